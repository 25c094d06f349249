// Puzzles on a torus, judged by all grids of 3 × 4 cells: rules that ask which cells are beside each other, and the places that lists
// of places name.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <functional>
#include <set>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr int kTorusRows = 3, kTorusColumns = 4, kTorusCells = kTorusRows * kTorusColumns;

/// A grid of 3 rows and 4 columns; a bit for each black cell.
struct TorusGrid {
    unsigned bits = 0;

    static int cell(int row, int column) {
        return (row + kTorusRows) % kTorusRows * kTorusColumns + (column + kTorusColumns) % kTorusColumns;
    }
    bool is_black(int row, int column) const { return (bits >> cell(row, column) & 1U) != 0; }
    int count(const std::set<int>& cells) const {
        int black = 0;
        for (const int at : cells) black += static_cast<int>(bits >> at & 1U);
        return black;
    }
};

using Steps = std::vector<std::pair<int, int>>;
const Steps kEdgeSteps = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
const Steps kKingSteps = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const Steps kKnightSteps = {{1, 2}, {1, -2}, {2, 1}, {2, -1}, {-1, 2}, {-1, -2}, {-2, 1}, {-2, -1}};

/// Calls `use` for each cell and each cell a step away from it.
void for_each_pair(const Steps& steps, const std::function<void(int, int, int, int)>& use) {
    for (int row = 0; row < kTorusRows; ++row) {
        for (int column = 0; column < kTorusColumns; ++column) {
            for (const auto& [down, right] : steps) use(row, column, row + down, column + right);
        }
    }
}

bool has_black_pair(const TorusGrid& grid, const Steps& steps) {
    bool has_pair = false;
    for_each_pair(steps, [&](int row, int column, int down, int right) {
        has_pair |= grid.is_black(row, column) && grid.is_black(down, right);
    });
    return has_pair;
}

/// Whether the black cells hang together.
bool is_one_group(const TorusGrid& grid) {
    if (grid.bits == 0) return true;
    unsigned reached = grid.bits & (~grid.bits + 1);
    for (unsigned before = 0; before != reached;) {
        before = reached;
        for_each_pair(kEdgeSteps, [&](int row, int column, int down, int right) {
            if ((reached >> TorusGrid::cell(row, column) & 1U) != 0 && grid.is_black(down, right))
                reached |= 1U << TorusGrid::cell(down, right);
        });
    }
    return reached == grid.bits;
}

/// Whether each group of black cells has at most two.
bool has_small_groups(const TorusGrid& grid) {
    for (unsigned first = 0; first < kTorusCells; ++first) {
        if ((grid.bits >> first & 1U) == 0) continue;
        unsigned group = 1U << first;
        for (unsigned before = 0; before != group;) {
            before = group;
            for_each_pair(kEdgeSteps, [&](int row, int column, int down, int right) {
                if ((group >> TorusGrid::cell(row, column) & 1U) != 0 && grid.is_black(down, right))
                    group |= 1U << TorusGrid::cell(down, right);
            });
        }
        if (std::popcount(group) > 2) return false;
    }
    return true;
}

/// The number of white cells that the first cell sees in its row and column, each once.
std::size_t seen_from_first(const TorusGrid& grid) {
    std::set<int> seen;
    for (const auto& [down, right] : kEdgeSteps) {
        for (int row = down, column = right; TorusGrid::cell(row, column) != 0 && !grid.is_black(row, column);
             row += down, column += right)
            seen.insert(TorusGrid::cell(row, column));
    }
    return seen.size();
}

/// Whether each sequence of cells has two black cells.
bool have_two(const TorusGrid& grid, const std::vector<std::set<int>>& places) {
    return std::ranges::all_of(places, [&](const std::set<int>& cells) { return grid.count(cells) == 2; });
}

std::vector<std::set<int>> torus_windows() {
    std::vector<std::set<int>> windows;
    for_each_pair({{0, 0}}, [&](int row, int column, int, int) {
        windows.push_back({TorusGrid::cell(row, column), TorusGrid::cell(row, column + 1),
                           TorusGrid::cell(row + 1, column), TorusGrid::cell(row + 1, column + 1)});
    });
    return windows;
}

