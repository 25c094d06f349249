#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <random>
#include <span>
#include <vector>

#include "sator/engine/model/model.hpp"
#include "sator/propagators/arithmetic/linear.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// A model with random propagators of several kinds over a few cells, and an auxiliary that is the sum of
/// some of them.
class RandomModel {
  public:
    explicit RandomModel(std::uint64_t seed) : random_(seed) {
        const Word all = (Word{1} << kValues) - 1;
        for (std::size_t i = 0; i < kCells; ++i) model.add_cell({&all, 1});
        post_auxiliary_sum();
        for (int i = 0; i < 5; ++i) post_any();
    }

    Model model;

  private:
    static constexpr std::size_t kCells = 9, kValues = 5;
    static constexpr Value kLargestSum = 12;

    std::size_t below(std::size_t n) { return random_() % n; }

    std::vector<VariableId> some(std::size_t least, std::size_t most) {
        std::vector<VariableId> cells;
        for (std::size_t i = 0; i < kCells; ++i) cells.push_back(VariableId(i));
        std::ranges::shuffle(cells, random_);
        cells.resize(least + below(most - least + 1));
        return cells;
    }

    static ValueNumbers cell_numbers() {
        std::vector<std::int64_t> numbers;
        for (std::size_t v = 0; v < kValues; ++v) numbers.push_back(static_cast<std::int64_t>(v));
        return ValueNumbers::of_cell(numbers);
    }

    /// Two other propagators bound the auxiliary from below and from above, so that its bounds occur in
    /// reasons.
    void post_auxiliary_sum() {
        std::vector<VariableId> scope = some(2, 3);
        const VariableId sum = model.auxiliary(0, kLargestSum);
        std::vector<Linear::Term> terms;
        for (std::size_t i = 0; i < scope.size(); ++i) terms.push_back({1, cell_numbers()});
        terms.push_back({-1, ValueNumbers::integers(0, kLargestSum)});
        scope.push_back(sum);
        model.post(Linear::make(terms, LinearRelation::Equal, 0).value(), scope);
        std::vector<VariableId> bounded = some(2, 2);
        bounded.push_back(sum);
        terms.clear();
        for (int i = 0; i < 2; ++i) terms.push_back({1, cell_numbers()});
        terms.push_back({-1, ValueNumbers::integers(0, kLargestSum)});
        model.post(Linear::make(terms, LinearRelation::AtMost, -static_cast<std::int64_t>(below(3))).value(),
                   bounded);
    }

    void post_any() {
        switch (below(4)) {
            case 0:
                model.post(std::make_shared<const AllDifferent>(std::vector<Word>{Word{below(2) * 0b11}}),
                           some(2, 4));
                break;
            case 1: {
                std::vector<OccurrenceBounds> bounds(kValues, {0, static_cast<std::uint32_t>(1 + below(2))});
                bounds[below(kValues)].least = 1;
                model.post(std::make_shared<const GlobalCardinality>(bounds), some(4, 6));
                break;
            }
            case 2: {
                const auto scope = some(3, 4);
                std::vector<LinearTerm> terms;
                for (const VariableId v : scope) terms.push_back({1, v, cell_numbers()});
                EXPECT_TRUE(post_linear(model, terms, LinearRelation::Equal,
                                        static_cast<std::int64_t>(4 + below(5))));
                break;
            }
            default: {
                const auto scope = some(3, 3);
                std::vector<LinearTerm> terms;
                for (const VariableId v : scope)
                    terms.push_back({static_cast<std::int64_t>(1 + below(2)), v, cell_numbers()});
                EXPECT_TRUE(
                    post_linear(model, terms, LinearRelation::NotEqual, static_cast<std::int64_t>(below(9))));
            }
        }
    }

    std::mt19937_64 random_;
};

