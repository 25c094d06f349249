#pragma once

#include "sator/create/regex/clue_tree.hpp"
#include "sator/create/regex/line_view.hpp"

namespace sator::create {

/// Returns a random part of a clue that matches `segment`, a part of the line, which may be empty: letters, a class, alternatives,
/// a loop of fragments, dots, ….
ClueSequence segment_atom(std::u32string_view segment, const LineView& line);
/// Says something short about a short segment, without a choice: `[LAP]+`, `[KEO]{2}`, `R+`, `.`.
ClueSequence woven_atom(std::u32string_view segment, const LineView& line);

/// The kinds of parts, for makers that want a certain one.
ClueSequence class_loop(std::u32string_view segment, const LineView& line);
ClueSequence fragment_loop(std::u32string_view segment, const LineView& line);
ClueSequence alternatives(std::u32string_view segment, const LineView& line);

/// Returns * or +, whichever is right for a loop that may match nothing else.
Times random_loop(RandomSource& random);

}  // namespace sator::create