std::optional<Puzzle> torus_puzzle(const std::string& text) {
    Resources resources;
    auto read = read_sator({"torus.sator", std::make_shared<const std::string>(text)}, resources, {});
    EXPECT_TRUE(read) << to_text(read.error().front()) << text;
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

/// Calls `use` with the values of each solution of a text.
void for_each_solution(const std::string& text,
                       const std::function<void(const std::vector<std::string>&)>& use) {
    auto read = torus_puzzle(text);
    if (!read) return;
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*read));
    Resources resources;
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver) << to_text(solver.error().front());
    const auto sink = [&](std::span<const Value> values) {
        std::vector<std::string> texts;
        for (const Value value : values)
            texts.push_back(puzzle->alphabet[static_cast<std::size_t>(value)].to_string());
        use(texts);
        return true;
    };
    EXPECT_TRUE(std::holds_alternative<Solved>(solver->solve({.verify = Verify::All}, sink)));
}

/// Returns the grids that solve a text, a bit for each cell of `value`. Cells that the text has not, e.g. blocks, have none.
std::set<unsigned> torus_solutions(const std::string& text, const std::string& value = "#",
                                   const std::set<int>& blocks = {}) {
    std::set<unsigned> found;
    for_each_solution(text, [&](const std::vector<std::string>& texts) {
        unsigned bits = 0;
        std::size_t next = 0;
        for (int cell = 0; cell < kTorusCells; ++cell) {
            if (!blocks.contains(cell) && texts[next++] == value) bits |= 1U << cell;
        }
        found.insert(bits);
    });
    return found;
}

struct TorusCase {
    std::string statement;
    std::function<bool(const TorusGrid&)> holds;
};

const std::vector<TorusCase>& torus_cases() {
    static const std::vector<TorusCase> kCases = {
        {"anti_king \"#\" at all", [](const TorusGrid& g) { return !has_black_pair(g, kKingSteps); }},
        {"anti_knight \"#\" at all", [](const TorusGrid& g) { return !has_black_pair(g, kKnightSteps); }},
        {"rule count(line, \"#\") < 2 at neighbours",
         [](const TorusGrid& g) { return !has_black_pair(g, kEdgeSteps); }},
        {"connected \"#\" at all", is_one_group},
        {"groups \"#\" size 1..2 at all", has_small_groups},
        {"see 3 until \"#\" at R1C1", [](const TorusGrid& g) { return seen_from_first(g) == 3; }},
        {"see 4..5 until \"#\" at R1C1",
         [](const TorusGrid& g) { return seen_from_first(g) == 4 || seen_from_first(g) == 5; }},
        {"see 2 until \"#\" right at R1C3",
         [](const TorusGrid& g) { return !g.is_black(0, 3) && !g.is_black(0, 0) && g.is_black(0, 1); }},
        {"count \"#\" 2 at around R1C1",
         [](const TorusGrid& g) {
             int black = 0;
             for (const auto& [down, right] : kKingSteps) black += g.is_black(down, right) ? 1 : 0;
             return black == 2;
         }},
        {"count \"#\" 3 at around edges self R3C4",
         [](const TorusGrid& g) {
             return g.count({11, 10, 7, 8, 3}) == 3;
         }},
        {"count \"#\" 2 at windows 2x2", [](const TorusGrid& g) { return have_two(g, torus_windows()); }},
        {"count \"#\" 2 at R1C4 right",
         [](const TorusGrid& g) {
             return g.count({0, 1, 2, 3}) == 2;
         }},
        {"find \"###\" at all",
         [](const TorusGrid& g) {
             bool is_placed = false;
             for_each_pair(kKingSteps, [&](int row, int column, int down, int right) {
                 is_placed |= g.is_black(row, column) && g.is_black(down, right) &&
                              g.is_black(2 * down - row, 2 * right - column);
             });
             return is_placed;
         }},
    };
    return kCases;
}

TEST(Torus, RulesAreThoseOfAllGrids) {
    for (const TorusCase& one : torus_cases()) {
        std::set<unsigned> wanted;
        for (unsigned bits = 0; bits < 1U << kTorusCells; ++bits) {
            if (one.holds({bits})) wanted.insert(bits);
        }
        EXPECT_EQ(torus_solutions("grid 4x3 torus\nrange . \"#\"\n" + one.statement + "\n"), wanted)
            << one.statement;
        EXPECT_EQ(torus_solutions("layout\n| * * * *\n| * * * *\n| * * * *\n\ngrid torus\nrange . \"#\"\n" +
                                  one.statement + "\n"),
                  wanted)
            << one.statement;
    }
}

