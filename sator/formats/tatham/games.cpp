#include "sator/formats/tatham/games.hpp"

#include <algorithm>
#include <vector>

#include "sator/formats/boards/board_kinds.hpp"
#include "sator/formats/tatham/game_codes.hpp"

namespace sator::formats {

namespace {

void rectangle(const GameSize& size, std::size_t& columns, std::size_t& rows) {
    columns = size.first;
    rows = size.second;
}

std::string size_of_board(const DrawnBoard& board) {
    return std::to_string(board.columns) + "x" + std::to_string(board.rows);
}

std::string side_of_board(const DrawnBoard& board) {
    return std::to_string(board.columns);
}

// Solo: 2x3 is a sudoku with 2 boxes beside each other and 3 below each other, which are 3 wide and 2 high; 9j is a jigsaw; x has
// diagonals, k cages.

void solo_shape(const GameSize& size, std::size_t& columns, std::size_t& rows) {
    constexpr std::size_t kMost = 1000;
    columns = size.has_one_number ? size.first : std::min(size.first, kMost) * std::min(size.second, kMost);
    rows = columns;
}

void read_solo(const GameSize& size, LinkBody& body, DrawnBoard& board) {
    const auto has = [&](char flag) { return size.flags.find(flag) != std::string::npos; };
    if (size.has_one_number != has('j')) body.fail("a jigsaw has a 'j' after its size");
    board.count = size.has_one_number ? 0 : static_cast<int>(size.second);
    board.has_diagonals = has('x');
    board.cells = read_gapped_numbers(body, board.cell_count());
    if (size.has_one_number) {
        expect(body, ',');
        board.regions = regions_between(board, read_walls_between(body, board.columns, 'z', false));
    }
    if (!has('k')) return;
    expect(body, ',');
    board.cages = regions_between(board, read_walls_between(body, board.columns, 'z', false));
    expect(body, ',');
    const auto sums = read_gapped_numbers(body, board.cell_count());
    board.cage_clues.resize(static_cast<std::size_t>(*std::ranges::max_element(board.cages)) + 1);
    for (std::size_t cell = 0; cell < sums.size(); ++cell) {
        if (sums[cell] >= 0)
            board.cage_clues[static_cast<std::size_t>(board.cages[cell])] = std::to_string(sums[cell]);
    }
}

/// The number of the clue of each cage, at the first cell of the cage.
std::vector<int> sums_of_cages(const DrawnBoard& board) {
    std::vector<int> sums(board.cell_count(), DrawnBoard::kOpen);
    std::vector<bool> is_written(board.cage_clues.size());
    for (std::size_t cell = 0; cell < sums.size(); ++cell) {
        const auto cage = static_cast<std::size_t>(board.cages[cell]);
        if (!is_written[cage] && !board.cage_clues[cage].empty())
            sums[cell] = small_number(board.cage_clues[cage]).value_or(DrawnBoard::kOpen);
        is_written[cage] = true;
    }
    return sums;
}

std::string write_solo(const DrawnBoard& board) {
    const auto wide = static_cast<std::size_t>(board.count);
    std::string text = wide == 0 ? std::to_string(board.columns) + "j"
                                 : std::to_string(board.columns / wide) + "x" + std::to_string(wide);
    if (board.has_diagonals) text += 'x';
    if (!board.cages.empty()) text += 'k';
    text += ":" + write_gapped_numbers(board.cells);
    if (wide == 0) {
        const std::string walls = write_walls_between(board.regions, board.columns, false);
        if (walls.empty()) return {};
        text += "," + walls;
    }
    if (board.cages.empty()) return text;
    const std::string walls = write_walls_between(board.cages, board.columns, false);
    return walls.empty() ? std::string()
                         : text + "," + walls + "," + write_gapped_numbers(sums_of_cages(board));
}

// Keen: the walls of the cages, then a letter and a number for each cage.

constexpr std::string_view kKeenSigns = "amsd", kKenkenSigns = "+x-/";

void read_keen(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    board.cages = regions_between(board, read_walls_between(body, board.columns, 'y', true));
    expect(body, ',');
    board.cage_clues.resize(static_cast<std::size_t>(*std::ranges::max_element(board.cages)) + 1);
    for (std::string& clue : board.cage_clues) {
        const std::size_t sign = kKeenSigns.find(body.peek());
        if (sign == std::string_view::npos || body.is_at_end())
            body.fail("one of a, m, s and d is expected here");
        if (body.has_failed()) return;
        body.take();
        clue = std::to_string(read_decimal(body)) + kKenkenSigns[sign];
    }
}

std::string write_keen(const DrawnBoard& board) {
    const std::string walls = write_walls_between(board.cages, board.columns, true);
    if (walls.empty()) return {};
    std::string text = side_of_board(board) + ":" + walls + ",";
    for (const std::string& clue : board.cage_clues)
        text += kKeenSigns[kKenkenSigns.find(clue.back())] + clue.substr(0, clue.size() - 1);
    return text;
}

// Unequal: for each cell its number and the sides on which it is greater: 0U,3LR,.

/// The edge on a side of a cell, or the number of edges if there is none.
std::size_t edge_beside(const DrawnBoard& board, std::size_t cell, char side) {
    const std::size_t row = cell / board.columns, column = cell % board.columns;
    const std::size_t none = board.edge_count(), upright = board.upright_edges(), across = board.columns - 1;
    switch (side) {
        case 'U':
            return row == 0 ? none : upright + cell - board.columns;
        case 'D':
            return row + 1 == board.rows ? none : upright + cell;
        case 'L':
            return column == 0 ? none : row * across + column - 1;
        default:
            return column + 1 == board.columns ? none : row * across + column;
    }
}

constexpr std::string_view kUnequalSides = "URDL";

void read_unequal(const GameSize& size, LinkBody& body, DrawnBoard& board) {
    const bool is_adjacent = size.flags.find('a') != std::string::npos;
    board.has_all_marks = is_adjacent;
    for (std::size_t cell = 0; cell < board.cell_count() && !body.has_failed(); ++cell) {
        const int number = read_decimal(body);
        if (number > 0) board.cells[cell] = number;
        while (!body.is_at_end() && kUnequalSides.find(body.peek()) != std::string_view::npos) {
            const std::size_t place = body.position();
            const char side = body.take();
            const std::size_t edge = edge_beside(board, cell, side);
            if (edge == board.edge_count()) {
                body.fail_at(place, "there is no cell on this side");
                return;
            }
            const bool is_first = side == 'R' || side == 'D';
            board.edges[edge] = is_adjacent ? 1 : is_first ? kGreater : kLess;
        }
        if (!body.is_at_end()) expect(body, ',');
        if (body.is_at_end() && cell + 1 < board.cell_count()) body.fail("the ID ends before its last cell");
    }
}

std::string write_unequal(const DrawnBoard& board) {
    std::string text = side_of_board(board) + (board.has_all_marks ? "a:" : ":");
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        text += std::to_string(std::max(0, board.cells[cell]));
        for (const char side : kUnequalSides) {
            const std::size_t edge = edge_beside(board, cell, side);
            if (edge == board.edge_count()) continue;
            const int greater = side == 'R' || side == 'D' ? kGreater : kLess;
            if (board.edges[edge] == (board.has_all_marks ? 1 : greater)) text += side;
        }
        text += ',';
    }
    return text;
}

// Towers: the clues above, below, on the left and on the right, then perhaps the known numbers.

void read_towers(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    for (const Side side : kSidesOfBoard) {
        if (side != Side::Top) expect(body, '/');
        board.side(side) = read_separated(body, board.columns, '/');
    }
    if (body.is_at_end()) return;
    expect(body, ',');
    board.cells = read_gapped_numbers(body, board.cell_count());
}

std::string write_towers(const DrawnBoard& board) {
    std::string text = side_of_board(board) + ":";
    for (const Side side : kSidesOfBoard)
        text += (side == Side::Top ? "" : "/") + write_separated(board.side(side), '/');
    const bool is_empty = std::ranges::all_of(board.cells, [](int number) { return number < 0; });
    return is_empty ? text : text + "," + write_gapped_numbers(board.cells);
}

// Unruly: letters count the cells up to the next one that is known; a small letter is 0, a capital one 1. The last letter counts to
// behind the end.

void read_unruly(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    std::size_t next = 0;
    while (!body.is_at_end() && next <= board.cell_count()) {
        const std::size_t place = body.position();
        const char c = body.take();
        const bool is_one = c >= 'A' && c <= 'Z';
        if (!is_one && (c < 'a' || c > 'z'))
            body.fail_at(place, std::string("'") + c + "' means nothing here");
        const char first = is_one ? 'A' : 'a';
        const auto letter = static_cast<std::size_t>(c - first);
        constexpr std::size_t kLast = 25;
        next += letter == kLast ? kLast : letter + 1;
        if (letter == kLast) continue;
        if (next <= board.cell_count()) board.cells[next - 1] = is_one ? 1 : 0;
    }
    if (next != board.cell_count() + 1) body.fail("the letters do not count the cells of the board");
}

/// Letters that count up to each cell of `marks` and to behind the end: `letter` says with which alphabet.
template <class First>
std::string counted_letters(const std::vector<int>& cells, First first) {
    constexpr std::size_t kLast = 25;
    std::string text;
    std::size_t run = 0;
    for (std::size_t i = 0; i <= cells.size(); ++i) {
        if (i < cells.size() && cells[i] == DrawnBoard::kOpen) {
            if (++run == kLast) {
                text += 'z';
                run = 0;
            }
            continue;
        }
        text += static_cast<char>(first(i) + static_cast<int>(run));
        run = 0;
    }
    return text;
}

std::string write_unruly(const DrawnBoard& board) {
    return size_of_board(board) + ":" + counted_letters(board.cells, [&](std::size_t i) {
               return i < board.cells.size() && board.cells[i] == 1 ? 'A' : 'a';
           });
}

// Light Up: gaps as letters, B for a black cell, a number for one with a number.

void read_light_up(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    std::size_t at = 0;
    while (!body.is_at_end()) {
        const std::size_t place = body.position();
        const char c = body.take();
        const bool is_gap = c >= 'a' && c <= 'z';
        if (!is_gap && c != 'B' && (c < '0' || c > '4'))
            body.fail_at(place, std::string("'") + c + "' means nothing here");
        if (!is_gap && at < board.cell_count()) board.cells[at] = c == 'B' ? DrawnBoard::kHidden : c - '0';
        at += is_gap ? static_cast<std::size_t>(c - 'a') + 1 : 1;
    }
    if (at != board.cell_count()) body.fail("the letters and numbers are not as many as the cells");
}

std::string write_light_up(const DrawnBoard& board) {
    std::string text = size_of_board(board) + ":";
    for (std::size_t i = 0; i < board.cells.size();) {
        std::size_t gap = 0;
        while (i + gap < board.cells.size() && gap < 26 && board.cells[i + gap] == DrawnBoard::kOpen) ++gap;
        if (gap > 0) text += static_cast<char>('a' + gap - 1);
        if (gap == 0) text += board.cells[i] == DrawnBoard::kHidden ? "B" : std::to_string(board.cells[i]);
        i += std::max<std::size_t>(gap, 1);
    }
    return text;
}

// Pattern: the runs of the columns, then of the rows.

void read_pattern(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    bool is_first = true;
    for (auto& lines : board.runs) {
        for (std::vector<int>& runs : lines) {
            if (!is_first) expect(body, '/');
            is_first = false;
            if (body.peek() < '0' || body.peek() > '9') continue;
            do {
                if (!runs.empty()) body.take();
                runs.push_back(read_decimal(body));
            } while (body.peek() == '.');
        }
    }
    if (body.peek() == ',') body.fail("cells of a pattern that are known cannot be said yet");
}

std::string write_pattern(const DrawnBoard& board) {
    std::string text = size_of_board(board) + ":", separator;
    for (const auto& lines : board.runs) {
        for (const std::vector<int>& runs : lines) {
            text += separator + write_separated(runs, '.');
            separator = "/";
        }
    }
    return text;
}

// Magnets: the numbers of + above and on the left, of - below and on the right, then the dominoes.

std::vector<int> read_poles(LinkBody& body, std::size_t count) {
    std::vector<int> poles(count, DrawnBoard::kOpen);
    for (int& pole : poles) {
        const std::size_t place = body.position();
        const char c = body.take();
        const int digit = digit_value(c);
        if (digit < 0 && c != '.') body.fail_at(place, "a digit or '.' is expected here");
        if (digit >= 0) pole = digit;
    }
    expect(body, ',');
    return poles;
}

void read_magnets(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    for (const Side side : {Side::Top, Side::Left, Side::Bottom, Side::Right})
        board.side(side) = read_poles(body, board.side_length(side));
    std::vector<int> walls(board.edge_count(), 1);
    for (std::size_t cell = 0; cell < board.cell_count() && !body.has_failed(); ++cell) {
        const std::size_t place = body.position();
        const char c = body.take();
        if (c == '*') body.fail_at(place, "a magnet of one cell cannot be said yet");
        const std::size_t edge = edge_beside(board, cell, c == 'L' ? 'R' : 'D');
        const bool begins = c == 'L' || c == 'T';
        if ((c != 'R' && c != 'B' && !begins) || (begins && edge == board.edge_count()))
            body.fail_at(place, "L, R, T or B is expected here");
        if (begins && !body.has_failed()) walls[edge] = 0;
    }
    board.regions = regions_between(board, walls);
}

std::string write_magnets(const DrawnBoard& board) {
    std::string text = size_of_board(board) + ":";
    for (const Side side : {Side::Top, Side::Left, Side::Bottom, Side::Right}) {
        for (const int pole : board.side(side)) text += pole < 0 ? '.' : digit_character(std::min(pole, 35));
        text += ',';
    }
    const auto joined = [&](std::size_t a, std::size_t b) { return board.regions[a] == board.regions[b]; };
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const std::size_t column = cell % board.columns;
        if (column + 1 < board.columns && joined(cell, cell + 1)) {
            text += 'L';
        } else if (column > 0 && joined(cell - 1, cell)) {
            text += 'R';
        } else {
            text += cell >= board.columns && joined(cell - board.columns, cell) ? 'B' : 'T';
        }
    }
    return text;
}

