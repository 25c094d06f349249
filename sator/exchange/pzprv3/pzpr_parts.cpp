// Reads blocks of words: a word for each cell, for each edge, or for each cell of a grid with clues around it.

#include <algorithm>
#include <array>
#include <optional>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/rule_facts.hpp"
#include "sator/exchange/pzprv3/pzpr_bank.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"
#include "sator/exchange/pzprv3/pzpr_centres.hpp"
#include "sator/exchange/pzprv3/pzpr_edges.hpp"
#include "sator/exchange/pzprv3/pzpr_figures.hpp"
#include "sator/exchange/pzprv3/pzpr_marks.hpp"
#include "sator/exchange/pzprv3/pzpr_places.hpp"
#include "sator/exchange/pzprv3/pzpr_region_clues.hpp"
#include "sator/exchange/pzprv3/pzpr_signs.hpp"

namespace sator::exchange {

namespace {

/// Stores what a word says about its cell.
using CellWord = void (*)(PzprBoard& board, std::size_t cell, std::string_view word);

void number_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    board.board.cells[cell] = pzpr_number(word);
}

/// Candidates in brackets are notes and no answer.
void answer_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    word = word.substr(0, word.find('['));
    board.marks[cell] = word.empty() ? "." : std::string(word);
}

void number_or_answer_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    if (pzpr_number(word) != DrawnBoard::kOpen)
        number_word(board, cell, word);
    else
        answer_word(board, cell, word);
}

/// The lengths of runs, with commas.
void runs_or_answer_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    std::string digits(word);
    std::erase(digits, ',');
    number_or_answer_word(board, cell, word.find('-') == std::string_view::npos ? digits : "-");
}

/// A known number has a 'q' before it.
void given_or_answer_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    if (word.starts_with('q'))
        number_word(board, cell, word.substr(1));
    else
        answer_word(board, cell, word);
}

/// Each word but "." is in a cell with the sign, and also the answer's mark.
void sign_and_answer_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    if (word == ".") return;
    board.board.cells[cell] = 1;
    answer_word(board, cell, word);
}

/// A cell that must stay empty has a '-'.
void known_number_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    constexpr int kEmptyCell = 5;
    board.board.cells[cell] = word == "-" ? kEmptyCell : pzpr_number(word);
}

/// The two lowest bits are the circle, the next two the answer.
void coded_circle_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    constexpr int kCircles = 3, kAnswer = 2;
    const int code = std::max(0, pzpr_number(word));
    board.board.cells[cell] = (code & kCircles) == 0 ? DrawnBoard::kOpen : code & kCircles;
    board.marks[cell] = (code >> kAnswer) == 1 ? "#" : ".";
}

template <CellWord Word>
void read_cells(PzprLines& lines, PzprBoard& board) {
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) Word(board, cell, tokens[cell].text);
}

/// A number for each corner of a cell.
void read_corners(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    drawn.corners.clear();
    for (const PzprToken& word : lines.take_block(drawn.rows + 1, drawn.corner_count()))
        drawn.corners.push_back(pzpr_number(word.text));
    drawn.corners.resize(drawn.corner_count(), DrawnBoard::kOpen);
}

void read_known_numbers(PzprLines& lines, PzprBoard& board) {
    read_pzpr_numbers(lines, board);
    for (const int number : board.board.cells) {
        if (number == DrawnBoard::kHidden)
            lines.fail(lines.span(), "cells that are marked as empty cannot be said yet");
    }
}

/// 1 is a marked cell.
void mask_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    if (word == "1") board.board.cells[cell] = 1;
}

/// Pieces of lines are letters from a, circles are "o".
void piece_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    constexpr int kCircle = 8;
    const char c = word.size() == 1 ? word[0] : '.';
    board.board.cells[cell] = c >= 'a' && c <= 'g' ? 1 + c - 'a'
                              : c == 'o'           ? kCircle
                              : c == '-'           ? DrawnBoard::kHidden
                                                   : DrawnBoard::kOpen;
}

/// Pieces of loops are letters from a; a circle without a number is "-2".
void piece_or_number_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    const char c = word.size() == 1 ? word[0] : '.';
    board.board.cells[cell] = c >= 'a' && c < 'a' + kPieces ? kFirstPiece + c - 'a'
                              : word == "-2"                ? DrawnBoard::kHidden
                                                            : pzpr_number(word);
}

