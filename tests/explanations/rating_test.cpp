// Compares ratings with people's times and with the order of the site's sets.

#include "sator/explain/rate/rating.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>

#include "tests/explanations/rated_puzzles.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns ranks from 0; equal values get the mean of their ranks.
std::vector<double> ranks(const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
    std::vector<double> ranks(values.size());
    for (std::size_t i = 0; i < order.size();) {
        std::size_t j = i;
        while (j < order.size() && values[order[j]] == values[order[i]]) ++j;
        for (std::size_t k = i; k < j; ++k) ranks[order[k]] = static_cast<double>(i + j - 1) / 2;
        i = j;
    }
    return ranks;
}

/// Returns Spearman's rank correlation.
double spearman(const std::vector<double>& a, const std::vector<double>& b) {
    const auto x = ranks(a), y = ranks(b);
    const double mean = static_cast<double>(x.size() - 1) / 2;
    double together = 0, x_alone = 0, y_alone = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        together += (x[i] - mean) * (y[i] - mean);
        x_alone += (x[i] - mean) * (x[i] - mean);
        y_alone += (y[i] - mean) * (y[i] - mean);
    }
    return together / std::sqrt(x_alone * y_alone);
}

/// Returns the middle 95 % of the correlations of samples drawn with replacement.
std::pair<double, double> bootstrap(const std::vector<double>& a, const std::vector<double>& b) {
    constexpr int kSamples = 1000;
    std::mt19937 random(1);
    std::uniform_int_distribution<std::size_t> any(0, a.size() - 1);
    std::vector<double> found;
    for (int sample = 0; sample < kSamples; ++sample) {
        std::vector<double> x, y;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::size_t drawn = any(random);
            x.push_back(a[drawn]);
            y.push_back(b[drawn]);
        }
        found.push_back(spearman(x, y));
    }
    std::ranges::sort(found);
    return {found[kSamples / 40], found[kSamples - 1 - kSamples / 40]};
}

std::string lines_of(const std::vector<TimedSudoku>& sudokus) {
    std::string text;
    for (const TimedSudoku& sudoku : sudokus) text += sudoku.puzzle + '\n';
    return text;
}

void expect_correlation(const std::string& what, const std::vector<double>& efforts,
                        const std::vector<double>& times, double least) {
    const double found = spearman(efforts, times);
    const auto [low, high] = bootstrap(efforts, times);
    std::cout << what << ": " << efforts.size() << " sudokus, Spearman " << found << " [" << low << ", "
              << high << "]\n";
    EXPECT_GE(found, least) << what;
}

/// The weights were fitted to the sudokus in odd lines, so those in even lines are used here.
TEST(Rating, AgreesWithPeoplesTimes) {
    if (!is_full_test()) GTEST_SKIP() << "takes ten seconds: SATOR_FULL=1";
    const auto sudokus = timed_sudokus();
    if (sudokus.empty()) GTEST_SKIP() << "there is no " << corpus();
    const auto rated = ratings(lines_of(sudokus), "times");
    ASSERT_EQ(rated.size(), sudokus.size());
    std::vector<double> efforts, times, known_efforts, known_times, kept_efforts, kept_times, kept_levels;
    for (std::size_t i = 0; i < sudokus.size(); ++i) {
        efforts.push_back(rated[i].effort);
        times.push_back(sudokus[i].seconds);
        if (sudokus[i].players >= 20) {
            known_efforts.push_back(efforts.back());
            known_times.push_back(times.back());
        }
        if (i % 2 == 1) {
            kept_efforts.push_back(efforts.back());
            kept_times.push_back(times.back());
            kept_levels.push_back(rated[i].grade.level);
        }
    }
    expect_correlation("all", efforts, times, 0.63);
    expect_correlation("20 and more players", known_efforts, known_times, 0.75);
    expect_correlation("kept aside from fitting", kept_efforts, kept_times, 0.63);
    expect_correlation("kept aside, by the grade", kept_levels, kept_times, 0.63);
}

TEST(Rating, AgreesWithTheOrderOfTheSitesSets) {
    const auto text = file_contents(corpus() / "regex" / "official.json");
    if (!text) GTEST_SKIP() << "there is no " << corpus();
    std::map<std::string, double> means;
    for (const auto& set : nlohmann::json::parse(*text)) {
        const auto rated = ratings(nlohmann::json::array({set}).dump(), "set", 4);
        double sum = 0;
        for (const Rating& rating : rated) sum += rating.effort;
        means[set["id"]] = sum / static_cast<double>(rated.size());
    }
    EXPECT_LT(means["tutorial"], means["beginner"]);
    EXPECT_LT(means["beginner"], means["intermediate"]);
    EXPECT_LT(means["intermediate"], means["experienced"]);
}

TEST(Rating, ReportsTheRulesOfTheHardestTrial) {
    const fs::path path = fs::path(SATOR_SOURCE_DIR) / "puzzles/diagonal-sudoku/crossed.sator";
    for (const Rating& rating : ratings(*file_contents(path), path.string())) {
        EXPECT_EQ(rating.hardest, Technique::Trial);
        EXPECT_EQ(rating.hardest_rules, 5U);
    }
}

TEST(Rating, SucceedsForTheGallery) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SATOR_SOURCE_DIR) / "puzzles")) {
        if (entry.path().extension() != ".sator" && entry.path().extension() != ".json") continue;
        const std::string text = *file_contents(entry.path());
        if (entry.path().extension() == ".sator" && text.find("\n# solutions: 1\n") == std::string::npos)
            continue;
        SCOPED_TRACE(entry.path());
        for (const Rating& rating : ratings(text, entry.path().string(), 1)) {
            EXPECT_GT(rating.effort, 0);
            EXPECT_FALSE(rating.width.empty());
            EXPECT_TRUE(rating.grade.number >= 1 && rating.grade.number <= 10);
        }
    }
}

}  // namespace
}  // namespace sator::tests