/// Returns a Latin square of order `side` with random holes and one given that may be wrong.
inline Model latin_square(std::size_t side, std::mt19937_64& random) {
    Model model;
    const Word all = (Word{1} << side) - 1;
    for (std::size_t i = 0; i < side * side; ++i) {
        const Word given = Word{1} << (i / side * 2 + i % side * 3) % side;
        model.add_cell({random() % 100 < 45 ? &given : &all, 1});
    }
    const Word other = Word{1} << random() % side;
    model.restrict(VariableId(random() % (side * side)), {&other, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{all});
    const GlobalCardinality flow(std::vector<OccurrenceBounds>(side, {1, 1}));
    for (std::size_t i = 0; i < side; ++i) {
        std::vector<VariableId> row, column;
        for (std::size_t j = 0; j < side; ++j) {
            row.push_back(VariableId(i * side + j));
            column.push_back(VariableId(j * side + i));
        }
        for (const auto& line : {row, column}) {
            model.post(different, line);
            model.post_redundant(std::make_shared<const GlobalCardinality>(flow), line);
        }
    }
    return model;
}

/// Returns seven pigeons in six holes. Each pair of pigeons has its own propagator, so that the conflict is
/// not detected at once.
inline Model pigeonhole() {
    Model model;
    const Word holes = 0b11'1111;
    for (int i = 0; i < 7; ++i) model.add_cell({&holes, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{0});
    for (std::size_t i = 0; i < 7; ++i) {
        for (std::size_t j = 0; j < i; ++j) model.post(different, std::array{VariableId(i), VariableId(j)});
    }
    return model;
}

/// Returns a model whose few solutions are far apart in the search tree: eight cells with pairwise different
/// values and two random sums, and eight independent cells with smaller domains, which a search decides
/// first.
inline Model two_parts(std::mt19937_64& random) {
    constexpr std::size_t kSide = 8;
    Model model;
    const Word many = (Word{1} << kSide) - 1, two = 0b11;
    std::vector<VariableId> hard, easy;
    for (std::size_t i = 0; i < kSide; ++i) hard.push_back(model.add_cell({&many, 1}));
    for (std::size_t i = 0; i < kSide; ++i) easy.push_back(model.add_cell({&two, 1}));
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{0});
    for (std::size_t i = 0; i < kSide; ++i) {
        for (std::size_t j = 0; j < i; ++j) model.post(different, std::array{hard[i], hard[j]});
    }
    const std::vector<std::int64_t> numbers = {0, 1, 2, 3, 4, 5, 6, 7};
    const auto post_sum = [&](std::span<const VariableId> cells, std::uint64_t factors, std::int64_t sum) {
        std::vector<LinearTerm> terms;
        for (const VariableId v : cells)
            terms.push_back(
                {static_cast<std::int64_t>(1 + random() % factors), v, ValueNumbers::of_cell(numbers)});
        EXPECT_TRUE(post_linear(model, terms, LinearRelation::Equal, sum));
    };
    for (int i = 0; i < 2; ++i) post_sum(hard, 9, static_cast<std::int64_t>(125 + random() % 30));
    post_sum(easy, 1, static_cast<std::int64_t>(2 + random() % 4));
    return model;
}

/// A random binary CSP: two cells of a constraint have a random relation. The number of constraints is such
/// that there is about one solution.
struct RandomBinaryCsp {
    static constexpr std::size_t kCells = 120, kConstraints = 547;
    static constexpr Value kValues = 6;
    static constexpr unsigned kTightnessPercent = 28;

    explicit RandomBinaryCsp(unsigned seed) {
        std::mt19937 random(seed);
        for (std::size_t i = 0; i < kConstraints; ++i) {
            const std::size_t a = random() % kCells, b = (a + 1 + random() % (kCells - 1)) % kCells;
            Pair pair{a, b, {}};
            for (auto& row : pair.fits)
                for (bool& fits : row) fits = random() % 100 >= kTightnessPercent;
            pairs.push_back(pair);
        }
    }
    Model model() const {
        Model model;
        const Word all = (Word{1} << kValues) - 1;
        for (std::size_t i = 0; i < kCells; ++i) model.add_cell({&all, 1});
        for (const Pair& pair : pairs) {
            const auto fits = [&pair](Value a, Value b) {
                return pair.fits[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
            };
            model.post(
                std::make_shared<const BinaryTable>(std::make_shared<const BinaryRelation>(kValues, 1, fits)),
                std::array{VariableId(pair.a), VariableId(pair.b)});
        }
        return model;
    }
    bool holds(std::span<const Value> values) const {
        return std::ranges::all_of(pairs, [&](const Pair& pair) {
            return pair
                .fits[static_cast<std::size_t>(values[pair.a])][static_cast<std::size_t>(values[pair.b])];
        });
    }

    struct Pair {
        std::size_t a, b;
        std::array<std::array<bool, kValues>, kValues> fits;
    };
    std::vector<Pair> pairs;
};

/// Adds `pairs` pairs of different cells; each takes a decision without a conflict.
inline void add_easy_cells(Model& model, std::size_t pairs) {
    const Word all = 3;
    const auto differ = std::make_shared<const BinaryRelation>(2, 1, [](Value a, Value b) { return a != b; });
    for (; pairs > 0; --pairs) {
        const VariableId a = model.add_cell({&all, 1}), b = model.add_cell({&all, 1});
        model.post(std::make_shared<const BinaryTable>(differ), std::array{a, b});
    }
}

}  // namespace sator::tests
