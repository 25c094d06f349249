// Searches that learn nogoods find the same solutions as those that do not, and every nogood is implied by
// the model.
#include "sator/engine/learning.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <set>

#include "sator/engine/search.hpp"
#include "sator/propagators/all_different.hpp"
#include "sator/propagators/cardinality.hpp"
#include "sator/propagators/fuse_distinct.hpp"
#include "sator/propagators/linear.hpp"
#include "sator/propagators/post_linear.hpp"
#include "sator/propagators/table.hpp"

namespace sator {
namespace {

using Solutions = std::set<std::vector<Value>>;

constexpr std::size_t kCells = 9, kValues = 5;
constexpr Value kLargestSum = 12;

/// Random propagators of several kinds over a few cells, and an auxiliary that is the sum of some of them.
class RandomModel {
  public:
    explicit RandomModel(std::uint64_t seed) : random_(seed) {
        const Word all = (Word{1} << kValues) - 1;
        for (std::size_t i = 0; i < kCells; ++i) model.add_cell({&all, 1});
        sum_of_some();
        for (int i = 0; i < 5; ++i) post_any();
    }

    Model model;

  private:
    std::size_t below(std::size_t n) { return random_() % n; }

    std::vector<VariableId> some(std::size_t least, std::size_t most) {
        std::vector<VariableId> cells;
        for (std::size_t i = 0; i < kCells; ++i) cells.push_back(VariableId(i));
        std::ranges::shuffle(cells, random_);
        cells.resize(least + below(most - least + 1));
        return cells;
    }

    static Numbers cell_numbers() {
        std::vector<std::int64_t> numbers;
        for (std::size_t v = 0; v < kValues; ++v) numbers.push_back(static_cast<std::int64_t>(v));
        return Numbers::of_cell(numbers);
    }

