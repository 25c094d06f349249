// Writes the new content to a file whose name no other program uses (the host and the process are in it), syncs it, and renames it.
#include "cli/process/replace_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "cli/process/host_name.hpp"
#include "cli/process/output.hpp"

namespace sator::cli {

namespace {

int write_new(const std::string& path, std::string_view text) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return errno;
    int error = 0;
    {
        FileOutput out(file);
        out.write(text);
        out.flush();
        error = out.error();
    }
    if (error == 0 && ::fsync(file) != 0) error = errno;
    if (::close(file) != 0 && error == 0) error = errno;
    return error;
}

/// Makes sure that the new name is on the storage device, too. If the folder cannot be synced, nothing is lost but this assurance.
void sync_folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
}

}  // namespace

int replace_file(const std::string& path, std::string_view text) {
    const std::string fresh = fmt::format("{}.{}-{}.new", path, host_name(), ::getpid());
    int error = write_new(fresh, text);
    if (error == 0 && std::rename(fresh.c_str(), path.c_str()) != 0) error = errno;
    if (error != 0) ::unlink(fresh.c_str());
    if (error == 0) sync_folder_of(path);
    return error;
}

}  // namespace sator::cli
