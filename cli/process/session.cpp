#include "cli/process/session.hpp"

#include <cstdlib>
#include <string_view>

namespace sator::cli {

bool Session::wants_colour() const {
    const auto variable = [](const char* name) -> std::string_view {
        const char* value = std::getenv(name);
        return value == nullptr ? "" : value;
    };
    return out_is_terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
}

}  // namespace sator::cli
