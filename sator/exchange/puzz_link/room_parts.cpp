// Borders of regions in links, alone or with what makes holes in the regions.

#include "sator/exchange/puzz_link/room_parts.hpp"

#include <algorithm>
#include <vector>

namespace sator::exchange {

ListCode borders() {
    return packed(2, 5);
}
namespace {

/// The upright edges begin a new character, and so do the level ones.
std::vector<int> take_walls(LinkBody& body, const DrawnBoard& board) {
    std::vector<int> walls = borders().read(body, board.upright_edges());
    const auto level = borders().read(body, board.edge_count() - board.upright_edges());
    walls.insert(walls.end(), level.begin(), level.end());
    return walls;
}

void read_walls(LinkBody& body, DrawnBoard& board) {
    board.regions = regions_between(board, take_walls(body, board));
}

std::string write_borders(const DrawnBoard& board, const std::vector<int>& walls) {
    const auto middle = walls.begin() + static_cast<std::ptrdiff_t>(board.upright_edges());
    return borders().write({walls.begin(), middle}) + borders().write({middle, walls.end()});
}

std::string write_walls(const DrawnBoard& board) {
    return write_borders(board, walls_of(board));
}

/// A number for each cell: three times its right edge and its lower edge, each 1 between regions and 2 between tiles of a region.
void read_tiles(LinkBody& body, DrawnBoard& board) {
    const auto numbers = number16().read(body, board.cell_count());
    std::vector<int> edges(board.edge_count(), 0);
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
        const int number = std::max(0, numbers[cells_of_edge(board, edge)[0]]);
        edges[edge] = edge < board.upright_edges() ? number / 3 : number % 3;
    }
    divide_into_tiles(board, edges);
}

std::string write_tiles(const DrawnBoard& board) {
    const std::vector<int> edges = edges_of_tiles(board);
    std::vector<int> numbers(board.cell_count(), 0);
    for (std::size_t edge = 0; edge < edges.size(); ++edge)
        numbers[cells_of_edge(board, edge)[0]] += edges[edge] * (edge < board.upright_edges() ? 3 : 1);
    return number16().write(numbers);
}

void read_holes(LinkBody& body, DrawnBoard& board) {
    board.cells = borders().read(body, board.cell_count());
    std::ranges::replace(board.cells, 0, DrawnBoard::kOpen);
}

/// Black cells: a without an arrow, b to e with one up, down, left and right. Numbers begin with 0 for 1, and - is before two digits.
/// The list has a number for each cell: 1 to 4 for arrows, kBlack, and above it the known numbers.
constexpr int kBlack = 5, kKnown = 6;

ListCode arrow_or_number_code() {
    return gapped('g', {[](LinkBody& body) {
                            const char c = body.peek();
                            if (c >= 'a' && c <= 'e') return body.take() == 'a' ? kBlack : c - 'a';
                            if (c == '-') body.take();
                            return kBlack + 1 + body.take_number(c == '-' ? 2 : 1, 10);
                        },
                        [](int item) {
                            if (item == kBlack) return std::string("a");
                            if (item < kBlack) return std::string(1, static_cast<char>('a' + item));
                            const std::string digits = std::to_string(item - kBlack - 1);
                            return (digits.size() > 1 ? "-" : "") + digits;
                        }});
}

void read_walls_and_arrows(LinkBody& body, DrawnBoard& board) {
    const std::vector<int> walls = take_walls(body, board);
    const auto list = arrow_or_number_code().read(body, board.cell_count());
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] > 0 && list[cell] <= kBlack) board.cells[cell] = list[cell];
    }
    board.regions = regions_around_holes(board, walls);
    board.sign_numbers.assign(list.size(), DrawnBoard::kOpen);
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] <= kBlack) continue;
        board.cells[cell] = kKnown;
        board.sign_numbers[cell] = list[cell] - kBlack;
    }
}

/// All sides of a black cell are borders.
std::string write_walls_and_arrows(const DrawnBoard& board) {
    const auto is_black = [&](std::size_t cell) {
        return board.cells[cell] > 0 && board.cells[cell] <= kBlack;
    };
    std::vector<int> walls = walls_of(board);
    for (std::size_t edge = 0; edge < walls.size(); ++edge) {
        const auto [a, b] = cells_of_edge(board, edge);
        if (is_black(a) || is_black(b)) walls[edge] = 1;
    }
    std::vector<int> list = board.cells;
    for (std::size_t cell = 0; cell < list.size(); ++cell) {
        if (list[cell] == kKnown) list[cell] = kBlack + board.sign_numbers[cell];
    }
    return write_borders(board, walls) + arrow_or_number_code().write(list);
}

}  // namespace

const LinkPart kWalls = {read_walls, write_walls};
/// Walls, and then holes, if there are any. Beside a hole, a wall may be missing.
const LinkPart kWallsAndHoles = {
    [](LinkBody& body, DrawnBoard& board) {
        const std::vector<int> walls = take_walls(body, board);
        if (!body.is_at_end()) read_holes(body, board);
        board.regions = regions_around_holes(board, walls);
    },
    [](const DrawnBoard& board) {
        const bool has_holes = std::ranges::any_of(board.cells, [](int mark) { return mark > 0; });
        return write_walls(board) + (has_holes ? borders().write(board.cells) : "");
    }};
const LinkPart kClosedWallsAndHoles = {
    [](LinkBody& body, DrawnBoard& board) {
        const std::size_t place = body.position();
        const std::vector<int> walls = take_walls(body, board);
        if (!body.is_at_end() && body.peek() != '/') read_holes(body, board);
        board.regions = regions_around_holes(board, walls);
        if (has_wall_in_region(board, walls))
            body.fail_at(place, "a border that ends inside a region cannot be said");
    },
    kWallsAndHoles.write};
const LinkPart kWallsAndArrows = {read_walls_and_arrows, write_walls_and_arrows};
const LinkPart kTiles = {read_tiles, write_tiles};

}  // namespace sator::exchange