// Dominosa: 6 has the numbers 0 to 6 on 8 columns and 7 rows; a number of two digits is in brackets.

void read_dominosa(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    for (int& cell : board.cells) {
        const bool is_long = body.peek() == '[';
        if (is_long) body.take();
        cell = is_long ? read_decimal(body) : body.take_number(1, 10);
        if (is_long) expect(body, ']');
    }
}

std::string write_dominosa(const DrawnBoard& board) {
    if (board.columns != board.rows + 1 || board.rows < 2) return {};
    std::string text = std::to_string(board.rows - 1) + ":";
    for (const int cell : board.cells)
        text += cell < 10 ? std::to_string(cell) : "[" + std::to_string(cell) + "]";
    return text;
}

// Tents: letters count the cells before each tree and before the end, '_' is none; then the numbers of the columns and the rows.

void read_tents(const GameSize& /*size*/, LinkBody& body, DrawnBoard& board) {
    std::size_t next = 0;
    while (!body.is_at_end() && body.peek() != ',') {
        const std::size_t place = body.position();
        const char c = body.take();
        if (c == '!' || c == '-') body.fail_at(place, "tents that are known cannot be said yet");
        if (c != '_' && (c < 'a' || c > 'z'))
            body.fail_at(place, std::string("'") + c + "' means nothing here");
        next += c == '_' ? 0 : static_cast<std::size_t>(c - 'a') + 1;
        if (c == 'z') {
            --next;  // 25 cells, and no tree
            continue;
        }
        if (next < board.cell_count()) board.cells[next] = 1;
        ++next;
    }
    if (next != board.cell_count() + 1) body.fail("the letters do not count the cells of the board");
    for (const Side side : {Side::Top, Side::Left}) {
        expect(body, ',');
        board.side(side) = read_separated(body, board.side_length(side), ',');
    }
}

