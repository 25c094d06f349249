#include "sator/propagators/languages/with_run_starts.hpp"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <random>
#include <set>
#include <vector>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/languages/run_lengths.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using FoundPictures = std::set<std::vector<Value>>;

/// Posts the runs that a picture's cells have in a line.
void post_runs(Model& model, std::span<const Value> picture, const std::vector<VariableId>& line) {
    std::vector<std::uint32_t> lengths;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (picture[line[i].index()] == 0) continue;
        if (i == 0 || picture[line[i - 1].index()] == 0) lengths.push_back(0);
        ++lengths.back();
    }
    model.post(std::make_shared<RunLengths>(lengths, 1), line);
}

/// The nonogram of a random picture.
Model random_nonogram(std::mt19937& random, std::size_t size) {
    Model model;
    const Word both = 0b11;
    std::vector<Value> picture;
    for (std::size_t i = 0; i < size * size; ++i) {
        model.add_cell({&both, 1});
        picture.push_back(static_cast<Value>(random() % 5 < 2));
    }
    for (std::size_t i = 0; i < size; ++i) {
        std::vector<VariableId> row, column;
        for (std::size_t j = 0; j < size; ++j) {
            row.emplace_back(i * size + j);
            column.emplace_back(j * size + i);
        }
        post_runs(model, picture, row);
        post_runs(model, picture, column);
    }
    return model;
}

FoundPictures pictures_found(const Model& model, Learn learn, std::uint64_t seed) {
    SearchOptions options;
    options.learn_after = 0;
    options.restart_first = 3;
    options.nogoods_kept = 20;
    options.nogoods_trial = 1'000'000;
    options.nogoods_long_trial = 1'000'000;
    Search search(model, {}, {.options = options});
    FoundPictures found;
    search.solve({.learn = learn, .seed = seed}, [&](std::span<const Value> values) {
        EXPECT_TRUE(found.emplace(values.begin(), values.end()).second) << "found twice";
        return true;
    });
    return found;
}

TEST(WithRunStarts, ASearchThatLearnsFindsTheSameSolutions) {
    constexpr std::size_t kSize = 9;
    std::mt19937 random(7);
    LimitWatch watch{Limits{}};
    std::size_t several = 0;
    for (std::uint64_t i = 0; i < 40; ++i) {
        const Model plain = random_nonogram(random, kSize);
        const auto with = with_run_starts(plain, kSize, watch);
        ASSERT_TRUE(with.has_value());
        const FoundPictures expected = pictures_found(plain, Learn::Never, 0);
        EXPECT_EQ(pictures_found(*with, Learn::ForAllSolutions, i), expected) << i;
        several += expected.size() > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 5U);
}

TEST(WithRunStarts, LeavesShortLinesAndRepeatedCellsAsTheyAre) {
    Model model;
    const Word both = 0b11;
    std::vector<VariableId> cells;
    for (std::size_t i = 0; i < 5; ++i) cells.push_back(model.add_cell({&both, 1}));
    const std::array<std::uint32_t, 2> lengths{1, 2};
    const auto runs = std::make_shared<const RunLengths>(lengths, 1);
    model.post(runs, cells);
    LimitWatch watch{Limits{}};
    EXPECT_FALSE(with_run_starts(model, 6, watch).has_value());
    Model repeated = model.without_propagators();
    cells.back() = cells.front();
    repeated.post(runs, cells);
    EXPECT_FALSE(with_run_starts(repeated, 5, watch).has_value());
    repeated.repost(model, PropagatorId(0));
    const auto with = with_run_starts(repeated, 5, watch);
    ASSERT_TRUE(with.has_value());
    EXPECT_EQ(with->variables().size(), 7U);  // one more for each run of the line without repeats
    EXPECT_EQ(with->propagators().size(), 2U);
}

}  // namespace
}  // namespace sator::tests
