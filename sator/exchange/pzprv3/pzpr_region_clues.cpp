#include "sator/exchange/pzprv3/pzpr_region_clues.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sator/exchange/boards/rule_facts.hpp"
#include "sator/exchange/puzz_link/corner_parts.hpp"
#include "sator/exchange/puzz_link/region_clue_parts.hpp"
#include "sator/exchange/pzprv3/pzpr_edges.hpp"

namespace sator::exchange {

namespace {

/// Takes a word for each corner; `sign(word)` is the number of its sign, 0 for none, and -1 for a word that means nothing.
template <class Sign>
void read_corner_signs(PzprLines& lines, PzprBoard& board, bool is_rim_open, Sign sign) {
    DrawnBoard& drawn = board.board;
    open_corners(drawn);
    const auto words = lines.take_block(drawn.rows + 1, drawn.corner_count());
    for (std::size_t corner = 0; corner < words.size(); ++corner) {
        const std::size_t row = corner / (drawn.columns + 1), column = corner % (drawn.columns + 1);
        const bool is_rim = row == 0 || column == 0 || row == drawn.rows || column == drawn.columns;
        const int number = sign(words[corner].text);
        if (number < 0 || (number > 0 && is_rim && is_rim_open))
            return lines.fail(words[corner].span, "this sign at a corner cannot be said");
        if (number > 0) drawn.corners[corner] = number;
    }
}

int number_of_mark(std::string_view word) {
    return word == "." ? 0 : word == "1" ? 1 : -1;
}

HalfCell place_of_edge(const DrawnBoard& board, std::size_t edge) {
    const auto [a, b] = cells_of_edge(board, edge);
    const auto place = [&](std::size_t cell) {
        return HalfCell{static_cast<std::int32_t>(2 * (cell / board.columns) + 1),
                        static_cast<std::int32_t>(2 * (cell % board.columns) + 1)};
    };
    return {(place(a).row + place(b).row) / 2, (place(a).column + place(b).column) / 2};
}

void add_border(PzprBoard& board, std::size_t edge, bool is_drawn) {
    board.lines.push_back({PositionSort::Edge, place_of_edge(board.board, edge), is_drawn, false});
}

/// The number of a word of an answer; what follows in brackets is a note.
int answered_number(std::string_view word) {
    return pzpr_number(word.substr(0, word.find('[')));
}

/// Adds the borders of an answer: those that are drawn, and those between two different numbers, of which some are clues. If a number
/// that is no clue is not the size of its region, the answer is wrong although its borders may be right: then no border is added.
void add_borders(PzprBoard& board, std::vector<int> borders, const std::vector<int>& numbers,
                 const std::vector<int>& answered) {
    const DrawnBoard& drawn = board.board;
    for (std::size_t edge = 0; edge < borders.size(); ++edge) {
        const auto [a, b] = cells_of_edge(drawn, edge);
        if (numbers[a] > 0 && numbers[b] > 0 && numbers[a] != numbers[b]) borders[edge] = 1;
    }
    const auto regions = regions_between(drawn, borders);
    bool are_sizes = true;
    for (std::size_t cell = 0; cell < answered.size(); ++cell) {
        const bool is_size =
            answered[cell] <= 0 || std::ranges::count(regions, regions[cell]) == answered[cell];
        are_sizes = are_sizes && is_size;
    }
    for (std::size_t edge = 0; edge < borders.size(); ++edge)
        add_border(board, edge, are_sizes && borders[edge] != 0);
}

using PutLengths = bool (*)(DrawnBoard& board, std::size_t cell,
                            const std::vector<std::optional<int>>& lengths);

void read_lengths(PzprLines& lines, PzprBoard& board, PutLengths put) {
    DrawnBoard& drawn = board.board;
    const auto words = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        std::string_view word = words[cell].text;
        if (word == ".") continue;
        std::vector<std::optional<int>> lengths;
        while (!word.empty()) {
            const std::size_t end = std::min(word.find(','), word.size());
            const int length = pzpr_number(word.substr(0, end));
            lengths.push_back(length < 0 ? std::nullopt : std::optional(length));
            word.remove_prefix(std::min(end + 1, word.size()));
        }
        if (!put(drawn, cell, lengths)) return lines.fail(words[cell].span, "these lengths cannot be said");
    }
}

}  // namespace

