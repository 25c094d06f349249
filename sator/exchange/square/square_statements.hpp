#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_cell.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns the height of the usual boxes of a sudoku: 2 for sizes 4, 6 and 8. Their width is size / height. It is 1 if the size is
/// prime, because such a sudoku has no boxes.
std::size_t usual_box_height(std::size_t size);

/// Returns the number of the usual box of each cell, or no region if there are no boxes.
std::vector<std::optional<int>> usual_square_regions(std::size_t size);

/// A puzzle on a square grid with the numbers from 1 on, as another program's data state it. Collects statements of the puzzle
/// language and reads them.
class SquareStatements {
  public:
    explicit SquareStatements(std::size_t size);

    std::size_t size() const { return size_; }
    /// The region of each cell; nullopt is no region. At first these are the usual boxes, and none if there are none.
    std::vector<std::optional<int>>& regions() { return regions_; }
    /// The cells of each region, in reading order.
    std::vector<SquareCells> region_cells() const;
    bool has_usual_regions() const { return regions_ == usual_square_regions(size_); }
    /// Says that rows and columns may hold a number twice.
    void free_lines() { has_lines_ = false; }

    /// Adds `rule TEXT at PLACES`.
    void rule(const std::string& text, const std::string& places);
    void rule(const std::string& text, const SquareCells& cells) { rule(text, names_of(cells)); }
    /// Whether such a rule was added, by its name.
    bool states(std::string_view rule) const { return names_.contains(std::string(rule)); }
    /// Whether something is drawn that no rule is about.
    bool has_drawings() const { return has_drawings_; }
    void note_drawing() { has_drawings_ = true; }
    /// Adds a statement as it is, e.g. a decoration.
    void statement(const std::string& text) { statements_ += text + "\n"; }
    void given(SquareCell cell, int value) { givens_[cell.index(size_)] = value; }
    /// Restricts a cell to values.
    void candidates(SquareCell cell, std::vector<int> values) {
        candidates_[cell.index(size_)] = std::move(values);
    }
    void solution(std::vector<int> values) { solution_ = std::move(values); }
    /// Says what was noticed, e.g. that something is not drawn. The same remark is made once.
    void remark(std::string message, std::string hint = {});
    /// Says what was not understood (LeftOut); the second is for parts that are known to restrict. The same is said once.
    void leave_out(std::string message, std::string hint = {});
    void leave_out_restriction(std::string message, std::string hint = {});

    /// Reads the statements as a puzzle that `file` names.
    std::expected<Puzzle, Diagnostic> read(std::string_view file, const PuzzleOptions& options) const;

  private:
    std::string region_statements() const;
    std::string candidate_statements() const;
    std::string drawn(const std::map<std::size_t, int>& values) const;
    void add_left_out(LeftOut part);
    std::string text() const;

    std::size_t size_;
    bool has_lines_ = true, has_drawings_ = false;
    std::set<std::string> names_;  // of the rules
    std::vector<std::optional<int>> regions_;
    std::string statements_;
    std::map<std::size_t, int> givens_;
    std::map<std::size_t, std::vector<int>> candidates_;
    std::vector<int> solution_;
    std::vector<Diagnostic> remarks_;
    std::vector<LeftOut> left_out_;
};

}  // namespace sator::exchange
