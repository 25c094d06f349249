#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "sator/exchange/iss/iss_grid.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// A text of constraints as statements of the puzzle language.
class IssStatements {
  public:
    explicit IssStatements(IssGrid grid);

    const IssGrid& grid() const { return grid_; }
    /// The region of each cell of the grid; nullopt is no region. At first these are the boxes.
    std::vector<std::optional<int>>& regions() { return regions_; }
    /// The cells of each region, in reading order.
    std::vector<SquareCells> region_cells() const;
    /// Whether the puzzle is a usual sudoku: square, with the numbers from 1 on, and nothing beside it.
    bool is_usual() const;

    /// Adds `rule TEXT at PLACES`, and a name for it if `label` is not empty.
    void rule(const std::string& text, const std::string& places, const std::string& label = {});
    void rule(const std::string& text, const SquareCells& cells, const std::string& label = {}) {
        rule(text, names_of(cells), label);
    }
    /// Adds a rule about several sequences, or about the parts of one.
    void rule_at_each(const std::string& text, const std::vector<SquareCells>& sequences);
    void rule_of_parts(const std::string& text, const std::vector<SquareCells>& parts,
                       const std::string& label = {});
    /// Says that cells hold different values, and all of them if there are as many cells.
    void different(const SquareCells& cells);
    std::string different_text(std::size_t cells) const;
    /// Adds a statement as it is.
    void statement(const std::string& text) { statements_ += text + "\n"; }

    /// Says that a cell holds one of the values. Several such statements restrict it further; returns false if none is left.
    bool restrict(SquareCell cell, const std::set<int>& values);
    void remark(std::string message);

    /// From now on rules are kept apart, e.g. for an alternative; `take_lines` ends this and returns them, a line for each.
    void begin_lines() { lines_.emplace(); }
    std::vector<std::string> take_lines();

    /// Reads the statements as a puzzle that `file` names.
    std::expected<Puzzle, Diagnostic> read(std::string_view file, const PuzzleOptions& options) const;

  private:
    template <typename Mark>
    std::string drawn(const Mark& mark) const;
    std::string cells_text() const;
    std::string line_rules() const;
    std::string region_rules() const;
    std::string range_rules() const;
    std::string text() const;

    IssGrid grid_;
    std::vector<std::optional<int>> regions_;
    std::string statements_;
    std::map<SquareCell, std::set<int>> values_;  // of the cells that are restricted
    std::vector<Diagnostic> remarks_;
    std::optional<std::vector<std::string>> lines_;
};

/// Returns the values from the first to the last: "1..9".
std::string values_text(const IssGrid& grid);

}  // namespace sator::exchange
