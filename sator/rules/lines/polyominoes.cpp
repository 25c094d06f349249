#include "sator/rules/lines/polyominoes.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace sator::rules {

namespace {

struct DrawnShape {
    std::string_view name, drawing;  // rows of cells, with '/' between them
};

constexpr std::array kShapes = {
    DrawnShape{"I1", "#"},           DrawnShape{"I2", "##"},          DrawnShape{"I3", "###"},
    DrawnShape{"L3", "##/#."},       DrawnShape{"I4", "####"},        DrawnShape{"L4", "###/#.."},
    DrawnShape{"O4", "##/##"},       DrawnShape{"S4", ".##/##."},     DrawnShape{"T4", "###/.#."},
    DrawnShape{"F5", ".##/##./.#."}, DrawnShape{"I5", "#####"},       DrawnShape{"L5", "####/#..."},
    DrawnShape{"N5", "##../.###"},   DrawnShape{"P5", "###/##."},     DrawnShape{"T5", "###/.#./.#."},
    DrawnShape{"U5", "###/#.#"},     DrawnShape{"V5", "###/#../#.."}, DrawnShape{"W5", "##./.##/..#"},
    DrawnShape{"X5", ".#./###/.#."}, DrawnShape{"Y5", "####/.#.."},   DrawnShape{"Z5", "##./.#./.##"},
};

}  // namespace

CellPoints at_origin(CellPoints cells) {
    HalfCell least = cells.front();
    for (const HalfCell at : cells) least = {std::min(least.row, at.row), std::min(least.column, at.column)};
    for (HalfCell& at : cells) at = {at.row - least.row, at.column - least.column};
    std::ranges::sort(cells);
    return cells;
}

bool hang_together(CellPoints cells) {
    if (cells.empty()) return false;
    CellPoints reached{cells.back()};
    cells.pop_back();
    for (std::size_t i = 0; i < reached.size(); ++i) {
        std::erase_if(cells, [&](HalfCell at) {
            if (std::abs(at.row - reached[i].row) + std::abs(at.column - reached[i].column) != 2)
                return false;
            reached.push_back(at);
            return true;
        });
    }
    return cells.empty();
}

std::vector<CellPoints> all_positions(const CellPoints& cells) {
    std::vector<CellPoints> positions;
    CellPoints turned = cells;
    for (int turn = 0; turn < 4; ++turn) {
        CellPoints mirrored = turned;
        for (HalfCell& at : mirrored) at.column = -at.column;
        positions.push_back(at_origin(turned));
        positions.push_back(at_origin(std::move(mirrored)));
        for (HalfCell& at : turned) at = {at.column, -at.row};
    }
    std::ranges::sort(positions);
    positions.erase(std::ranges::unique(positions).begin(), positions.end());
    return positions;
}

CellPoints congruent_shape(const CellPoints& cells) {
    return all_positions(cells).front();
}

std::optional<CellPoints> find_polyomino(std::string_view name) {
    const auto found = std::ranges::find(kShapes, name, &DrawnShape::name);
    if (found == kShapes.end()) return std::nullopt;
    return drawn_polyomino(found->drawing, '#');
}

CellPoints drawn_polyomino(std::string_view drawing, char cell) {
    CellPoints cells;
    HalfCell at;
    for (const char c : drawing) {
        if (c == cell) cells.push_back(at);
        at = c == '/' ? HalfCell{at.row + 2, 0} : HalfCell{at.row, at.column + 2};
    }
    return cells;
}

std::string polyomino_word(const CellPoints& cells) {
    const CellPoints shape = congruent_shape(cells);
    for (const DrawnShape& drawn : kShapes) {
        if (congruent_shape(drawn_polyomino(drawn.drawing, '#')) == shape) return std::string(drawn.name);
    }
    const CellPoints own = at_origin(cells);
    HalfCell greatest;
    for (const HalfCell at : own)
        greatest = {std::max(greatest.row, at.row), std::max(greatest.column, at.column)};
    std::string word;
    for (HalfCell at; at.row <= greatest.row; at.row += 2) {
        if (at.row > 0) word += '/';
        for (at.column = 0; at.column <= greatest.column; at.column += 2)
            word += std::ranges::binary_search(own, at) ? 'x' : '.';
    }
    return word;
}

}  // namespace sator::rules