void read_pzpr_corner_marks(PzprLines& lines, PzprBoard& board) {
    read_corner_signs(lines, board, true, number_of_mark);
}

void read_pzpr_all_corner_marks(PzprLines& lines, PzprBoard& board) {
    read_corner_signs(lines, board, false, number_of_mark);
}

void read_pzpr_corner_dots(PzprLines& lines, PzprBoard& board) {
    read_corner_signs(lines, board, false, [](std::string_view word) {
        return word == "3" ? 1 : word == "4" ? 2 : word == "." || word == "-1" ? 0 : -1;
    });
}

void read_pzpr_numbers_and_ends_with_answer(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    const auto numbers = lines.take_block(drawn.rows, drawn.cell_count()),
               ends = lines.take_block(drawn.rows, drawn.cell_count()),
               answer = lines.take_block(drawn.rows, drawn.cell_count());
    std::vector<int> all(drawn.cell_count(), DrawnBoard::kOpen), answered = all;
    for (std::size_t cell = 0; cell < ends.size() && cell < numbers.size(); ++cell) {
        const std::string_view end = ends[cell].text;
        const int kind = end == "1" ? 1 : end == "6" ? 2 : 0;
        if (kind == 0 && end != "0" && end != ".")
            return lines.fail(ends[cell].span, "holes in the grid cannot be said yet");
        put_number_and_end(drawn, cell, pzpr_number(numbers[cell].text), kind);
        all[cell] = pzpr_number(numbers[cell].text);
        if (all[cell] < 0 && cell < answer.size())
            all[cell] = answered[cell] = answered_number(answer[cell].text);
    }
    std::vector<int> drawn_borders;
    for (const PzprToken& word : pzpr_edge_words(lines, drawn)) {
        if (word.text == "X" || word.text == "-X")
            return lines.fail(word.span, "known borders cannot be said yet");
        drawn_borders.push_back(word.text == "1" || word.text == "2" ? 1 : 0);
    }
    add_borders(board, std::move(drawn_borders), all, answered);
}

void read_pzpr_answer_numbers_and_borders(PzprLines& lines, PzprBoard& board) {
    const DrawnBoard& drawn = board.board;
    std::vector<int> numbers;
    for (const PzprToken& word : lines.take_block(drawn.rows, drawn.cell_count()))
        numbers.push_back(answered_number(word.text));
    std::vector<int> drawn_borders;
    for (const PzprToken& word : pzpr_edge_words(lines, drawn))
        drawn_borders.push_back(word.text == "1" ? 1 : 0);
    add_borders(board, std::move(drawn_borders), numbers, numbers);
}

void read_pzpr_four_signs_on_edges_and_answer(PzprLines& lines, PzprBoard& board) {
    constexpr int kSigns = 4, kBorder = 5;
    DrawnBoard& drawn = board.board;
    drawn.edges.assign(drawn.edge_count(), 0);
    const auto words = pzpr_edge_words(lines, drawn);
    for (std::size_t edge = 0; edge < words.size(); ++edge) {
        std::string_view word = words[edge].text;
        if (word.starts_with('-')) word.remove_prefix(1);
        const int number = pzpr_number(word);
        if (number < 0 || number > kBorder)
            return lines.fail(words[edge].span, "this sign on an edge cannot be said");
        if (number <= kSigns) drawn.edges[edge] = number;
        add_border(board, edge, number > 0);
    }
}

void read_pzpr_numbers_on_edges(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    drawn.edges.assign(drawn.edge_count(), DrawnBoard::kOpen);
    const auto words = pzpr_edge_words(lines, drawn);
    for (std::size_t edge = 0; edge < words.size(); ++edge) {
        const int number = pzpr_number(words[edge].text);
        if (words[edge].text == "-2")
            drawn.edges[edge] = kUnknownOnEdge;
        else if (number >= kLeastOnEdge)
            drawn.edges[edge] = number;
        else if (words[edge].text != ".")
            return lines.fail(words[edge].span, "this number on an edge cannot be said");
    }
}

