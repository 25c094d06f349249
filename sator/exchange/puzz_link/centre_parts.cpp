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
constexpr int kFirstSkip = 16;
constexpr std::size_t kMostBehind = 7;

/// The places between and in the cells, from the first cell to the last one.
struct DotPlaces {
    std::size_t rows, columns;

    explicit DotPlaces(const DrawnBoard& board) : rows(2 * board.rows - 1), columns(2 * board.columns - 1) {}
    std::size_t count() const { return rows * columns; }
};

void read_centres(LinkBody& body, DrawnBoard& board) {
    const DotPlaces places(board);
    for (std::size_t at = 0; at < places.count() && !body.is_at_end();) {
        const std::size_t place = body.position();
        const int digit = digit_value(body.take());
        if (digit < 0) return body.fail_at(place, "this is no dot");
        if (digit >= kFirstSkip) {
            at += static_cast<std::size_t>(digit - kFirstSkip) + 1;
            continue;
        }
        const std::size_t row = at / places.columns, column = at % places.columns;
        int& cell = board.cells[row / 2 * board.columns + column / 2];
        if (cell != DrawnBoard::kOpen) return body.fail_at(place, "two dots of one cell cannot be said");
        cell = 1 + static_cast<int>(column % 2) + 2 * static_cast<int>(row % 2);
        at += static_cast<std::size_t>(digit / 2) + 1;
    }
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
        text += digit_character(2 * static_cast<int>(said));
        skip(behind - std::min(behind, said));
    }
    return std::ranges::find(holes, 1) == holes.end() ? text : text + borders().write(holes);
}

}  // namespace

const LinkPart kCentres = {read_centres, write_centres};

}  // namespace sator::exchange
