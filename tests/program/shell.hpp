#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

struct ShellRun {
    int code = 0;     ///< the exit status, or 128 plus the number of the signal that ended it
    std::string out;  ///< standard output
};

/// Runs a shell command in which $SATOR is the program.
inline ShellRun shell(const std::string& line) {
    FILE* pipe = ::popen(("SATOR='" SATOR_PROGRAM "'; " + line).c_str(), "r");
    ShellRun run;
    std::array<char, 4096> piece{};
    for (std::size_t n; (n = std::fread(piece.data(), 1, piece.size(), pipe)) > 0;)
        run.out.append(piece.data(), n);
    const int status = ::pclose(pipe);
    run.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return run;
}

}  // namespace sator::tests
