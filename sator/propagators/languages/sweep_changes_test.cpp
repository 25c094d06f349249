#include "sator/propagators/languages/sweep_changes.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A line that loses states at the given cells and nowhere else, and records the visits.
struct Recorder {
    std::set<std::size_t> onward, onward_back;
    SweepResult at_end = SweepResult::Revisit;  // result of forward at the other cells
    std::vector<std::size_t> advanced, retreated;

    SweepResult forward(std::size_t cell, bool neighbour_lost_states) {
        EXPECT_EQ(neighbour_lost_states,
                  !advanced.empty() && cell == advanced.back() + 1 && onward.count(cell - 1) > 0);
        advanced.push_back(cell);
        return onward.count(cell) > 0 ? SweepResult::StatesLost : at_end;
    }
    SweepResult backward(std::size_t cell, bool is_touched, bool neighbour_lost_states) {
        const bool was_visited = std::ranges::count(advanced, cell) > 0;
        EXPECT_EQ(is_touched, was_visited && (at_end == SweepResult::Revisit || onward.count(cell) > 0));
        EXPECT_EQ(neighbour_lost_states,
                  !retreated.empty() && cell + 1 == retreated.back() && onward_back.count(cell + 1) > 0);
        retreated.push_back(cell);
        return onward_back.count(cell) > 0 ? SweepResult::StatesLost : SweepResult::Unchanged;
    }
};

bool sweep(Recorder& line, const std::vector<std::size_t>& changed) {
    constexpr std::size_t kCells = 130;
    std::vector<Word> bits(words_for(kCells), 0), touched(words_for(kCells), ~Word{0} / 3);
    for (const std::size_t cell : changed) set_bit(bits, cell);
    return sweep_changes(line, kCells, Changed(bits.data(), kCells), touched);
}

using Cells = std::vector<std::size_t>;

TEST(SweepChanges, VisitsThePositionsThatAChangeAffects) {
    Recorder line{
        .onward = {62, 63, 64, 127}, .onward_back = {128, 65, 64, 10}, .advanced = {}, .retreated = {}};
    EXPECT_TRUE(sweep(line, {10, 62, 127, 129}));
    EXPECT_EQ(line.advanced, (Cells{10, 62, 63, 64, 65, 127, 128, 129}));
    EXPECT_EQ(line.retreated, (Cells{129, 128, 127, 65, 64, 63, 62, 10, 9}));
}

TEST(SweepChanges, SweepsBackOnlyFromNewStates) {
    Recorder line{
        .onward = {62}, .onward_back = {}, .at_end = SweepResult::Unchanged, .advanced = {}, .retreated = {}};
    EXPECT_TRUE(sweep(line, {5, 62, 100}));
    EXPECT_EQ(line.advanced, (Cells{5, 62, 63, 100}));
    EXPECT_EQ(line.retreated, (Cells{62}));
}

TEST(SweepChanges, VisitsNothingWithoutAChange) {
    Recorder line{};
    EXPECT_TRUE(sweep(line, {}));
    EXPECT_TRUE(line.advanced.empty() && line.retreated.empty());
}

TEST(SweepChanges, VisitsEverythingInTheFirstSweep) {
    Recorder line{.onward = {0, 1}, .onward_back = {1, 2}, .advanced = {}, .retreated = {}};
    EXPECT_TRUE(sweep_all(line, 3));
    EXPECT_EQ(line.advanced, (Cells{0, 1, 2}));
    EXPECT_EQ(line.retreated, (Cells{2, 1, 0}));
}

TEST(SweepChanges, StopsAtAConflict) {
    Recorder line{
        .onward = {}, .onward_back = {}, .at_end = SweepResult::Conflict, .advanced = {}, .retreated = {}};
    EXPECT_FALSE(sweep(line, {7, 9}));
    EXPECT_EQ(line.advanced, (Cells{7}));
}

TEST(SweepChanges, ChecksTheLastFailedPositionFirst) {
    std::set<std::size_t> open = {3, 5};
    Cells asked;
    Word watched = 77;
    const auto all = [&] {
        asked.clear();
        return holds_everywhere(7, watched, [&](std::size_t cell) {
            asked.push_back(cell);
            return open.count(cell) == 0;
        });
    };
    EXPECT_FALSE(all());
    EXPECT_EQ(asked, (Cells{0, 1, 2, 3}));
    open.erase(5);
    EXPECT_FALSE(all());
    EXPECT_EQ(asked, (Cells{3}));
    open = {1};
    EXPECT_FALSE(all());
    EXPECT_EQ(asked, (Cells{3, 4, 5, 6, 0, 1}));
    open.clear();
    EXPECT_TRUE(all());
    EXPECT_EQ(asked.size(), 7u);
}

}  // namespace
}  // namespace sator::tests
