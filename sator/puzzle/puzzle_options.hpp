#pragma once

#include <optional>

#include "sator/base/limit_watch.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/unicode/code_point_set.hpp"
#include "sator/puzzle/cell_limit.hpp"

namespace sator {

/// What whoever asks may want of a puzzle that its text does not say.
struct PuzzleOptions {
    std::optional<CodePointSet>
        alphabet;  ///< replaces what the puzzle states and what its clues mention; not empty
    Dialect dialect = Dialect::EcmaScript;  ///< of clues that name none
    std::size_t cell_limit = kCellLimit;
    /// Asked while a text is read, or null; once it is over what was read means nothing. Not owned.
    LimitWatch* watch = nullptr;

    /// Whether a grid of so many columns and rows may be made. Where not, the watch is over; grids that are
    /// refused for their size take nothing. `more_bytes`: what each cell takes beside.
    bool has_room_for(std::size_t columns, std::size_t rows, std::size_t more_bytes = 0) const {
        constexpr std::size_t kBytesPerCell =
            80;  // its place, its lines, how it is drawn, and its candidates
        if (watch == nullptr || rows == 0 || columns > cell_limit / rows) return true;
        return watch->has_room(columns * rows * (kBytesPerCell + more_bytes));
    }
};

}  // namespace sator
