// Known values and regions: the marks of a drawing of the whole grid. A mark is replaced in its place; a drawing that is missing
// is written.

#include <algorithm>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/drawings/given_values.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/edit/printed_marks.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/read/draft_fits.hpp"
#include "sator/text/write/drawing_text.hpp"

namespace sator::text {

namespace {

/// The sort of a drawing's marks: known values or clues.
struct MarkKind {
    std::string_view keyword;  ///< of the statement
    MarkUse use;
};

/// Whether the statement is a kind that always makes a grid, or opens a sudoku.
bool makes_one_grid(const Statement& statement, const KnownKinds& kinds) {
    const Kind* kind = kinds.of(statement);
    return kind != nullptr && kind->makes_grid;
}

bool is_tight(const PuzzleDraft& draft, CellId cell) {
    if (draft.puzzle.grid.kind != GridKind::Drawing) return false;
    const Grid::Place& place = draft.puzzle.grid.places[cell.index()];
    return draft.layout->is_tight(place.line, place.column);
}

/// Puts a mark in the place of each cell of a drawing.
std::expected<void, Diagnostic> put_marks(const DrawingLines& drawing, MarkUse use,
                                          const std::map<CellId, std::u32string>& marks, EditDraft& draft) {
    PuzzleDraft& read = draft.reading.draft;
    const auto fit = whole_fit_in(read, drawing, use, GivenReader(read.puzzle).characters());
    if (!fit) return failure(fit);
    std::size_t found = 0;
    const auto put = [&](CellId cell, SourceSpan span) {
        const auto mark = marks.find(cell);
        if (mark == marks.end()) return;
        ++found;
        draft.replace(span, mark->second);
        draft.set_caret(0, mark->second.size());
    };
    for (const Mark& mark : *fit) put(mark.cell, mark.span);
    for (const OpenCell& open : fit->open) put(open.cell, open.span);
    if (found == marks.size()) return {};
    return refused("the drawing in the text does not show all these cells", "draw the whole grid");
}

/// Returns a drawing of the grid with these marks, whose lines begin with '|'.
std::u32string drawing_of(const PuzzleDraft& draft, const std::map<CellId, std::u32string>& marks) {
    std::u32string text;
    std::size_t cell = 0;
    for (const std::u32string& line : draft.layout->lines()) {
        std::u32string drawn = U"|";
        for (const char32_t c : line) {
            const auto mark = c == U'*' ? marks.find(CellId(cell++)) : marks.end();
            drawn += mark != marks.end() ? mark->second : std::u32string(1, c == U'*' ? U'.' : c);
        }
        while (drawn.ends_with(U' ')) drawn.pop_back();
        text += drawn + U"\n";
    }
    return text;
}

/// Returns the kind's line below which known values can be drawn, or null.
const Statement* kind_for_values(const EditDraft& draft) {
    const Statement* found = nullptr;
    std::size_t grids = 0;
    for (const Statement& statement : draft.reading.list.statements) {
        const auto expansion = expansion_of(statement, draft.reading.draft.kinds);
        if (!expansion || !makes_one_grid(statement, draft.reading.draft.kinds)) continue;
        ++grids;
        if (expansion->drawing_word == "initial" && statement.drawings.empty() && statement.clues.empty())
            found = &statement;
    }
    return grids == 1 ? found : nullptr;
}

std::expected<void, Diagnostic> add_drawing(const MarkKind& kind,
                                            const std::map<CellId, std::u32string>& marks, EditDraft& draft) {
    const std::u32string drawing = drawing_of(draft.reading.draft, marks);
    if (const Statement* below = kind.keyword == "initial" ? kind_for_values(draft) : nullptr) {
        draft.insert_lines(last_line(*below), drawing);
        return {};
    }
    const std::u32string head = to_code_points(std::string(kind.keyword)) + U"\n";
    const bool is_last = kind.keyword == "initial";
    std::uint32_t line = line_for_rules(draft.reading.list);
    for (const Statement& statement : draft.reading.list.statements) {
        if (is_last) line = std::max(line, last_line(statement));
    }
    draft.insert_lines(line, U"\n" + head + drawing);
    return {};
}

/// Puts marks in drawing `index` of the statements of a kind.
std::expected<void, Diagnostic> set_marks(const MarkKind& kind, std::size_t index,
                                          const std::map<CellId, std::u32string>& marks, EditDraft& draft) {
    if (!draft.reading.draft.layout) return refused("the puzzle has no grid");
    std::size_t count = 0;
    for (const Statement& statement : draft.reading.statements) {
        if (statement.keyword != kind.keyword || statement.is_bare) continue;
        for (const DrawingLines& drawing : statement.drawings) {
            if (count++ != index) continue;
            if (drawing.front().origin.line != 0)
                return refused("a drawing of the puzzle's kind has these marks", "change it in the text");
            return put_marks(drawing, kind.use, marks, draft);
        }
    }
    if (index > count) return refused("there is no drawing " + std::to_string(index));
    const bool removes = std::ranges::all_of(marks, [](const auto& mark) { return mark.second == U"."; });
    if (removes) return {};
    return add_drawing(kind, marks, draft);
}

/// Whether the text has a statement of known values.
bool has_own_initial(const EditDraft& draft) {
    return std::ranges::any_of(draft.reading.list.statements, [](const Statement& statement) {
        return !statement.is_bare && statement.keyword == "initial";
    });
}

}  // namespace

std::expected<void, Diagnostic> edit(const SetValues& operation, EditDraft& draft) {
    const PuzzleDraft& read = draft.reading.draft;
    const auto cells = cells_named(operation.cells, read);
    if (!cells) return failure(cells);
    const std::u32string characters = literal_characters(read.puzzle.alphabet);
    const std::u32string value = to_code_points(operation.value);
    std::map<CellId, std::u32string> marks;
    for (const CellId cell : *cells) {
        marks[cell] = U".";
        if (value.empty()) continue;
        auto given = parse_given(read.puzzle, cell, value, {0, 0, 0}, characters);
        if (!given) {
            given.error().file = "operation";
            return failure(given);
        }
        const Symbol& symbol = read.puzzle.alphabet[given->value];
        marks[cell] = to_code_points(value_text(symbol, characters, is_tight(read, cell)));
    }
    const auto printed = find_printed_marks(draft.reading);
    if (printed && printed->are_values && operation.initial == 0 && !has_own_initial(draft))
        return put_values(*printed, marks, draft);
    return set_marks({"initial", MarkUse::Values}, operation.initial, marks, draft);
}

std::expected<void, Diagnostic> edit(const SetRegion& operation, EditDraft& draft) {
    const auto cells = cells_named(operation.cells, draft.reading.draft);
    if (!cells) return failure(cells);
    const std::u32string name = to_code_points(operation.region);
    const bool is_letter = name.size() == 1 && puzzle::is_letter(name.front());
    std::map<CellId, std::u32string> marks;
    for (const CellId cell : *cells)
        marks[cell] = name.empty() ? U"."
                      : is_letter  ? name
                                   : to_code_points(puzzle::in_quotes(operation.region));
    return set_marks({"regions", MarkUse::Sequences}, 0, marks, draft);
}

}  // namespace sator::text
