#include "cli/output.hpp"

#include <unistd.h>

#include <cerrno>

namespace sator {

void Output::flush() {
    if (error_ == 0 && !buffer_.empty()) error_ = emit(buffer_);
    buffer_.clear();
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