/// A triangle is a digit from 1 to 4, perhaps with a number behind it; a cross is "+".
void mirror_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    constexpr int kTriangles = 4, kCross = 9;
    DrawnBoard& drawn = board.board;
    drawn.sign_numbers.resize(drawn.cell_count(), DrawnBoard::kOpen);
    const int sign = pzpr_number(word.substr(0, 1)),
              number = pzpr_number(word.substr(std::min<std::size_t>(1, word.size())));
    if (word == "+") drawn.cells[cell] = kCross;
    if (sign < 1 || sign > kTriangles) return;
    drawn.cells[cell] = number > 0 ? sign : sign + kTriangles;
    if (number > 0) drawn.sign_numbers[cell] = number;
}

/// A line that says how the board is shown.
void read_style(PzprLines& lines, PzprBoard& /*board*/) {
    lines.take_line();
}

/// A star is a hole, i.e. a cell with the sign that has no number.
void read_numbers_and_holes(PzprLines& lines, PzprBoard& board) {
    const auto tokens = lines.take_block(board.board.rows, board.board.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        const auto& [word, span] = tokens[cell];
        if (word != "." && word != "*" && !small_number(word))
            lines.fail(span, "'" + std::string(word) + "' cannot be said");
        board.board.cells[cell] = word == "*" ? DrawnBoard::kHidden : pzpr_number(word);
    }
}

/// The numbers of rows and columns of clues around the cells.
struct Frame {
    std::size_t top = 0, bottom = 0, left = 0, right = 0;
};

/// Reads the cells, and calls `clue(row, column, word)` for the words around them. Rows and columns are counted from those of the
/// first cell; those before it are negative.
template <class Cell, class Clue>
void read_framed(PzprLines& lines, const DrawnBoard& board, const Frame& frame, Cell cell, Clue clue) {
    const std::size_t rows = frame.top + board.rows + frame.bottom;
    const std::size_t columns = frame.left + board.columns + frame.right;
    const auto tokens = lines.take_block(rows, rows * columns);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto row = static_cast<std::ptrdiff_t>(i / columns) - static_cast<std::ptrdiff_t>(frame.top);
        const auto column =
            static_cast<std::ptrdiff_t>(i % columns) - static_cast<std::ptrdiff_t>(frame.left);
        const bool is_cell = row >= 0 && row < std::ssize(board.side(Side::Left)) && column >= 0 &&
                             column < std::ssize(board.side(Side::Top));
        if (is_cell)
            cell(static_cast<std::size_t>(row) * board.columns + static_cast<std::size_t>(column), tokens[i]);
        else
            clue(row, column, tokens[i]);
    }
}

/// Stores a clue of a frame that has at most one row or column on each side.
void put_side_clue(DrawnBoard& board, std::ptrdiff_t row, std::ptrdiff_t column, std::string_view word) {
    const bool is_beside = row >= 0 && row < std::ssize(board.side(Side::Left));
    const bool is_above = column >= 0 && column < std::ssize(board.side(Side::Top));
    if (is_beside == is_above) return;  // a corner
    const Side side =
        is_above ? (row < 0 ? Side::Top : Side::Bottom) : (column < 0 ? Side::Left : Side::Right);
    board.side(side)[static_cast<std::size_t>(is_above ? column : row)] = pzpr_number(word);
}

template <CellWord Word>
void read_within_clues(PzprLines& lines, PzprBoard& board, const Frame& frame) {
    read_framed(
        lines, board.board, frame,
        [&](std::size_t cell, const PzprToken& token) { Word(board, cell, token.text); },
        [&](std::ptrdiff_t row, std::ptrdiff_t column, const PzprToken& token) {
            put_side_clue(board.board, row, column, token.text);
        });
}

template <CellWord Word>
void read_within_two_sides(PzprLines& lines, PzprBoard& board) {
    read_within_clues<Word>(lines, board, {.top = 1, .left = 1});
}

template <CellWord Word>
void read_within_four_sides(PzprLines& lines, PzprBoard& board) {
    read_within_clues<Word>(lines, board, {.top = 1, .bottom = 1, .left = 1, .right = 1});
}

/// A line of N cells has room for (N + 1) / 2 runs.
void read_within_runs(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    read_framed(
        lines, drawn, {.top = (drawn.rows + 1) / 2, .left = (drawn.columns + 1) / 2},
        [&](std::size_t cell, const PzprToken& token) { answer_word(board, cell, token.text); },
        [&](std::ptrdiff_t row, std::ptrdiff_t column, const PzprToken& token) {
            const int run = pzpr_number(token.text);
            if (run == DrawnBoard::kHidden) lines.fail(token.span, "a run without a number cannot be said");
            if (run <= 0 || (row < 0 && column < 0)) return;
            const auto line = static_cast<std::size_t>(row < 0 ? column : row);
            drawn.runs[row < 0 ? 0 : 1][line].push_back(run);
        });
}

