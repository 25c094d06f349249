// Dots in half cells, row by row: a hexadecimal digit is a dot, white if it is even, and half of it the number of places without one behind
// it; g to z are places without a dot. Holes follow, a bit each. The colour of a dot only says how the finished picture is filled.
#include "sator/exchange/puzz_link/centre_parts.hpp"

#include <algorithm>
#include <optional>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/exchange/puzz_link/room_parts.hpp"

namespace sator::exchange {

namespace {

constexpr int kHole = 5;
/// The signs of black dots: in the cell, on its right edge, on its lower one, and on both edges.
constexpr int kDotInMiddle = 1, kDotRight = 2, kDotBelow = 3, kDotsAfter = 4;
constexpr int kFirstSkip = 16;
constexpr std::size_t kMostBehind = 7;

/// The places between and in the cells, from the first cell to the last one.
struct DotPlaces {
    std::size_t rows, columns;

    explicit DotPlaces(const DrawnBoard& board) : rows(2 * board.rows - 1), columns(2 * board.columns - 1) {}
    std::size_t count() const { return rows * columns; }
};

/// Reads the places of dots; `put` gets each with its digit, and says whether a dot may be there.
template <class Put>
void read_dot_places(LinkBody& body, const DrawnBoard& board, Put put) {
    const DotPlaces places(board);
    for (std::size_t at = 0; at < places.count() && !body.is_at_end();) {
        const std::size_t place = body.position();
        const int digit = digit_value(body.take());
        if (digit < 0) return body.fail_at(place, "this is no dot");
        if (digit >= kFirstSkip) {
            at += static_cast<std::size_t>(digit - kFirstSkip) + 1;
            continue;
        }
        if (!put(at / places.columns, at % places.columns, digit))
            return body.fail_at(place, "two dots of one cell cannot be said");
        at += static_cast<std::size_t>(digit / 2) + 1;
    }
}

/// Writes dots at these places, whose digits are even (0) or odd (1).
std::string write_dot_places(const DrawnBoard& board, const std::vector<std::size_t>& dots, int colour) {
    const DotPlaces places(board);
    std::string text;
    const auto skip = [&](std::size_t count) {
        constexpr std::size_t kMost = 36 - kFirstSkip;
        for (; count > 0; count -= std::min(count, kMost))
            text += digit_character(kFirstSkip - 1 + static_cast<int>(std::min(count, kMost)));
    };
    skip(dots.empty() ? places.count() : dots.front());
    for (std::size_t i = 0; i < dots.size(); ++i) {
        const std::size_t behind = (i + 1 < dots.size() ? dots[i + 1] : places.count()) - dots[i] - 1;
        // The last dot says as many places as it can.
        const bool is_last = i + 1 == dots.size();
        const std::size_t said = is_last ? kMostBehind : std::min(behind, kMostBehind);
        text += digit_character(2 * static_cast<int>(said) + colour);
        skip(behind - std::min(behind, said));
    }
    return text;
}

void read_centres(LinkBody& body, DrawnBoard& board) {
    read_dot_places(body, board, [&](std::size_t row, std::size_t column, int /*digit*/) {
        int& cell = board.cells[row / 2 * board.columns + column / 2];
        if (cell != DrawnBoard::kOpen) return false;
        cell = 1 + static_cast<int>(column % 2) + 2 * static_cast<int>(row % 2);
        return true;
    });
    const std::size_t place = body.position();
    const auto holes = borders().read(body, board.cell_count());
    for (std::size_t cell = 0; cell < holes.size(); ++cell) {
        if (holes[cell] == 0) continue;
        if (board.cells[cell] != DrawnBoard::kOpen)
            return body.fail_at(place, "a hole with a dot cannot be said");
        board.cells[cell] = kHole;
    }
}

std::string write_centres(const DrawnBoard& board) {
    const DotPlaces places(board);
    std::vector<std::size_t> dots;
    std::vector<int> holes;
    for (std::size_t at = 0; at < places.count(); ++at) {
        const std::size_t row = at / places.columns, column = at % places.columns;
        const int own = 1 + static_cast<int>(column % 2) + 2 * static_cast<int>(row % 2);
        if (board.cells[row / 2 * board.columns + column / 2] == own) dots.push_back(at);
    }
    for (const int cell : board.cells) holes.push_back(cell == kHole ? 1 : 0);
    const std::string text = write_dot_places(board, dots, 0);
    return std::ranges::find(holes, 1) == holes.end() ? text : text + borders().write(holes);
}

void read_black_dots(LinkBody& body, DrawnBoard& board) {
    bool are_black = true;
    const std::size_t place = body.position();
    read_dot_places(body, board, [&](std::size_t row, std::size_t column, int digit) {
        are_black = are_black && digit % 2 == 1;
        return put_black_dot(board, row, column);
    });
    if (!are_black) body.fail_at(place, "a white dot cannot be said");
}

std::string write_black_dots(const DrawnBoard& board) {
    const DotPlaces places(board);
    std::vector<std::size_t> dots;
    for (std::size_t at = 0; at < places.count(); ++at) {
        const std::size_t row = at / places.columns, column = at % places.columns;
        const int sign = board.cells[row / 2 * board.columns + column / 2];
        const bool is_right = sign == kDotRight || sign == kDotsAfter,
                   is_below = sign == kDotBelow || sign == kDotsAfter;
        const bool has_dot =
            row % 2 == 0 ? (column % 2 == 0 ? sign == kDotInMiddle : is_right) : column % 2 == 0 && is_below;
        if (has_dot) dots.push_back(at);
    }
    return write_dot_places(board, dots, 1);
}

}  // namespace

bool put_black_dot(DrawnBoard& board, std::size_t row, std::size_t column) {
    int& cell = board.cells[row / 2 * board.columns + column / 2];
    const bool is_right = column % 2 == 1, is_below = row % 2 == 1;
    if (is_right && is_below) return false;
    if (cell == DrawnBoard::kOpen)
        cell = is_right ? kDotRight : is_below ? kDotBelow : kDotInMiddle;
    else if ((cell == kDotRight && is_below) || (cell == kDotBelow && is_right))
        cell = kDotsAfter;
    else
        return false;
    return true;
}

const LinkPart kBlackDots = {read_black_dots, write_black_dots};
const LinkPart kCentres = {read_centres, write_centres};

}  // namespace sator::exchange
