// The table of search options, and searches with random options: they find as many solutions as an
// enumeration.
#include "sator/engine/search/search_options.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/engine/threads/parallel_search.hpp"
#include "tests/random/random_models.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string error_of(std::string_view setting) {
    SearchOptions options;
    const auto set = set_search_option(options, setting);
    EXPECT_EQ(options, SearchOptions{}) << "changed by a refused setting";
    return set ? "" : set.error().message + "\n" + set.error().hint;
}

TEST(SearchOptions, AreSetByName) {
    SearchOptions options;
    EXPECT_TRUE(set_search_option(options, "restart-first=50"));
    EXPECT_TRUE(set_search_option(options, "restart-growth=1.15"));
    EXPECT_EQ(options.restart_first, 50U);
    EXPECT_EQ(options.restart_growth, 1.15);
    EXPECT_EQ(changed_search_options(options), "restart-first=50\nrestart-growth=1.15\n");
    EXPECT_EQ(changed_search_options({}), "");
}

TEST(SearchOptions, RefuseWhatIsWrong) {
    EXPECT_EQ(error_of("restart-frist=50"),
              "unknown search option 'restart-frist'\ndid you mean restart-first?");
    EXPECT_EQ(error_of("x=50"), "unknown search option 'x'\n--search help lists them");
    EXPECT_EQ(error_of("restart-first"),
              "'restart-first' is not NAME=VALUE\nwrite for example restart-first=50; help lists the names");
    EXPECT_EQ(error_of("restart-first=0"),
              "0 is out of range\nrestart-first takes a number from 1 to 1000000000");
    EXPECT_EQ(error_of("race-share=1.5"), "1.5 is out of range\nrace-share takes a number from 0 to 1");
    EXPECT_EQ(error_of("restart-first=1.5"), "'1.5' is not a whole number\n");
    for (const char* text : {"", ".5", "5x", "-5", "+5", "1e3", "1.2.3", "1234567890123456", "nan"})
        EXPECT_EQ(error_of("race-share=" + std::string(text)),
                  "'" + std::string(text) + "' is not a decimal number\n");
}

TEST(SearchOptions, EachRowHasItsOwnFieldNameAndRange) {
    std::set<std::string_view> names;
    const SearchOptions usual;
    for (const SearchOption& option : search_option_table()) {
        EXPECT_TRUE(names.insert(option.name).second) << option.name;
        EXPECT_LT(option.least, option.greatest) << option.name;
        EXPECT_GE(option.value_in(usual), option.least) << option.name;
        EXPECT_LE(option.value_in(usual), option.greatest) << option.name;
        SearchOptions changed;
        option.set(changed, option.value_in(usual) == option.least ? option.greatest : option.least);
        EXPECT_EQ(std::ranges::count(changed_search_options(changed), '\n'), 1) << option.name;
    }
}

/// Each option at its default, at one of its ends, or in between: mostly small, since models are.
SearchOptions random_options(std::mt19937_64& random) {
    SearchOptions options;
    for (const SearchOption& option : search_option_table()) {
        const double range = option.greatest - option.least;
        const double part = static_cast<double>(random() % 1000) / 1000;
        switch (random() % 5) {
            case 0:
                option.set(options, option.least);
                break;
            case 1:
                option.set(options, option.greatest);
                break;
            case 2:
                option.set(options, option.least + range * part);
                break;
            case 3:
                option.set(options, option.least + std::min(range, 20.0) * part);
                break;
            default:
                break;
        }
    }
    return options;
}

/// Decides the cells in order and propagates: no learning, restarts or orders.
std::size_t enumerated(PropagationEngine& engine, std::size_t cell, std::size_t most) {
    if (!engine.propagate()) return 0;
    if (cell == engine.model().cell_count()) return 1;
    std::vector<Value> candidates;
    engine.store().domain(VariableId(cell)).for_each([&](Value v) { candidates.push_back(v); });
    std::size_t count = 0;
    const std::size_t level = engine.store().level();
    for (const Value value : candidates) {
        if (count >= most) break;
        engine.decide(VariableId(cell), value);
        count += enumerated(engine, cell + 1, most - count);
        engine.backtrack_to(level);
    }
    return count;
}

std::size_t enumerated(const Model& model, std::size_t most) {
    PropagationEngine engine(model, Limits{});
    return engine.begin() ? enumerated(engine, 0, most) : 0;
}

TEST(SearchOptions, ChangeNoNumberOfSolutions) {
    constexpr std::size_t kMost = 2000;
    std::mt19937_64 random(27);
    std::vector<Model> models = {pigeonhole()};
    for (int i = 0; i < 12; ++i) models.push_back(latin_square(8, random));
    for (int i = 0; i < 6; ++i) models.push_back(two_parts(random));
    for (std::uint64_t seed = 0; seed < 80; ++seed) models.push_back(RandomModel(seed).model);
    std::size_t compared = 0;
    std::uint64_t conflicts = 0;
    for (const Model& model : models) {
        const std::size_t all = enumerated(model, kMost);
        if (all == kMost) continue;
        ++compared;
        for (const std::size_t threads : {1U, 1U, 2U}) {
            const SearchOptions options = random_options(random);
            SCOPED_TRACE("model " + std::to_string(&model - models.data()) + "\n" +
                         changed_search_options(options));
            for (const SolutionOrder order : {SolutionOrder::Free, SolutionOrder::Stable}) {
                std::set<std::vector<Value>> found;
                ParallelSearch search(model, Limits{}, threads, options);
                search.solve({.order = order}, [&](std::span<const Value> values) {
                    EXPECT_TRUE(found.emplace(values.begin(), values.end()).second) << "repeated";
                    return true;
                });
                EXPECT_EQ(found.size(), all);
                conflicts += search.statistics().conflicts;
            }
            const Outcome counted = ParallelCounter(model, Limits{}, threads, options).count({});
            const auto* solved = std::get_if<Solved>(&counted);
            EXPECT_EQ(solved == nullptr ? BigCount() : solved->count, BigCount(all));
        }
    }
    EXPECT_GT(compared, 50U);
    EXPECT_GT(conflicts, 10'000U);
}

}  // namespace
}  // namespace sator::tests
