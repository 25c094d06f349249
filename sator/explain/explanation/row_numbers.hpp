#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// Returns the numbers of the rows that have one of the cells, each once, in ascending order. The first row is 1.
inline std::vector<std::size_t> row_numbers(const PuzzleContext& context, const std::vector<CellId>& cells) {
    std::vector<std::size_t> rows;
    for (const CellId cell : cells) rows.push_back(context.groups().place(cell).row + 1);
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

}  // namespace sator::explain