/// Above and on the left are two lines of clues each: first those of the pluses.
void read_within_poles(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    read_framed(
        lines, drawn, {.top = 2, .left = 2},
        [&](std::size_t cell, const PzprToken& token) {
            if (token.text == "#") lines.fail(token.span, "holes in magnets cannot be said yet");
            if (token.text.starts_with('q'))
                lines.fail(token.span, "known poles of magnets cannot be said yet");
            answer_word(board, cell, token.text);
        },
        [&](std::ptrdiff_t row, std::ptrdiff_t column, const PzprToken& token) {
            if (row < 0 && column < 0) return;
            const bool is_above = row < 0, is_plus = (is_above ? row : column) == -2;
            const Side side =
                is_above ? (is_plus ? Side::Top : Side::Bottom) : (is_plus ? Side::Left : Side::Right);
            drawn.side(side)[static_cast<std::size_t>(is_above ? column : row)] = pzpr_number(token.text);
        });
}

/// The letters s, g, o and t are the signs from 1 on.
void maze_word(PzprBoard& board, std::size_t cell, std::string_view word) {
    const std::size_t sign =
        word.size() == 1 ? std::string_view("sgot").find(word[0]) : std::string_view::npos;
    if (sign != std::string_view::npos) board.board.cells[cell] = static_cast<int>(sign) + 1;
}

/// A mark a cell that a person made besides the answer.
void read_notes(PzprLines& lines, PzprBoard& board) {
    lines.take_block(board.board.rows, board.board.cell_count());
}

void read_count_line(PzprLines& lines, PzprBoard& board) {
    const auto words = lines.take_line();
    board.board.count = words.empty() ? 0 : std::max(0, pzpr_number(words[0].text));
}

/// Black cells are "ACROSS,DOWN"; the first row and column have the sums of runs that begin at the edge.
void read_sums(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    drawn.region_values.assign(KakuroSums::size(drawn), 0);
    const auto put = [&](std::size_t index, std::string_view word) {
        drawn.region_values[index] = std::max(0, pzpr_number(word));
    };
    read_framed(
        lines, drawn, {.top = 1, .left = 1},
        [&](std::size_t cell, const PzprToken& token) {
            const std::size_t comma = token.text.find(',');
            if (comma == std::string_view::npos) return;
            drawn.cells[cell] = DrawnBoard::kHidden;
            put(KakuroSums::across(drawn, cell), token.text.substr(0, comma));
            put(KakuroSums::down(cell), token.text.substr(comma + 1));
        },
        [&](std::ptrdiff_t row, std::ptrdiff_t column, const PzprToken& token) {
            if (row < 0 && column >= 0)
                put(KakuroSums::top(drawn, static_cast<std::size_t>(column)), token.text);
            if (column < 0 && row >= 0)
                put(KakuroSums::left(drawn, static_cast<std::size_t>(row)), token.text);
        });
}

