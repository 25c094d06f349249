// Fields whose items are numbers beside the grid. The cells there are named as if the grid went on: R0C3 is above column 3.

#include <array>

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"

namespace sator::exchange {

namespace {

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

bool read_outside(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    if (item.text("value").empty()) return true;  // a place without a clue
    const auto cells = line_seen_from(item, puzzle);
    const auto number = item.number("value");
    if (!cells || !number) return false;
    puzzle.rule(std::string(field.rule) + " " + std::to_string(*number), *cells);
    return true;
}

/// "direction" is "UR", "DR", "DL" or "UL": up or down, right or left.
bool read_little_killer(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const std::string value = item.text("value");
    if (value.empty() || value == "0") return true;  // an arrow without a sum
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
    puzzle.rule(std::string(field.rule) + " " + std::to_string(*number), cells);
    return true;
}

/// Returns the clue of a rule for a line. The usual ends of a sandwich may be written: "sandwich 12 1 9".
std::optional<std::string> outside_number(const FPuzzlesRule& rule, std::size_t size) {
    const std::vector<Argument>& arguments = rule.statement().arguments;
    const bool has_usual_ends = rule.name == "sandwich" && arguments.size() == 3 &&
                                arguments[1].text == "1" && arguments[2].text == std::to_string(size);
    return has_usual_ends ? arguments[0].text : rule.number;
}

/// The place beside the grid at which a line begins, and its direction.
struct SeenFrom {
    SquareCell start;
    int down, right;
};

/// Returns the place beside the grid that sees these cells; `ways` are the directions to try.
template <std::size_t count>
std::optional<SeenFrom> seen_from(const SquareCells& cells, const std::array<std::array<int, 2>, count>& ways,
                                  std::size_t size) {
    if (cells.empty()) return std::nullopt;
    for (const auto& [down, right] : ways) {
        const SquareCell start{cells.front().row - down, cells.front().column - right};
        if (!start.is_inside(size) && cells_from(start, down, right, size) == cells)
            return SeenFrom{start, down, right};
    }
    return std::nullopt;
}

bool write_outside(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    constexpr std::array<std::array<int, 2>, 4> kStraight = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
    const auto number = outside_number(rule, output.size());
    const auto seen = seen_from(rule.cells(), kStraight, output.size());
    if (!number || !seen) return false;
    output.add(field.key, {{"cell", name_of(seen->start)}, {"value", *number}});
    return true;
}

bool write_little_killer(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    constexpr std::array<std::array<int, 2>, 4> kDiagonal = {{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
    const auto seen = seen_from(rule.cells(), kDiagonal, output.size());
    if (!rule.number || !seen) return false;
    output.add(field.key,
               {{"cell", name_of(seen->start)},
                {"value", *rule.number},
                {"cells", names_json(rule.cells())},
                {"direction", std::string(seen->down > 0 ? "D" : "U") + (seen->right > 0 ? "R" : "L")}});
    return true;
}

}  // namespace

const FPuzzlesShape kOutsideClues = {read_outside, write_outside, {"cell", "value"}};
const FPuzzlesShape kLittleKillers = {
    read_little_killer, write_little_killer, {"cell", "value", "cells", "direction"}};

}  // namespace sator::exchange
