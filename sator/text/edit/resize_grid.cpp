// A new size changes the word of the size, the drawings of the whole grid, which are written anew without frames, and the lists
// of clues. Clues with cells outside of the new grid go.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/drawings/given_values.hpp"
#include "sator/text/edit/clue_remover.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/edit/printed_marks.hpp"
#include "sator/text/edit/resized_grid.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/places/read_places.hpp"
#include "sator/text/read/draft_fits.hpp"
#include "sator/text/statements/grid_words.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

class GridResizer {
  public:
    GridResizer(const GridSize& size, EditDraft& draft) : size_(size), draft_(draft) {}

    std::expected<void, Diagnostic> resize() {
        const bool is_printed = resize_marks();
        if (!is_printed && !resize_statement() && !has_lists()) return size_not_stated();
        for (const ClueBlock& block : draft_.reading.blocks) {
            for (const ClueList& list : block.lists) resize_list(block, list);
        }
        for (const Statement& statement : draft_.reading.statements) {
            if (auto done = resize_drawings(statement); !done) return done;
        }
        return remove_outside();
    }

  private:
    bool has_lists() const {
        return std::ranges::any_of(draft_.reading.blocks,
                                   [](const ClueBlock& block) { return !block.lists.empty(); });
    }

    bool states_size(const Statement& statement) const {
        const Kind* kind = draft_.reading.draft.kinds.of(statement);
        const bool is_grid = statement.keyword == "grid" && !makes_no_cells(statement);
        return is_grid || statement.keyword == "layout" || (kind != nullptr && kind->makes_grid);
    }

    /// The rows of marks of a drawing, and how many of them and of their marks the new size has.
    struct PrintedRows {
        PrintedDrawing rows;
        std::size_t count = 0, columns = 0;
        std::size_t odd_columns = 0;  ///< the marks of the second, the fourth row …

        std::size_t columns_of(std::size_t row) const { return row % 2 == 0 ? columns : odd_columns; }

        /// Whether there are no blanks between the marks: "|.#.".
        bool is_tight() const {
            const auto touches = [](const PrintedMark& a, const PrintedMark& b) {
                return a.span.column + a.span.length == b.span.column;
            };
            return rows.front().size() > 1 && touches(rows.front()[0], rows.front()[1]);
        }

        std::u32string open_marks(std::size_t number) const {
            std::u32string marks;
            for (std::size_t i = 0; i < number; ++i) marks += is_tight() ? U"." : U" .";
            return marks;
        }
    };

    /// Rows of corners have a mark more than rows of cells; if there are both, they take turns.
    PrintedRows printed_rows(const PrintedMarks& printed) const {
        const std::size_t rows = size_.lines(Axis::Y), columns = size_.lines(Axis::X);
        if (printed.corners.empty()) return {printed.marks, rows, columns, columns};
        if (printed.marks.empty()) return {printed.corners, rows + 1, columns + 1, columns + 1};
        PrintedRows both{{}, 2 * rows + 1, columns + 1, columns};
        for (std::size_t row = 0; row < printed.corners.size(); ++row) {
            both.rows.push_back(printed.corners[row]);
            if (row < printed.marks.size()) both.rows.push_back(printed.marks[row]);
        }
        return both;
    }

