#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// A new temporary folder, which the destructor deletes with its files.
class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    const std::string& path() const { return path_; }  ///< empty if it could not be made

  private:
    std::string path_;
};

/// The end of a program.
struct ProgramEnding {
    int error = 0;  ///< the `errno` if it could not be started
    int code = 0;   ///< its exit code
    bool was_stopped = false;

    bool is_missing() const;
};

/// Runs a program, found in the PATH, and waits for it. `words` are its name and its arguments. If `output` is not empty, the file
/// of this name gets its standard output, and its messages are dropped. It is ended as soon as `is_over` returns true.
ProgramEnding run_other_program(std::vector<std::string>& words, const std::string& output = {},
                                const std::function<bool()>& is_over = {});

}  // namespace sator::cli
