#pragma once

#include <optional>

#include "sator/base/limit_watch.hpp"
#include "sator/language/code_point_set.hpp"
#include "sator/language/regex_tree.hpp"
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
};

}  // namespace sator
