#include "sator/exchange/pzprv3/pzpr_places.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "sator/exchange/boards/course_doors.hpp"
#include "sator/exchange/puzz_link/course_parts.hpp"

namespace sator::exchange {

namespace {

/// Reads a number for each place of a block of rows, 1 for what is drawn, 2 for two lines. The first place is at `first`, its neighbours
/// two further.
void read_places(PzprLines& lines, PzprBoard& board, PositionSort sort, HalfCell first, std::size_t rows,
                 std::size_t columns) {
    const auto words = lines.take_block(rows, rows * columns);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const HalfCell at{first.row + 2 * static_cast<std::int32_t>(i / columns),
                          first.column + 2 * static_cast<std::int32_t>(i % columns)};
        const bool is_double = words[i].text == "2";
        // A letter behind a 1 is a note about the direction.
        board.lines.push_back({sort, at, is_double || words[i].text.starts_with('1'), is_double});
    }
}

void read_between_cells(PzprLines& lines, PzprBoard& board, PositionSort sort) {
    const std::size_t rows = board.board.rows, columns = board.board.columns;
    read_places(lines, board, sort, {1, 2}, rows, columns - 1);
    read_places(lines, board, sort, {2, 1}, rows - 1, columns);
}

}  // namespace

void read_pzpr_lines(PzprLines& lines, PzprBoard& board) {
    read_between_cells(lines, board, PositionSort::Link);
}

void read_pzpr_inner_edges(PzprLines& lines, PzprBoard& board) {
    read_between_cells(lines, board, PositionSort::Edge);
}

void read_pzpr_lines_with_rim(PzprLines& lines, PzprBoard& board) {
    const std::size_t rows = board.board.rows, columns = board.board.columns;
    read_places(lines, board, PositionSort::Link, {1, 0}, rows, columns + 1);
    read_places(lines, board, PositionSort::Link, {0, 1}, rows + 1, columns);
    const auto last_row = 2 * static_cast<std::int32_t>(rows),
               last_column = 2 * static_cast<std::int32_t>(columns);
    std::erase_if(board.lines, [&](const PzprLine& line) {
        const bool is_on_rim = line.at.row == 0 || line.at.row == last_row || line.at.column == 0 ||
                               line.at.column == last_column;
        if (is_on_rim && line.is_drawn)
            lines.fail(lines.span(), "a line that leaves the board cannot be said");
        return is_on_rim;
    });
}

void read_pzpr_dotted_lines(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    const auto across = lines.take_block(drawn.rows, drawn.rows * (drawn.columns + 1));
    const auto down = lines.take_block(drawn.rows + 1, (drawn.rows + 1) * drawn.columns);
    std::vector<int> walls(drawn.edge_count(), 0);
    const auto read = [&](const PzprToken& word, HalfCell at) {
        const bool is_upright = at.column % 2 == 0;
        const std::size_t row = static_cast<std::size_t>(at.row) / 2,
                          column = static_cast<std::size_t>(at.column) / 2;
        const bool is_rim =
            is_upright ? column == 0 || column == drawn.columns : row == 0 || row == drawn.rows;
        const bool is_dotted = word.text != "0" && word.text != ".";
        if (is_rim && !is_dotted) return lines.fail(word.span, "a rim without a dotted line cannot be said");
        if (!is_rim && is_dotted)
            walls[is_upright ? row * (drawn.columns - 1) + column - 1
                             : drawn.upright_edges() + (row - 1) * drawn.columns + column] = 1;
        board.lines.push_back({PositionSort::Edge, at, word.text == "2", false});
    };
    for (std::size_t i = 0; i < across.size(); ++i)
        read(across[i], {2 * static_cast<std::int32_t>(i / (drawn.columns + 1)) + 1,
                         2 * static_cast<std::int32_t>(i % (drawn.columns + 1))});
    for (std::size_t i = 0; i < down.size(); ++i)
        read(down[i], {2 * static_cast<std::int32_t>(i / drawn.columns),
                       2 * static_cast<std::int32_t>(i % drawn.columns) + 1});
    drawn.regions = regions_between(drawn, walls);
    if (has_wall_in_region(drawn, walls))
        lines.fail(lines.span(), "a dotted line that ends inside of a region cannot be said");
}