constexpr std::array kPzprParts = {
    PzprPart{"numbers", read_pzpr_numbers},
    PzprPart{"known numbers", read_known_numbers},
    PzprPart{"corners", read_corners},
    PzprPart{"corner marks", read_pzpr_corner_marks},
    PzprPart{"all corner marks", read_pzpr_all_corner_marks},
    PzprPart{"corner dots", read_pzpr_corner_dots},
    PzprPart{"answer numbers and borders", read_pzpr_answer_numbers_and_borders},
    PzprPart{"numbers and ends with answer", read_pzpr_numbers_and_ends_with_answer},
    PzprPart{"four signs on edges and answer", read_pzpr_four_signs_on_edges_and_answer},
    PzprPart{"numbers on edges", read_pzpr_numbers_on_edges},
    PzprPart{"numbers with arrows", read_pzpr_numbers_with_arrows},
    PzprPart{"lengths of runs", read_pzpr_run_lengths},
    PzprPart{"lengths in regions", read_pzpr_lengths_in_regions},
    PzprPart{"tile lines and answer", read_pzpr_tile_lines_and_answer},
    PzprPart{"no borders", read_pzpr_no_borders},
    PzprPart{"coloured numbers and answer", read_pzpr_coloured_numbers_and_answer},
    PzprPart{"compass", read_cells<known_number_word>},
    PzprPart{"mask", read_cells<mask_word>},
    PzprPart{"pieces", read_cells<piece_word>},
    PzprPart{"style", read_style},
    PzprPart{"pieces and numbers", read_cells<piece_or_number_word>},
    PzprPart{"mirrors", read_cells<mirror_word>},
    PzprPart{"figures", read_pzpr_figures},
    PzprPart{"centres", read_pzpr_centres},
    PzprPart{"black dots", read_pzpr_black_dots},
    PzprPart{"dots of three colours", read_pzpr_dots_of_three_colours},
    PzprPart{"dotted lines and answer", read_pzpr_dotted_lines},
    PzprPart{"mask and walls", read_pzpr_mask_and_walls},
    PzprPart{"bank", read_pzpr_bank},
    PzprPart{"bank notes", read_pzpr_bank_notes},
    PzprPart{"holes and answer", read_pzpr_holes_and_answer},
    PzprPart{"circled numbers", read_pzpr_circled_numbers},
    PzprPart{"grey numbers", read_pzpr_grey_numbers},
    PzprPart{"numbers below 5", read_pzpr_numbers_below_5},
    PzprPart{"numbers up to 4 and answer", read_pzpr_numbers_up_to_4_and_answer},
    PzprPart{"notes of corners", read_pzpr_notes_of_corners},
    PzprPart{"coloured arrows", read_pzpr_coloured_arrows},
    PzprPart{"sums with dots", read_pzpr_sums_with_dots},
    PzprPart{"maze signs", read_cells<maze_word>},
    PzprPart{"goal and arrows", read_pzpr_goal_and_arrows},
    PzprPart{"arrow numbers", read_pzpr_signs_with_numbers},
    PzprPart{"arrows and winds", read_pzpr_arrows_and_winds},
    PzprPart{"circles and arrows", read_pzpr_circles_and_arrows},
    PzprPart{"letters", read_pzpr_letters},
    PzprPart{"signs from 0", read_pzpr_signs_from_0},
    PzprPart{"numbers and holes", read_numbers_and_holes},
    PzprPart{"answer", read_cells<answer_word>},
    PzprPart{"answer beside numbers", read_pzpr_answer_beside_numbers},
    PzprPart{"runs around and answer", read_cells<runs_or_answer_word>},
    PzprPart{"numbers and answer", read_cells<number_or_answer_word>},
    PzprPart{"signs and answer", read_cells<sign_and_answer_word>},
    PzprPart{"numbers and answer within clues top left", read_within_two_sides<number_or_answer_word>},
    PzprPart{"givens and answer within clues top left", read_within_two_sides<given_or_answer_word>},
    PzprPart{"givens and answer within clues top bottom left right",
             read_within_four_sides<given_or_answer_word>},
    PzprPart{"circles and answer within clues top left", read_within_two_sides<coded_circle_word>},
    PzprPart{"answer within runs", read_within_runs},
    PzprPart{"answer within poles", read_within_poles},
    PzprPart{"borders", read_pzpr_borders},
    PzprPart{"tiles", read_pzpr_tiles},
    PzprPart{"rooms", read_pzpr_rooms},
    PzprPart{"holes", read_pzpr_holes},
    PzprPart{"arrows or numbers", read_pzpr_arrows_or_numbers},
    PzprPart{"numbers of regions", read_pzpr_room_numbers_of_cells},
    PzprPart{"answer lines", read_pzpr_lines},
    PzprPart{"answer lines with rim", read_pzpr_lines_with_rim},
    PzprPart{"notes", read_notes},
    PzprPart{"doors", read_pzpr_doors},
    PzprPart{"ice and numbers", read_pzpr_ice_and_numbers},
    PzprPart{"arrows on edges", read_pzpr_arrows_on_edges},
    PzprPart{"answer course", read_pzpr_course},
    PzprPart{"notes of links", read_pzpr_notes_of_links},
    PzprPart{"answer borders", read_pzpr_inner_edges},
    PzprPart{"answer edges", read_pzpr_all_edges},
    PzprPart{"answer edges without rim", read_pzpr_edges_without_rim},
    PzprPart{"dots", read_pzpr_dots},
    PzprPart{"differences", read_pzpr_differences},
    PzprPart{"number", read_count_line},
    PzprPart{"sums", read_sums},
};

}  // namespace

const PzprPart* find_pzpr_part(std::string_view words) {
    // "number STARS" is the number that the kind calls STARS.
    if (words.starts_with("number ")) words = "number";
    const auto found = std::ranges::find(kPzprParts, words, &PzprPart::words);
    return found == kPzprParts.end() ? nullptr : &*found;
}

int pzpr_number(std::string_view word) {
    if (word == "-") return DrawnBoard::kHidden;
    const auto number = small_number(word);
    return number && *number >= 0 ? *number : DrawnBoard::kOpen;
}

}  // namespace sator::exchange