    /// The auxiliary is at least and at most what two other propagators say, so that its bounds are reasons.
    void sum_of_some() {
        std::vector<VariableId> scope = some(2, 3);
        const VariableId sum = model.auxiliary(0, kLargestSum);
        std::vector<Linear::Term> terms;
        for (std::size_t i = 0; i < scope.size(); ++i) terms.push_back({1, cell_numbers()});
        terms.push_back({-1, Numbers::integers(0, kLargestSum)});
        scope.push_back(sum);
        model.post(Linear::make(terms, LinearRelation::Equal, 0).value(), scope);
        std::vector<VariableId> bounded = some(2, 2);
        bounded.push_back(sum);
        terms.clear();
        for (int i = 0; i < 2; ++i) terms.push_back({1, cell_numbers()});
        terms.push_back({-1, Numbers::integers(0, kLargestSum)});
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
                std::vector<Occurrences> bounds(kValues, {0, static_cast<std::uint32_t>(1 + below(2))});
                bounds[below(kValues)].least = 1;
                model.post(std::make_shared<const Cardinality>(bounds), some(4, 6));
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

/// How many searches have learnt since a test began.
int searches_that_learnt = 0;

Solutions solutions(const Model& model, Learn learn, std::size_t most,
                    Branching branching = Branching::Activity) {
    Search search(model, Limits{}, branching);
    search.use(learn, 0);
    Solutions found;
    std::size_t count = 0;
    bool has_learnt = false;
    const std::atomic<bool> is_wanted = true;  // asked at each dead end
    search.offer_at(&is_wanted, 0, [&](const Search& s) { has_learnt = has_learnt || s.is_learning(); });
    search.solve({}, [&](std::span<const Value> values) {
        found.emplace(values.begin(), values.end());
        return ++count < most;
    });
    EXPECT_EQ(found.size(), count) << "a solution was repeated";
    searches_that_learnt += has_learnt ? 1 : 0;
    return found;
}

/// Learns from each conflict of a random walk, from the first on, and answers what it learnt.
std::vector<Nogood> learn_at_random(const Model& model, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    Fixpoint fixpoint(model, Limits{});
    Learning learning(model);
    learning.clear();
    std::vector<Nogood> learnt;
    if (!fixpoint.begin()) return learnt;
    fixpoint.obey(&learning.nogoods());
    fixpoint.store().push_level();
    for (int step = 0; step < 300; ++step) {
        if (!fixpoint.propagate()) {
            if (fixpoint.store().level() == 1) return learnt;
            const auto lesson = learning.learn(fixpoint, 1);
            if (lesson.kind == Learning::Lesson::Kind::NoSolution) return learnt;
            learnt.push_back(learning.newest().nogood);
            EXPECT_EQ(lesson.kind, Learning::Lesson::Kind::Jump);
            fixpoint.leave_levels_above(lesson.level);
            EXPECT_TRUE(learning.assert_last(fixpoint.store()));
            continue;
        }
        std::vector<VariableId> open;
        for (std::size_t i = 0; i < model.cell_count(); ++i) {
            if (!fixpoint.store().domain(VariableId(i)).is_fixed()) open.push_back(VariableId(i));
        }
        if (open.empty()) {
            fixpoint.leave_levels_above(1);
            continue;
        }
        const VariableId cell = open[random() % open.size()];
        std::vector<Value> candidates;
        fixpoint.store().domain(cell).for_each([&](Value v) { candidates.push_back(v); });
        fixpoint.decide(cell, candidates[random() % candidates.size()]);
    }
    return learnt;
}

/// Whether some solution fulfils all premises.
bool is_contradicted(const Model& model, const Nogood& nogood) {
    Search search(model, Limits{});
    search.use(Learn::Never);
    bool is_contradicted = false;
    const auto propagate_auxiliary = [&](std::span<const Value> values) {
        Fixpoint fixpoint(model, Limits{});
        std::vector<FixedCell> fixed;
        for (std::size_t i = 0; i < values.size(); ++i) fixed.push_back({VariableId(i), values[i]});
        EXPECT_TRUE(fixpoint.begin() && fixpoint.fix(fixed) && fixpoint.propagate());
        return std::ranges::all_of(nogood, [&](const Premise& premise) {
            const Domain domain = fixpoint.store().domain(premise.variable);
            if (premise.relation == Literal::Relation::AtMost) return domain.max() <= premise.bound;
            if (premise.relation == Literal::Relation::AtLeast) return domain.min() >= premise.bound;
            return (domain.word(0) & premise.values[0]) == 0;
        });
    };
    search.solve(
        {}, [&](std::span<const Value> values) { return !(is_contradicted = propagate_auxiliary(values)); });
    return is_contradicted;
}

TEST(Learning, EveryNogoodIsImplied) {
    std::size_t checked = 0, with_bounds = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Model model = RandomModel(seed).model;
        for (const Nogood& nogood : learn_at_random(model, seed)) {
            if (++checked % 4 != 0) continue;
            EXPECT_FALSE(is_contradicted(model, nogood)) << "seed " << seed;
            with_bounds += std::ranges::any_of(nogood, [](const Premise& premise) {
                return premise.relation != Literal::Relation::NotEqual;
            });
        }
    }
    EXPECT_GT(checked, 100U);
    EXPECT_GT(with_bounds, 2U);
}

/// A square of order `side` whose rows and columns hold each value once, with random holes and one given that
/// may be wrong.
Model latin_square(std::size_t side, std::mt19937_64& random) {
    Model model;
    const Word all = (Word{1} << side) - 1;
    for (std::size_t i = 0; i < side * side; ++i) {
        const Word given = Word{1} << (i / side * 2 + i % side * 3) % side;
        model.add_cell({random() % 100 < 45 ? &given : &all, 1});
    }
    const Word other = Word{1} << random() % side;
    model.restrict(VariableId(random() % (side * side)), {&other, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{all});
    const Cardinality flow(std::vector<Occurrences>(side, {1, 1}));
    for (std::size_t i = 0; i < side; ++i) {
        std::vector<VariableId> row, column;
        for (std::size_t j = 0; j < side; ++j) {
            row.push_back(VariableId(i * side + j));
            column.push_back(VariableId(j * side + i));
        }
        for (const auto& line : {row, column}) {
            model.post(different, line);
            model.strengthen(std::make_shared<const Cardinality>(flow), line);
        }
    }
    return model;
}

TEST(Learning, FindsTheSameSolutions) {
    searches_that_learnt = 0;
    std::mt19937_64 random(5);
    for (int round = 0; round < 15; ++round) {
        const Model plain = latin_square(11, random);
        for (const Model& model : {plain, with_networks(plain).value()}) {
            EXPECT_EQ(solutions(model, Learn::WhenHard, 2).size(), solutions(model, Learn::Never, 2).size());
        }
    }
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Model model = RandomModel(seed).model;
        EXPECT_EQ(solutions(model, Learn::WhenHard, 100'000), solutions(model, Learn::Never, 100'000))
            << seed;
    }
    EXPECT_GT(searches_that_learnt, 10);
}

TEST(Learning, FindsTheSameSolutionsInAnyOrderOfCells) {
    searches_that_learnt = 0;
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Model model = RandomModel(seed).model;
        const Solutions all = solutions(model, Learn::WhenHard, 10'000);
        if (all.size() == 10'000) continue;
        compared += 1;
        EXPECT_EQ(solutions(model, Learn::WhenHard, 10'000, Branching::WeightedDomain), all) << seed;
        EXPECT_EQ(solutions(model, Learn::WhenHard, 10'000, Branching::CellOrder), all) << seed;
    }
    EXPECT_GT(compared, 50);
    EXPECT_GT(searches_that_learnt, 50);
}

/// Seven pigeons, six holes; each pair of pigeons differs, which is all that the propagators know.
Model pigeons() {
    Model model;
    const Word holes = 0b11'1111;
    for (int i = 0; i < 7; ++i) model.add_cell({&holes, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{0});
    for (std::size_t i = 0; i < 7; ++i) {
        for (std::size_t j = 0; j < i; ++j) model.post(different, std::array{VariableId(i), VariableId(j)});
    }
    return model;
}

TEST(Learning, ProvesThatThereIsNoSolution) {
    const Model model = pigeons();
    for (const Learn learn : {Learn::Never, Learn::WhenHard}) EXPECT_TRUE(solutions(model, learn, 1).empty());
}

/// What a search finds that gives parts away at random and searches them later.
struct FoundInParts {
    bool has_learnt = false;
    Solutions solutions;
    std::size_t found = 0;  // each solution once, if as many as there are solutions
    std::size_t parts = 0;
    double share_done = 0;
};
FoundInParts found_in_parts(const Model& model, std::uint64_t seed) {
    constexpr std::size_t kMostParts = 1000;
    FoundInParts all;
    std::mt19937_64 random(seed);
    std::vector<Subtree> parts(1);
    const std::atomic<bool> is_wanted = true;
    Search search(model, Limits{});
    search.use(Learn::WhenHard, 0);
    search.offer_at(&is_wanted, 0, [&](Search& giver) {
        all.has_learnt = all.has_learnt || giver.is_learning();
        if (random() % 8 != 0 || all.parts + parts.size() >= kMostParts) return;
        if (auto given = giver.give_away()) parts.push_back(std::move(*given));
    });
    while (!parts.empty()) {
        const Subtree part = std::move(parts.back());
        parts.pop_back();
        ++all.parts;
        search.begin({}, part);
        while (const auto solution = search.next()) {
            ++all.found;
            all.solutions.emplace(solution->begin(), solution->end());
        }
        all.share_done += search.share_done();
    }
    return all;
}

TEST(Learning, LosesAndRepeatsNothingWhereASearchIsSplit) {
    constexpr std::size_t kMost = 2000;
    std::vector<Model> models = {pigeons()};
    std::mt19937_64 random(8);
    for (int round = 0; round < 12; ++round) models.push_back(latin_square(11, random));
    for (std::uint64_t seed = 0; seed < 60; ++seed) models.push_back(RandomModel(seed).model);
    std::size_t compared = 0, parts = 0, learnt = 0;
    for (const Model& model : models) {
        const Solutions plain = solutions(model, Learn::Never, kMost);
        if (plain.size() == kMost) continue;
        ++compared;
        const FoundInParts found = found_in_parts(model, compared);
        EXPECT_EQ(found.solutions, plain);
        EXPECT_EQ(found.found, plain.size());
        EXPECT_NEAR(found.share_done, 1, 1e-6);
        parts += found.parts;
        learnt += found.has_learnt ? 1 : 0;
    }
    EXPECT_GT(compared, 20u);
    EXPECT_GT(parts, 1000u);
    EXPECT_GT(learnt, 10u);
}

}  // namespace
}  // namespace sator
