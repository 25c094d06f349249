#pragma once

#include <algorithm>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::text {

/// Returns a line without the blanks, tabs and carriage returns at its ends.
inline std::string_view trimmed(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r";
    line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
    return line.substr(0, line.find_last_not_of(kBlanks) + 1);
}

}  // namespace sator::text
