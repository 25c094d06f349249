#include "cli/process/write_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "cli/process/output.hpp"

namespace sator::cli {

namespace {

constexpr int kMode = 0666;  // restricted by the caller's umask

std::string hint_for_writing(int error) {
    if (error == ENOENT) return "create its folder first";
    if (error == EISDIR) return "name a file in this folder";
    if (error == EACCES || error == EROFS) return "name a file in a folder that you may write to";
    return error == ENOSPC ? "free some space, or name a file on another disk" : "";
}

std::expected<void, Diagnostic> write_to(const std::string& path, int flags, std::string_view content) {
    const int descriptor = ::open(path.c_str(), O_CREAT | O_CLOEXEC | flags, kMode);
    if (descriptor < 0) return std::unexpected(cannot_write(path, errno));
    FileOutput output(descriptor);
    char last = '\n';
    const bool is_whole = (flags & O_APPEND) == 0 || ::lseek(descriptor, -1, SEEK_END) < 0 ||
                          ::read(descriptor, &last, 1) != 1 || last == '\n';
    if (!is_whole) output.write("\n");
    output.write(content);
    output.flush();
    const int closing = ::close(descriptor) == 0 ? 0 : errno;
    const int error = output.error() != 0 ? output.error() : closing;
    if (error != 0) return std::unexpected(cannot_write(path, error));
    return {};
}

}  // namespace

Diagnostic cannot_write(const std::string& path, int error) {
    return error_in(path, "cannot be written: " + std::generic_category().message(error),
                    hint_for_writing(error));
}

std::expected<void, Diagnostic> write_file(const std::string& path, std::string_view content) {
    return write_to(path, O_WRONLY | O_TRUNC, content);
}

std::expected<void, Diagnostic> append_to_file(const std::string& path, std::string_view content) {
    return write_to(path, O_RDWR | O_APPEND, content);
}

}  // namespace sator::cli
