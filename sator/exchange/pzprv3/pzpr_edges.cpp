// Reads what is between cells: a word for each edge inside of the board, first those between the cells of a row, then those between the
// cells of a column.
#include "sator/exchange/pzprv3/pzpr_edges.hpp"

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/rule_facts.hpp"

namespace sator::exchange {

std::vector<PzprToken> pzpr_edge_words(PzprLines& lines, const DrawnBoard& board) {
    auto words = lines.take_block(board.rows, board.upright_edges());
    const auto level = lines.take_block(board.rows - 1, board.edge_count() - board.upright_edges());
    words.insert(words.end(), level.begin(), level.end());
    return words;
}

void read_pzpr_borders(PzprLines& lines, PzprBoard& board) {
    board.walls.clear();
    for (const PzprToken& word : pzpr_edge_words(lines, board.board))
        board.walls.push_back(word.text == "1" ? 1 : 0);
    board.board.regions = regions_between(board.board, board.walls);
}

/// The edges of regions are 1, those of the tiles in them 2.
void read_pzpr_tiles(PzprLines& lines, PzprBoard& board) {
    std::vector<int> edges;
    for (const PzprToken& word : pzpr_edge_words(lines, board.board))
        edges.push_back(std::max(0, pzpr_number(word.text)));
    divide_into_tiles(board.board, edges);
}

/// A wall is between cells whose names differ.
void read_pzpr_rooms(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    lines.take_line();  // their number
    const auto names = lines.take_block(drawn.rows, drawn.cell_count());
    board.walls.clear();
    for (std::size_t edge = 0; edge < drawn.edge_count(); ++edge) {
        const auto [a, b] = cells_of_edge(drawn, edge);
        board.walls.push_back(names[a].text == names[b].text ? 0 : 1);
    }
    drawn.regions = regions_between(drawn, board.walls);
}

/// A star is a hole. Walls, which were read before, may be missing beside it.
void read_pzpr_holes(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    const auto tokens = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        if (word == "*")
            drawn.cells[cell] = 1;
        else if (word != ".")
            lines.fail(span, "'" + std::string(word) + "' is neither a cell nor a hole");
    }
    if (!board.walls.empty() && !tokens.empty()) drawn.regions = regions_around_holes(drawn, board.walls);
}

void read_pzpr_room_numbers_of_cells(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    drawn.region_values.assign(region_count(drawn), DrawnBoard::kOpen);
    const auto words = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const int number = pzpr_number(words[cell].text);
        if (number != DrawnBoard::kOpen)
            drawn.region_values[static_cast<std::size_t>(drawn.regions[cell])] = number;
    }
}

/// Lines and crosses between cells that a person made besides the answer. A board may end before them.
void read_pzpr_notes_of_links(PzprLines& lines, PzprBoard& board) {
    const auto word = lines.next_word();
    if (word && (word->text == "-1" || small_number(word->text))) pzpr_edge_words(lines, board.board);
}

void read_pzpr_dots(PzprLines& lines, PzprBoard& board) {
    board.board.edges.clear();
    for (const PzprToken& word : pzpr_edge_words(lines, board.board))
        board.board.edges.push_back(std::max(0, pzpr_number(word.text)));
}

void read_pzpr_differences(PzprLines& lines, PzprBoard& board) {
    board.board.edges.clear();
    for (const PzprToken& word : pzpr_edge_words(lines, board.board)) {
        const int number = pzpr_number(word.text);
        board.board.edges.push_back(word.text == "a"   ? kLess
                                    : word.text == "b" ? kGreater
                                    : number > 0       ? number
                                                       : DrawnBoard::kOpen);
    }
}

}  // namespace sator::exchange
