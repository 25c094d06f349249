#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/trimmed.hpp"

namespace sator::text {

/// A line of a text, without blanks at either end, and its place.
struct NumberedLine {
    std::uint32_t number = 0;
    std::uint32_t column = 1;
    std::string_view text;

    /// Returns the place of `length` bytes from `begin` on. The text before and in it must be ASCII.
    SourceSpan span(std::size_t begin, std::size_t length) const {
        return {number, column + static_cast<std::uint32_t>(begin),
                static_cast<std::uint32_t>(std::max<std::size_t>(length, 1))};
    }
    SourceSpan span() const { return span(0, text.size()); }
};

/// Returns the lines of a text; the last one is left out if it is empty.
inline std::vector<NumberedLine> numbered_lines(std::string_view text) {
    std::vector<NumberedLine> lines;
    for (std::uint32_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const auto indent = std::min(line.find_first_not_of(" \t\r"), line.size());
        lines.push_back({number, static_cast<std::uint32_t>(indent) + 1, trimmed(line)});
    }
    return lines;
}

}  // namespace sator::text
