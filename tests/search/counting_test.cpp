// Counting is compared with listing, on random puzzles of several rules over rows, columns and parts of a
// grid; and counts that are known from the literature.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;

/// Makes puzzles of up to four rules on random cells of a small grid.
class RandomPuzzles {
  public:
    explicit RandomPuzzles(unsigned seed) : random_(seed) {}

    SmallPuzzle next() {
        columns_ = 2 + below(2);
        rows_ = 2 + below(2);
        const std::size_t values = 2 + below(3);
        SmallPuzzle puzzle(columns_, rows_, std::u32string_view(U"1234").substr(0, values));
        for (std::size_t count = 1 + below(4); count > 0; --count) add_rule(puzzle);
        if (below(2) == 0) {
            std::u32string givens(columns_ * rows_, U'.');
            givens[below(givens.size())] = U'1';
            puzzle.initial(givens);
        }
        return puzzle;
    }

  private:
    std::size_t below(std::size_t bound) { return random_() % bound; }

    Cells line() {
        Cells cells;
        const std::size_t kind = below(3);
        if (kind == 0) {
            for (std::size_t row = 0, column = below(columns_); row < rows_; ++row)
                cells.push_back(row * columns_ + column);
        } else if (kind == 1) {
            for (std::size_t column = 0, row = below(rows_); column < columns_; ++column)
                cells.push_back(row * columns_ + column);
        } else {
            for (std::size_t i = 0; i < columns_ * rows_; ++i) {
                if (below(2) == 0) cells.push_back(i);
            }
            if (cells.size() < 2) cells = {0, 1};
        }
        return cells;
    }

    void add_rule(SmallPuzzle& puzzle) {
        const Cells cells = line();
        const std::string number = std::to_string(1 + below(3 * cells.size()));
        switch (below(11)) {
            case 0:
                return puzzle.rule("distinct", {}, {cells});
            case 1:
                return puzzle.rule("sum", {number}, {cells});
            case 2:
                return puzzle.rule("product", {number}, {cells});
            case 3:
                return puzzle.rule("regex", {"/(1|2)*|[^3]+.?/"}, {cells});
            case 4:
                return puzzle.rule("regex", {"/.*(12|2[13]).*/"}, {cells});
            case 5:
                return puzzle.rule("runs", {"1"}, {cells});
            case 6:
                return puzzle.rule("count", {"2", "1..2"}, {cells});
            case 7:
                return puzzle.rule("in_order", {}, {cells});
            case 8:
                return puzzle.rule("equal", {}, {{cells[0], cells[1]}});
            case 9:
                return puzzle.rule("different_words", {}, {{cells[0], cells[1]}, {cells[1], cells[0]}});
            default:
                return puzzle.rule("subset", {"1", "1", "2", "2"}, {cells});
        }
    }

    std::mt19937 random_;
    std::size_t columns_ = 0, rows_ = 0;
};

TEST(Counting, AgreesWithListing) {
    RandomPuzzles puzzles(3);
    int with_many = 0, refused = 0;
    for (int round = 0; round < 800; ++round) {
        SmallPuzzle puzzle = puzzles.next();
        if (!puzzle.errors().empty()) {
            ++refused;
            continue;
        }
        const std::size_t listed = puzzle.searched().size();
        ASSERT_EQ(puzzle.counted(), BigCount(listed)) << "round " << round << "\n" << puzzle.description();
        with_many += listed > 10;
    }
    EXPECT_GT(with_many, 300);
    EXPECT_LT(refused, 40);
}

/// Returns a permutation of 1 to 9 in a square with the sums of some lines. Equal parts are rare in it.
SmallPuzzle random_sums(std::mt19937& random) {
    SmallPuzzle puzzle(3, 3, U"123456789");
    std::vector<std::size_t> hidden(9);
    std::iota(hidden.begin(), hidden.end(), 1);
    std::ranges::shuffle(hidden, random);
    puzzle.rule_on_all("distinct", {});
    const std::vector<Cells> lines{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                   {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    for (const Cells& line : lines) {
        if (random() % 8 < 2) continue;
        const std::size_t sum = hidden[line[0]] + hidden[line[1]] + hidden[line[2]];
        puzzle.rule("sum", {std::to_string(sum)}, {line});
    }
    return puzzle;
}

TEST(Counting, AgreesWithListingIfItLists) {
    std::mt19937 random(7);
    int listed = 0;
    for (int round = 0; round < 1200; ++round) {
        SmallPuzzle puzzle = random_sums(random);
        const auto rules = puzzle.rules();
        const Model model = build_model(puzzle.puzzle(), rules);
        ParallelCounter counter(model, Limits{}, 1);
        const auto list = [&](const Sink& sink, SearchStatistics&) {
            ++listed;
            return ParallelSearch(model, Limits{}, 1).solve({.order = SolutionOrder::Stable}, sink);
        };
        const std::size_t solutions = puzzle.searched().size();
        ASSERT_EQ(puzzle.counted(), BigCount(solutions)) << puzzle.description();
        // the second count follows one that was abandoned for a list
        for (const bool is_again : {false, true}) {
            const Outcome outcome = counter.count({}, {.list = list, .solutions_each = {}},
                                                  4 + static_cast<std::uint64_t>(round % 8));
            ASSERT_TRUE(std::holds_alternative<Solved>(outcome));
            ASSERT_EQ(std::get<Solved>(outcome).count, BigCount(solutions)) << is_again << "\n"
                                                                            << puzzle.description();
        }
    }
    EXPECT_GT(listed, 200);
}

TEST(Counting, CountsLatinSquares) {
    const std::pair<std::size_t, const char*> known[] = {
        {3, "12"}, {4, "576"}, {5, "161280"}, {6, "812851200"}};
    for (const auto& [order, squares] : known) {
        SmallPuzzle puzzle(order, order, std::u32string_view(U"123456").substr(0, order));
        std::vector<Cells> rows(order), columns(order);
        for (std::size_t i = 0; i < order * order; ++i) {
            rows[i / order].push_back(i);
            columns[i % order].push_back(i);
        }
        puzzle.rule("distinct", {}, rows);
        puzzle.rule("distinct", {}, columns);
        EXPECT_EQ(puzzle.counted().to_string(), squares);
    }
}

TEST(Counting, MultipliesUnconstrainedCells) {
    SmallPuzzle puzzle(10, 10, U"ABC");
    std::vector<Cells> rows(10);
    for (std::size_t i = 0; i < 100; ++i) rows[i / 10].push_back(i);
    puzzle.rule("regex", {"/[AB]*/"}, rows);
    EXPECT_EQ(puzzle.counted().to_string(), "1267650600228229401496703205376");
}

TEST(Counting, MultipliesIndependentParts) {
    SmallPuzzle puzzle(6, 8, U"123456");
    std::vector<Cells> rows(8);
    for (std::size_t i = 0; i < 48; ++i) rows[i / 6].push_back(i);
    puzzle.rule("sum", {"21"}, rows);
    puzzle.rule("distinct", {}, rows);
    BigCount expected = 1;
    for (int i = 0; i < 8; ++i) expected *= 720;
    EXPECT_EQ(puzzle.counted(), expected);
}

}  // namespace
}  // namespace sator::tests
