#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// The sign before the value of a shaded cell.
constexpr char32_t kShadeSign = U'▒';

/// The texts of the cells in a drawing.
struct CellTexts {
    /// `marked` is empty, or has for each cell whether it is marked.
    CellTexts(const Puzzle& puzzle, std::span<const Value> values, const std::vector<bool>& marked);
    /// Cells without a value show a sign that is no symbol of the puzzle.
    CellTexts(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
              const std::vector<bool>& marked);

    bool is_marked(CellId cell) const { return !marked.empty() && marked[cell.index()]; }
    /// Returns whether the puzzle shades the cell, e.g. a black cell with a number.
    bool is_shaded(CellId cell) const { return !shaded.empty() && shaded[cell.index()]; }
    /// Returns a cell's text, padded on the left to `columns`.
    std::u32string padded(CellId cell, std::size_t columns) const;

    std::vector<std::u32string> texts;  ///< by cell
    /// By cell: its value if it is known; empty if nothing between the cells has a value.
    std::vector<std::optional<Value>> known;
    const std::vector<bool>& marked;
    std::vector<bool> shaded;  ///< by cell; empty if the puzzle shades none
    std::size_t width = 1;     ///< columns of the widest text

  private:
    void hide_blank_cells(const Puzzle& puzzle);
    void add_shades(const Puzzle& puzzle);
    void add(std::u32string text);
};

}  // namespace sator::render
