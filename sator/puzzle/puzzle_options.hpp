#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/limit_watch.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/unicode/code_point_set.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"

namespace sator {

class Registry;

/// Unpacks raw deflate (RFC 1951). The library has none of its own: its caller gives one, e.g. zlib's. Returns nullopt if the
/// bytes are not valid, or if the result has more than `limit` bytes, before it is stored.
using Inflate = std::function<std::optional<std::string>(std::string_view packed, std::size_t limit)>;

/// The caller's decisions about a puzzle when its text is read.
struct PuzzleOptions {
    std::optional<CodePointSet>
        alphabet;  ///< replaces the alphabet that the puzzle states or its clues imply; not empty
    Dialect dialect = Dialect::EcmaScript;  ///< of clues that name no dialect
    std::size_t cell_limit = kCellLimit;
    /// The rules that a line may begin with; not owned. If null, those of Registry::standard().
    const Registry* registry = nullptr;
    /// The limits while a text is read, or null; not owned. Once it is over, the result of reading must not
    /// be used.
    LimitWatch* watch = nullptr;
    /// Unpacks the links of Penpa. If it is empty, they are refused.
    Inflate inflate = {};

    /// Returns whether the watch has memory for a grid of this size; if not, the watch is over. Returns true
    /// for a grid that is too large anyway, because it is refused before memory is allocated. `more_bytes`:
    /// additional bytes for each cell.
    bool has_room_for(std::size_t columns, std::size_t rows, std::size_t more_bytes = 0) const {
        constexpr std::size_t kBytesPerCell =
            80;  // its position, its places in lines and drawing, and its domain
        if (watch == nullptr || rows == 0 || columns > cell_limit / rows) return true;
        return watch->has_room(columns * rows * (kBytesPerCell + more_bytes));
    }
};

}  // namespace sator