/// Each diagonal of a pandiagonal square of order 4 has the sum 34. There are 384 such squares.
TEST(Torus, DiagonalsGoOn) {
    const std::string text =
        "grid 4x4 torus\nrange 1..16\npermutation 1..16 at all\nsum 34 at rows; columns; diagonals\n";
    const auto puzzle = torus_puzzle(text);
    ASSERT_TRUE(puzzle);
    const std::vector<MarkedDrawing>& places = puzzle->rules.back().drawings;
    ASSERT_EQ(places.size(), 16U);
    EXPECT_EQ(places[9].front().label, "the falling diagonal from R1C2");
    EXPECT_EQ(places[12].front().label, "the rising diagonal from R4C1");
    std::size_t squares = 0;
    for_each_solution(text, [&](const std::vector<std::string>&) { ++squares; });
    EXPECT_EQ(squares, 384U);
}

/// Whether the lamps of a grid light all cells but a block at R1C2, and no lamp another.
bool lights_all(const TorusGrid& lamps) {
    const int block = TorusGrid::cell(0, 1);
    std::set<int> lit;
    for (int row = 0; row < kTorusRows; ++row) {
        for (int column = 0; column < kTorusColumns; ++column) {
            const int lamp = TorusGrid::cell(row, column);
            if (!lamps.is_black(row, column)) continue;
            if (lamp == block) return false;
            lit.insert(lamp);
            for (const auto& [down, right] : kEdgeSteps) {
                for (int r = row + down, c = column + right;
                     TorusGrid::cell(r, c) != block && TorusGrid::cell(r, c) != lamp; r += down, c += right) {
                    if (lamps.is_black(r, c)) return false;
                    lit.insert(TorusGrid::cell(r, c));
                }
            }
        }
    }
    return lit.size() == kTorusCells - 1;
}

TEST(Torus, KindsLookAcrossTheRim) {
    std::set<unsigned> wanted;
    for (unsigned bits = 0; bits < 1U << kTorusCells; ++bits) {
        if (lights_all({bits})) wanted.insert(bits);
    }
    EXPECT_EQ(torus_solutions("akari\n| . # . .\n| . . . .\n| . . . .\n\ngrid torus\n", "*", {1}), wanted);
}

TEST(Torus, IsWrittenAndReadAgain) {
    const auto puzzle = torus_puzzle("grid 4x3 torus\nrange . \"#\"\nanti_king \"#\" at all\n");
    ASSERT_TRUE(puzzle);
    for (const Format& format : standard_formats()) {
        if (format.write == nullptr) continue;
        const auto written = write_puzzle(format, *puzzle);
        if (format.name != "sator") {
            ASSERT_FALSE(written) << format.name;
            EXPECT_EQ(written.error().message,
                      std::string(format.name) + " cannot say that the grid is a torus");
            continue;
        }
        ASSERT_TRUE(written);
        const auto again = torus_puzzle(written->text);
        ASSERT_TRUE(again);
        EXPECT_TRUE(again->grid.is_torus);
        EXPECT_EQ(again->grid, puzzle->grid);
    }
}

std::string torus_error(const std::string& text) {
    Resources resources;
    const auto read = read_sator({"torus.sator", std::make_shared<const std::string>(text)}, resources, {});
    return read ? "no error" : read.error().front().message;
}

TEST(Torus, RefusesOtherGrids) {
    EXPECT_EQ(torus_error("grid 2x3 torus\nrange 1\n"), "a torus has at least three rows and three columns");
    EXPECT_EQ(torus_error("layout hexagon 3 3 3\ngrid torus\nrange 1\n"),
              "a grid with shifted rows cannot be a torus");
    EXPECT_EQ(torus_error("grid 3x3 at R1C1\ngrid 3x3 at R3C3\ngrid torus\nrange 1\n"),
              "several grids cannot be a torus");
}

}  // namespace
}  // namespace sator::tests
