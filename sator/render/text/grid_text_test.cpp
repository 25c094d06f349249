#include "sator/render/text/grid_text.hpp"

#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns a puzzle whose alphabet has all characters of `text`.
Puzzle puzzle_of(Grid grid, std::string_view text) {
    Puzzle puzzle;
    puzzle.grid = std::move(grid);
    std::vector<Symbol> symbols;
    for (const char32_t c : to_code_points(text)) symbols.push_back(Symbol::of_character(c));
    puzzle.alphabet = Alphabet(std::move(symbols));
    return puzzle;
}

std::vector<Value> values_of(const Puzzle& puzzle, std::string_view text) {
    std::vector<Value> values;
    for (const char32_t c : to_code_points(text)) {
        values.push_back(static_cast<Value>(puzzle.alphabet.find(Symbol::of_character(c)).value()));
    }
    return values;
}

std::string drawn(const Grid& grid, std::string_view text, const std::vector<bool>& marked = {},
                  TextStyle style = TextStyle::Plain) {
    const Puzzle puzzle = puzzle_of(grid, text);
    return grid_text(puzzle, values_of(puzzle, text), marked, style);
}

TEST(GridText, ARectangleHasAFrame) {
    EXPECT_EQ(drawn(make_rectangle(3, 2)->grid, "P FICT"),
              "┌───────┐\n"
              "│ P   F │\n"
              "│ I C T │\n"
              "└───────┘\n");
    EXPECT_EQ(drawn(make_rectangle(1, 1)->grid, "A"),
              "┌───┐\n"
              "│ A │\n"
              "└───┘\n");
}

/// Returns a rule over regions with these cells.
RuleStatement regions(const std::vector<std::vector<std::size_t>>& cells) {
    RuleStatement rule;
    rule.is_placed = true;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        Sequence region{"region " + std::string(1, static_cast<char>('a' + i)), {}};
        for (const std::size_t cell : cells[i]) region.cells.emplace_back(cell);
        rule.drawings.push_back({region});
    }
    return rule;
}

/// Shades cells of the puzzle.
void shade(Puzzle& puzzle, Slot cells) {
    Decoration& decoration = puzzle.decorations.emplace_back();
    decoration.kind = Decoration::Kind::Shade;
    decoration.cells = std::move(cells);
}

TEST(GridText, AShadedCellHasASignBeforeItsValue) {
    Puzzle puzzle = puzzle_of(make_rectangle(2, 2)->grid, "ABCD");
    shade(puzzle, {CellId(1), CellId(2)});
    EXPECT_EQ(grid_text(puzzle, values_of(puzzle, "ABCD"), {}),
              "┌─────┐\n"
              "│ A▒B │\n"
              "│▒C D │\n"
              "└─────┘\n");
    Puzzle drawn_puzzle = puzzle_of(*make_drawn_grid({U" * #", U" * *"}, 10), "ABC");
    shade(drawn_puzzle, {CellId(0), CellId(2)});
    EXPECT_EQ(grid_text(drawn_puzzle, values_of(drawn_puzzle, "ABC"), {}), "▒A #\n B▒C\n");
}

TEST(GridText, WallsAreBetweenRegionsThatTileTheGrid) {
    Puzzle puzzle = puzzle_of(make_rectangle(3, 3)->grid, "ABCDEFGHI");
    const auto text = [&](const std::vector<bool>& marked = {}) {
        return grid_text(puzzle, values_of(puzzle, "ABCDEFGHI"), marked);
    };
    const std::string plain =
        "┌───────┐\n"
        "│ A B C │\n"
        "│ D E F │\n"
        "│ G H I │\n"
        "└───────┘\n";
    puzzle.rules = {regions({{0, 1, 2}, {3, 4, 5}})};
    EXPECT_EQ(text(), plain);  // some cells have no region
    puzzle.rules.push_back(regions({{0, 1, 2}, {6, 7, 8}}));
    EXPECT_EQ(text(),
              "┌───────┐\n"
              "│ A B C │\n"
              "├───────┤\n"
              "│ D E F │\n"
              "├───────┤\n"
              "│ G H I │\n"
              "└───────┘\n");
    puzzle.rules = {regions({{0, 1, 3}, {2, 4, 5}, {6, 7, 8}})};
    EXPECT_EQ(text({false, true, true, false, false, true, true, true, false}),
              "┌───────┬───┐\n"
              "│ A  [B]│[C]│\n"
              "│   ┌───┘   │\n"
              "│ D │ E  [F]│\n"
              "├───┴───────┤\n"
              "│[G] [H]  I │\n"
              "└───────────┘\n");
}

TEST(GridText, MarkedCellsAreInBrackets) {
    EXPECT_EQ(
        drawn(make_rectangle(4, 2)->grid, "TENSABCD", {true, false, true, true, false, true, false, true}),
        "┌─────────┐\n"
        "│[T]E[N S]│\n"
        "│ A[B]C[D]│\n"
        "└─────────┘\n");
    EXPECT_EQ(drawn(make_hexagon(3, 3, 3)->grid, "FLRO!WE", {true, false, false, true, true, false, false}),
              "   / \\ / \\\n"
              "  |[F]| L |\n"
              " / \\ / \\ / \\\n"
              "| R |[O]|[!]|\n"
              " \\ / \\ / \\ /\n"
              "  | W | E |\n"
              "   \\ / \\ /\n");
}

