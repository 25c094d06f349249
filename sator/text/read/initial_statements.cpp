#include "sator/text/read/initial_statements.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/errors.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/text/drawings/given_sign.hpp"
#include "sator/text/drawings/given_values.hpp"
#include "sator/text/half_cells/read_half_cells.hpp"
#include "sator/text/read/draft_fits.hpp"

namespace sator::text {

namespace {

/// Reads a drawing of values: of the cells, or with what is between them.
std::expected<std::vector<Given>, Diagnostic> read_givens(const DrawingLines& drawing, UndrawnLine undrawn,
                                                          PuzzleDraft& draft) {
    if (is_half_cell_drawing(draft.puzzle.grid, drawing))
        return read_half_cells(draft.puzzle, drawing, undrawn);
    GivenReader reader(draft.puzzle);
    const auto fit = whole_fit_in(draft, drawing, MarkUse::Values, reader.characters());
    if (!fit) return failure(fit);
    std::vector<Given> givens;
    for (const Mark& mark : *fit) {
        auto own = reader.read(mark);
        if (own) {
            std::ranges::copy(*own, std::back_inserter(givens));
        } else {
            draft.refuse(std::move(own.error()));
        }
    }
    if (!draft.puzzle.signs.empty()) sort_givens(givens);
    return givens;
}

/// Refuses text after the keyword.
void refuse_text(const Statement& statement, PuzzleDraft& draft) {
    const LineSlice& first = statement.text.front();
    if (first.text.empty()) return;
    draft.refuse(error_at(first.span(0, first.text.size()), "'" + statement.keyword + "' has no arguments",
                          "write its values in a drawing below it"));
}

/// A solution has no open cells. So '.' is a value there, if the puzzle has this value and the cell can hold it.
void add_dots(const DrawingLines& drawing, const Puzzle& puzzle, std::vector<Given>& givens) {
    const auto dot = puzzle.alphabet.find(Symbol::of_text(U"."));
    if (!dot) return;
    std::vector<bool> has_value(puzzle.grid.position_count());
    for (const Given& given : givens) has_value[given.cell.index()] = true;
    for (std::size_t cell = 0; cell < puzzle.grid.cell_count(); ++cell) {
        const std::vector<ValueId> range = range_of(puzzle, CellId(cell));
        const bool can_hold = std::ranges::find(range, ValueId(*dot)) != range.end();
        if (!has_value[cell] && can_hold) givens.push_back({CellId(cell), ValueId(*dot), span_of(drawing)});
    }
}

std::expected<void, Diagnostic> read_one_solution(const Statement& statement, PuzzleDraft& draft) {
    if (!draft.puzzle.solution.empty())
        return std::unexpected(error_at(statement.span, "the puzzle has a solution already"));
    if (statement.drawings.size() != 1)
        return std::unexpected(error_at(statement.span, "'solution' needs one drawing",
                                        "draw the whole grid with the value of each cell"));
    const std::size_t errors = draft.errors.size();
    auto givens = read_givens(statement.drawings.front(), UndrawnLine::IsNone, draft);
    if (!givens) return failure(givens);
    add_dots(statement.drawings.front(), draft.puzzle, *givens);
    std::ranges::stable_sort(*givens, {}, &Given::cell);
    std::size_t open = 0;
    while (open < givens->size() && (*givens)[open].cell == CellId(open)) ++open;
    if (open < draft.puzzle.grid.position_count() && draft.errors.size() == errors)
        return std::unexpected(
            error_at(span_of(statement.drawings.front()),
                     "the solution has no value in " + cell_name(draft.puzzle.grid, CellId(open)),
                     "draw the whole grid with the value of each cell"));
    draft.puzzle.solution = std::move(*givens);
    return {};
}

}  // namespace

void read_signs(std::span<const Statement> statements, PuzzleDraft& draft) {
    for (const Statement& statement : statements) {
        if (statement.keyword != "given_sign") continue;
        if (auto sign = draft.errors.take(read_given_sign(statement, draft.puzzle.alphabet)))
            draft.puzzle.signs.push_back(std::move(*sign));
    }
}

void read_initials(std::span<const Statement> statements, PuzzleDraft& draft) {
    for (const Statement& statement : statements) {
        if (statement.keyword != "initial") continue;
        refuse_text(statement, draft);
        if (statement.drawings.empty()) draft.refuse(error_at(statement.span, "'initial' has no drawing"));
        for (const DrawingLines& drawing : statement.drawings) {
            auto givens = draft.errors.take(read_givens(drawing, UndrawnLine::IsOpen, draft));
            if (!givens) continue;
            for (Given& given : *givens) given.is_of_kind = statement.is_of_kind;
            draft.puzzle.initials.push_back({{}, std::move(*givens)});
        }
    }
    auto& initials = draft.puzzle.initials;
    for (std::size_t i = 0; i < initials.size() && initials.size() > 1; ++i)
        initials[i].name = "#" + std::to_string(i + 1);
}

void read_solution(std::span<const Statement> statements, PuzzleDraft& draft) {
    for (const Statement& statement : statements) {
        if (statement.keyword != "solution") continue;
        refuse_text(statement, draft);
        draft.errors.take(read_one_solution(statement, draft));
    }
}

}  // namespace sator::text
