#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/rules/sketch.hpp"
#include "sator/render/text/pen.hpp"
#include "sator/render/text_picture/text_geometry.hpp"

namespace sator::render {

/// The picture of a puzzle in characters: the values, frames around regions and cages, the numbers of cages,
/// signs between cells, and clues at the edge.
///
///       3
///     ┌───────┐
///     │ . . . │ 2
///     └───────┘
class TextBoard {
  public:
    /// Returns nullopt if this picture cannot show the grid, although `grid_text` can: a grid of hexagons or
    /// of free places, one with words in its layout, or a huge one; also if `watch` ends the work. `puzzle`
    /// must outlive the picture.
    static std::optional<TextBoard> of(const Puzzle& puzzle, LimitWatch& watch);

    /// The terminal columns that the picture takes.
    std::size_t columns() const { return geometry_.width; }
    /// The indices of the statements that the picture shows completely.
    const std::set<std::size_t>& statements() const { return statements_; }
    /// The meaning of the picture's numbers, one sentence each.
    std::vector<std::string> legend() const;
    /// Returns the picture with the values that are known. `marked` is as in `grid_text`.
    std::string draw(std::span<const std::optional<Value>> values, const std::vector<bool>& marked,
                     TextStyle style) const;

  private:
    explicit TextBoard(Sketch sketch);

    bool is_only_a_sign(const DrawnMark& mark) const;
    std::u32string text_of(const DrawnMark& mark) const;
    void add_signs();
    void add_kind_marks();
    void add_labels();
    void find_statements();
    std::size_t cell_width() const;

    Sketch sketch_;
    EdgeTexts edges_;
    std::vector<std::u32string>
        labels_;  // by cell: the number of its cage, its letter; empty: no cell has one
    std::set<std::size_t> statements_;
    TextGeometry geometry_;
};

}  // namespace sator::render