void read_pzpr_run_lengths(PzprLines& lines, PzprBoard& board) {
    read_lengths(lines, board, put_run_lengths);
}

void read_pzpr_lengths_in_regions(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    read_lengths(lines, board, put_piece_lengths);
    std::vector<int> blacks, walls;
    for (const PzprToken& word : lines.take_block(drawn.rows, drawn.cell_count()))
        blacks.push_back(word.text == "*" ? 1 : 0);
    lines.take_line();  // the number of rooms
    const auto rooms = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t edge = 0; edge < drawn.edge_count(); ++edge) {
        const auto [a, b] = cells_of_edge(drawn, edge);
        walls.push_back(rooms[a].text == rooms[b].text ? 0 : 1);
    }
    const std::string error = put_lengths_in_regions(drawn, walls, blacks);
    if (!error.empty()) lines.fail(lines.span(), error);
}

void read_pzpr_numbers_with_arrows(PzprLines& lines, PzprBoard& board) {
    constexpr int kWithoutArrow = 5;
    DrawnBoard& drawn = board.board;
    drawn.sign_numbers.assign(drawn.cell_count(), DrawnBoard::kOpen);
    const auto words = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const auto& [word, span] = words[cell];
        const std::size_t comma = word.find(',');
        if (comma == std::string_view::npos) continue;
        const int arrow = pzpr_number(word.substr(0, comma)), number = pzpr_number(word.substr(comma + 1));
        if (arrow < 0 || arrow >= kWithoutArrow)
            return lines.fail(span, "'" + std::string(word) + "' is no number with an arrow");
        if (number < 0) continue;
        drawn.cells[cell] = arrow == 0 ? kWithoutArrow : arrow;
        drawn.sign_numbers[cell] = number;
    }
}

void read_pzpr_tile_lines_and_answer(PzprLines& lines, PzprBoard& board) {
    const auto words = pzpr_edge_words(lines, board.board);
    std::vector<int> tiles;
    for (std::size_t edge = 0; edge < words.size(); ++edge) {
        const std::string_view word = words[edge].text;
        const bool is_drawn = word == "1" || word == "3";
        tiles.push_back(is_drawn || word == "2" || word == "-2" ? 1 : 0);
        add_border(board, edge, is_drawn);
    }
    if (tiles.size() == board.board.edge_count()) board.board.regions = regions_between(board.board, tiles);
}

void read_pzpr_no_borders(PzprLines& lines, PzprBoard& board) {
    for (const PzprToken& word : pzpr_edge_words(lines, board.board)) {
        if (word.text == "1") return lines.fail(word.span, "known borders cannot be said yet");
    }
}

void read_pzpr_coloured_numbers_and_answer(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    drawn.sign_numbers.assign(drawn.cell_count(), DrawnBoard::kOpen);
    const auto words = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const auto& [word, span] = words[cell];
        if (word == ".") continue;
        const std::size_t comma = word.find(',');
        const int colour = pzpr_number(word.substr(0, comma));
        const std::string_view rest = comma == std::string_view::npos ? "" : word.substr(comma + 1);
        const int number = pzpr_number(rest);
        if (colour < 0 || colour > 1 || (number < 1 && rest != "-2"))
            return lines.fail(span, "'" + std::string(word) + "' cannot be said");
        drawn.cells[cell] = 1 + colour + (number < 1 ? 2 : 0);
        if (number > 0) drawn.sign_numbers[cell] = number;
    }
    const auto answer = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < answer.size(); ++cell) {
        const int sign = drawn.cells[cell];
        board.marks[cell] = sign > 0                   ? (sign % 2 == 0 ? "1" : "2")
                            : answer[cell].text == "0" ? "."
                                                       : std::string(answer[cell].text);
    }
}

void read_pzpr_answer_beside_numbers(PzprLines& lines, PzprBoard& board) {
    const auto words = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
        const int number = board.board.cells[cell];
        const std::string_view word = words[cell].text.substr(0, words[cell].text.find('['));
        board.marks[cell] = number > 0 ? std::to_string(number) : word.empty() ? "." : std::string(word);
    }
}

}  // namespace sator::exchange
