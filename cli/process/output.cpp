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

void FileOutput::overwrite_after(std::uint64_t bytes) {
    flush();
    if (::lseek(descriptor_, static_cast<off_t>(bytes), SEEK_SET) < 0) fail(errno);
}

namespace {

/// Writes the last output of the program. Async-signal-safe.
class LastWrite {
  public:
    LastWrite(int descriptor, FileOutput::FullPipe full_pipe)
        : descriptor_(descriptor), delays_lines_(full_pipe == FileOutput::FullPipe::DelaysLine) {}

    bool write(std::string_view text) {
        while (!text.empty()) {
            if (!has_room(delays_lines_ && is_in_line_ ? -1 : 0)) return false;
            // poll promises that a piece of this size fits into a pipe without blocking.
            const ssize_t written =
                ::write(descriptor_, text.data(), std::min(text.size(), std::size_t{_POSIX_PIPE_BUF}));
            if (written < 0 && errno != EINTR && errno != EAGAIN) return false;
            if (written <= 0) continue;
            const auto count = static_cast<std::size_t>(written);
            is_in_line_ = text[count - 1] != '\n';
            text.remove_prefix(count);
        }
        return true;
    }

  private:
    /// Waits up to `milliseconds` for room; -1 waits without end.
    bool has_room(int milliseconds) const {
        pollfd room{.fd = descriptor_, .events = POLLOUT, .revents = 0};
        int ready = 0;
        do ready = ::poll(&room, 1, milliseconds);
        while (ready < 0 && errno == EINTR && milliseconds < 0);
        return ready == 1 && (room.revents & POLLOUT) != 0;
    }

    int descriptor_;
    bool delays_lines_, is_in_line_ = false;
};

/// Returns the length of the rest of the line at `at`, with its newline; 0 if a line begins there.
std::size_t rest_of_line(std::string_view text, std::size_t at) {
    if (at == 0 || text[at - 1] == '\n') return 0;
    return std::min(text.find('\n', at), text.size() - 1) + 1 - at;
}

}  // namespace

bool FileOutput::write_last(std::span<const std::string_view> pieces, FullPipe full_pipe) {
    if (error() != 0) return false;
    const bool is_locked = lock_for_good();
    if (!is_locked && !is_parked()) return false;
    LastWrite last(descriptor_, full_pipe);
    // The thread that is parked has dropped its buffer.
    if (is_locked && !last.write(buffered_text().substr(0, buffered_text().rfind('\n') + 1))) return false;
    return std::ranges::all_of(pieces, [&](std::string_view piece) { return last.write(piece); });
}

int FileOutput::emit(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const bool parks = parks_after_line_.load();
        const std::size_t length = parks ? rest_of_line(text, at) : text.size() - at;
        if (length == 0) {
            is_parked_.store(true, std::memory_order_release);
            for (;;) ::pause();
        }
        const ssize_t written = ::write(descriptor_, text.data() + at, length);
        if (written >= 0) {
            at += static_cast<std::size_t>(written);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

}  // namespace sator::cli
