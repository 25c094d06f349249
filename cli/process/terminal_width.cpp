#include "cli/process/terminal_width.hpp"

#include <sys/ioctl.h>

#include <cstdlib>

#include "sator/base/whole_number.hpp"

namespace sator::cli {

std::optional<std::size_t> columns_in(std::string_view variable) {
    const auto columns = to_whole_number<std::uint32_t>(variable);
    return columns && *columns > 0 ? std::optional<std::size_t>(*columns) : std::nullopt;
}

std::optional<std::size_t> terminal_columns(int descriptor) {
    const char* variable = std::getenv("COLUMNS");
    if (const auto columns = columns_in(variable == nullptr ? "" : variable)) return columns;
    winsize window = {};
    const bool is_known = ::ioctl(descriptor, TIOCGWINSZ, &window) == 0 && window.ws_col > 0;
    return is_known ? std::optional<std::size_t>(window.ws_col) : std::nullopt;
}

}  // namespace sator::cli
