#include "cli/process/read_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include "sator/base/spelling_suggestion.hpp"

namespace sator::cli {

namespace {

namespace fs = std::filesystem;

/// The number of bytes that are read at once.
constexpr std::size_t kReadBytes = 256 * 1024;
/// A larger file is a mistake, e.g. an endless device.
constexpr std::size_t kMaxBytes = std::size_t{1} << 30;

/// Closes the descriptor in its destructor, unless it is standard input.
class OpenFile {
  public:
    /// O_NONBLOCK: opening a pipe does not wait for a writer.
    explicit OpenFile(const std::string& path)
        : descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
    }
    int descriptor() const { return descriptor_; }
    /// Waits briefly for input or the end of the file. Returns false if neither has come.
    bool is_ready() const {
        constexpr int kMilliseconds = 20;
        pollfd waiting{descriptor_, POLLIN, 0};
        return ::poll(&waiting, 1, kMilliseconds) > 0;
    }
    /// Returns the size if the system knows it, otherwise 0.
    std::size_t size() const {
        struct stat status = {};
        const bool is_known = ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
        return is_known ? static_cast<std::size_t>(status.st_size) : 0;
    }

  private:
    int descriptor_;
};

/// Returns the name of the file beside `path` that was probably meant, or an empty text.
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

/// Says how to name the files of a folder: by the extension of its puzzles.
std::string files_of_folder(const fs::path& folder) {
    constexpr std::array<std::string_view, 3> kExtensions = {".sator", ".json", ".non"};
    std::array<bool, kExtensions.size()> has_file = {};
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const auto found = std::ranges::find(kExtensions, entry.path().extension().string());
        if (found != kExtensions.end())
            has_file[static_cast<std::size_t>(found - kExtensions.begin())] = true;
    }
    const auto first = std::ranges::find(has_file, true);
    if (first == has_file.end())
        return "name a file; no file in this folder has the name of a puzzle (*.sator)";
    const auto extension = kExtensions[static_cast<std::size_t>(first - has_file.begin())];
    return "name the files in it, e.g. " + (folder / ("*" + std::string(extension))).string();
}

std::string hint_for(const std::string& path, int error) {
    if (error == ENOENT) {
        const std::string near = nearest_file(path);
        return near.empty() ? "check the path; - is standard input" : "did you mean " + near + "?";
    }
    if (error == EISDIR) return files_of_folder(path);
    if (error == EACCES) return "allow reading it (chmod +r), or copy it";
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
        // Unread bytes of the buffer are not touched, so that a small file takes little memory.
        text.resize_and_overwrite(size + kReadBytes, [&](char* bytes, std::size_t) {
            count = ::read(file.descriptor(), bytes + size, kReadBytes);
            error = errno;
            return size + static_cast<std::size_t>(count > 0 ? count : 0);
        });
        if (count == 0) return text;
        if (count < 0 && error != EINTR && error != EAGAIN) return failure(path, error);
    }
}

}  // namespace sator::cli
