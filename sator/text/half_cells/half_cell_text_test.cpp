#include "sator/text/half_cells/half_cell_text.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sator/base/utf8.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/half_cells/read_half_cells.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read_half_cell_puzzle(const std::string& text) {
    Resources resources;
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
}

Puzzle half_cell_puzzle(const std::string& text) {
    auto puzzle = read_half_cell_puzzle(text);
    if (puzzle) return std::move(*puzzle);
    ADD_FAILURE() << to_text(puzzle.error().front()) << text;
    return {};
}

std::string half_cell_errors(const std::string& text) {
    const auto puzzle = read_half_cell_puzzle(text);
    if (puzzle) return "no error";
    std::string errors;
    for (const Diagnostic& error : puzzle.error()) errors += to_text(error);
    return errors;
}

/// Draws the givens of a puzzle.
std::string redrawn(const std::string& text) {
    const Puzzle puzzle = half_cell_puzzle(text);
    return puzzle.initials.empty()
               ? "no givens"
               : half_cell_drawing(puzzle, puzzle.initials[0].givens, UndrawnLine::IsOpen);
}

constexpr const char* kEdges = "grid 2x2 edges\nrange . \"line\" at edges\n";

TEST(HalfCells, AreDrawnAsPeopleTypeThem) {
    EXPECT_EQ(redrawn(std::string(kEdges) + "initial\n"
                                            "| +---+---+\n"
                                            "| | 3 x   |\n"
                                            "| +---+   +\n"
                                            "|     |   |\n"
                                            "|     +---+\n"),
              "| ┏━━━━━━━┓\n"
              "| ┃   x   ┃\n"
              "| ┗━━━┓   ┃\n"
              "|     ┃   ┃\n"
              "| ·   ┗━━━┛\n");
}

TEST(HalfCells, OfLinksHaveNoCorners) {
    EXPECT_EQ(redrawn("grid 3x2 links\nrange . \"line\" at links\ninitial\n| .-.x.\n| |   |\n| +-+-+\n"),
              "| ┏━╸x╻\n"
              "| ┃   ┃\n"
              "| ┗━━━┛\n");
    EXPECT_EQ(redrawn("grid 2x1 links\nrange 0..2 at links\nrange 1..9 at cells\ninitial\n| 4=2\n"),
              "| 4═2\n");
}

TEST(HalfCells, ShowWallsAndLinesTogether) {
    EXPECT_EQ(redrawn("grid 2x1 edges links\nrange . \"wall\" at edges\nrange . \"line\" at links\n"
                      "initial\n"
                      "| +---+---+\n"
                      "| | --╋-- |\n"
                      "| +---+---+\n"),
              "| ┏━━━┳━━━┓\n"
              "| ┃ ╺━╋━╸ ┃\n"
              "| ┗━━━┻━━━┛\n");
}

TEST(HalfCells, HaveValuesOfOtherKinds) {
    EXPECT_EQ(
        redrawn("grid 2x1 edges corners\nrange 1..5 at edges\nrange a b at corners\nrange 1 2 at cells\n"
                "initial\n"
                "| a 5 + 4 b\n"
                "| 1 2     3\n"
                "| + 1 + 2 +\n"),
        "| a 5 · 4 b\n"
        "| 1 2   . 3\n"
        "| · 1 · 2 ·\n");
}

TEST(HalfCells, OfASolutionAreNoLineIfNothingIsDrawn) {
    const Puzzle puzzle = half_cell_puzzle(std::string(kEdges) +
                                           "solution\n| +---+   +\n| |   |\n| +---+   +\n|\n| +   +   +\n");
    ASSERT_EQ(puzzle.solution.size(), puzzle.grid.position_count());
    EXPECT_EQ(half_cell_drawing(puzzle, puzzle.solution, UndrawnLine::IsNone),
              "| ┏━━━┓   ·\n"
              "| ┃   ┃\n"
              "| ┗━━━┛   ·\n"
              "|\n"
              "| ·   ·   ·\n");
}

TEST(HalfCells, HaveErrors) {
    EXPECT_EQ(
        half_cell_errors(std::string(kEdges) + "initial\n| +---+\n| |\n| +\n|\n| +---+--+\n"),
        "demo.sator:4:2: error: the columns of this drawing have no common width\n"
        "    | +---+\n"
        "     ^^^^^^\n"
        "hint: write '+' at each corner and three characters between two, '+---+ x +', also at the end of "
        "the lines\n");
    EXPECT_EQ(
        half_cell_errors(std::string(kEdges) + "initial\n| + ? +   +\n|\n| +   +   +\n|\n| +   +   +\n"),
        "demo.sator:4:5: error: no cell can hold ?\n"
        "    | + ? +   +\n"
        "        ^\n"
        "hint: the values are \".\" \"line\"\n");
}

