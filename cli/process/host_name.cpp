#include "cli/process/host_name.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace sator::cli {

namespace {

/// The bytes of the longest host name, with its end.
constexpr std::size_t kHostBytes = 256;
/// Variables of the environment that name the host. In a container, the system's name is the container's.
constexpr const char* kHostVariables[] = {"SATOR_HOST", "SLURMD_NODENAME"};

std::string any_host_name() {
    for (const char* const variable : kHostVariables) {
        const char* const name = std::getenv(variable);
        if (name != nullptr && *name != '\0') return name;
    }
    std::array<char, kHostBytes> name{};
    if (::gethostname(name.data(), name.size() - 1) != 0 || name[0] == '\0') return "unknown";
    return name.data();
}

}  // namespace

std::string host_name() {
    std::string name = any_host_name();
    std::ranges::replace_if(
        name, [](unsigned char c) { return c == '/' || std::isspace(c) != 0; }, '-');
    return name;
}

}  // namespace sator::cli
