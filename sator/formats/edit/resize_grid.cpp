// A new size changes the word of the size, the drawings of the whole grid, which are written anew without frames, and the lists
// of clues. Clues with cells outside of the new grid go.

#include <algorithm>
#include <array>
#include <map>

#include "sator/base/utf8.hpp"
#include "sator/formats/drawings/given_values.hpp"
#include "sator/formats/edit/clue_remover.hpp"
#include "sator/formats/edit/operations.hpp"
#include "sator/formats/kind_parts/grid_arguments.hpp"
#include "sator/formats/kinds/kind_table.hpp"
#include "sator/formats/sator/draft_fits.hpp"
#include "sator/formats/statements/statement_arguments.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::formats {

namespace {

/// The most rows or columns.
constexpr std::uint32_t kMostLines = 200;

class GridResizer {
  public:
    GridResizer(BoxSize size, EditDraft& draft) : size_(size), draft_(draft) {}

    Refusal resize() {
        if (draft_.reading.draft.puzzle.grid.kind != GridKind::Rectangle)
            return refused("only a rectangle gets another size",
                           "change the drawing or the size in the text");
        if (!resize_statement() && !has_lists())
            return refused("no line of the text states the size of the grid", "write it there");
        for (const ClueBlock& block : draft_.reading.blocks) {
            for (const ClueList& list : block.lists) resize_list(block, list);
        }
        for (const Statement& statement : draft_.reading.statements) {
            if (auto error = resize_drawings(statement)) return error;
        }
        return remove_outside();
    }

  private:
    bool has_lists() const {
        return std::ranges::any_of(draft_.reading.blocks,
                                   [](const ClueBlock& block) { return !block.lists.empty(); });
    }

    static bool states_size(const Statement& statement) {
        const Kind* kind = statement.is_bare ? find_kind(statement.keyword) : nullptr;
        return statement.keyword == "grid" || statement.keyword == "layout" ||
               (kind != nullptr && kind->makes_grid);
    }

    /// Changes the word of the size, or adds it. A drawing below then has the size if the word is missing.
    bool resize_statement() {
        const auto& statements = draft_.reading.list.statements;
        auto statement = std::ranges::find_if(statements, states_size);
        if (statement == statements.end())
            statement = std::ranges::find_if(statements, [](const Statement& s) {
                return s.is_bare && find_kind(s.keyword) != nullptr && s.drawings.empty();
            });
        if (statement == statements.end()) return false;
        const std::u32string word = to_code_points(to_text(size_));
        const auto arguments = read_arguments(statement->text);
        if (!arguments) return false;
        const auto old = std::ranges::find_if(
            *arguments, [](const Argument& argument) { return size_of(argument.text).has_value(); });
        if (old != arguments->end()) {
            draft_.replace(old->span, word);
        } else {
            const SourceSpan span = statement->span;
            draft_.insert(span.line, span.column + span.length, U" " + word);
        }
        return true;
    }

    void resize_list(const ClueBlock& block, const ClueList& list) {
        const std::size_t lines = list.axis == Axis::X ? size_.columns : size_.rows;
        const auto& text = list.statement->text;
        if (lines < list.lines.size()) {
            const SourceSpan first = list.lines[lines].span;
            const LineSlice& last = text.back();
            std::size_t from = draft_.offset(first.line, first.column);
            const std::size_t begin = draft_.offset(text.front().line, 1);
            // The separator before it, and the slash or quote that it begins with, go too.
            while (from > begin && std::u32string_view(U" ,/\"\n\t").contains(draft_.reading.text[from - 1]))
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

    Refusal resize_drawings(const Statement& statement) {
        constexpr std::array<std::string_view, 3> kDrawn = {"initial", "regions", "solution"};
        if (statement.is_bare || std::ranges::find(kDrawn, statement.keyword) == kDrawn.end())
            return std::nullopt;
        const MarkUse use = statement.keyword == "regions" ? MarkUse::Sequences : MarkUse::Values;
        if (statement.keyword == "solution") {
            draft_.remove_lines(statement.span.line, last_line(statement));
            return std::nullopt;
        }
        for (const DrawingLines& drawing : statement.drawings) {
            if (drawing.front().origin.line != 0)
                return refused("the drawing of this kind of puzzle has the size", "change it in the text");
            if (auto error = redraw(drawing, use)) return error;
        }
        return std::nullopt;
    }

    /// Writes a drawing anew, with the marks that are still within the grid.
    Refusal redraw(const DrawingLines& drawing, MarkUse use) {
        PuzzleDraft& read = draft_.reading.draft;
        const auto fit = whole_fit_in(read, drawing, use, literal_characters(read.puzzle.alphabet));
        if (!fit) return fit.error();
        const auto places = cell_coordinates(read.puzzle.grid);
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::u32string> marks;
        for (const Mark& mark : *fit) {
            const auto& [row, column] = places[mark.cell.index()];
            const std::size_t from = draft_.offset(mark.span.line, mark.span.column);
            marks[{row, column}] = draft_.reading.text.substr(from, mark.span.length);
        }
        std::u32string text;
        for (std::uint32_t row = 0; row < size_.rows; ++row) {
            text += row == 0 ? U"|" : U"\n|";
            for (std::uint32_t column = 0; column < size_.columns; ++column) {
                const auto mark = marks.find({row, column});
                text += U" " + (mark == marks.end() ? std::u32string(U".") : mark->second);
            }
        }
        const std::uint32_t last = drawing.back().line;
        const std::size_t from = draft_.offset(drawing.front().line, drawing.front().column - 1);
        draft_.replace(draft_.span_of(from, draft_.offset(last, 1) + draft_.line(last).size()), text);
        return std::nullopt;
    }

    /// Removes the rules that name cells which the new grid does not have.
    Refusal remove_outside() {
        const Puzzle& puzzle = draft_.reading.draft.puzzle;
        const auto places = cell_coordinates(puzzle.grid);
        const auto is_outside = [&](CellId cell) {
            const auto& [row, column] = places[cell.index()];
            return row >= size_.rows || column >= size_.columns;
        };
        ClueRemover remover(draft_);
        for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
            const RuleStatement& rule = puzzle.rules[i];
            const bool names_cells = rule.is_placed && !rule.drawings.empty() && !rule.drawings[0].empty() &&
                                     rule.drawings[0][0].label.empty();
            if (!names_cells || find_site(draft_.reading, i).kind != ClueSite::Kind::Line) continue;
            const bool goes = std::ranges::any_of(rule.drawings, [&](const MarkedDrawing& drawing) {
                return std::ranges::any_of(
                    drawing, [&](const Sequence& s) { return std::ranges::any_of(s.cells, is_outside); });
            });
            if (!goes) continue;
            if (auto error = remover.remove(i, std::nullopt)) return error;
        }
        remover.finish();
        return std::nullopt;
    }

    BoxSize size_;
    EditDraft& draft_;
};

}  // namespace

Refusal edit(const ResizeGrid& operation, EditDraft& draft) {
    const auto size = size_of(operation.size);
    if (!size || size->rows == 0 || size->columns == 0 || std::max(size->rows, size->columns) > kMostLines)
        return refused("'" + operation.size + "' is no size of a rectangle",
                       "write columns and rows, up to " + std::to_string(kMostLines) + ": \"6x6\"");
    return GridResizer(*size, draft).resize();
}

}  // namespace sator::formats
