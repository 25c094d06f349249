#include "cli/pictures/svg_converter.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"

extern char** environ;

namespace sator::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* kProgram = "rsvg-convert";
/// Pixels of a PNG per unit of the picture: sharp on paper and on high-density screens.
constexpr const char* kZoom = "2";
/// The exit code of a shell if there is no such program. posix_spawnp may report a missing program in this
/// way.
constexpr int kNotFound = 127;

Diagnostic converter_missing() {
    return call_error(
        std::string(kProgram) + ", which is needed for PDF and PNG, is not installed",
        "install the Debian package librsvg2-bin (apt-get install librsvg2-bin), or write .svg or .html");
}

/// A new temporary folder, which the destructor deletes with its files.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::error_code error;
        constexpr std::size_t kTemplateCharacters = 6;  // which mkdtemp replaces
        path_ =
            (fs::temp_directory_path(error) / ("sator-" + std::string(kTemplateCharacters, 'X'))).string();
        if (error || ::mkdtemp(path_.data()) == nullptr) path_.clear();
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code error;
        if (!path_.empty()) fs::remove_all(path_, error);
    }
    const std::string& path() const { return path_; }  // empty if it could not be made

  private:
    std::string path_;
};

/// Runs a program and waits for it. Returns its exit code, or the `errno` if it could not be started.
struct ExitStatus {
    int error = 0, code = 0;
};
ExitStatus run_program(std::vector<std::string>& words) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t child = 0;
    const int error = ::posix_spawnp(&child, arguments[0], nullptr, nullptr, arguments.data(), environ);
    if (error != 0) return {error, 0};
    int status = 0;
    while (::waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) return {errno, 0};
    }
    return {0, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

}  // namespace

std::optional<Diagnostic> convert_svgs(const std::vector<std::string>& documents, const std::string& format,
                                       const std::string& path) {
    const TemporaryFolder folder;
    if (folder.path().empty())
        return error_in(path, "cannot be written: there is no folder for temporary files");
    std::vector<std::string> words{kProgram, "--unlimited", "--format=" + format, "--output=" + path};
    if (format == "png") words.emplace_back(std::string("--zoom=") + kZoom);
    for (std::size_t i = 0; i < documents.size() && (i == 0 || format == "pdf"); ++i) {
        words.push_back(folder.path() + "/" + std::to_string(i + 1) + ".svg");
        if (auto error = write_file(words.back(), documents[i])) return error;
    }
    const ExitStatus ending = run_program(words);
    if (ending.error == ENOENT || ending.code == kNotFound) return converter_missing();
    if (ending.error != 0)
        return error_in(kProgram, "cannot be run: " + std::generic_category().message(ending.error));
    if (ending.code != 0)
        return error_in(path, std::string(kProgram) + " could not write it (exit code " +
                                  std::to_string(ending.code) + ")");
    return std::nullopt;
}

}  // namespace sator::cli
