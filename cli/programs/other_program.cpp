#include "cli/programs/other_program.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <system_error>
#include <thread>

extern char** environ;

namespace sator::cli {

namespace {

namespace fs = std::filesystem;

/// The exit code of a shell if there is no such program. posix_spawnp may report a missing program in this
/// way.
constexpr int kNotFound = 127;
/// The time between two looks at a running program.
constexpr std::chrono::milliseconds kPatience{5};

/// Waits for a child, and ends it if its time is over.
ProgramEnding wait_for(pid_t child, const std::function<bool()>& is_over) {
    ProgramEnding ending;
    int status = 0;
    for (;;) {
        const pid_t ended = ::waitpid(child, &status, is_over && !ending.was_stopped ? WNOHANG : 0);
        if (ended == child) break;
        if (ended < 0 && errno != EINTR) return {errno, 0, false};
        if (ended != 0) continue;
        if (is_over()) {
            ::kill(child, SIGKILL);
            ending.was_stopped = true;
        } else {
            std::this_thread::sleep_for(kPatience);
        }
    }
    ending.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return ending;
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
    std::error_code error;
    constexpr std::size_t kTemplateCharacters = 6;  // which mkdtemp replaces
    path_ = (fs::temp_directory_path(error) / ("sator-" + std::string(kTemplateCharacters, 'X'))).string();
    if (error || ::mkdtemp(path_.data()) == nullptr) path_.clear();
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code error;
    if (!path_.empty()) fs::remove_all(path_, error);
}

bool ProgramEnding::is_missing() const {
    return error == ENOENT || code == kNotFound;
}

ProgramEnding run_other_program(std::vector<std::string>& words, const std::string& output,
                                const std::function<bool()>& is_over) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    if (!output.empty()) {
        ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(),
                                           O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    pid_t child = 0;
    const int error = ::posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0) return {error, 0, false};
    return wait_for(child, is_over);
}

}  // namespace sator::cli
