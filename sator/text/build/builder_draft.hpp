#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/read/cell_range_builder.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// What a PuzzleBuilder was told so far.
class BuilderDraft {
  public:
    /// `statement`: how the puzzle language says the layout.
    BuilderDraft(std::expected<Grid, Diagnostic> grid, const std::string& statement);
    /// Reads a whole text of the language, e.g. a kind.
    explicit BuilderDraft(std::string_view text);

    Puzzle& puzzle() { return puzzle_; }
    void add_range(std::string_view values, const std::optional<Slot>& cells);
    void add_rule(std::string_view text, MarkedDrawing drawing);
    /// Adds rules with their places.
    void add_placed_rules(std::string_view text);
    void add_definition(std::string_view text);
    void set_regions(std::string_view letters);
    void set_solution(std::string_view values);
    void add_initial(std::string_view values);
    void add_given(CellId cell, std::string_view value);
    void set_message(Slot cells);
    std::expected<Puzzle, Diagnostic> build() const;

  private:
    /// Known values that are read once all ranges are known.
    struct UnparsedGivens {
        std::optional<std::size_t> initial;  // nullopt: the solution
        CellId cell;
        bool is_line = false;  // `text` has all cells' values
        std::u32string text;
        SourceSpan span;
    };

    Statement add_statement(std::u32string& line);
    /// Makes several lines the next of the text. The first begins a statement.
    Statement add_lines(const std::u32string& lines);
    void take_givens(std::span<const Given> givens, std::optional<std::size_t> initial);
    void refuse(Diagnostic error) { errors_.add(std::move(error)); }
    bool are_cells(std::span<const CellId> cells, SourceSpan span);
    /// Each cell must have a value if the puzzle has a solution.
    std::expected<void, Diagnostic> check_solution(const Puzzle& puzzle) const;
    void parse_givens(Puzzle& puzzle, Errors& errors) const;

    Puzzle puzzle_;
    CellRangeBuilder ranges_;
    bool has_range_ = false;
    std::vector<UnparsedGivens> unparsed_givens_;
    std::string text_;
    std::uint32_t lines_ = 0;  // of text_
    Errors errors_;
};

}  // namespace sator::text
