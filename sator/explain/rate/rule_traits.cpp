#include "sator/explain/rate/rule_traits.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::explain {

namespace {

/// The rules whose arguments are words of the kind, e.g. `count "*"`, and not the number of a clue.
constexpr std::array<std::string_view, 5> kRulesWithWords = {"count", "anti_king", "around", "negative",
                                                             "order"};

/// Tells the forms of places in one grid.
class PlaceForms {
  public:
    explicit PlaceForms(const Grid& grid) : grid_(grid), at_(cell_coordinates(grid)) {
        for (const auto& lines : {rows_of(grid), columns_of(grid)}) {
            for (const Sequence& line : lines) lines_.insert(sorted(line.cells));
        }
        for (const Sequence& diagonal : diagonals_of(grid)) diagonals_.insert(sorted(diagonal.cells));
    }

    std::string_view form_of(const Slot& place) const {
        const Slot cells = sorted(place);
        if (!cells.empty() && !grid_.is_drawn(cells.back()))
            return puzzle::plural_of(grid_.sort_of(cells.back()));
        if (cells.size() < 2) return "cells";
        if (lines_.contains(cells)) return "line";
        if (cells.size() == grid_.cell_count()) return "all";
        if (diagonals_.contains(cells)) return "diagonal";
        const CellCoordinates first = at_[cells.front().index()], last = at_[cells.back().index()];
        if (last.column <= first.column || last.row <= first.row) return "cells";
        const std::size_t columns = last.column - first.column + 1, rows = last.row - first.row + 1;
        const bool is_inside = std::ranges::all_of(cells, [&](CellId cell) {
            const CellCoordinates at = at_[cell.index()];
            return first.column <= at.column && at.column <= last.column;
        });
        if (!is_inside || columns * rows != cells.size()) return "cells";
        return first.column % columns == 0 && first.row % rows == 0 ? "box" : "window";
    }

  private:
    static Slot sorted(Slot cells) {
        std::ranges::sort(cells);
        return cells;
    }

    const Grid& grid_;
    std::vector<CellCoordinates> at_;
    std::set<Slot> lines_, diagonals_;
};

bool is_small_letter(char c) {
    return 'a' <= c && c <= 'z';
}

bool is_decimal(char c) {
    return '0' <= c && c <= '9';
}

/// Returns an expression without blanks, with '#' for each number, and with the letters of its drawing in the order a, b, c, ….
std::string form_of_expression(const std::string& text) {
    std::string form, letters;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + 1;
        if (is_decimal(text[i])) {
            while (end < text.size() && is_decimal(text[end])) ++end;
            form += '#';
        } else if (is_small_letter(text[i])) {
            while (end < text.size() && is_small_letter(text[end])) ++end;
            if (end == i + 1 && !letters.contains(text[i])) letters += text[i];
            form += end == i + 1 ? std::string(1, static_cast<char>('a' + letters.find(text[i])))
                                 : text.substr(i, end - i);
        } else if (text[i] != ' ' && text[i] != '\n') {
            form += text[i];
        }
        i = end;
    }
    return form;
}

std::string words_of(const RuleStatement& rule) {
    if (rule.name == kExpressionRule) return "=" + form_of_expression(rule.text);
    std::string words = rule.name;
    if (rule.name == kNotRule) {
        for (const RuleStatement& inner : rule.inner) words += " " + words_of(inner);
    }
    if (std::ranges::find(kRulesWithWords, rule.name) == kRulesWithWords.end()) return words;
    for (const Argument& argument : rule.arguments) words += " " + argument.text;
    return words;
}

}  // namespace

std::vector<std::string> rule_traits(const Puzzle& puzzle) {
    const PlaceForms forms(puzzle.grid);
    std::set<std::string> traits;
    for (const RuleStatement& rule : puzzle.rules) {
        const std::string words = words_of(rule);
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& sequence : drawing) {
                // Different values in as many cells as there are values are a permutation.
                const bool is_full =
                    rule.name == "distinct" && sequence.cells.size() == puzzle.alphabet.size();
                traits.insert((is_full ? "permutation" : words) + "@" +
                              std::string(forms.form_of(sequence.cells)));
            }
        }
    }
    return {traits.begin(), traits.end()};
}

}  // namespace sator::explain
