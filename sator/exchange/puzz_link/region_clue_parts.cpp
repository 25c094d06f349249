#include "sator/exchange/puzz_link/region_clue_parts.hpp"

#include <algorithm>
#include <string>

#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/exchange/puzz_link/room_parts.hpp"

namespace sator::exchange {

namespace {

constexpr int kEnds = 3;  // none, circle, grey

/// Whether a sign has a number, and its circle or grey cell.
bool has_number(int sign) {
    return sign > 0 && sign % 2 == 1;
}
int end_of(int sign) {
    return sign < 0 ? 0 : sign / 2;
}

void read_numbers_and_ends(LinkBody& body, DrawnBoard& board) {
    const auto numbers = number16().read(body, board.cell_count());
    const auto ends = packed(kEnds, 3).read(body, board.cell_count());
    for (std::size_t cell = 0; cell < numbers.size() && cell < ends.size(); ++cell) {
        if (numbers[cell] == 0) return body.fail("holes in the grid cannot be said yet");
        put_number_and_end(board, cell, numbers[cell], ends[cell]);
    }
}

std::string write_numbers_and_ends(const DrawnBoard& board) {
    std::vector<int> numbers, ends;
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const int sign = board.cells[cell];
        numbers.push_back(has_number(sign) ? board.sign_numbers[cell] : DrawnBoard::kOpen);
        ends.push_back(end_of(sign));
    }
    return number16().write(numbers) + packed(kEnds, 3).write(ends);
}

void read_four_signs_on_edges(LinkBody& body, DrawnBoard& board) {
    board.edges = four_cell().read(body, board.edge_count());
    for (int& sign : board.edges) {
        if (sign == DrawnBoard::kHidden || sign > 3) return body.fail("a sign on an edge is one of four");
        sign = sign < 0 ? 0 : sign + 1;
    }
}

std::string write_four_signs_on_edges(const DrawnBoard& board) {
    std::vector<int> signs = board.edges;
    for (int& sign : signs) sign = sign > 0 ? sign - 1 : DrawnBoard::kOpen;
    return four_cell().write(signs);
}

void read_numbers_on_edges(LinkBody& body, DrawnBoard& board) {
    const std::size_t place = body.position();
    board.edges = number16().read(body, board.edge_count());
    for (int& number : board.edges) {
        if (number >= 0 && number < kLeastOnEdge)
            return body.fail_at(place, "two regions of different sizes have 3 cells or more");
        if (number == DrawnBoard::kHidden) number = kUnknownOnEdge;
    }
}

std::string write_numbers_on_edges(const DrawnBoard& board) {
    std::vector<int> numbers = board.edges;
    for (int& number : numbers) {
        if (number == kUnknownOnEdge) number = DrawnBoard::kHidden;
        if (number == 0) number = DrawnBoard::kOpen;
    }
    return number16().write(numbers);
}

/// Between two clues, the gap is a letter, which also ends the first one's digits.
void read_run_lengths(LinkBody& body, DrawnBoard& board) {
    constexpr int kFirstGap = 10;
    std::size_t cell = 0;
    bool was_clue = false;
    while (!body.is_at_end() && cell <= board.cell_count()) {
        std::vector<std::optional<int>> lengths;
        for (int digit = digit_value(body.peek()); digit >= 0 && digit < kFirstGap && !body.is_at_end();
             digit = digit_value(body.peek())) {
            body.take();
            lengths.push_back(digit == 0 ? std::nullopt : std::optional(digit));
        }
        if (!lengths.empty()) {
            if (cell >= board.cell_count() || !put_run_lengths(board, cell, lengths))
                return body.fail("these lengths cannot be said");
            ++cell;
            was_clue = true;
            continue;
        }
        const std::size_t place = body.position();
        const int gap = digit_value(body.take());
        if (gap < kFirstGap) return body.fail_at(place, "a letter or digit is expected here");
        cell += static_cast<std::size_t>(gap - kFirstGap + (was_clue ? 0 : 1));
        was_clue = false;
    }
}

void read_tile_lines(LinkBody& body, DrawnBoard& board) {
    std::vector<int> lines = borders().read(body, board.edge_count());
    for (int& line : lines) line = line == 0 ? 1 : 0;
    board.regions = regions_between(board, lines);
}

std::string write_tile_lines(const DrawnBoard& board) {
    std::vector<int> lines = walls_of(board);
    for (int& line : lines) line = line == 0 ? 1 : 0;
    return borders().write(lines);
}

std::string digits_of(int number) {
    return number == DrawnBoard::kHidden ? "0" : std::to_string(number);
}

/// The first of two gaps without a clue between them is as long as it can be.
std::string write_run_lengths(const DrawnBoard& board) {
    constexpr int kLongest = 26, kFirstLetter = 9;
    std::string text;
    int gap = 0;
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const int number = board.cells[cell];
        const bool is_clue = number > 0 || number == DrawnBoard::kHidden;
        if (!is_clue) ++gap;
        if (gap > 0 && (is_clue || gap == kLongest)) text += digit_character(kFirstLetter + gap);
        if (!is_clue && gap < kLongest) continue;
        if (is_clue) text += digits_of(number);
        // A gap after a clue is one letter later than its number of cells.
        gap = is_clue ? 1 : 0;
    }
    if (gap > 1 || (gap == 1 && text.empty())) text += digit_character(kFirstLetter + gap);
    return text;
}

}  // namespace

void put_number_and_end(DrawnBoard& board, std::size_t cell, int number, int end) {
    board.sign_numbers.resize(board.cell_count(), DrawnBoard::kOpen);
    if (number > 0) board.sign_numbers[cell] = number;
    if (number > 0 || end > 0) board.cells[cell] = 2 * end + (number > 0 ? 1 : 0);
}

bool put_run_lengths(DrawnBoard& board, std::size_t cell, const std::vector<std::optional<int>>& lengths) {
    constexpr int kMostKnown = 8, kTen = 10;
    std::vector<int> known;
    std::size_t unknown = 0;
    for (const auto& length : lengths) {
        if (length)
            known.push_back(*length);
        else
            ++unknown;
    }
    if (known.empty()) {
        board.cells[cell] = DrawnBoard::kHidden;
        return unknown == 1;
    }
    std::ranges::sort(known);
    const bool is_said = std::ranges::adjacent_find(known) == known.end() && known.front() > 0 &&
                         known.back() < kTen && known.size() + unknown <= kMostKnown;
    int number = 0;
    for (const int length : known) number = kTen * number + length;
    for (std::size_t i = 0; i < unknown && is_said; ++i) number *= kTen;
    board.cells[cell] = number;
    return is_said;
}

const LinkPart kNumbersAndEnds = {read_numbers_and_ends, write_numbers_and_ends};
const LinkPart kFourSignsOnEdges = {read_four_signs_on_edges, write_four_signs_on_edges};
const LinkPart kNumbersOnEdges = {read_numbers_on_edges, write_numbers_on_edges};
const LinkPart kRunLengths = {read_run_lengths, write_run_lengths};
const LinkPart kTileLines = {read_tile_lines, write_tile_lines};
const LinkPart kNoBorders = {[](LinkBody& body, DrawnBoard& board) {
                                 const std::size_t place = body.position();
                                 const auto walls = borders().read(body, board.edge_count());
                                 if (std::ranges::any_of(walls, [](int wall) { return wall != 0; }))
                                     body.fail_at(place, "known borders cannot be said yet");
                             },
                             [](const DrawnBoard& /*board*/) { return std::string(); }, true};

}  // namespace sator::exchange
