#include "sator/exchange/puzz_link/region_clue_parts.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

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

/// How long gaps between clues of digits are written: letters from `kFirst` on, of which the last one is a gap of `kLongest`.
struct DigitGaps {
    int first = 10;
    int longest = 26;
};
constexpr DigitGaps kGapsOfRuns = {};
/// Letters up to j are digits of greater numbers.
constexpr DigitGaps kGapsOfRails = {.first = 20, .longest = 16};

using PutLengths = bool (*)(DrawnBoard& board, std::size_t cell,
                            const std::vector<std::optional<int>>& lengths);

/// Between two clues, the gap is a letter, which also ends the first one's digits. Returns the cells that were read.
std::size_t read_digit_lists(LinkBody& body, DrawnBoard& board, const DigitGaps& gaps, PutLengths put) {
    constexpr int kTen = 10;
    std::size_t cell = 0;
    bool was_clue = false;
    while (!body.is_at_end() && cell <= board.cell_count() && body.peek() != '/') {
        std::vector<std::optional<int>> lengths;
        for (int digit = digit_value(body.peek()); digit >= 0 && digit < kTen && !body.is_at_end();
             digit = digit_value(body.peek())) {
            body.take();
            lengths.push_back(digit == 0 ? std::nullopt : std::optional(digit));
        }
        if (!lengths.empty()) {
            if (cell >= board.cell_count() || !put(board, cell, lengths)) {
                body.fail("these lengths cannot be said");
                return cell;
            }
            ++cell;
            was_clue = true;
            continue;
        }
        if (was_clue && cell == board.cell_count() && gaps.first > kTen) break;
        const std::size_t place = body.position();
        const int gap = digit_value(body.take());
        if (gap < gaps.first) {
            body.fail_at(
                place, gap < kTen ? "a letter or digit is expected here" : "lengths above 9 cannot be said");
            return cell;
        }
        cell += static_cast<std::size_t>(gap - gaps.first + (was_clue ? 0 : 1));
        was_clue = false;
        if (cell >= board.cell_count() && gaps.first > kTen) break;
    }
    return cell;
}

void read_run_lengths(LinkBody& body, DrawnBoard& board) {
    read_digit_lists(body, board, kGapsOfRuns, put_run_lengths);
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

/// The first of two gaps without a clue between them is as long as it can be.
std::string digit_lists(const std::vector<std::string>& clues, const DigitGaps& gaps) {
    const int before = gaps.first - 1;
    std::string text;
    int gap = 0;
    for (const std::string& clue : clues) {
        const bool is_clue = !clue.empty();
        if (!is_clue) ++gap;
        if (gap > 0 && (is_clue || gap == gaps.longest)) text += digit_character(before + gap);
        if (!is_clue && gap < gaps.longest) continue;
        text += clue;
        // A gap after a clue is one letter later than its number of cells.
        gap = is_clue ? 1 : 0;
    }
    if (gap > 1 || (gap == 1 && text.empty())) text += digit_character(before + gap);
    return text;
}

std::string write_run_lengths(const DrawnBoard& board) {
    std::vector<std::string> clues;
    for (const int number : board.cells)
        clues.push_back(number == DrawnBoard::kHidden ? "0" : number > 0 ? std::to_string(number) : "");
    return digit_lists(clues, kGapsOfRuns);
}

/// The lengths, then borders, then a bit for each cell: whether it is black. A '/' ends the lengths if no gap does.
void read_lengths_in_regions(LinkBody& body, DrawnBoard& board) {
    const std::size_t place = body.position();
    read_digit_lists(body, board, kGapsOfRails, put_piece_lengths);
    if (body.peek() == '/') body.take();
    auto walls = borders().read(body, board.upright_edges());
    std::ranges::copy(borders().read(body, board.edge_count() - board.upright_edges()),
                      std::back_inserter(walls));
    const std::string error = put_lengths_in_regions(board, walls, borders().read(body, board.cell_count()));
    if (!error.empty()) body.fail_at(place, error);
}

/// A region's lengths are in its first white cell.
std::string write_lengths_in_regions(const DrawnBoard& board) {
    std::vector<std::string> clues;
    std::vector<int> blacks, values = board.region_values;
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const bool is_black = board.cells[cell] > 0;
        const auto region = static_cast<std::size_t>(board.regions[cell]);
        const int value = is_black || region >= values.size()
                              ? DrawnBoard::kOpen
                              : std::exchange(values[region], DrawnBoard::kOpen);
        clues.push_back(value < 0 ? "" : piece_lengths_text(value, '0'));
        blacks.push_back(is_black ? 1 : 0);
    }
    std::string text = digit_lists(clues, kGapsOfRails);
    const bool ends_with_gap = !text.empty() && digit_value(text.back()) >= kGapsOfRails.first;
    const bool is_last_a_clue = !clues.back().empty();
    if (is_last_a_clue || !ends_with_gap) text += '/';
    const auto walls = walls_of(board);
    const auto level = walls.begin() + static_cast<std::ptrdiff_t>(board.upright_edges());
    return text + borders().write({walls.begin(), level}) + borders().write({level, walls.end()}) +
           borders().write(blacks);
}

}  // namespace

void put_number_and_end(DrawnBoard& board, std::size_t cell, int number, int end) {
    board.sign_numbers.resize(board.cell_count(), DrawnBoard::kOpen);
    if (number > 0) board.sign_numbers[cell] = number;
    if (number > 0 || end > 0) board.cells[cell] = 2 * end + (number > 0 ? 1 : 0);
}

std::string put_lengths_in_regions(DrawnBoard& board, const std::vector<int>& walls,
                                   const std::vector<int>& blacks) {
    const std::vector<int> lengths = board.cells;
    std::ranges::fill(board.cells, DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < blacks.size(); ++cell) {
        if (blacks[cell] == 0) continue;
        if (lengths[cell] != DrawnBoard::kOpen) return "a black cell with lengths cannot be said";
        board.cells[cell] = 1;
    }
    board.regions = regions_around_holes(board, walls);
    board.region_values.assign(region_count(board), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < lengths.size(); ++cell) {
        if (lengths[cell] == DrawnBoard::kOpen) continue;
        int& value = board.region_values[static_cast<std::size_t>(board.regions[cell])];
        if (value != DrawnBoard::kOpen) return "a region with lengths in two cells cannot be said";
        value = lengths[cell];
    }
    return {};
}

const LinkPart kLengthsInRegions = {read_lengths_in_regions, write_lengths_in_regions};
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