/// A line with a character too few or too many is refused, because its signs would be those of other places, or of none.
TEST(HalfCells, RefuseShiftedSigns) {
    const std::string hint =
        "hint: write '+' at each corner and three characters between two, '+---+ x +', also at the end of "
        "the lines\n";
    EXPECT_EQ(
        half_cell_errors(std::string(kEdges) + "initial\n| +---+---+\n| |  |\n| +   +   +\n|\n| +   +\n"),
        "demo.sator:5:6: error: no edge is here\n"
        "    | |  |\n"
        "         ^\n" +
            hint);
    EXPECT_EQ(half_cell_errors(std::string(kEdges) + "initial\n| +---+---+\n|  x\n| +   +   +\n|\n| +   +\n"),
              "demo.sator:5:4: error: no edge is here\n"
              "    |  x\n"
              "       ^\n" +
                  hint);
    const std::string links = "grid 3x2 links\nrange . \"line\" at links\ninitial\n";
    EXPECT_EQ(half_cell_errors(links + "| .-. .\n| | |\n| . .-.\n"), "no error");
    EXPECT_EQ(half_cell_errors(links + "| .-. .\n| ||\n| . .-.\n"),
              "demo.sator:5:4: error: no link of two cells is here\n"
              "    | ||\n"
              "       ^\n"
              "hint: write a character for each cell and one between two, also at the end of the lines\n");
    EXPECT_EQ(half_cell_errors(links + "| .-.  .-.\n| |   |\n| . .\n"),
              "demo.sator:4:5: error: no cell or corner is here\n"
              "    | .-.  .-.\n"
              "        ^\n"
              "hint: leave the place blank, or write 'x' if it has no line\n");
}

/// All that is drawn is read back, whatever the values.
TEST(HalfCells, AreReadBack) {
    std::mt19937 random(7);
    for (const char* head :
         {"grid 3x2 edges\nrange . \"line\" at edges\n", "grid 3x2 links\nrange . \"line\" at links\n",
          "grid 3x2 links\nrange 0..2 at links\nrange 1..12 at cells\n",
          "grid 2x3 edges links\nrange . \"wall\" at edges\nrange . 1 2 at links\nrange . \"#\" at cells\n",
          "grid 2x2 corners edges\nrange 1 2 3 at corners\nrange . \"line\" at edges\nrange . a at cells\n",
          "layout\n| * * *\n| *   *\n| * * *\n\ngrid edges\nrange . \"line\" at edges\n"}) {
        const Puzzle puzzle = half_cell_puzzle(head);
        for (int round = 0; round < 50; ++round) {
            std::vector<Given> givens;
            for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i) {
                const std::vector<ValueId> range = range_of(puzzle, CellId(i));
                const bool is_shown = range.size() > 1 && random() % 3 != 0;
                if (is_shown) givens.push_back({CellId(i), range[random() % range.size()], {}});
            }
            const Puzzle back = half_cell_puzzle(std::string(head) + "initial\n" +
                                                 half_cell_drawing(puzzle, givens, UndrawnLine::IsOpen));
            ASSERT_EQ(back.initials.size(), 1u);
            std::vector<Given> read = back.initials[0].givens;
            // Nothing distinguishes an open cell from one that holds a dot.
            const auto is_dot = [&](const Given& given) {
                return puzzle.grid.is_drawn(given.cell) &&
                       puzzle.alphabet[given.value] == Symbol::of_text(U".");
            };
            std::erase_if(givens, is_dot);
            // In the place of an edge and a link, an x is about the edge, and a line hides it.
            const bool has_both = puzzle.grid.between.front().sort == PositionSort::Edge &&
                                  puzzle.grid.between.back().sort == PositionSort::Link;
            const auto is_cross = [&](const Given& given) {
                return has_both && !puzzle.grid.is_drawn(given.cell) &&
                       puzzle.alphabet[given.value] == Symbol::of_text(U".");
            };
            std::erase_if(givens, is_cross);
            std::erase_if(read, is_cross);
            ASSERT_EQ(read, givens) << half_cell_drawing(puzzle, givens, UndrawnLine::IsOpen);
        }
    }
}

TEST(HalfCells, AreKeptWhenAPuzzleIsWritten) {
    for (const char* text :
         {"grid 2x2 edges corners\nrange . \"line\" at edges\nrange 0..4 at corners\n"
          "count \"line\" 3 at edges of R1C1; edges of R2C2\n"
          "initial\n| + x +   +\n|\n| +   +---+\n|\n| 2   +   +\n",
          "grid 2x2 edges\nrange . \"line\" at R1C1/top\nrange . \"line\" \"wall\" at R1C1/left R1C1/R1C2 "
          "R1C2/top "
          "R1C2/right "
          "R1C1/R2C1 R1C2/R2C2 R2C1/left R2C1/R2C2 R2C2/right R2C1/bottom R2C2/bottom\n",
          "grid 3x1 links\nrange 1..9\nrange . \"line\" at links\ncount \"line\" 1 at links of R1C2\n",
          "layout hexagon 3 3 3\ngrid edges\nrange . \"line\" at edges\ncount \"line\" 2 at edges of "
          "R2C2\n"}) {
        const Puzzle puzzle = half_cell_puzzle(text);
        const auto written = write_sator(puzzle);
        ASSERT_TRUE(written);
        EXPECT_TRUE(half_cell_puzzle(*written) == puzzle) << *written;
    }
}

TEST(HalfCells, ShowWhatTheKindPrints) {
    const auto shown = [](const std::string& text) {
        const Puzzle puzzle = half_cell_puzzle(text);
        const std::vector<std::optional<ValueId>> open(puzzle.grid.position_count());
        std::string lines;
        for (const std::u32string& line : half_cell_text(puzzle, open, PrintedNumbers::Shown).lines)
            lines += to_utf8(line) + "/";
        return lines;
    };
    const std::string loop = shown("nuri_loop\n| . .\n| 2 .\n"), arrows = shown("yajilin\n| . 0>\n| . .\n");
    EXPECT_NE(loop.find("2 ."), std::string::npos) << loop;
    EXPECT_NE(arrows.find("0→"), std::string::npos) << arrows;
}

}  // namespace
}  // namespace sator::tests