/// The two lines are numbers of borders, of which those inside of the board come first.
void read_pzpr_doors(PzprLines& lines, PzprBoard& board) {
    for (int i = 0; i < 2; ++i) {
        const auto words = lines.take_line();
        const int number = words.size() == 1 ? pzpr_number(words.front().text) : -1;
        const auto inside = static_cast<int>(board.board.edge_count());
        std::string name =
            number < inside ? "" : door_name(board.board, static_cast<std::size_t>(number - inside));
        if (name.empty()) lines.fail(lines.span(), "the number of an outer edge is missing here");
        board.board.shapes.push_back(std::move(name));
    }
}

void read_pzpr_ice_and_numbers(PzprLines& lines, PzprBoard& board) {
    const auto words = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const bool is_ice = words[cell].text.starts_with('i');
        const std::string_view number = words[cell].text.substr(is_ice ? 1 : 0);
        const int value = number == "?" ? DrawnBoard::kHidden : pzpr_number(number);
        const bool is_known = number.empty() || number == "." || value != DrawnBoard::kOpen;
        if (!is_known || !put_ice_or_number(board.board, cell, is_ice, value))
            return lines.fail(words[cell].span, "'" + std::string(words[cell].text) + "' cannot be said");
    }
}

/// A word for each border, those of the rim included: 1 is an arrow up or to the left, 2 one down or to the right. An arrow on the rim
/// is a door.
void read_pzpr_arrows_on_edges(PzprLines& lines, PzprBoard& board) {
    constexpr int kOnwards = 1, kBack = 2;
    DrawnBoard& drawn = board.board;
    const auto across = lines.take_block(drawn.rows, drawn.rows * (drawn.columns + 1));
    const auto down = lines.take_block(drawn.rows + 1, (drawn.rows + 1) * drawn.columns);
    const auto arrow = [](std::string_view word) {
        return word == "1" ? kBack : word == "2" ? kOnwards : DrawnBoard::kOpen;
    };
    for (std::size_t edge = 0; edge < drawn.edge_count(); ++edge) {
        const std::size_t cell = cells_of_edge(drawn, edge)[0];
        const bool is_upright = edge < drawn.upright_edges();
        const std::size_t row = cell / drawn.columns, column = cell % drawn.columns;
        drawn.edges[edge] = arrow(is_upright ? across[row * (drawn.columns + 1) + column + 1].text
                                             : down[(row + 1) * drawn.columns + column].text);
    }
}

/// A line leaves the board at its doors, whether it is drawn there or not, and nowhere else.
void read_pzpr_course(PzprLines& lines, PzprBoard& board) {
    const std::size_t rows = board.board.rows, columns = board.board.columns;
    read_places(lines, board, PositionSort::Link, {1, 0}, rows, columns + 1);
    read_places(lines, board, PositionSort::Link, {0, 1}, rows + 1, columns);
    const auto last_row = 2 * static_cast<std::int32_t>(rows),
               last_column = 2 * static_cast<std::int32_t>(columns);
    std::erase_if(board.lines, [&](const PzprLine& line) {
        const auto [row, column] = line.at;
        if (row != 0 && row != last_row && column != 0 && column != last_column) return false;
        const auto place = static_cast<std::size_t>((row == 0 || row == last_row ? column : row) / 2);
        const std::size_t number = row == 0          ? place
                                   : row == last_row ? columns + place
                                   : column == 0     ? 2 * columns + place
                                                     : 2 * columns + rows + place;
        if (line.is_drawn &&
            std::ranges::find(board.board.shapes, door_name(board.board, number)) == board.board.shapes.end())
            lines.fail(lines.span(), "a line that leaves the board elsewhere cannot be said");
        return true;
    });
}

void read_pzpr_all_edges(PzprLines& lines, PzprBoard& board) {
    const std::size_t rows = board.board.rows, columns = board.board.columns;
    read_places(lines, board, PositionSort::Edge, {1, 0}, rows, columns + 1);
    read_places(lines, board, PositionSort::Edge, {0, 1}, rows + 1, columns);
}

void read_pzpr_edges_without_rim(PzprLines& lines, PzprBoard& board) {
    read_pzpr_all_edges(lines, board);
    const auto last_row = 2 * static_cast<std::int32_t>(board.board.rows),
               last_column = 2 * static_cast<std::int32_t>(board.board.columns);
    std::erase_if(board.lines, [&](const PzprLine& line) {
        return line.at.row == 0 || line.at.column == 0 || line.at.row == last_row ||
               line.at.column == last_column;
    });
}

}  // namespace sator::exchange
