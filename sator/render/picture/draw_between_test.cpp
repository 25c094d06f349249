#include "sator/render/picture/draw_between.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numbers>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/picture/svg.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/rules/registry/rule.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle between_puzzle(const std::string& text) {
    Resources files;
    ReadResult found = read_puzzles(text, "between.sator", files, {});
    EXPECT_TRUE(found.at(0).has_value()) << to_text(found[0].error());
    return found[0] ? std::move(*found[0]) : Puzzle();
}

std::vector<Value> values_of_solution(const Puzzle& puzzle) {
    std::vector<Value> values;
    for (const Given& given : puzzle.solution) values.push_back(value_of(given.value));
    return values;
}

std::size_t shapes_of(const Picture& picture, Look look) {
    return static_cast<std::size_t>(std::ranges::count(picture.shapes, look, &Shape::look));
}

constexpr const char* kSmallLoop =
    "grid 2x1 edges\n"
    "range . \"line\" at edges\n"
    "solution\n"
    "| +---+   +\n"
    "| |   |\n"
    "| +---+   +\n";

TEST(DrawBetween, APuzzleOfLinesIsPrintedAsDots) {
    const Puzzle puzzle = between_puzzle(kSmallLoop);
    const Picture empty = puzzle_picture(puzzle);
    EXPECT_EQ(shapes_of(empty, Look::LatticeDot), 6u);
    EXPECT_EQ(shapes_of(empty, Look::Thick), 0u);
    EXPECT_EQ(shapes_of(empty, Look::FixedValue), 0u);
    PictureContents contents;
    contents.solution = values_of_solution(puzzle);
    const Picture solved = puzzle_picture(puzzle, contents);
    EXPECT_EQ(shapes_of(solved, Look::SolutionLine), 4u);
    EXPECT_EQ(shapes_of(solved, Look::NoLine), 0u);
}

TEST(DrawBetween, AStepDrawsALineOrACross) {
    const Puzzle puzzle = between_puzzle(kSmallLoop);
    PictureContents contents;
    const std::size_t cells = puzzle.grid.cell_count();
    for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i)
        contents.candidates.push_back(range_of(puzzle, CellId(i)));
    contents.placed = {{CellId(cells), ValueId(1)}, {CellId(cells + 1), ValueId(0)}};
    contents.used_cells = {CellId(cells + 2)};
    contents.removed = {{CellId(cells + 3), ValueId(1)}};
    const Picture picture = puzzle_picture(puzzle, contents);
    EXPECT_EQ(shapes_of(picture, Look::PlacedLine), 1u);
    EXPECT_EQ(shapes_of(picture, Look::PlacedNoLine), 1u);
    EXPECT_EQ(shapes_of(picture, Look::LineGround), 1u);
    EXPECT_EQ(shapes_of(picture, Look::Strike), 1u);
    EXPECT_EQ(shapes_of(picture, Look::Hatch), 0u);
}

TEST(DrawBetween, LinksLeaveTheGridAsItIs) {
    const Puzzle puzzle =
        between_puzzle("grid 2x1 links\nrange 0..2 at links\nrange 1..4 at cells\ninitial\n| 2=.\n");
    const Picture picture = puzzle_picture(puzzle);
    EXPECT_EQ(shapes_of(picture, Look::LatticeDot), 0u);
    EXPECT_GT(shapes_of(picture, Look::Thick), 0u);
    EXPECT_EQ(shapes_of(picture, Look::GivenLine), 1u);
}

TEST(DrawBetween, OnlyPicturesWithLinesHaveTheirStyle) {
    EXPECT_TRUE(to_svg(puzzle_picture(between_puzzle(kSmallLoop))).contains(".latticedot"));
    EXPECT_FALSE(to_svg(puzzle_picture(between_puzzle("sudoku 4x4\n"))).contains(".latticedot"));
}

TEST(DrawBetween, HexagonsHaveLinesAlongTheirSides) {
    const Puzzle puzzle = between_puzzle(
        "layout hexagon 3 3 3\ngrid edges\nrange . \"line\" at edges\nrange \"line\" at R2C2/left\n");
    const Board board = make_board(puzzle.grid, 100);
    for (const BetweenLine& line : board.between_lines) {
        EXPECT_NEAR(length(line.to - line.from), 100 / std::numbers::sqrt3, 0.01);
        EXPECT_NEAR(length((line.from + line.to) * 0.5 - line.at), 0, 0.01);
    }
}

TEST(GridText, AnswersHaveTheLinesBetweenTheirCells) {
    const Puzzle puzzle = between_puzzle(kSmallLoop);
    EXPECT_EQ(grid_text(puzzle, values_of_solution(puzzle)),
              "┏━━━┓   ·\n"
              "┃   ┃\n"
              "┗━━━┛   ·\n");
}

TEST(GridText, ListsWhatIsNotDrawn) {
    const Puzzle puzzle = between_puzzle(
        "layout hexagon 1 1 1\ngrid edges\nrange . \"line\" at edges\nrange \"line\" at R1C1/left\n");
    std::vector<Value> values;
    for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i)
        values.push_back(value_of(range_of(puzzle, CellId(i)).front()));
    EXPECT_TRUE(grid_text(puzzle, values).ends_with("\nline: R1C1/left\n")) << grid_text(puzzle, values);
}

TEST(JsonLines, SolutionsHaveTheValuesBetweenCells) {
    const Puzzle puzzle = between_puzzle(kSmallLoop);
    EXPECT_EQ(JsonLines(puzzle, "loop").solution(1, values_of_solution(puzzle)),
              R"({"sator":1,"puzzle":"loop","solution":1,"grid":[[".","."]],"values":{"R1C1/top":"line",)"
              R"("R1C2/top":".","R1C1/left":"line","R1C1/R1C2":"line","R1C2/right":".","R1C1/bottom":"line",)"
              R"("R1C2/bottom":"."}})"
              "\n");
}

}  // namespace
}  // namespace sator::tests
