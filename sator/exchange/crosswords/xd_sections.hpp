#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/numbered_line.hpp"

namespace sator::exchange {

/// The lines of an .xd file by section, without empty ones.
struct XdSections {
    std::vector<NumberedLine> metadata, grid, clues;
};

/// Divides a file. Sections begin with "## Metadata", "## Grid" or "## Clues"; without such lines they follow each other in this order, with two or more
/// empty lines between them.
XdSections xd_sections(std::string_view text);

/// Returns what a line "Key: value" says, or an empty key.
std::pair<std::string, std::string> xd_header(std::string_view line);

}  // namespace sator::exchange
