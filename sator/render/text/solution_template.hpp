#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/pen.hpp"

namespace sator {

/// A text that shows a solution, made once and filled in with one solution after the other: of many
/// solutions, only the cells that change cost something.
class SolutionTemplate {
  public:
    /// `marked`: the text of `placeholder_solution`'s puzzle and values. `symbols`: of each value, what stands for
    /// it.
    SolutionTemplate(std::string_view marked, std::vector<std::string> symbols);

    /// The text of a solution; valid until the next call.
    std::string_view fill(std::span<const Value> values);

  private:
    /// A cell's place in the text.
    struct Place {
        std::uint32_t cell;
        std::size_t offset;  ///< in skeleton_, where all that stands before it ends
    };

    void write_all(std::span<const Value> values);
    void write_changes(std::span<const Value> values);

    std::vector<std::string> symbols_;
    std::string skeleton_;  // all but the cells
    std::vector<Place> places_;
    bool has_fixed_offsets_;  // all symbols have as many bytes, so that cells have a fixed place in text_
    std::string text_;
    std::vector<Value> shown_;  // of each place, the value in text_
};

/// A grid of which each cell shows a code point that says which cell it is.
struct PlaceholderSolution {
    Puzzle puzzle;
    std::vector<Value> values;
};

/// Marks for a text that depends on the puzzle's grid and on what its cells show, and on nothing else.
/// Nothing where there are more cells than marks.
std::optional<PlaceholderSolution> placeholder_solution(const Puzzle& puzzle);

/// What `grid_text` draws of solutions without marked cells. Nothing where what a cell shows can move the
/// others: where a symbol is wider than a column.
std::optional<SolutionTemplate> solution_template(const Puzzle& puzzle, TextStyle style);

}  // namespace sator
