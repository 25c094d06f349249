#include "sator/exchange/boards/drawn_board.hpp"

#include <algorithm>

namespace sator::exchange {

DrawnBoard empty_board(std::size_t columns, std::size_t rows) {
    DrawnBoard board;
    board.columns = columns;
    board.rows = rows;
    board.cells.assign(columns * rows, DrawnBoard::kOpen);
    board.regions.assign(columns * rows, 0);
    board.edges.assign(board.edge_count(), DrawnBoard::kOpen);
    for (const Side side : kSidesOfBoard) board.side(side).assign(board.side_length(side), DrawnBoard::kOpen);
    board.runs[0].resize(columns);
    board.runs[1].resize(rows);
    return board;
}

std::array<std::size_t, 2> cells_of_edge(const DrawnBoard& board, std::size_t edge) {
    if (edge < board.upright_edges()) {
        const std::size_t across = board.columns - 1;
        const std::size_t left = edge / across * board.columns + edge % across;
        return {left, left + 1};
    }
    const std::size_t upper = edge - board.upright_edges();
    return {upper, upper + board.columns};
}

std::vector<int> regions_between(const DrawnBoard& board, const std::vector<int>& walls) {
    std::vector<std::vector<std::size_t>> joined(board.cell_count());
    for (std::size_t edge = 0; edge < board.edge_count(); ++edge) {
        if (walls[edge] != 0) continue;
        const auto [a, b] = cells_of_edge(board, edge);
        joined[a].push_back(b);
        joined[b].push_back(a);
    }
    std::vector<int> regions(board.cell_count(), DrawnBoard::kOpen);
    int next = 0;
    for (std::size_t first = 0; first < regions.size(); ++first) {
        if (regions[first] != DrawnBoard::kOpen) continue;
        std::vector<std::size_t> found = {first};
        regions[first] = next;
        while (!found.empty()) {
            const std::size_t cell = found.back();
            found.pop_back();
            for (const std::size_t beside : joined[cell]) {
                if (regions[beside] != DrawnBoard::kOpen) continue;
                regions[beside] = next;
                found.push_back(beside);
            }
        }
        ++next;
    }
    return regions;
}

bool has_wall_in_region(const DrawnBoard& board, const std::vector<int>& walls) {
    const auto is_hole = [&](std::size_t cell) { return board.cells[cell] >= 0; };
    for (std::size_t edge = 0; edge < walls.size(); ++edge) {
        const auto [a, b] = cells_of_edge(board, edge);
        if (walls[edge] != 0 && !is_hole(a) && !is_hole(b) && board.regions[a] == board.regions[b])
            return true;
    }
    return false;
}

void number_holes(std::vector<int>& regions) {
    int region = 0;
    for (int& of_place : regions) region = of_place = of_place == DrawnBoard::kOpen ? region : of_place;
}

std::vector<int> regions_around_holes(const DrawnBoard& board, std::vector<int> walls) {
    const auto is_hole = [&](std::size_t cell) { return board.cells[cell] != DrawnBoard::kOpen; };
    for (std::size_t edge = 0; edge < walls.size(); ++edge) {
        const auto [a, b] = cells_of_edge(board, edge);
        if (is_hole(a) || is_hole(b)) walls[edge] = 1;
    }
    std::vector<int> regions = regions_between(board, walls);
    std::vector<int> numbers(regions.size(), DrawnBoard::kOpen);
    int next = 0;
    for (std::size_t cell = 0; cell < regions.size(); ++cell) {
        int& number = numbers[static_cast<std::size_t>(regions[cell])];
        if (number == DrawnBoard::kOpen && !is_hole(cell)) number = next++;
        regions[cell] = number;
    }
    number_holes(regions);
    return regions;
}

void divide_into_tiles(DrawnBoard& board, const std::vector<int>& edges) {
    std::vector<int> borders = edges;
    std::ranges::replace(borders, 2, 0);
    board.regions = regions_between(board, borders);
    const std::vector<int> tiles = regions_between(board, edges);
    std::vector<int> numbers(tiles.size(), 0), counts(board.cell_count(), 0);
    for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
        int& number = numbers[static_cast<std::size_t>(tiles[cell])];
        if (number == 0) number = ++counts[static_cast<std::size_t>(board.regions[cell])];
        board.cells[cell] = number;
    }
}

std::vector<int> edges_of_tiles(const DrawnBoard& board) {
    std::vector<int> edges(board.edge_count());
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
        const auto [a, b] = cells_of_edge(board, edge);
        edges[edge] = board.regions[a] != board.regions[b] ? 1 : board.cells[a] != board.cells[b] ? 2 : 0;
    }
    return edges;
}

std::vector<int> walls_of(const DrawnBoard& board) {
    std::vector<int> walls(board.edge_count());
    for (std::size_t edge = 0; edge < walls.size(); ++edge) {
        const auto [a, b] = cells_of_edge(board, edge);
        walls[edge] = board.regions[a] != board.regions[b] ? 1 : 0;
    }
    return walls;
}

std::size_t region_count(const DrawnBoard& board) {
    return board.regions.empty() ? 0 : static_cast<std::size_t>(*std::ranges::max_element(board.regions)) + 1;
}

}  // namespace sator::exchange
