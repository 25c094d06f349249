#include "cli/output.hpp"

#include <unistd.h>

#include <cerrno>

namespace sator {

void Output::flush() {
    if (error_ == 0 && !buffer_.empty()) error_ = emit(buffer_);
    buffer_.clear();
}

std::uint64_t FileOutput::position() {
    flush();
    const off_t position = ::lseek(descriptor_, 0, SEEK_CUR);
    if (position < 0) fail(errno);
    return position < 0 ? 0 : static_cast<std::uint64_t>(position);
}

void FileOutput::cut(std::uint64_t bytes) {
    flush();
    const auto length = static_cast<off_t>(bytes);
    if (::ftruncate(descriptor_, length) != 0 || ::lseek(descriptor_, length, SEEK_SET) < 0) fail(errno);
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

}  // namespace sator
