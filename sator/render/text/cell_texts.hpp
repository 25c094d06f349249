#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// What the cells of a drawing show.
struct CellTexts {
    /// `marked` is empty or says of each cell whether it is marked.
    CellTexts(const Puzzle& puzzle, std::span<const Value> values, const std::vector<bool>& marked);
    /// Cells without a value show a sign that no symbol of the puzzle is.
    CellTexts(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
              const std::vector<bool>& marked);

    bool is_marked(CellId cell) const { return !marked.empty() && marked[cell.index()]; }
    /// A cell's text, padded on the left to `columns`.
    std::u32string padded(CellId cell, std::size_t columns) const;

    std::vector<std::u32string> texts;  ///< of each cell
    const std::vector<bool>& marked;
    std::size_t width = 1;  ///< columns of the widest

  private:
    void add(std::u32string text);
};

}  // namespace sator