TEST(GridText, OnATerminalMarksAreColours) {
    EXPECT_EQ(drawn(make_rectangle(2, 1)->grid, "AB", {false, true}, TextStyle::Ansi),
              "\x1B[2m┌─────┐\x1B[0m\n"
              "\x1B[2m│\x1B[0m A \x1B[1;30;43mB\x1B[0m \x1B[2m│\x1B[0m\n"
              "\x1B[2m└─────┘\x1B[0m\n");
    EXPECT_EQ(drawn(make_hexagon(1, 1, 1)->grid, "A", {true}, TextStyle::Ansi),
              " \x1B[2m/\x1B[0m \x1B[2m\\\x1B[0m\n"
              "\x1B[2m|\x1B[0m\x1B[1;30;43m A \x1B[0m\x1B[2m|\x1B[0m\n"
              " \x1B[2m\\\x1B[0m \x1B[2m/\x1B[0m\n");
}

TEST(GridText, HexagonsOfAnyShape) {
    EXPECT_EQ(drawn(make_hexagon(2, 3, 2)->grid, "HIVE"),
              "   / \\\n"
              "  | H |\n"
              " / \\ / \\\n"
              "| I | V |\n"
              " \\ / \\ /\n"
              "  | E |\n"
              "   \\ /\n");
    EXPECT_EQ(drawn(make_hexagon(2, 2, 3)->grid, "ABCD"),
              "   / \\ / \\\n"
              "  | A | B |\n"
              " / \\ / \\ /\n"
              "| C | D |\n"
              " \\ / \\ /\n");
    EXPECT_EQ(drawn(make_hexagon(3, 2, 2)->grid, "ABCD"),
              " / \\ / \\\n"
              "| A | B |\n"
              " \\ / \\ / \\\n"
              "  | C | D |\n"
              "   \\ / \\ /\n");
}

TEST(GridText, WideCharactersTakeTwoColumns) {
    EXPECT_EQ(drawn(make_rectangle(2, 2)->grid, "A😀漢B"),
              "┌───────┐\n"
              "│  A 😀 │\n"
              "│ 漢  B │\n"
              "└───────┘\n");
    EXPECT_EQ(drawn(make_hexagon(1, 2, 2)->grid, "A漢"),
              "    /  \\\n"
              "   |   A |\n"
              " /  \\  /\n"
              "|  漢 |\n"
              " \\  /\n");
}

Puzzle layout_of(std::vector<std::u32string> drawing, std::vector<Symbol> symbols) {
    Puzzle puzzle;
    puzzle.grid.kind = GridKind::Drawing;
    for (std::uint32_t line = 0; line < drawing.size(); ++line) {
        for (std::uint32_t column = 0; column < drawing[line].size(); ++column) {
            if (drawing[line][column] == U'*') puzzle.grid.places.push_back({line, column});
        }
    }
    puzzle.grid.drawing = std::move(drawing);
    puzzle.alphabet = Alphabet(std::move(symbols));
    return puzzle;
}

TEST(GridText, AFreeGridIsFilledIn) {
    const Puzzle puzzle = layout_of({U"+-+-+", U"|*|*|", U"+-+-+", U"  *"},
                                    {Symbol::of_number(1), Symbol::of_number(12), Symbol::blank()});
    EXPECT_EQ(grid_text(puzzle, std::vector<Value>{0, 0, 0}),
              "+-+-+\n"
              "|1|1|\n"
              "+-+-+\n"
              "  1\n");
    EXPECT_EQ(grid_text(puzzle, std::vector<Value>{0, 1, 2}),
              "+---+--+\n"
              "| 1 |12|\n"
              "+---+--+\n"
              "\n")
        << "the column of the third cell grows too";
    EXPECT_EQ(grid_text(puzzle, std::vector<Value>{0, 0, 0}, {true, false, false}),
              "+-----+---+\n"
              "|[1]  | 1 |\n"
              "+-----+---+\n"
              "     1\n");
}

TEST(GridText, WordsStayTogetherIfColumnsGrow) {
    const Puzzle puzzle = layout_of({U"red: *  hue: *", U"*  yellow: *"}, {Symbol::of_number(1)});
    EXPECT_EQ(grid_text(puzzle, std::vector<Value>{0, 0, 0, 0}, {true, false, false, false}),
              "  red: [1]  hue:    1\n"
              " 1   yellow:    1\n");
}

TEST(DifferingCells, HaveDifferentValues) {
    EXPECT_EQ(differing_cells(std::vector<Value>{1, 2, 3}, std::vector<Value>{1, 3, 3}),
              (std::vector<bool>{false, true, false}));
}

}  // namespace
}  // namespace sator::tests
