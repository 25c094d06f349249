// The kinds whose rows and columns hold each number once.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::exchange {

namespace {

using Statements = std::expected<std::string, std::string>;

std::optional<std::string> not_square(const DrawnBoard& board) {
    if (board.columns == board.rows) return std::nullopt;
    return "the grid of this kind is a square, but the link has " + size_text(board);
}

/// A board of the numbers of a square puzzle without holes.
std::optional<DrawnBoard> square_board(const PuzzleFacts& facts) {
    if (facts.columns != facts.rows || facts.has_holes()) return std::nullopt;
    return board_of_givens(facts);
}

/// Returns the statements of a square grid: the word of its kind with its size, and what `more` says; or an error.
Statements square(const DrawnBoard& board, const std::string& word, const std::string& more) {
    if (auto error = not_square(board)) return std::unexpected(std::move(*error));
    return word + " " + size_text(board) + more + "\n";
}

Statements with_boxes(const DrawnBoard& board, const std::string& word) {
    const auto side = static_cast<std::uint32_t>(board.columns);
    const auto usual = usual_box_size(side);
    const auto wide = static_cast<std::uint32_t>(board.count);
    if (wide == 0 && !usual) return std::unexpected("a sudoku of " + size_text(board) + " has no boxes");
    if (wide != 0 && side % wide != 0) return std::unexpected("the boxes do not fit the grid");
    const BoxSize box = wide == 0 ? *usual : BoxSize{wide, side / wide};
    auto text = square(board, word, " boxes " + std::to_string(box.columns) + "x" + std::to_string(box.rows));
    return text ? Statements(*text + initial_text(board)) : text;
}

/// The columns of a box: the greatest that the rules of the puzzle name.
std::optional<DrawnBoard> boxes_board(const PuzzleFacts& facts) {
    auto board = square_board(facts);
    if (!board) return std::nullopt;
    for (const RuleFact& rule : facts.rules) {
        if (rule.name != "permutation" || rule.sequences.front().size() != board->columns) continue;
        if (rule.sequences.front().front() != *facts.places.front()) continue;
        const Slot& cells = rule.sequences.front();
        int wide = 0;
        while (static_cast<std::size_t>(wide) < cells.size() &&
               cells[static_cast<std::size_t>(wide)].index() == static_cast<std::size_t>(wide))
            ++wide;
        const auto columns = static_cast<std::size_t>(wide);
        if (columns > 1 && columns < board->columns && cells[columns].index() == board->columns)
            board->count = wide;
    }
    const auto usual = usual_box_size(static_cast<std::uint32_t>(board->columns));
    if (usual && static_cast<int>(usual->columns) == board->count) board->count = 0;
    return board;
}

std::string letter(int number) {
    return std::string(1, static_cast<char>('A' + number - 1));
}

Statements easy_as_abc(const DrawnBoard& board) {
    constexpr int kLetters = 26;
    if (board.count < 1 || board.count > kLetters || static_cast<std::size_t>(board.count) > board.columns)
        return std::unexpected("there are " + std::to_string(board.count) + " letters for " +
                               std::to_string(board.columns) + " cells of a row");
    for (const auto& side : board.sides) {
        if (std::ranges::any_of(side, [&](int n) { return n == 0 || n > board.count; }))
            return std::unexpected("a clue names a letter that the puzzle does not have");
    }
    if (std::ranges::any_of(board.cells, [&](int n) { return n == 0 || n > board.count; }))
        return std::unexpected("a cell holds a letter that the puzzle does not have");
    auto text = square(board, "easy_as_abc", " A.." + letter(board.count));
    return text ? Statements(*text + sides_text(board, letter) + initial_text(board, letter)) : text;
}

std::optional<DrawnBoard> easy_as_abc_board(const PuzzleFacts& facts) {
    if (facts.columns != facts.rows || facts.has_holes()) return std::nullopt;
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    const auto number = [](const std::string& text) {
        return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z' ? text[0] - 'A' + 1 : DrawnBoard::kOpen;
    };
    for (const Side side : kSidesOfBoard) {
        for (std::size_t i = 0; i < board.side_length(side); ++i) {
            const Slot line = facts.line(side, i);
            auto text = facts.argument_of("first_seen", line);
            if (!text) text = facts.argument_of("last_seen", Slot(line.rbegin(), line.rend()));
            if (text) board.side(side)[i] = number(*text);
        }
    }
    for (const Symbol& symbol : facts.puzzle.alphabet.symbols())
        board.count += symbol.kind == Symbol::Kind::Text ? 1 : 0;
    if (facts.puzzle.initials.empty()) return board;
    for (const Given& given : facts.puzzle.initials.front().givens)
        board.cells[given.cell.index()] = number(facts.puzzle.alphabet[given.value].to_string());
    return board;
}

Statements doppelblock(const DrawnBoard& board) {
    if (board.columns < 3) return std::unexpected("a doppelblock has at least three columns");
    const std::string numbers = "1.." + std::to_string(board.columns - 2);
    auto text = square(board, "grid", "");
    return text ? Statements(*text + "range " + numbers + " X\nrule permutation " + numbers +
                             " X X at rows columns\nclues doppelblock\n" + sides_text(board))
                : text;
}

std::string pair_text(const DrawnBoard& board, std::size_t edge, bool is_swapped = false) {
    const auto [a, b] = cells_of_edge(board, edge);
    return is_swapped ? cell_text(board, b) + " " + cell_text(board, a)
                      : cell_text(board, a) + " " + cell_text(board, b);
}

/// The rule that a mark on an edge stands for, with its places: "rule white_dot at R1C1 R1C2".
using EdgeRule = std::string (*)(const DrawnBoard& board, std::size_t edge);

std::string edge_rules(const DrawnBoard& board, EdgeRule rule) {
    std::string text;
    for (std::size_t edge = 0; edge < board.edge_count(); ++edge) {
        const std::string line = rule(board, edge);
        if (!line.empty()) text += line + "\n";
    }
    return text;
}

std::string dot(const DrawnBoard& board, std::size_t edge) {
    if (board.edges[edge] != 1 && board.edges[edge] != 2) return {};
    return std::string("rule ") + (board.edges[edge] == 1 ? "white_dot" : "black_dot") + " at " +
           pair_text(board, edge);
}

std::string inequality(const DrawnBoard& board, std::size_t edge) {
    const int mark = board.edges[edge];
    if (mark == kLess || mark == kGreater)
        return "rule strict_order at " + pair_text(board, edge, mark == kGreater);
    return mark > 0 ? "rule difference " + std::to_string(mark) + " at " + pair_text(board, edge) : "";
}

Statements with_edges(const DrawnBoard& board, EdgeRule rule, const std::string& more) {
    auto text = square(board, "latin", "");
    return text ? Statements(*text + edge_rules(board, rule) + more + initial_text(board)) : text;
}

std::optional<DrawnBoard> edges_board(const PuzzleFacts& facts) {
    auto board = square_board(facts);
    if (!board) return std::nullopt;
    for (std::size_t edge = 0; edge < board->edge_count(); ++edge) {
        const auto [a, b] = cells_of_edge(*board, edge);
        const Slot pair = {CellId(a), CellId(b)}, swapped = {CellId(b), CellId(a)};
        for (const RuleFact& rule : facts.rules) {
            if (rule.sequences.size() != 1 || rule.sequences[0].size() != 2) continue;
            if (rule.sequences[0] == swapped && rule.name == "strict_order") board->edges[edge] = kGreater;
            if (rule.sequences[0] != pair) continue;
            if (rule.name == "strict_order") board->edges[edge] = kLess;
            if (rule.name == "white_dot") board->edges[edge] = 1;
            if (rule.name == "black_dot") board->edges[edge] = 2;
            if (rule.name == "difference" && rule.arguments.size() == 1)
                board->edges[edge] = small_number(rule.arguments[0]).value_or(0);
        }
    }
    return board;
}

Statements factors(const DrawnBoard& board) {
    std::string rules;
    const auto places = region_places(board);
    for (std::size_t region = 0; region < places.size(); ++region) {
        const int product = board.region_values[region];
        if (product >= 0) rules += "rule product " + std::to_string(product) + " at" + places[region] + "\n";
    }
    auto text = square(board, "latin", "");
    return text ? Statements(*text + rules + "regions\n" + regions_text(board)) : text;
}

}  // namespace

