#include "cli/process/output.hpp"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>

namespace sator::cli {

void Output::write_buffer() {
    if (error_ == 0 && !buffer_.empty()) error_ = emit(buffer_);
    buffer_.clear();
}

std::uint64_t FileOutput::position() {
    flush();
    const off_t position = ::lseek(descriptor_, 0, SEEK_CUR);
    if (position < 0) fail(errno);
    return position < 0 ? 0 : static_cast<std::uint64_t>(position);
}

std::uint64_t FileOutput::size() const {
    struct stat status = {};
    return ::fstat(descriptor_, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

/// fsync on a device fails with EINVAL, which is no error here.
void FileOutput::sync() {
    flush();
    if (::fsync(descriptor_) != 0 && errno != EINVAL) fail(errno);
}

void FileOutput::truncate(std::uint64_t bytes) {
    flush();
    const auto length = static_cast<off_t>(bytes);
    if (::ftruncate(descriptor_, length) != 0 || ::lseek(descriptor_, length, SEEK_SET) < 0) fail(errno);
}

bool FileOutput::write_last(std::string_view text) {
    if (error() != 0 || !lock_for_good()) return false;
    const std::string_view lines = buffered_text().substr(0, buffered_text().rfind('\n') + 1);
    return write_at_once(lines) && write_at_once(text);
}

/// Writes in pieces of _POSIX_PIPE_BUF bytes, because poll promises that such a piece fits without blocking.
bool FileOutput::write_at_once(std::string_view text) const {
    while (!text.empty()) {
        pollfd room{.fd = descriptor_, .events = POLLOUT, .revents = 0};
        if (::poll(&room, 1, 0) != 1 || (room.revents & POLLOUT) == 0) return false;
        const ssize_t written =
            ::write(descriptor_, text.data(), std::min(text.size(), std::size_t{_POSIX_PIPE_BUF}));
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

int FileOutput::emit(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor_, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

}  // namespace sator::cli
