#include "sator/exchange/boards/board_text.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"

namespace sator::exchange {

namespace {

constexpr std::array<const char*, 4> kSideNames = {"top", "bottom", "left", "right"};

}  // namespace

std::string region_mark(int region) {
    constexpr int kLetters = kMostRegionLetters / 2;
    if (region < kLetters) return std::string(1, static_cast<char>('a' + region));
    if (region < kMostRegionLetters) return std::string(1, static_cast<char>('A' + region - kLetters));
    return '"' + std::to_string(region + 1) + '"';
}

std::string size_text(const DrawnBoard& board) {
    return std::to_string(board.columns) + "x" + std::to_string(board.rows);
}

std::string cell_text(const DrawnBoard& board, std::size_t cell) {
    return "R" + std::to_string(cell / board.columns + 1) + "C" + std::to_string(cell % board.columns + 1);
}

std::string drawing_text(const DrawnBoard& board, const std::function<std::string(std::size_t cell)>& mark) {
    std::string text;
    // A row without blanks has a cell for each character.
    const auto written = [&](std::size_t cell) {
        std::string own = mark(cell);
        const bool is_split = board.columns == 1 && to_code_points(own).size() > 1 && !own.starts_with('"');
        return is_split ? '"' + own + '"' : own;
    };
    for (std::size_t row = 0; row < board.rows; ++row) {
        text += "|";
        for (std::size_t column = 0; column < board.columns; ++column)
            text += " " + written(row * board.columns + column);
        text += "\n";
    }
    return text;
}

std::string regions_text(const DrawnBoard& board) {
    return drawing_text(board, [&](std::size_t cell) { return region_mark(board.regions[cell]); });
}

std::string initial_text(const DrawnBoard& board, const std::function<std::string(int)>& name) {
    if (std::ranges::all_of(board.cells, [](int number) { return number < 0; })) return {};
    return "\ninitial\n" + drawing_text(board, [&](std::size_t cell) {
               return board.cells[cell] < 0 ? std::string(".") : name(board.cells[cell]);
           });
}

std::string sides_text(const DrawnBoard& board, const std::function<std::string(int)>& name) {
    std::string text;
    for (const Side side : kSidesOfBoard) {
        const std::vector<int>& clues = board.side(side);
        if (std::ranges::all_of(clues, [](int clue) { return clue < 0; })) continue;
        text += kSideNames[static_cast<std::size_t>(side)];
        for (const int clue : clues) text += " " + (clue < 0 ? std::string(".") : name(clue));
        text += "\n";
    }
    return text;
}

std::string marks_text(const DrawnBoard& board, const std::function<std::string(std::size_t edge)>& sign) {
    std::string text;
    for (std::size_t row = 0; row < board.rows; ++row) {
        std::string cells = "|", below = "|";
        for (std::size_t column = 0; column < board.columns; ++column) {
            const std::size_t right = row * (board.columns - 1) + column;
            const std::size_t down = board.upright_edges() + row * board.columns + column;
            cells += column + 1 < board.columns ? " . " + sign(right) : " .";
            if (row + 1 < board.rows) below += " " + sign(down) + (column + 1 < board.columns ? "  " : "");
        }
        text += cells + "\n";
        if (below.find_first_not_of("| ") != std::string::npos) text += below + "\n";
    }
    return text;
}

std::string runs_text(std::string_view name, const std::vector<std::vector<int>>& lines) {
    std::string text = std::string(name) + "\n";
    for (const auto& line : lines) {
        text += " ";
        if (line.empty()) text += " 0";
        for (const int run : line) text += run < 0 ? " -" : " " + std::to_string(run);
        text += "\n";
    }
    return text;
}

std::string side_name(Side side) {
    return kSideNames[static_cast<std::size_t>(side)];
}

std::string mark_of(int number) {
    return number < 0 ? "." : std::to_string(number);
}

std::vector<std::string> region_places(const DrawnBoard& board, const std::vector<int>& regions) {
    std::vector<std::string> places;
    for (std::size_t cell = 0; cell < regions.size(); ++cell) {
        const auto region = static_cast<std::size_t>(regions[cell]);
        if (region >= places.size()) places.resize(region + 1);
        places[region] += " " + cell_text(board, cell);
    }
    return places;
}

}  // namespace sator::exchange
