#include "sator/text/read/layout_statement.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/whole_number.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/text/read/grid_statements.hpp"
#include "sator/text/statements/grid_words.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kLayout = "layout";
constexpr const char* kSizeHint =
    "draw the cells, or write a size: 'layout 5x10' (columns, rows) or 'layout hexagon 4 5 6' (X, Y, Z "
    "lines)";

/// Returns the numbers that `separator` separates in the arguments, e.g. "5x10" or "5 x 10". Empty if one is
/// no number.
std::vector<std::size_t> numbers_of(std::span<const Argument> arguments, char separator) {
    std::vector<std::size_t> numbers;
    std::string text;
    for (const Argument& argument : arguments)
        text += (separator == ' ' && !text.empty() ? " " : "") + argument.text;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        const auto number = to_whole_number<std::size_t>(std::string_view(text).substr(begin, end - begin));
        if (!number) return {};
        numbers.push_back(*number);
        begin = end + 1;
    }
    return numbers;
}

using MadeGrid = std::expected<LinedGrid, Diagnostic>;

MadeGrid grid_of_size(std::span<const Argument> arguments, const PuzzleOptions& options) {
    if (arguments.front().text == "hexagon") {
        const auto lines = numbers_of(arguments.subspan(1), ' ');
        if (lines.size() == kAxisCount) {
            if (!options.has_room_for(lines[0], lines[1])) return std::unexpected(Diagnostic{});
            return make_hexagon(lines[0], lines[1], lines[2], options.cell_limit);
        }
    } else {
        const auto lines = numbers_of(arguments, 'x');
        if (lines.size() == 2) {
            if (!options.has_room_for(lines[0], lines[1])) return std::unexpected(Diagnostic{});
            return make_rectangle(lines[0], lines[1], options.cell_limit);
        }
    }
    SourceSpan span = arguments.front().span;
    span.length = arguments.back().span.column + arguments.back().span.length - span.column;
    return std::unexpected(error_at(span, "this is not the size of a layout", kSizeHint));
}

/// Makes the grid that the lists of clues need: a hexagon if Z lines are listed, else a rectangle.
MadeGrid grid_of_clues(std::span<const ClueBlock> blocks, std::size_t cell_limit) {
    const auto x = listed_lines(blocks, Axis::X), y = listed_lines(blocks, Axis::Y),
               z = listed_lines(blocks, Axis::Z);
    if (!x || !y) {
        return std::unexpected(
            error_at({}, x ? "the clues of the rows are missing" : "the clues of the columns are missing",
                     "list both 'rows' and 'columns', or add a 'layout'"));
    }
    return z ? make_hexagon(*x, *y, *z, cell_limit) : make_rectangle(*x, *y, cell_limit);
}

bool use_grid(std::expected<Grid, Diagnostic> grid, SourceSpan span, PuzzleDraft& draft) {
    draft.layout_span = span;
    if (!grid) {
        if (grid.error().span.line == 0) grid.error().span = span;
        draft.refuse(std::move(grid.error()));
        return false;
    }
    draft.puzzle.grid = std::move(*grid);
    draft.layout.emplace(drawn_lines(draft.puzzle.grid));
    return true;
}

bool use_made_grid(MadeGrid made, SourceSpan span, PuzzleDraft& draft) {
    if (!made) return use_grid(std::unexpected(std::move(made.error())), span, draft);
    return use_grid(std::move(made->grid), span, draft);
}

bool use_drawing(const Statement& statement, PuzzleDraft& draft) {
    draft.layout_lines = statement.drawings.front();
    std::vector<std::u32string> lines;
    for (const LineSlice& piece : draft.layout_lines) lines.emplace_back(piece.text);
    draft.layout.emplace(lines);
    auto grid = make_drawn_grid(std::move(lines), draft.options.cell_limit);
    if (!grid) {
        grid.error().span = statement.span;
        draft.refuse(std::move(grid.error()));
        return false;
    }
    draft.puzzle.grid = std::move(*grid);
    return true;
}

bool read_layout_statement(const Statement& statement, PuzzleDraft& draft) {
    const auto arguments = read_arguments(statement.text);
    const std::size_t drawings = statement.drawings.size();
    draft.layout_span = statement.span;
    if (!arguments) {
        draft.refuse(arguments.error());
    } else if (drawings > 1) {
        draft.refuse(error_at(span_of(statement.drawings[1]), "the layout has a second drawing",
                              "an empty line ends a drawing; a line with only '|' does not"));
    } else if (drawings == 1 && !arguments->empty()) {
        draft.refuse(error_at(arguments->front().span, "the layout has both a size and a drawing",
                              "one of them is enough"));
    } else if (drawings == 1) {
        return use_drawing(statement, draft);
    } else if (arguments->empty()) {
        draft.refuse(error_at(statement.span, "the layout has no drawing", kSizeHint));
    } else {
        return use_made_grid(grid_of_size(*arguments, draft.options), statement.span, draft);
    }
    return false;
}

}  // namespace

/// Makes the cells.
static bool read_cells(std::span<const Statement> statements, std::span<const ClueBlock> blocks,
                       PuzzleDraft& draft) {
    const auto first = std::ranges::find(statements, kLayout, &Statement::keyword);
    if (first != statements.end()) {
        const auto second = std::find_if(first + 1, statements.end(),
                                         [](const Statement& s) { return s.keyword == kLayout; });
        if (second != statements.end())
            draft.refuse(error_at(second->span, "the puzzle has a layout already"));
        return read_layout_statement(*first, draft);
    }
    const auto grid = std::ranges::find_if(
        statements, [](const Statement& s) { return s.keyword == "grid" && !makes_no_cells(s); });
    if (grid != statements.end())
        return use_grid(read_grid_statements(statements, draft.options), grid->span, draft);
    if (draft.imported) {
        draft.layout_span = blocks.front().statement->span;
        draft.puzzle.grid = draft.imported->grid;
        draft.layout.emplace(drawn_lines(draft.puzzle.grid));
        return true;
    }
    if (!blocks.empty()) {
        if (!std::ranges::all_of(blocks, &ClueBlock::is_valid)) return false;
        return use_made_grid(grid_of_clues(blocks, draft.options.cell_limit), blocks.front().statement->span,
                             draft);
    }
    // A refused line may have been the layout.
    if (draft.errors.is_empty()) {
        draft.refuse(error_at({}, "the puzzle has no cells, because nothing states its grid",
                              "add the line 'layout 9x9' (9 columns, 9 rows), or 'layout' and below it a "
                              "drawing: lines such as "
                              "'| * * *', in which each '*' is a cell"));
    }
    return false;
}

bool read_layout(std::span<const Statement> statements, std::span<const ClueBlock> blocks,
                 PuzzleDraft& draft) {
    if (!read_cells(statements, blocks, draft)) return false;
    if (!draft.errors.take(read_between(statements, draft.options.cell_limit, draft.puzzle.grid)))
        return false;
    const auto torus = std::ranges::find_if(statements, says_torus);
    return torus == statements.end() || draft.errors.take(make_torus(*torus, draft.puzzle.grid));
}

}  // namespace sator::text
