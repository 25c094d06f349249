#pragma once

#include <array>
#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// The deciles of the effort in a collection of puzzles of one kind (docs/difficulty.md). The collection never changes; another one
/// has another version, so that a rank with its kind and version always means the same.
struct RankScale {
    std::string kind;        ///< "killer-sudoku"
    std::string collection;  ///< its name: "766 sudokus with people's times"
    int version = 1;
    std::array<double, 9> deciles{};
};

/// The position of a puzzle among others of its kind.
struct Rank {
    int rank = 1;                      ///< 1, the easiest tenth of the collection, to 10
    const RankScale* scale = nullptr;  ///< of static lifetime; not null
};

/// Returns the scale of a puzzle's kind, or null if the kind has no collection. The kind is told by the puzzle's rules, so that it does
/// not matter who made the puzzle and in which format it was. If the kind has several collections, the one whose grids have the most
/// similar size counts. A collection does not count if its grids have more than twice or less than half of the puzzle's cells.
const RankScale* scale_of(const PuzzleContext& context);
/// Returns the scale of regex crosswords.
const RankScale& regex_scale();
/// Returns whether the puzzle is a 9 × 9 sudoku whose rules only say that cells differ: the puzzles whose solving times are known.
bool is_plain_sudoku(const PuzzleContext& context);

Rank rank_of(const RankScale& scale, double effort);

}  // namespace sator::explain
