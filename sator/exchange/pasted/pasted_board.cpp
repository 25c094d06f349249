#include "sator/exchange/pasted/pasted_board.hpp"

#include <algorithm>

#include "sator/base/trimmed.hpp"

namespace sator::exchange {

namespace {

/// Returns whether one line holds.
template <class Holds>
bool any_line(std::string_view text, Holds holds) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (holds(trimmed(line))) return true;
    }
    return false;
}

/// Returns whether a line is the upper or lower edge of a row of hexagons: "/ \ / \".
bool is_row_of_slashes(std::string_view line) {
    return line.starts_with("/ \\") && line.find_first_not_of("/\\ ") == std::string_view::npos;
}

}  // namespace

bool is_printed_board(std::string_view text) {
    const bool has_frame =
        any_line(text,
                 [](std::string_view line) { return line.starts_with("┌") || line.starts_with("┏"); }) &&
        any_line(text, [](std::string_view line) { return line.starts_with("└") || line.starts_with("┗"); });
    return has_frame || any_line(text, is_row_of_slashes) || is_printed_answer(text);
}

bool is_printed_answer(std::string_view text) {
    return text.contains("unique over ") || text.contains("solutions over ");
}

}  // namespace sator::exchange
