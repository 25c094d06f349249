// One function for each shape of f-puzzles' items: cells with a number, a line, a number beside the grid, and so on.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_item.hpp"

namespace sator::exchange {

namespace {

std::optional<SquareCells> inside_cells(const FPuzzlesItem& item, const SquareStatements& puzzle,
                                        std::string_view field = "cells") {
    auto cells = item.cells(field);
    if (!cells || !are_inside(*cells, puzzle.size())) return std::nullopt;
    return cells;
}

/// Returns the item's number, or `usual` if it states none. Returns nullopt if what it states is no number.
std::optional<int> number_or(const FPuzzlesItem& item, int usual) {
    return item.text("value").empty() ? usual : item.number("value");
}

bool read_killer_cage(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = inside_cells(item, puzzle);
    const std::string value = item.text("value");
    if (!cells || (!value.empty() && !item.number("value"))) return false;
    puzzle.rule(value.empty() ? "cage" : "cage " + value, *cells);
    return true;
}

bool read_extra_region(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = inside_cells(item, puzzle);
    if (cells) puzzle.rule("extra_region", *cells);
    return cells.has_value();
}

/// Reads a mark between two cells.
bool read_pair(const FPuzzlesItem& item, SquareStatements& puzzle, const std::string& rule, int usual) {
    const auto cells = inside_cells(item, puzzle);
    const auto number = number_or(item, usual);
    if (!cells || cells->size() != 2 || !number) return false;
    puzzle.rule(rule + " " + std::to_string(*number), *cells);
    return true;
}
bool read_difference(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_pair(item, puzzle, "difference", 1);
}
bool read_ratio(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_pair(item, puzzle, "ratio", 2);
}

/// Returns whether any two cells share an edge or a corner.
bool all_touch(const SquareCells& cells) {
    return std::ranges::all_of(cells, [&](SquareCell a) {
        return std::ranges::all_of(cells, [&](SquareCell b) {
            return std::abs(a.row - b.row) <= 1 && std::abs(a.column - b.column) <= 1;
        });
    });
}

bool read_xv(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = inside_cells(item, puzzle);
    const std::string mark = item.text("value");
    if (!cells || cells->size() != 2 || (mark != "X" && mark != "V")) return false;
    const std::string sum = mark == "X" ? "sum 10" : "sum 5";
    puzzle.rule(all_touch(*cells) ? "xv " + mark : sum, *cells);
    return true;
}

/// Reads a mark on a cell, "cell", or on several, "cells".
bool read_marked_cells(const FPuzzlesItem& item, SquareStatements& puzzle, const std::string& rule) {
    auto cells = inside_cells(item, puzzle);
    const auto cell = read_square_cell(item.text("cell"));
    if (!cells && cell && cell->is_inside(puzzle.size())) cells = SquareCells{*cell};
    if (!cells) return false;
    for (const SquareCell each : *cells) puzzle.rule(rule, name_of(each));
    return true;
}
bool read_odd(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_marked_cells(item, puzzle, "odd");
}
bool read_even(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_marked_cells(item, puzzle, "even");
}
bool read_row_indexer(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_marked_cells(item, puzzle, "row_indexer");
}
bool read_column_indexer(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_marked_cells(item, puzzle, "column_indexer");
}
bool read_box_indexer(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const std::size_t size = puzzle.size(), height = usual_box_height(size);
    if (!puzzle.has_usual_regions() || height == 1) return false;
    return read_marked_cells(item, puzzle,
                             "box_indexer " + std::to_string(size / height) + "x" + std::to_string(height));
}

/// Reads a cell that holds less, or more, than those beside it. Two such cells beside each other say nothing about each other.
bool read_extreme(const FPuzzlesItem& item, SquareStatements& puzzle, const std::string& rule,
                  const std::string& sign) {
    const auto cell = read_square_cell(item.text("cell"));
    if (!cell || !cell->is_inside(puzzle.size())) return false;
    SquareCells marked;
    for (const JsonValue& other : item.list().members()) {
        if (const auto also = read_square_cell(FPuzzlesItem(other, item.list()).text("cell")))
            marked.push_back(*also);
    }
    const SquareCells beside = cells_beside(*cell, puzzle.size());
    const auto is_marked = [&](SquareCell other) { return std::ranges::find(marked, other) != marked.end(); };
    if (std::ranges::none_of(beside, is_marked)) {
        puzzle.rule(rule, name_of(*cell));
        return true;
    }
    for (const SquareCell other : beside) {
        if (!is_marked(other)) puzzle.rule("a " + sign + " b", SquareCells{*cell, other});
    }
    return true;
}
bool read_minimum(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_extreme(item, puzzle, "minimum", "<");
}
bool read_maximum(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_extreme(item, puzzle, "maximum", ">");
}

/// The cells beside the grid are named as if the grid went on: R0C3 is above column 3.
std::optional<SquareCells> line_seen_from(const FPuzzlesItem& item, const SquareStatements& puzzle) {
    const auto start = read_square_cell(item.text("cell"));
    const int after = static_cast<int>(puzzle.size()) + 1;
    if (!start) return std::nullopt;
    const int down = start->row == 0 ? 1 : start->row == after ? -1 : 0;
    const int right = start->column == 0 ? 1 : start->column == after ? -1 : 0;
    SquareCells cells = cells_from(*start, down, right, puzzle.size());
    if ((down == 0) == (right == 0) || cells.size() != puzzle.size()) return std::nullopt;
    return cells;
}

bool read_outside(const FPuzzlesItem& item, SquareStatements& puzzle, const std::string& rule) {
    const auto cells = line_seen_from(item, puzzle);
    const auto number = item.number("value");
    if (!cells || !number) return false;
    puzzle.rule(rule + " " + std::to_string(*number), *cells);
    return true;
}
bool read_sandwich(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_outside(item, puzzle, "sandwich");
}
bool read_x_sum(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_outside(item, puzzle, "x_sum");
}
bool read_skyscraper(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_outside(item, puzzle, "visible");
}

/// "direction" is "UR", "DR", "DL" or "UL": up or down, right or left.
bool read_little_killer(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto start = read_square_cell(item.text("cell"));
    const std::string way = item.text("direction");
    const auto number = item.number("value");
    const int after = static_cast<int>(puzzle.size()) + 1;
    if (!start || !number || way.size() != 2 || start->row < 0 || start->row > after || start->column < 0 ||
        start->column > after)
        return false;
    const SquareCells cells = cells_from(*start,
                                         way[0] == 'D'   ? 1
                                         : way[0] == 'U' ? -1
                                                         : 0,
                                         way[1] == 'R'   ? 1
                                         : way[1] == 'L' ? -1
                                                         : 0,
                                         puzzle.size());
    if (cells.empty()) return false;
    puzzle.rule("little_killer " + std::to_string(*number), cells);
    return true;
}

/// Reads lines; each is a rule of its own.
bool read_lines(const FPuzzlesItem& item, SquareStatements& puzzle, const std::string& rule) {
    const std::vector<SquareCells> lines = item.lines();
    const bool are_good = !lines.empty() && std::ranges::all_of(lines, [&](const SquareCells& line) {
        return are_inside(line, puzzle.size());
    });
    if (!are_good) return false;
    for (const SquareCells& line : lines) puzzle.rule(rule, line);
    return true;
}
bool read_numbered_lines(const FPuzzlesItem& item, SquareStatements& puzzle, const std::string& rule,
                         int usual) {
    const auto number = number_or(item, usual);
    return number && read_lines(item, puzzle, rule + " " + std::to_string(*number));
}
template <const char* rule>
bool read_named_lines(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_lines(item, puzzle, rule);
}
bool read_whispers(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_numbered_lines(item, puzzle, "whispers", static_cast<int>(puzzle.size() + 1) / 2);
}
bool read_lockout(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_numbered_lines(item, puzzle, "lockout", static_cast<int>(puzzle.size()) / 2);
}
bool read_modular(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_numbered_lines(item, puzzle, "modular_line", 3);
}
/// Three equal parts of the numbers exist only if the size is a multiple of three.
bool read_entropic(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return puzzle.size() % 3 == 0 && read_lines(item, puzzle, "entropic_line");
}
/// The parts of a line are those in the same region.
bool read_region_sum(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return !puzzle.region_cells().empty() && read_lines(item, puzzle, "region_sum_line");
}

/// A circle of one cell is a number, and one of several cells is read as a decimal number. Each line begins in the circle.
bool read_arrow(const FPuzzlesItem& item, SquareStatements& puzzle) {
    auto circle = inside_cells(item, puzzle);
    const std::vector<SquareCells> lines = item.lines();
    if (!circle) return false;
    std::ranges::sort(*circle);
    for (SquareCells line : lines) {
        if (!are_inside(line, puzzle.size()) || line.size() < 2) return false;
        line.erase(line.begin());
        puzzle.rule(circle->size() == 1 ? "arrow" : "pill_arrow", names_of(*circle) + ": " + names_of(line));
    }
    return true;
}

bool read_clone(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = inside_cells(item, puzzle), copies = inside_cells(item, puzzle, "cloneCells");
    if (!cells || !copies || cells->size() != copies->size()) return false;
    for (std::size_t i = 0; i < cells->size(); ++i) {
        if ((*cells)[i] != (*copies)[i]) puzzle.rule("equal", SquareCells{(*cells)[i], (*copies)[i]});
    }
    return true;
}

bool read_quadruple(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = inside_cells(item, puzzle);
    const auto values = item.json().find("values");
    if (!cells || !values || !values->is(JsonKind::Array)) return false;
    std::string rule = all_touch(*cells) ? "quadruple" : "superset";
    for (const JsonValue& value : values->members()) {
        const auto number =
            value.is(JsonKind::String) ? to_whole_number<std::int64_t>(value.text()) : value.integer();
        if (!number || *number < 1 || *number > static_cast<int>(puzzle.size())) return false;
        rule += " " + std::to_string(*number);
    }
    if (values->members().empty()) return true;
    puzzle.rule(rule, *cells);
    return true;
}

constexpr char kThermometer[] = "strict_order", kSlowThermometer[] = "slow_thermometer",
               kPalindrome[] = "palindrome", kRenban[] = "renban", kBetween[] = "between",
               kNabner[] = "nabner", kDoubleArrow[] = "double_arrow", kZipper[] = "zipper_line";

constexpr std::array kRules = {
    FPuzzlesField{"killercage", read_killer_cage},
    FPuzzlesField{"extraregion", read_extra_region},
    FPuzzlesField{"difference", read_difference},
    FPuzzlesField{"ratio", read_ratio},
    FPuzzlesField{"xv", read_xv},
    FPuzzlesField{"odd", read_odd},
    FPuzzlesField{"even", read_even},
    FPuzzlesField{"rowindexer", read_row_indexer},
    FPuzzlesField{"columnindexer", read_column_indexer},
    FPuzzlesField{"boxindexer", read_box_indexer},
    FPuzzlesField{"minimum", read_minimum},
    FPuzzlesField{"maximum", read_maximum},
    FPuzzlesField{"sandwichsum", read_sandwich},
    FPuzzlesField{"xsum", read_x_sum},
    FPuzzlesField{"skyscraper", read_skyscraper},
    FPuzzlesField{"littlekillersum", read_little_killer},
    FPuzzlesField{"thermometer", read_named_lines<kThermometer>},
    FPuzzlesField{"slowthermometer", read_named_lines<kSlowThermometer>},
    FPuzzlesField{"palindrome", read_named_lines<kPalindrome>},
    FPuzzlesField{"renban", read_named_lines<kRenban>},
    FPuzzlesField{"whispers", read_whispers},
    FPuzzlesField{"regionsumline", read_region_sum},
    FPuzzlesField{"betweenline", read_named_lines<kBetween>},
    FPuzzlesField{"lockout", read_lockout},
    FPuzzlesField{"entropicline", read_entropic},
    FPuzzlesField{"modularline", read_modular},
    FPuzzlesField{"nabner", read_named_lines<kNabner>},
    FPuzzlesField{"doublearrow", read_named_lines<kDoubleArrow>},
    FPuzzlesField{"zipperline", read_named_lines<kZipper>},
    FPuzzlesField{"arrow", read_arrow},
    FPuzzlesField{"clone", read_clone},
    FPuzzlesField{"quadruple", read_quadruple},
};

}  // namespace

const FPuzzlesField* find_f_puzzles_rule(std::string_view key) {
    const auto found = std::ranges::find(kRules, key, &FPuzzlesField::key);
    return found == kRules.end() ? nullptr : &*found;
}

}  // namespace sator::exchange