    /// Writes the drawing of a kind that prints its clues anew: with open cells, or without some of its cells.
    bool resize_marks() {
        const auto printed = find_printed_marks(draft_.reading);
        if (!printed || size_.grid.grid.kind != GridKind::Rectangle) return false;
        const PrintedRows all = printed_rows(*printed);
        const auto& rows = all.rows;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const SourceSpan last = rows[row].back().span;
            const std::size_t end = draft_.offset(last.line, last.column) + last.length;
            const std::size_t columns = all.columns_of(row);
            if (row >= all.count) {
                draft_.remove_lines(last.line, last.line);
            } else if (rows[row].size() > columns) {
                const SourceSpan kept = rows[row][columns - 1].span;
                draft_.replace(draft_.span_of(draft_.offset(kept.line, kept.column) + kept.length, end), {});
            } else {
                draft_.replace(draft_.span_of(end, end), all.open_marks(columns - rows[row].size()));
            }
        }
        std::u32string more;
        for (std::size_t row = rows.size(); row < all.count; ++row)
            more += U"|" + all.open_marks(all.columns_of(row)) + U"\n";
        if (!more.empty()) draft_.insert_lines(rows.back().front().span.line, more);
        return true;
    }

    /// Changes the word of the size, or adds it. A drawing below then has the size if the word is missing.
    bool resize_statement() {
        const auto& statements = draft_.reading.list.statements;
        auto statement = std::ranges::find_if(statements, [&](const Statement& s) { return states_size(s); });
        for (const bool may_be_drawn : {false, true}) {
            if (statement != statements.end()) break;
            statement = std::ranges::find_if(statements, [&](const Statement& s) {
                return s.is_bare && takes_size(s) && (may_be_drawn || s.drawings.empty());
            });
        }
        if (statement == statements.end()) return add_usual_grid();
        const auto arguments = read_arguments(statement->text);
        if (!arguments) return false;
        const std::vector<SourceSpan> old = written_size(*statement, *arguments);
        for (std::size_t i = 0; i < old.size(); ++i) draft_.replace(old[i], size_.words[i]);
        if (!old.empty()) return true;
        // The drawing of a kind that takes no size has it.
        if (statement->is_bare && !takes_size(*statement)) return !statement->drawings.empty();
        if (size_.words.size() > 1) return false;
        const SourceSpan span = statement->span;
        draft_.insert(span.line, span.column + span.length, U" " + size_.words.front());
        return true;
    }

    std::expected<void, Diagnostic> size_not_stated() const {
        const auto& statements = draft_.reading.list.statements;
        const auto statement =
            std::ranges::find_if(statements, [&](const Statement& s) { return states_size(s); });
        if (statement == statements.end())
            return refused("no line of the text states the size of the grid",
                           "write a line that states it, e.g. 'grid 6x6'");
        return refused("what follows '" + statement->keyword + "' decides the size of its grid",
                       "change it in the text");
    }

    /// Returns whether a size is the first word that may follow a kind. Other kinds have the size of their drawing.
    bool takes_size(const Statement& statement) const {
        const Kind* kind = draft_.reading.draft.kinds.of(statement);
        if (kind == nullptr) return false;
        const std::size_t first = kind->syntax.find_first_not_of(" [", kind->name.size());
        return first != std::string::npos && std::string_view(kind->syntax).substr(first).starts_with("SIZE");
    }

    /// Returns the kind of the grid that a bare rule opens, e.g. `anti_knight`, or a kind that makes no grid of its own.
    std::string usual_kind_of(const Statement& statement) const {
        if (!statement.is_bare) return {};
        if (draft_.reading.draft.kinds.of(statement) != nullptr) return "sudoku";
        const RuleEntry* entry = draft_.reading.draft.registry().find(statement.keyword);
        return entry == nullptr ? std::string() : std::string(entry->usual_kind);
    }

    /// States the size of the grid that a rule or a kind opens.
    bool add_usual_grid() {
        for (const Statement& statement : draft_.reading.list.statements) {
            const std::string kind = usual_kind_of(statement);
            if (kind.empty() || size_.words.size() > 1) continue;
            draft_.insert_lines(statement.span.line - 1,
                                to_code_points(kind) + U" " + size_.words.front() + U"\n");
            return true;
        }
        return false;
    }

    /// Returns the places of the words of the size; none if the text does not state it.
    std::vector<SourceSpan> written_size(const Statement& statement,
                                         const std::vector<Argument>& arguments) const {
        const bool is_hexagon = !arguments.empty() && arguments.front().text == "hexagon";
        if (is_hexagon && arguments.size() > size_.words.size()) {
            std::vector<SourceSpan> spans;
            for (std::size_t i = 0; i < size_.words.size(); ++i) spans.push_back(arguments[i + 1].span);
            return spans;
        }
        // A number alone may mean something else, e.g. how many stars a line has.
        const bool may_be_number = !statement.is_bare || takes_size(statement);
        const auto size = std::ranges::find_if(arguments, [&](const Argument& argument) {
            return size_of(argument.text) && (may_be_number || argument.text.contains('x'));
        });
        if (size == arguments.end()) return {};
        return {size->span};
    }

    void resize_list(const ClueBlock& block, const ClueList& list) {
        const std::size_t lines = size_.lines(list.axis);
        const auto& text = list.statement->text;
        if (lines < list.lines.size()) {
            const LineClues& first = list.lines[lines];
            const bool has_quote =
                !first.clues.empty() && first.clues.front().front().kind != Argument::Kind::Bare;
            const SourceSpan span = first.clues.empty() ? first.span : first.clues.front().front().span;
            const LineSlice& last = text.back();
            std::size_t from = draft_.offset(span.line, span.column) - (has_quote ? 1 : 0);
            const std::size_t begin = draft_.offset(text.front().line, 1);
            // The separator before it goes, too.
            while (from > begin && std::u32string_view(U" ,\n\t").contains(draft_.reading.text[from - 1]))
                --from;
            draft_.replace(draft_.span_of(from, draft_.offset(last.line, last.column) + last.text.size()),
                           {});
        } else if (lines > list.lines.size()) {
            const LineSlice& last = text.back();
            const bool has_blanks =
                block.has_short_clues && text.size() == 1 && !text.front().text.contains(U',');
            const std::u32string open = block.rule == "regex" ? U" -" : has_blanks ? U" ." : U", -";
            std::u32string more;
            for (std::size_t i = list.lines.size(); i < lines; ++i) more += open;
            draft_.insert(last.line, last.column + static_cast<std::uint32_t>(last.text.size()), more);
        }
    }

    std::expected<void, Diagnostic> resize_drawings(const Statement& statement) {
        constexpr std::array<std::string_view, 3> kDrawn = {"initial", "regions", "solution"};
        if (statement.is_bare || std::ranges::find(kDrawn, statement.keyword) == kDrawn.end()) return {};
        const MarkUse use = statement.keyword == "regions" ? MarkUse::Sequences : MarkUse::Values;
        if (statement.keyword == "solution") {
            draft_.remove_lines(statement.span.line, last_line(statement));
            return {};
        }
        for (const DrawingLines& drawing : statement.drawings) {
            if (drawing.front().origin.line != 0) return size_is_drawn();
            if (auto done = redraw(drawing, use); !done) return done;
        }
        return {};
    }

    /// Writes a drawing anew, with the marks that are still within the grid.
    std::expected<void, Diagnostic> redraw(const DrawingLines& drawing, MarkUse use) {
        PuzzleDraft& read = draft_.reading.draft;
        const auto fit = whole_fit_in(read, drawing, use, GivenReader(read.puzzle).characters());
        if (!fit) return failure(fit);
        const auto places = cell_coordinates(read.puzzle.grid);
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::u32string> marks;
        for (const Mark& mark : *fit) {
            const auto& [row, column] = places[mark.cell.index()];
            const std::size_t from = draft_.offset(mark.span.line, mark.span.column);
            marks[{row, column}] = draft_.reading.text.substr(from, mark.span.length);
        }
        std::u32string text;
        std::uint32_t row = 0;
        for (const std::u32string& line : drawn_lines(size_.grid.grid)) {
            text += row == 0 ? U"|" : U"\n|";
            std::uint32_t column = 0;
            for (const char32_t c : line) {
                const auto mark = c == U'*' ? marks.find({row, column++}) : marks.end();
                text += mark != marks.end() ? mark->second : std::u32string(1, c == U'*' ? U'.' : c);
            }
            ++row;
        }
        const std::uint32_t last = drawing.back().line;
        const std::size_t from = draft_.offset(drawing.front().line, drawing.front().column - 1);
        draft_.replace(draft_.span_of(from, draft_.offset(last, 1) + draft_.line(last).size()), text);
        return {};
    }

    /// Removes the places that the new grid does not have, and rules without any other place.
    std::expected<void, Diagnostic> remove_outside() {
        // Cells of a printed drawing with holes have names of their own.
        if (draft_.reading.draft.puzzle.grid.kind == GridKind::Drawing) return {};
        ClueRemover remover(draft_);
        std::set<std::size_t> seen;  // the places of statements that several rules come from
        for (std::size_t i = 0; i < draft_.reading.draft.puzzle.rules.size(); ++i) {
            const ClueSite site = find_site(draft_.reading, i);
            if (site.kind != ClueSite::Kind::Line && site.kind != ClueSite::Kind::Statement) continue;
            const auto parts = parts_of(draft_, site);
            if (!parts || !parts->has_places || !seen.insert(parts->places_from).second) continue;
            if (auto done = keep_places(i, *parts, remover); !done) return done;
        }
        remover.finish();
        return {};
    }

    std::expected<void, Diagnostic> keep_places(std::size_t rule, const ClueParts& parts,
                                                ClueRemover& remover) {
        const std::vector<PlacePiece> pieces = pieces_of_places(draft_, parts);
        std::u32string kept;
        std::size_t gone = 0;
        for (const PlacePiece& piece : pieces) {
            const LineSlice slice{
                1, 1, std::u32string_view(draft_.reading.text).substr(piece.from, piece.to - piece.from)};
            if (read_places({&slice, 1}, {size_.grid.grid, draft_.reading.draft.puzzle.regions})) {
                kept += (kept.empty() ? U"" : U";");
                kept +=
                    kept.empty()
                        ? slice.text.substr(std::min(slice.text.find_first_not_of(U' '), slice.text.size()))
                        : slice.text;
            } else {
                ++gone;
            }
        }
        if (gone == 0) return {};
        if (gone == pieces.size()) return remover.remove(rule, std::nullopt);
        draft_.replace(draft_.span_of(parts.places_from, parts.places_to), kept);
        return {};
    }

    const GridSize& size_;
    EditDraft& draft_;
};

}  // namespace

std::expected<void, Diagnostic> edit(const ResizeGrid& operation, EditDraft& draft) {
    // The size of a printed drawing is that of its rows and columns, whether they have cells or not.
    const bool is_printed = find_printed_marks(draft.reading).has_value();
    const auto size = read_grid_size(operation.size,
                                     is_printed ? GridKind::Rectangle : draft.reading.draft.puzzle.grid.kind);
    if (!size) return failure(size);
    return GridResizer(*size, draft).resize();
}

}  // namespace sator::text