const BoardKind kSudokuBoard = {[](const DrawnBoard& board) { return with_boxes(board, "sudoku"); },
                                boxes_board};
const BoardKind kEasyAsAbcBoard = {easy_as_abc, easy_as_abc_board};
const BoardKind kDoppelblockBoard = {doppelblock, [](const PuzzleFacts& facts) {
                                         auto board = square_board(facts);
                                         if (!board) return board;
                                         read_sides(facts, "doppelblock", *board);
                                         for (const Side side : {Side::Bottom, Side::Right})
                                             std::ranges::fill(board->side(side), DrawnBoard::kOpen);
                                         return board;
                                     }};
const BoardKind kMinarismBoard = {[](const DrawnBoard& board) { return with_edges(board, inequality, ""); },
                                  edges_board};
const BoardKind kAdjacentBoard = {
    [](const DrawnBoard& board) { return with_edges(board, dot, "negative white_dot\n"); }, edges_board};
const BoardKind kFactorsBoard = {
    factors, [](const PuzzleFacts& facts) {
        auto board = square_board(facts);
        if (!board || !read_regions_of(facts, "product", *board)) {
            board.reset();
            return board;
        }
        std::vector<Slot> cells(region_count(*board));
        for (std::size_t i = 0; i < board->cell_count(); ++i)
            cells[static_cast<std::size_t>(board->regions[i])].push_back(CellId(i));
        for (const Slot& region : cells)
            board->region_values.push_back(
                small_number(facts.argument_of("product", region).value_or("")).value_or(DrawnBoard::kOpen));
        return board;
    }};

}  // namespace sator::exchange
