#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/counted_lines.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

/// A counted line with open cells, which still needs some of them.
struct OpenLine {
    const CountedLine* line;
    CellBits open;
    std::int64_t needed = 0;  ///< how many of the open cells have a value of the set
};

/// The cells that can, and that must, have a value of a set.
struct CountedCells {
    CellBits may, must;  ///< can have a value of the set; cannot have another one
};
CountedCells counted_cells(const SolvingState& state, const CountedLines& lines);

/// Some lines of one family minus some of another. The open cells in the first only, minus those in the second only, have
/// `needed` values of the set.
struct OpenWindow {
    std::vector<const OpenLine*> first, second;  ///< `second` may be empty
    CellBits inside, outside;                    ///< open cells
    std::int64_t needed = 0;                     ///< not negative; if it is 0, `outside` is empty
};

/// Returns the windows that decide cells by their sizes alone: all of `inside` are needed, or none. Those of few lines come
/// first. `open` is by family and must outlive them. Cost: unions of up to four lines × lines of another family.
std::vector<OpenWindow> exact_windows(const SolvingState& state,
                                      const std::vector<std::vector<OpenLine>>& open);

/// Returns the windows with more cells inside than are needed, which may decide cells if some exclude each other: single
/// lines.
std::vector<OpenWindow> single_lines(const std::vector<std::vector<OpenLine>>& open);
/// The same for several lines of one family, perhaps less lines of another. They may hang together by groups only.
std::vector<OpenWindow> loose_windows(const SolvingState& state,
                                      const std::vector<std::vector<OpenLine>>& open);

/// Returns whether one gets from each line to each other one by lines and groups that share open cells.
bool hang_together(const OpenWindow& window, const std::vector<CellBits>& groups);

std::vector<std::vector<OpenLine>> open_lines(const CountedLines& lines, const CountedCells& cells);

}  // namespace sator::explain
