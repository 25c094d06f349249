#pragma once

#include <optional>
#include <string_view>

#include "sator/formats/sator/drawing.hpp"

namespace sator {

/// What stands at one cell of a drawing.
struct ReadMark {
    Mark mark;             ///< without cell and place
    bool is_open = false;  ///< '.': no mark
    std::size_t length = 0;
};

/// Reads the mark at `at`, or nothing where there is none. A tight cell takes one character at most, a quoted
/// text, or what braces hold.
std::optional<ReadMark> read_mark(std::u32string_view text, std::size_t at, MarkUse use, bool is_tight,
                                  std::u32string_view characters);

}  // namespace sator
