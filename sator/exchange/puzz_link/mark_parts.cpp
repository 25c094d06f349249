#include "sator/exchange/puzz_link/mark_parts.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "sator/exchange/puzz_link/link_codecs.hpp"
#include "sator/exchange/puzz_link/room_parts.hpp"

namespace sator::exchange {

namespace {

constexpr int kNumberOnly = 1, kMarkOnly = 2, kMarkAndNumber = 3, kMarkAndHidden = 4;

void read_marks_and_numbers(LinkBody& body, DrawnBoard& board) {
    const auto marks = borders().read(body, board.cell_count());
    const auto numbers = number16().read(body, board.cell_count());
    for (std::size_t cell = 0; cell < marks.size() && cell < numbers.size(); ++cell)
        put_mark_and_number(board, cell, marks[cell] != 0, numbers[cell]);
}

std::string write_marks_and_numbers(const DrawnBoard& board) {
    std::vector<int> marks, numbers;
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const int sign = board.cells[cell];
        const bool has_number = sign == kNumberOnly || sign == kMarkAndNumber;
        const bool is_hidden = sign == DrawnBoard::kHidden || sign == kMarkAndHidden;
        marks.push_back(sign == kMarkOnly || sign == kMarkAndNumber || sign == kMarkAndHidden ? 1 : 0);
        numbers.push_back(is_hidden    ? DrawnBoard::kHidden
                          : has_number ? board.sign_numbers[cell]
                                       : DrawnBoard::kOpen);
    }
    return borders().write(marks) + number16().write(numbers);
}

/// The indices of the right and of the lower edge of a cell; the number of edges if there is none.
std::array<std::size_t, 2> edges_after(const DrawnBoard& board, std::size_t cell) {
    const std::size_t row = cell / board.columns, column = cell % board.columns;
    return {column + 1 < board.columns ? row * (board.columns - 1) + column : board.edge_count(),
            row + 1 < board.rows ? board.upright_edges() + cell : board.edge_count()};
}

/// Bits of a cell that is marked, or has walls on its right and lower edges.
constexpr int kMarkBit = 1;
constexpr std::array<int, 2> kWallBits = {2, 4};

/// The walls between the cells of a column begin with a character of their own.
void read_mask_and_walls(LinkBody& body, DrawnBoard& board) {
    const auto marks = borders().read(body, board.cell_count());
    auto walls = borders().read(body, board.upright_edges());
    std::ranges::copy(borders().read(body, board.edge_count() - board.upright_edges()),
                      std::back_inserter(walls));
    put_mask_and_walls(board, marks, walls);
}

std::string write_mask_and_walls(const DrawnBoard& board) {
    std::vector<int> marks, walls(board.edge_count(), 0);
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        const int bits = std::max(0, board.cells[cell]);
        marks.push_back(bits & kMarkBit);
        const auto edges = edges_after(board, cell);
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (edges[i] < walls.size() && (bits & kWallBits[i]) != 0) walls[edges[i]] = 1;
        }
    }
    const auto level_begins = walls.begin() + static_cast<std::ptrdiff_t>(board.upright_edges());
    const std::vector<int> upright(walls.begin(), level_begins), level(level_begins, walls.end());
    return borders().write(marks) + borders().write(upright) + borders().write(level);
}

constexpr int kMostUpTo4 = 4;

ListCode numbers_up_to_4() {
    return gapped('6', {[](LinkBody& body) {
                            const int digit = body.take_number(1, 10);
                            return digit > kMostUpTo4 ? DrawnBoard::kHidden : digit;
                        },
                        [](int number) {
                            if (number == DrawnBoard::kHidden) return std::to_string(kMostUpTo4 + 1);
                            return number >= 0 && number <= kMostUpTo4 ? std::to_string(number)
                                                                       : std::string();
                        }});
}

constexpr int kSignsOfEdge = 3;

void read_signs_on_edges(LinkBody& body, DrawnBoard& board) {
    const std::size_t place = body.position();
    const auto list = number16().read(body, board.cell_count() - 1);
    board.edges.assign(board.edge_count(), 0);
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == DrawnBoard::kOpen) continue;
        const auto [right, below] = edges_after(board, cell);
        const int on_right = list[cell] / kSignsOfEdge, on_lower = list[cell] % kSignsOfEdge;
        if (list[cell] < 0 || on_right >= kSignsOfEdge)
            return body.fail_at(place, "a sign on an edge is 1 or 2");
        if (right < board.edge_count()) board.edges[right] = on_right;
        if (below < board.edge_count()) board.edges[below] = on_lower;
    }
}

std::string write_signs_on_edges(const DrawnBoard& board) {
    std::vector<int> list;
    for (std::size_t cell = 0; cell + 1 < board.cell_count(); ++cell) {
        const auto [right, below] = edges_after(board, cell);
        const int on_right = right < board.edge_count() ? std::max(0, board.edges[right]) : 0,
                  on_lower = below < board.edge_count() ? std::max(0, board.edges[below]) : 0;
        const int both = kSignsOfEdge * on_right + on_lower;
        list.push_back(both == 0 ? DrawnBoard::kOpen : both);
    }
    return number16().write(list);
}

}  // namespace

void put_mark_and_number(DrawnBoard& board, std::size_t cell, bool is_marked, int number) {
    board.sign_numbers.resize(board.cell_count(), DrawnBoard::kOpen);
    if (number >= 0) board.sign_numbers[cell] = number;
    if (number == DrawnBoard::kHidden)
        board.cells[cell] = is_marked ? kMarkAndHidden : DrawnBoard::kHidden;
    else if (number >= 0)
        board.cells[cell] = is_marked ? kMarkAndNumber : kNumberOnly;
    else if (is_marked)
        board.cells[cell] = kMarkOnly;
}

void put_mask_and_walls(DrawnBoard& board, const std::vector<int>& marks, const std::vector<int>& walls) {
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        int bits = marks[cell] > 0 ? kMarkBit : 0;
        const auto edges = edges_after(board, cell);
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (edges[i] < walls.size() && walls[edges[i]] > 0) bits |= kWallBits[i];
        }
        if (bits != 0) board.cells[cell] = bits;
    }
}

const LinkPart kMaskAndWalls = {read_mask_and_walls, write_mask_and_walls};
const LinkPart kNumbersUpTo4 = {
    [](LinkBody& body, DrawnBoard& board) { board.cells = numbers_up_to_4().read(body, board.cell_count()); },
    [](const DrawnBoard& board) { return numbers_up_to_4().write(board.cells); }};
const LinkPart kSignsOnEdges = {read_signs_on_edges, write_signs_on_edges};
const LinkPart kMarksAndNumbers = {read_marks_and_numbers, write_marks_and_numbers};

}  // namespace sator::exchange
