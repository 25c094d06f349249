#include "sator/create/logic/run_sums.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "sator/create/logic/kakuro_filling.hpp"

namespace sator::create {
namespace {

/// Returns the values that one run leaves to its cells: all ways to fill it are listed.
std::vector<DigitSet> left_by_listing(const std::vector<DigitSet>& cells, std::size_t sum) {
    std::vector<DigitSet> kept(cells.size());
    std::vector<unsigned> digits(cells.size(), 1);
    for (;;) {
        bool fits = std::accumulate(digits.begin(), digits.end(), 0U) == sum;
        for (std::size_t i = 0; i < digits.size(); ++i) {
            fits = fits && (cells[i] >> (digits[i] - 1) & 1) != 0 &&
                   std::count(digits.begin(), digits.end(), digits[i]) == 1;
        }
        for (std::size_t i = 0; fits && i < digits.size(); ++i)
            kept[i] |= static_cast<DigitSet>(1U << (digits[i] - 1));
        std::size_t next = 0;
        while (next < digits.size() && ++digits[next] > 9) digits[next++] = 1;
        if (next == digits.size()) return kept;
    }
}

std::vector<DigitSet> left_by_listing_runs(const KakuroPattern& pattern, const std::vector<Value>& values) {
    std::vector<DigitSet> left(values.size(), kAllDigits);
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (const auto* runs : {&pattern.across, &pattern.down}) {
            for (const Run& run : *runs) {
                std::vector<DigitSet> cells;
                for (const std::size_t cell : run) cells.push_back(left[cell]);
                const auto kept = left_by_listing(cells, sum_of_run(run, values));
                for (std::size_t i = 0; i < run.size(); ++i) left[run[i]] = kept[i];
                is_changed = is_changed || kept != cells;
            }
        }
    }
    return left;
}

/// A pattern of four rows, and a filling whose digits differ in each run.
struct FilledPattern {
    KakuroPattern pattern;
    std::vector<Value> values;
};

FilledPattern filled_pattern(std::uint64_t seed) {
    RandomSource random(seed);
    for (;;) {
        auto pattern = random_kakuro_pattern(4, 4, random);
        if (!pattern) continue;
        std::vector<Value> digits(9), values(pattern->across_of.size());
        std::iota(digits.begin(), digits.end(), 0);
        random.shuffle(digits);
        for (const Run& run : pattern->lines(true)) {
            for (const std::size_t cell : run)
                values[pattern->number[cell]] = digits[(2 * (cell / 4) + cell % 4) % 9];
        }
        return {std::move(*pattern), std::move(values)};
    }
}

TEST(RunSums, LeaveWhatListingAllFillingsOfEachRunLeaves) {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const FilledPattern filled = filled_pattern(seed);
        RunSums sums(filled.pattern);
        EXPECT_EQ(sums.left_by(filled.values), left_by_listing_runs(filled.pattern, filled.values)) << seed;
    }
}

TEST(RunSums, DecideAFillingThatIsMadeSolvable) {
    int made = 0;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        FilledPattern filled = filled_pattern(seed);
        RunSums sums(filled.pattern);
        RandomSource random(seed);
        if (!make_solvable_by_runs(filled.pattern, filled.values, sums, random)) continue;
        const std::vector<DigitSet> left = left_by_listing_runs(filled.pattern, filled.values);
        for (std::size_t cell = 0; cell < left.size(); ++cell)
            EXPECT_EQ(left[cell], 1 << filled.values[cell]) << seed;
        ++made;
    }
    EXPECT_GT(made, 5);
}

}  // namespace
}  // namespace sator::create
