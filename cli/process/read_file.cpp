#include "cli/process/read_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include "sator/base/spelling_suggestion.hpp"

namespace sator {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kReadBytes = 256 * 1024;
/// A larger file is no puzzle but a mistake, such as a device that never ends.
constexpr std::size_t kMaxBytes = std::size_t{1} << 30;

/// Closes the descriptor at the end, standard input apart.
class OpenFile {
  public:
    /// Of a pipe it does not wait for its other end.
    explicit OpenFile(const std::string& path)
        : descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
    }
    int descriptor() const { return descriptor_; }
    /// Waits a moment for something to read, or the end; false where neither has come.
    bool is_ready() const {
        constexpr int kMilliseconds = 20;
        pollfd waiting{descriptor_, POLLIN, 0};
        return ::poll(&waiting, 1, kMilliseconds) > 0;
    }
    /// As far as the system knows it beforehand; else 0.
    std::size_t size() const {
        struct stat status = {};
        const bool is_known = ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
        return is_known ? static_cast<std::size_t>(status.st_size) : 0;
    }

  private:
    int descriptor_;
};

/// The name of the file beside `path` that was probably meant; empty for none.
std::string nearest_file(const fs::path& path) {
    std::error_code error;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder, error))
        names.push_back(entry.path().filename().string());
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string name(spelling_suggestion(path.filename().string(), known));
    return name.empty() || !path.has_parent_path() ? name : (folder / name).string();
}

std::string hint_for(const std::string& path, int error) {
    if (error == ENOENT) {
        const std::string near = nearest_file(path);
        return near.empty() ? "check the path; - stands for standard input" : "did you mean " + near + "?";
    }
    if (error == EISDIR) return "name the files in it, as in " + (fs::path(path) / "*.json").string();
    if (error == EFBIG) return "at most 1 GiB can be read";
    return "";
}

std::unexpected<Diagnostic> failure(const std::string& path, int error) {
    return std::unexpected(error_in(path == "-" ? "standard input" : path,
                                    "cannot be read: " + std::generic_category().message(error),
                                    hint_for(path, error)));
}

}  // namespace

std::expected<std::string, Diagnostic> read_file(const std::string& path, LimitWatch& watch) {
    const OpenFile file(path);
    if (file.descriptor() < 0) return failure(path, errno);
    std::string text;
    const std::size_t expected = std::min(file.size(), kMaxBytes) + kReadBytes;
    if (!watch.has_room(expected)) return text;
    text.reserve(expected);
    for (;;) {
        const std::size_t size = text.size();
        if (size >= kMaxBytes) return failure(path, EFBIG);
        const bool grows = size + kReadBytes > text.capacity();
        if (watch.reached() || (grows && !watch.has_room(2 * text.capacity()))) return text;
        if (!file.is_ready()) continue;
        ssize_t count = 0;
        int error = 0;
        // What is not read is not written either, so that a small file takes little memory.
        text.resize_and_overwrite(size + kReadBytes, [&](char* bytes, std::size_t) {
            count = ::read(file.descriptor(), bytes + size, kReadBytes);
            error = errno;
            return size + static_cast<std::size_t>(count > 0 ? count : 0);
        });
        if (count == 0) return text;
        if (count < 0 && error != EINTR && error != EAGAIN) return failure(path, error);
    }
}

}  // namespace sator
