#include <gtest/gtest.h>

#include <array>
#include <string>

#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::array<PositionSort, 1> kEdges = {PositionSort::Edge};

/// A grid without the cells `holes`, whose edges may be borders, `#`.
SmallPuzzle divided_puzzle(std::size_t columns, std::size_t rows, std::vector<std::string> form,
                           const std::vector<std::size_t>& holes = {}) {
    SmallPuzzle puzzle(columns, rows, U".#");
    Grid& grid = puzzle.puzzle().grid;
    for (const std::size_t hole : holes) {
        grid.places.erase(grid.places.begin() + static_cast<std::ptrdiff_t>(hole));
    }
    if (!holes.empty()) {
        grid.kind = GridKind::Drawing;
        grid.rows.clear();
        grid.drawing.assign(rows, std::u32string(columns, U' '));
        for (std::size_t i = 0; i < grid.places.size(); ++i) {
            Grid::Place& place = grid.places[i];
            grid.drawing[place.line][place.column] = U'*';
            if (grid.rows.empty() || grid.places[i - 1].line != place.line) grid.rows.emplace_back();
            grid.rows.back().push_back(CellId(i));
        }
        puzzle.puzzle().ranges.resize(grid.places.size());
    }
    puzzle.add_between(kEdges, U".#");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U".");
    for (const std::size_t edge : puzzle.positions(PositionSort::Edge)) puzzle.range(edge, U".#");
    form.insert(form.begin(), "#");
    puzzle.rule("division", form, {puzzle.positions(PositionSort::Edge)});
    return puzzle;
}

/// Returns the number of divisions, or 0 if search, counter and judge differ.
std::size_t divisions(SmallPuzzle puzzle) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all);
    EXPECT_EQ(puzzle.counted(), BigCount(all.size()));
    return puzzle.searched() == all ? all.size() : 0;
}

TEST(DivisionRule, AgreesWithItsDefinition) {
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {})), 12U) << "A145835";
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"rectangle"})), 8U) << "A182275";
    EXPECT_EQ(divisions(divided_puzzle(3, 2, {"rectangle"})), 34U) << "A116694";
    EXPECT_EQ(divisions(divided_puzzle(3, 2, {"size", "2"})), 3U);
}

/// Squares of four cells are too wide, and single cells make a crossing.
TEST(DivisionRule, MayBeOneWideAndWithoutCrossings) {
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"one_wide"})), 7U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"no_crossing"})), 11U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"one_wide", "no_crossing"})), 6U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"one_wide", "no_crossing"})), 0U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"rectangle", "no_crossing", "unlike"})), 0U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"one_wide", "no_crossing"}, {1})), 0U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"one_wide"}, {3})), 3U);
}

TEST(DivisionRule, KnowsCellsWithoutNeighbours) {
    EXPECT_EQ(divisions(divided_puzzle(1, 1, {"square"})), 1U);
    EXPECT_EQ(divisions(divided_puzzle(1, 1, {"size", "2"})), 0U);
    EXPECT_EQ(divisions(divided_puzzle(1, 1, {"bent"})), 0U);
    EXPECT_EQ(divisions(divided_puzzle(1, 1, {"regions", "2"})), 0U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {}, {0, 2})), 1U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"size", "2"}, {0, 2})), 0U);
}

TEST(DivisionRule, KnowsSquaresAndBends) {
    EXPECT_EQ(divisions(divided_puzzle(3, 2, {"square"})), 3U);
    EXPECT_EQ(divisions(divided_puzzle(3, 2, {"bent"})), 2U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"bent"})), 0U);
    // Four bent regions of three cells with a single cell, and the eight divisions into rectangles.
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"bent_triples"})), 12U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"bent_triples"})), 0U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"square"}, {3})), 1U);
    // All but those with a region of three cells.
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"symmetric"})), 8U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"symmetric", "unlike"})), 0U);
    // All together, three and one in four ways; in other divisions, equal ones share a border.
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"unlike_shape"})), 5U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"unlike_fixed_shape"})),
              divisions(divided_puzzle(3, 2, {"unlike_shape"})));
}

