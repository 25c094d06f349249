#pragma once

#include <optional>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/drawings/drawing.hpp"

namespace sator::text {

/// The mark that a drawing has in the place of one cell.
struct ReadMark {
    Mark mark;             ///< without cell and place
    bool is_open = false;  ///< '.': no mark
    std::size_t length = 0;
};

/// Reads the mark at `at`. Returns nullopt if there is none. The mark of a tight cell is one character, a
/// quoted text, or a mark in braces.
std::optional<ReadMark> read_mark(std::u32string_view text, std::size_t at, MarkUse use, bool is_tight,
                                  std::u32string_view characters);

}  // namespace sator::text