std::string write_tents(const DrawnBoard& board) {
    std::string letters;
    std::size_t gap = 0;
    for (std::size_t i = 0; i <= board.cells.size(); ++i) {
        if (i < board.cells.size() && board.cells[i] != 1) {
            ++gap;
            continue;
        }
        for (; gap > 24; gap -= 25) letters += 'z';
        letters += gap == 0 ? '_' : static_cast<char>('a' + gap - 1);
        gap = 0;
    }
    for (const Side side : {Side::Top, Side::Left}) {
        // A game without a number for each line does not exist.
        if (std::ranges::any_of(board.side(side), [](int clue) { return clue < 0; })) return {};
    }
    return size_of_board(board) + ":" + letters + "," + write_separated(board.side(Side::Top), ',') + "," +
           write_separated(board.side(Side::Left), ',');
}

void dominosa_shape(const GameSize& size, std::size_t& columns, std::size_t& rows) {
    columns = size.first + 2;
    rows = size.first + 1;
}

bool equal_but_for_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

std::span<const Game> games() {
    static const std::vector<Game> all = {
        {"solo", "Solo", "jxk", solo_shape, read_solo, write_solo, &kSoloBoard},
        {"keen", "Keen", "", rectangle, read_keen, write_keen, &kKenkenBoard},
        {"unequal", "Unequal", "", rectangle, read_unequal, write_unequal, &kMinarismBoard},
        {"unequal", "Unequal", "a", rectangle, read_unequal, write_unequal, &kAdjacentBoard},
        {"towers", "Towers", "", rectangle, read_towers, write_towers, &kSkyscrapersBoard},
        {"unruly", "Unruly", "", rectangle, read_unruly, write_unruly, &kUnrulyBoard},
        {"unruly", "Unruly", "u", rectangle, read_unruly,
         [](const DrawnBoard& board) {
             const std::string text = write_unruly(board);
             return text.substr(0, text.find(':')) + "u" + text.substr(text.find(':'));
         },
         &kBinaryBoard},
        {"lightup", "Light Up", "", rectangle, read_light_up, write_light_up, &kAkariBoard},
        {"pattern", "Pattern", "", rectangle, read_pattern, write_pattern, &kNonogramBoard},
        {"magnets", "Magnets", "", rectangle, read_magnets, write_magnets, &kMagnetsBoard},
        {"dominosa", "Dominosa", "", dominosa_shape, read_dominosa, write_dominosa, &kDominosaBoard},
        {"tents", "Tents", "", rectangle, read_tents, write_tents, &kTentsBoard},
    };
    return all;
}

const Game* find_game(std::string_view name) {
    for (const Game& game : games()) {
        if (equal_but_for_case(game.name, name) || equal_but_for_case(game.title, name)) return &game;
    }
    return nullptr;
}

}  // namespace sator::formats