/// Three cells around a hole are no rectangle, and a ring is none.
TEST(DivisionRule, KnowsRectanglesAroundHoles) {
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"rectangle"}, {3})), 3U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {}, {3})), 4U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"rectangle"}, {0})), 3U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"rectangle"}, {1})), 0U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"rectangle"}, {5})), 0U);
}

/// Clues 2 and ?, in two corners of six cells.
TEST(DivisionRule, HasCluesInItsRegions) {
    const auto with_clues = [](std::vector<std::string> form) {
        SmallPuzzle puzzle(3, 2, U".#");
        puzzle.add_between(kEdges, U".#");
        for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U".");
        const auto edges = puzzle.positions(PositionSort::Edge);
        form.insert(form.begin(), "#");
        if (form.back() != "unsized") form.insert(form.end(), {"clues", "2", "?"});
        std::vector<std::size_t> sequence = edges;
        sequence.insert(sequence.end(), {0, 5});
        puzzle.rule("division", form, {sequence});
        puzzle.puzzle().rules.back().drawings.back().back().breaks = {
            static_cast<std::uint32_t>(edges.size())};
        return puzzle;
    };
    // The region of the 2 is a domino; the other one is a rectangle, and no third region is there.
    EXPECT_EQ(divisions(with_clues({"one", "rectangle"})), 1U);
    // The domino may lie in two ways, and leaves four cells together.
    EXPECT_EQ(divisions(with_clues({"one"})), 2U);
    EXPECT_GT(divisions(with_clues({"at_most_one"})), 2U);
    // Both clues are in one region of another size than 2; nothing else is left.
    EXPECT_EQ(divisions(with_clues({"between"})), 1U);
    EXPECT_GT(divisions(with_clues({"symmetric"})), 2U);
    // Two rectangles: one to five cells of a row, or columns.
    EXPECT_EQ(divisions(with_clues({"one", "rectangle", "unsized"})), 3U);
    EXPECT_EQ(divisions(with_clues({"sides", "square"})), 1U);
}

/// One clue without a number, in the middle. Its rectangles are too many for a variable each if the grid is large.
TEST(DivisionRule, FindsOneRectangleAmongFewAndAmongManyPlaces) {
    for (const std::size_t side : {4U, 12U, 20U}) {
        SmallPuzzle puzzle(side, side, U".#");
        puzzle.add_between(kEdges, U".#");
        for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U".");
        std::vector<std::size_t> sequence = puzzle.positions(PositionSort::Edge);
        const auto edges = static_cast<std::uint32_t>(sequence.size());
        sequence.push_back(side * side / 2 + side / 2);
        puzzle.rule("division", {"#", "one", "rectangle", "clues", "?"}, {sequence});
        puzzle.puzzle().rules.back().drawings.back().back().breaks = {edges};
        EXPECT_EQ(puzzle.searched().size(), 1U) << side;
    }
}

TEST(DivisionRule, RefusesRectanglesThatCannotBe) {
    SmallPuzzle hexagon(1, 1, U".#");
    hexagon.puzzle().grid = puzzle::make_hexagon(2, 2, 3).value().grid;
    hexagon.puzzle().ranges.resize(hexagon.puzzle().grid.cell_count());
    hexagon.add_between(kEdges, U".#");
    hexagon.rule("division", {"#", "rectangle"}, {hexagon.positions(PositionSort::Edge)});
    EXPECT_EQ(hexagon.errors(),
              "demo.sator:1:6: error: cells with six sides make no rectangles\n"
              "hint: leave out the words about shapes\n");
    SmallPuzzle partial(2, 2, U".#");
    partial.add_between(kEdges, U".#");
    auto edges = partial.positions(PositionSort::Edge);
    std::erase_if(edges, [&](std::size_t edge) {
        const HalfCell at = partial.puzzle().grid.between[edge - 4].at;
        return at.row == 1 && at.column == 2;
    });
    partial.rule("division", {"#", "rectangle"}, {edges});
    EXPECT_EQ(
        partial.errors(),
        "demo.sator:1:6: error: an edge between two of the cells is not named, so that no region can be a "
        "rectangle across it\n"
        "hint: write 'at edges', or name all edges between the cells\n");
}

