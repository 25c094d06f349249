// What is added to a model because some cells must differ: families of value sets and DFAs over differing cells. Both are redundant:
// no solution may be lost, and none gained.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/languages/distinct_automata.hpp"
#include "sator/propagators/tables/families_of_sets.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;
using Grids = std::set<std::vector<Value>>;

Grids solutions_of_added(const Model& model) {
    Grids grids;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        grids.insert({values.begin(), values.end()});
        return true;
    });
    return grids;
}

/// A latin square of order 4 whose columns are permutations, with random rules of one kind.
class RandomSquare {
  public:
    explicit RandomSquare(unsigned seed) : random_(seed) {
        std::vector<Cells> lines;
        for (std::size_t i = 0; i < 4; ++i) {
            lines.push_back({4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3});
            lines.push_back({i, i + 4, i + 8, i + 12});
        }
        puzzle_.rule("permutation", {"1..4"}, lines);
        lines_ = std::move(lines);
    }

    void add_clue() {
        const Cells& line = lines_[below(lines_.size())];
        switch (below(4)) {
            case 0:
                return puzzle_.rule("sandwich", {std::to_string(below(6))}, {line});
            case 1:
                return puzzle_.rule("visible", {std::to_string(1 + below(4))}, {line});
            case 2:
                return puzzle_.rule("x_sum", {std::to_string(1 + below(10))}, {line});
            default:
                return puzzle_.rule("numbered_rooms", {std::to_string(1 + below(4))}, {line});
        }
    }
    void add_family() {
        const std::size_t cells = 2 + below(2);
        const Cells& line = lines_[below(lines_.size())];
        const std::size_t first = below(5 - cells);
        const Cells part(line.begin() + static_cast<std::ptrdiff_t>(first),
                         line.begin() + static_cast<std::ptrdiff_t>(first + cells));
        switch (below(4)) {
            case 0:
                return puzzle_.rule("renban", {}, {part});
            case 1:
                return puzzle_.rule("cage", {std::to_string(3 + below(6))}, {part});
            case 2:
                return puzzle_.rule("sum", {std::to_string(3 + below(6))}, {part});
            default:
                return puzzle_.rule("product", {std::to_string(2 + below(11))}, {part});
        }
    }

    Model model() {
        rules_ = puzzle_.rules();
        return build_model(puzzle_.puzzle(), rules_);
    }
    std::string description() { return puzzle_.description(); }

  private:
    std::size_t below(std::size_t n) { return random_() % n; }

    std::mt19937 random_;
    SmallPuzzle puzzle_{4, 4, U"1234"};
    std::vector<Cells> lines_;
    RuleList rules_;
};

TEST(AddedFamilies, LetDfasKeepAllSolutions) {
    std::size_t with_solutions = 0;
    for (unsigned seed = 1; seed <= 150; ++seed) {
        RandomSquare square(seed);
        for (int clue = 0; clue < 3; ++clue) square.add_clue();
        const Model model = square.model();
        LimitWatch watch;
        const auto added = with_distinct_automata(model, DifferingCells(model, watch), watch);
        ASSERT_TRUE(added);
        const Grids grids = solutions_of_added(*added);
        ASSERT_EQ(grids, solutions_of_added(model)) << square.description();
        if (!grids.empty()) ++with_solutions;
    }
    EXPECT_GT(with_solutions, 10U);
}

TEST(AddedFamilies, LetFamiliesKeepAllSolutions) {
    std::size_t with_families = 0, with_solutions = 0;
    for (unsigned seed = 1; seed <= 150; ++seed) {
        RandomSquare square(seed);
        for (int line = 0; line < 3; ++line) square.add_family();
        const Model model = square.model();
        LimitWatch watch;
        const auto added = with_families_of_sets(model, DifferingCells(model, watch), watch);
        if (!added) continue;
        ++with_families;
        const Grids grids = solutions_of_added(*added);
        ASSERT_EQ(grids, solutions_of_added(model)) << square.description();
        if (!grids.empty()) ++with_solutions;
    }
    EXPECT_GT(with_families, 50U);
    EXPECT_GT(with_solutions, 10U);
}

/// Returns how many propagators are added.
std::size_t families(SmallPuzzle& puzzle) {
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    LimitWatch watch;
    const auto added = with_families_of_sets(model, DifferingCells(model, watch), watch);
    return added ? added->propagators().size() - model.propagators().size() : 0;
}

TEST(AddedFamilies, GetFamiliesIfOthersSeeThem) {
    const Cells row{0, 1, 2, 3, 4, 5, 6, 7, 8};
    SmallPuzzle cage(9, 1, U"123456789");
    cage.rule("permutation", {"1..9"}, {row});
    EXPECT_EQ(families(cage), 0U);
    cage.rule("cage", {"15"}, {{0, 1, 2, 3, 4}});
    EXPECT_EQ(families(cage), 1U) << "a cage prunes its own cells";
    SmallPuzzle apart(9, 1, U"123456789");
    apart.rule("sum", {"15"}, {{0, 1, 2, 3, 4}});
    EXPECT_EQ(families(apart), 0U) << "the cells may be equal";
}

}  // namespace
}  // namespace sator::tests
