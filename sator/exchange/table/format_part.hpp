#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// How a reader treats a part of a text.
enum class PartUse : std::uint8_t {
    Read,     ///< it says something about the puzzle
    Drawn,    ///< it is drawn, and is no rule
    Skipped,  ///< it says how the puzzle looks or is played, or what somebody filled in
    Refused,  ///< an error names it, or it is named as left out, so that the puzzle has no verdict
};

/// A part that texts of a format may have: a constraint, a field, a section, a kind of puzzle. A reader asks its parts which names it
/// knows, and docs/formats.md lists them. `format_parts` returns those of all formats.
struct FormatPart {
    std::string_view name;  ///< as the format spells it
    PartUse use = PartUse::Read;
    bool is_written = false;        ///< whether Sator writes this name
    std::string_view owner = {};    ///< what has the part: "a cell"; empty for the puzzle
    std::string_view read_as = {};  ///< the kind of puzzle that it is, if it is one
};

/// The names of parts, for readers that leave out all others.
template <std::size_t kCount>
constexpr std::array<std::string_view, kCount> part_names(const std::array<FormatPart, kCount>& parts) {
    std::array<std::string_view, kCount> names;
    for (std::size_t i = 0; i < kCount; ++i) names[i] = parts[i].name;
    return names;
}

/// Adds parts to a list.
void add_parts(std::vector<FormatPart>& list, std::span<const FormatPart> parts);

/// Returns a table in Markdown: for each part whether it is read, and whether it is written. It has a column for the owners if there
/// are some.
std::string part_table(std::span<const FormatPart> parts);

}  // namespace sator::exchange
