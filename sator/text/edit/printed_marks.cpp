#include "sator/text/edit/printed_marks.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/text/kinds/expand_kinds.hpp"

namespace sator::text {

namespace {

constexpr char32_t kBlackSign = U'#';

/// Writes a mark of a row and a column, from 0.
std::expected<void, Diagnostic> put_mark(const PrintedDrawing& marks, std::size_t row, std::size_t column,
                                         std::u32string mark, EditDraft& draft) {
    if (row >= marks.size() || column >= marks.front().size())
        return refused("the drawing of the puzzle has no row " + std::to_string(row + 1) + " and column " +
                       std::to_string(column + 1));
    if (mark.empty()) mark = U".";
    if (mark.find_first_of(U" \t\n|") != std::u32string::npos) return refused("a mark has no blanks");
    replace_mark(marks[row][column], std::move(mark), draft);
    return {};
}

std::optional<PrintedMarks> find_printed_marks(const std::vector<Statement>& statements,
                                               const KnownKinds& kinds) {
    std::optional<PrintedMarks> found;
    for (const Statement& statement : statements) {
        if (statement.drawings.empty()) continue;
        auto expansion = expansion_of(statement, kinds);
        if (!expansion || (expansion->marks.empty() && expansion->corner_marks.empty())) continue;
        if (found) return std::nullopt;
        const bool are_values = expansion->marks_are_values && !expansion->marks.empty();
        found = PrintedMarks{std::move(expansion->marks), are_values, std::move(expansion->corner_marks)};
    }
    return found;
}

}  // namespace

std::optional<CellCoordinates> PrintedMarks::place_of(const Grid& grid, CellId cell) const {
    Grid::Place place = grid.places[cell.index()];
    // A printed grid with holes is a layout whose marks are separated by blanks.
    if (grid.kind == GridKind::Drawing) place.column /= 2;
    if (place.line >= marks.size() || place.column >= marks.front().size()) return std::nullopt;
    return CellCoordinates{place.line, place.column};
}

std::optional<PrintedMarks> find_printed_marks(const SatorReading& reading) {
    return find_printed_marks(reading.list.statements, reading.draft.kinds);
}

std::optional<PrintedMarks> printed_marks_of(std::string_view text) {
    const std::u32string code_points = to_code_points(text);
    KnownKinds kinds(KindTable::standard());
    kinds.add_defined(read_statements(code_points).statements);
    return find_printed_marks(
        read_statements(code_points, statement_words(Registry::standard(), kinds)).statements, kinds);
}

void replace_mark(const PrintedMark& old, std::u32string mark, EditDraft& draft) {
    SourceSpan span = old.span;
    const std::size_t length = mark.size();
    const std::u32string_view line = draft.line(span.line);
    const std::size_t end = span.column - 1 + span.length;
    const std::size_t rest = std::min(line.find_first_not_of(U' ', end), line.size());
    if (mark.size() > span.length && rest < line.size()) {
        // One blank stays between the marks.
        const std::size_t blanks = rest - end;
        const std::size_t taken =
            std::min(mark.size() - span.length, blanks - std::min<std::size_t>(blanks, 1));
        span.length += static_cast<std::uint32_t>(taken);
    } else if (mark.size() < span.length && rest < line.size()) {
        mark.resize(span.length, U' ');
    }
    draft.replace(span, std::move(mark));
    draft.set_caret(0, length);
}

std::expected<void, Diagnostic> put_values(const PrintedMarks& printed,
                                           const std::map<CellId, std::u32string>& values, EditDraft& draft) {
    for (const auto& [cell, value] : values) {
        const auto place = printed.place_of(draft.reading.draft.puzzle.grid, cell);
        if (!place) return refused("the drawing of the puzzle has no place for this cell");
        const std::u32string& old = printed.marks[place->row][place->column].text;
        // A black cell that holds a value keeps its sign.
        const bool is_black = old.starts_with(kBlackSign);
        const std::u32string mark = !is_black       ? value
                                    : value == U"." ? std::u32string(1, kBlackSign)
                                                    : kBlackSign + value;
        if (auto done = put_mark(printed.marks, place->row, place->column, mark, draft); !done) return done;
    }
    return {};
}

std::expected<void, Diagnostic> edit(const SetMark& operation, EditDraft& draft) {
    const auto printed = find_printed_marks(draft.reading);
    if (!printed)
        return refused("the text has no drawing with such marks", "set a known value, or add a clue");
    if (operation.row == 0 || operation.column == 0) return refused("rows and columns count from 1");
    const PrintedDrawing& marks = operation.is_corner ? printed->corners : printed->marks;
    return put_mark(marks, operation.row - 1, operation.column - 1, to_code_points(operation.mark), draft);
}

}  // namespace sator::text
