#pragma once

#include <algorithm>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// The characters that are no content at the ends of a line, in UTF-8 and in code points.
constexpr std::string_view kLineBlanks = " \t\r";
constexpr std::u32string_view kWideLineBlanks = U" \t\r";

/// Returns a line without the blanks, tabs and carriage returns at its end.
constexpr std::string_view without_blanks_at_end(std::string_view line) {
    return line.substr(0, line.find_last_not_of(kLineBlanks) + 1);
}
constexpr std::u32string_view without_blanks_at_end(std::u32string_view line) {
    return line.substr(0, line.find_last_not_of(kWideLineBlanks) + 1);
}

/// Returns a line without the blanks, tabs and carriage returns at both ends.
constexpr std::string_view trimmed(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(kLineBlanks), line.size()));
    return without_blanks_at_end(line);
}
constexpr std::u32string_view trimmed(std::u32string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(kWideLineBlanks), line.size()));
    return without_blanks_at_end(line);
}

}  // namespace sator::base
