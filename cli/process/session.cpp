#include "cli/process/session.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace sator::cli {

namespace {

/// The columns of a terminal that does not say how wide it is.
constexpr std::size_t kUsualColumns = 80;
/// The bounds of the columns that help takes.
constexpr std::size_t kMinHelpColumns = 40, kMaxHelpColumns = 100;

}  // namespace

bool Session::wants_colour() const {
    const auto variable = [](const char* name) -> std::string_view {
        const char* value = std::getenv(name);
        return value == nullptr ? "" : value;
    };
    return out_is_terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
}

std::optional<std::size_t> Session::grid_columns() const {
    return out_is_terminal ? std::optional(columns.value_or(kUsualColumns)) : std::nullopt;
}

std::size_t Session::help_columns() const {
    return std::clamp(columns.value_or(kUsualColumns), kMinHelpColumns, kMaxHelpColumns);
}

}  // namespace sator::cli
