#include "sator/render/rules/sketch.hpp"

#include <algorithm>
#include <map>

#include "sator/base/utf8.hpp"
#include "sator/render/board/stacked_equations.hpp"
#include "sator/render/kinds/kind_marks.hpp"
#include "sator/render/kinds/kind_sentences.hpp"
#include "sator/render/rules/decorator_table.hpp"
#include "sator/render/rules/decorators.hpp"
#include "sator/render/rules/draw_cages.hpp"
#include "sator/render/rules/mark_clue_kinds.hpp"
#include "sator/render/rules/mark_kinds.hpp"
#include "sator/render/rules/rule_row.hpp"

namespace sator::render {

namespace {

/// Returns whether a statement is about something between cells, which has no picture of its own.
bool is_between_cells(const RuleStatement& statement, const Board& board) {
    return std::ranges::any_of(statement.drawings, [&](const MarkedDrawing& drawing) {
        return std::ranges::any_of(drawing, [&](const Sequence& sequence) {
            return !std::ranges::all_of(sequence.cells, [&](CellId cell) { return board.is_cell(cell); });
        });
    });
}

/// Returns whether the sequence's name is a single letter or sign.
bool has_letter_label(const Sequence& sequence) {
    return to_code_points(sequence.label).size() == 1 && sequence.label != "*";
}

/// Returns whether a statement says what a number or sign in a cell or at a corner of the printed puzzle means. Then that shows it, so that its rule
/// is not drawn again. Numbers with names, e.g. the sums of a kakuro, are drawn with their rules.
bool is_printed_in_cell(const RuleStatement& statement, const Puzzle& puzzle) {
    if (!puzzle.kind) return false;
    return std::ranges::any_of(puzzle.kind->marks, [&](const DrawnMark& mark) {
        const bool has_named_number =
            std::ranges::any_of(mark.numbers, [](const DrawnNumber& number) { return !number.name.empty(); });
        return mark.span == statement.span && (!mark.is_between || mark.is_corner) && !has_named_number;
    });
}

}  // namespace

Board board_of(const Puzzle& puzzle, double side, LimitWatch& watch) {
    Board board = make_board(puzzle.grid, side, watch);
    if (!watch.is_over() && puzzle.kind && puzzle.kind->name == "cryptarithm")
        stack_equations(board, puzzle.grid);
    return board;
}

void Sketch::add_sign_text(CellId a, CellId b, std::string_view sign) {
    const LatticePlace first = board.places[a.index()], second = board.places[b.index()];
    std::string text(sign);
    if (sign == "<" || sign == ">") {
        const bool is_rising = (sign == "<") == (first < second);
        const bool is_upright = first.column == second.column;
        text = is_upright ? (is_rising ? "∧" : "∨") : (is_rising ? "<" : ">");
    }
    sign_texts.push_back(
        {std::minmax(a, b,
                     [&](CellId x, CellId y) { return board.places[x.index()] < board.places[y.index()]; }),
         std::move(text)});
}

void Sketch::add_line(Look look, const std::vector<CellId>& cells) {
    add(look, Outline{board.path(cells)});
}

void Sketch::add_to_legend(const std::string& sentence) {
    const auto line = std::ranges::find(legend, sentence);
    explained.emplace_back(statement, line - legend.begin());
    if (line == legend.end()) legend.push_back(sentence);
}

std::vector<std::string> Sketch::unsaid_legend() const {
    std::vector<std::string> lines;
    for (std::size_t line = 0; line < legend.size(); ++line) {
        const bool is_told = std::ranges::all_of(explained, [&](const auto& entry) {
            return entry.second != line || is_meaning_said(puzzle.rules[entry.first], puzzle);
        });
        if (!is_told) lines.push_back(legend[line]);
    }
    return lines;
}

void Sketch::add_cage(Cage cage) {
    std::ranges::sort(cage.cells);
    cage.statement = statement;
    cages.push_back(std::move(cage));
}

bool Sketch::has_cage(const std::vector<CellId>& cells) const {
    std::vector<CellId> sorted = cells;
    std::ranges::sort(sorted);
    return std::ranges::find(cages, sorted, &Cage::cells) != cages.end();
}

bool Sketch::try_add_letters(const std::vector<MarkedDrawing>& drawings) {
    std::vector<std::string> taken = letters;
    taken.resize(board.centres.size());
    std::map<std::string, std::vector<CellId>> cells_of;
    for (std::size_t cell = 0; cell < taken.size(); ++cell) {
        if (!taken[cell].empty()) cells_of[taken[cell]].push_back(CellId(cell));
    }
    for (const MarkedDrawing& drawing : drawings) {
        for (const Sequence& sequence : drawing) {
            if (!has_letter_label(sequence)) return false;
            std::vector<CellId> cells = sequence.cells;
            std::ranges::sort(cells);
            const auto [known, is_new] = cells_of.emplace(sequence.label, cells);
            if (!is_new && known->second != cells) return false;
            for (const CellId cell : cells) {
                std::string& letter = taken[cell.index()];
                if (!letter.empty() && letter != sequence.label) return false;
                letter = sequence.label;
            }
        }
    }
    letters = std::move(taken);
    return true;
}

void Sketch::try_add_line_marks(const std::vector<std::vector<Slot>>& groups, const std::string& sentence) {
    constexpr std::size_t kLetters = 26;
    std::vector<std::string> taken = line_marks;
    taken.resize(board.centres.size());
    std::size_t used = marked_groups_;
    for (const std::vector<Slot>& group : groups) {
        if (used == kLetters) return;
        const char letter = static_cast<char>('a' + used++);
        for (const Slot& line : group) {
            for (std::size_t i = 0; i < line.size(); ++i) {
                std::string& mark = taken[line[i].index()];
                if (!mark.empty()) return;
                mark = letter + std::to_string(i + 1);
            }
        }
    }
    line_marks = std::move(taken);
    marked_groups_ = used;
    marked_lines.emplace_back(statement, sentence);
}

Sketch sketch_of(const Puzzle& puzzle, double side, LimitWatch& watch) {
    Sketch sketch(puzzle, side, watch);
    add_kind_blocks(puzzle, sketch.board);
    const auto filled = std::ranges::find(sketch.looks, true, &ValueLook::is_filled);
    if (filled != sketch.looks.end())
        sketch.filled_value = ValueId(static_cast<std::size_t>(filled - sketch.looks.begin()));
    draw_regions_of_kind(sketch);
    std::vector<bool> is_drawn(puzzle.rules.size()), has_decorator(puzzle.rules.size());
    std::vector<std::string_view> names;
    for (const RuleStatement& statement : puzzle.rules) names.push_back(rule_name(statement));
    for (const Decorator& decorator : decorator_table()) {
        if (watch.reached()) return sketch;
        for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
            if (names[i] != decorator.rule) continue;
            has_decorator[i] = true;
            // A rule that is said in words is no clue, even if its cells are a line.
            const bool is_hidden = decorator.draw == decorate_edge && is_said(puzzle.rules[i], puzzle);
            // Figures, pieces and courses are links, but their clues are in cells and beside them.
            const bool is_line_clue = decorator.draw == decorate_figures || decorator.draw == decorate_arms ||
                                      decorator.draw == decorate_course;
            if (!is_drawn[i] && !is_line_clue && is_printed_in_cell(puzzle.rules[i], puzzle)) {
                sketch.lettered.push_back(i);
                is_drawn[i] = true;
            }
            const bool is_between = !is_line_clue && is_between_cells(puzzle.rules[i], sketch.board);
            if (is_drawn[i] || is_hidden || is_between) continue;
            sketch.statement = i;
            sketch.drawn_rule = i;
            is_drawn[i] = decorator.draw(puzzle.rules[i], sketch);
        }
    }
    for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
        if (has_decorator[i] || is_between_cells(puzzle.rules[i], sketch.board)) continue;
        sketch.statement = i;
        sketch.drawn_rule = i;
        is_drawn[i] = decorate_as(picture_of(puzzle.rules[i], puzzle), puzzle.rules[i], sketch);
    }
    sketch.drawn_rule.reset();
    draw_cages(sketch);
    mark_clue_kinds(sketch);
    mark_kinds(sketch);
    for (std::size_t i = 0; i < is_drawn.size(); ++i) {
        if (!is_drawn[i]) sketch.undrawn.push_back(i);
    }
    for (const std::size_t i : sketch.undrawn) {
        const RuleStatement& statement = puzzle.rules[i];
        const bool has_single_cells =
            std::ranges::all_of(statement.drawings, [](const MarkedDrawing& drawing) {
                return std::ranges::all_of(drawing, [](const Sequence& s) { return s.cells.size() == 1; });
            });
        if (statement.name != kExpressionRule || statement.drawings.size() != 1 || !has_single_cells ||
            is_between_cells(statement, sketch.board))
            continue;
        if (sketch.try_add_letters(statement.drawings)) sketch.labelled.push_back(i);
    }
    return sketch;
}

}  // namespace sator::render