/// The cells of clues, and then those that are marked, follow after the edges.
SmallPuzzle marked_puzzle(std::size_t columns, std::size_t rows, const std::vector<std::string>& form,
                          const std::vector<std::size_t>& clues, const std::vector<std::size_t>& marks) {
    SmallPuzzle puzzle = divided_puzzle(columns, rows, form);
    Sequence& places = puzzle.puzzle().rules.back().drawings.front().front();
    for (const auto& cells : {clues, marks}) {
        if (cells.empty()) continue;
        places.breaks.push_back(static_cast<std::uint32_t>(places.cells.size()));
        for (const std::size_t cell : cells) places.cells.emplace_back(cell);
    }
    return puzzle;
}

/// The numbers are those of a separate program that lists all divisions.
TEST(DivisionRule, MayHaveMarkedCells) {
    EXPECT_EQ(divisions(marked_puzzle(3, 2, {"counting", "clues", "1", "2"}, {0, 5}, {1, 2, 4})), 4U);
    EXPECT_EQ(divisions(marked_puzzle(3, 2, {"counting", "undivided", "clues", "2"}, {0}, {1, 2, 3})), 8U);
    EXPECT_EQ(divisions(marked_puzzle(3, 2, {"halves", "unsized"}, {0}, {1, 2, 3})), 3U);
    EXPECT_EQ(divisions(marked_puzzle(3, 2, {"halves", "clues", "1"}, {0}, {1, 2, 3})), 3U);
    EXPECT_EQ(divisions(marked_puzzle(3, 2, {"one_kind", "unsized"}, {0, 2, 4}, {0, 4})), 16U);
    EXPECT_EQ(divisions(marked_puzzle(3, 2, {"at_most_two", "unsized"}, {0, 2, 4}, {})), 69U);
}

TEST(DivisionRule, MayBeStraight) {
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"straight"})), 4U);
    EXPECT_EQ(divisions(divided_puzzle(3, 2, {"straight"})), 8U);
    EXPECT_EQ(divisions(marked_puzzle(2, 2, {"straight", "one_kind", "unsized"}, {0, 1}, {1})), 1U);
}

TEST(DivisionRule, KnowsSnakesAndThinRegions) {
    EXPECT_EQ(divisions(divided_puzzle(1, 1, {"snake"})), 0U);
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"snake"})), 2U) << "two dominoes; a square is a ring";
    EXPECT_EQ(divisions(divided_puzzle(2, 2, {"thin"})), 11U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"snake", "unlike"})), 0U);
    EXPECT_GT(divisions(divided_puzzle(3, 2, {"thin"}, {1})), 0U);
}

/// Clues in two corners of six cells.
TEST(DivisionRule, GathersCluesAndComparesLetters) {
    const auto with_clues = [](std::vector<std::string> form) {
        SmallPuzzle puzzle(3, 2, U".#");
        puzzle.add_between(kEdges, U".#");
        for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U".");
        std::vector<std::size_t> sequence = puzzle.positions(PositionSort::Edge);
        const auto edges = static_cast<std::uint32_t>(sequence.size());
        sequence.insert(sequence.end(), {0, 4});
        puzzle.rule("division", std::move(form), {sequence});
        puzzle.puzzle().rules.back().drawings.back().back().breaks = {edges};
        return divisions(std::move(puzzle));
    };
    EXPECT_EQ(with_clues({"#", "gathered", "clues", "1", "1"}), 1U) << "one region";
    EXPECT_GT(with_clues({"#", "gathered", "clues", "1", "2"}), 1U);
    // Two L-shaped regions are congruent, but no translation makes them equal.
    EXPECT_EQ(with_clues({"#", "lettered", "clues", "1", "1"}), 0U);
    EXPECT_GT(with_clues({"#", "lettered", "clues", "1", "2"}), 0U);
}

}  // namespace
}  // namespace sator::tests
