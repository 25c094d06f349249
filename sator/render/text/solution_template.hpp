#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/pen.hpp"

namespace sator::render {

/// A text that shows a solution. The text is laid out once and then filled in with one solution after the
/// other. For each further solution, only the cells that change are written.
class SolutionTemplate {
  public:
    /// `marked` is the text of the puzzle and values that `placeholder_solution` returns. `symbols` has the
    /// text of each value.
    SolutionTemplate(std::string_view marked, std::vector<std::string> symbols);

    /// Returns the text of a solution; it is valid until the next call.
    std::string_view fill(std::span<const Value> values);

  private:
    /// The position of a cell in the text.
    struct Place {
        std::uint32_t cell;
        std::size_t offset;  ///< the end of the preceding text in skeleton_
    };

    void write_all(std::span<const Value> values);
    void write_changes(std::span<const Value> values);

    std::vector<std::string> symbols_;
    std::string skeleton_;  // the text without the cells
    std::vector<Place> places_;
    // Whether all symbols have the same number of bytes, so that cells have fixed positions in text_.
    bool has_fixed_offsets_;
    std::string text_;
    std::vector<Value> shown_;  // the value in text_, by place
};

/// A puzzle in which each cell has its own symbol: a code point that identifies the cell.
struct PlaceholderSolution {
    Puzzle puzzle;
    std::vector<Value> values;
};

/// Makes placeholders for a text that depends only on the puzzle's grid and on the texts of its cells.
/// Returns nullopt if there are more cells than placeholders.
std::optional<PlaceholderSolution> placeholder_solution(const Puzzle& puzzle);

/// Makes the template of what `grid_text` draws for solutions without marked cells. Returns nullopt if a
/// symbol is wider than a column, because then one cell's text can move the others.
std::optional<SolutionTemplate> solution_template(const Puzzle& puzzle, TextStyle style);

}  // namespace sator::render
