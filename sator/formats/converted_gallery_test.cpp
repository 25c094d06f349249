// Puzzles of the gallery that f-puzzles can say have the same solutions after they were written and read.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>

#include "sator/formats/f_puzzles/f_puzzles.hpp"
#include "sator/formats/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kSolutions = 20;

/// Returns up to kSolutions solutions in an order that does not depend on the rules, or whether there are more.
std::vector<std::vector<std::int64_t>> solutions_of(const Puzzle& puzzle) {
    auto solver = PuzzleSolver::build(puzzle);
    if (!solver) return {};
    std::vector<std::vector<std::int64_t>> values;
    for (const Solution& solution : solver->solve({.limit = kSolutions}).solutions)
        values.emplace_back(solution.values().begin(), solution.values().end());
    std::ranges::sort(values);
    return values;
}

TEST(ConvertedGallery, KeepsItsSolutions) {
    std::size_t converted = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(SATOR_SOURCE_DIR "/puzzles")) {
        if (entry.path().extension() != ".sator" || !entry.path().string().contains("sudoku")) continue;
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        Resources none;
        const ReadResult read = read_puzzles(text, entry.path().string(), none);
        if (!read.at(0)) continue;
        const auto written = write_f_puzzles_links(*read[0]);
        if (!written || !written->losses.empty() || read[0]->initials.size() > 1) continue;
        const ReadResult back = read_puzzles(written->text, "back", none);
        ASSERT_TRUE(back.at(0)) << entry.path() << to_text(back[0].error());
        EXPECT_TRUE(back[0]->remarks.empty()) << entry.path();
        const auto before = solutions_of(*read[0]), after = solutions_of(*back[0]);
        EXPECT_EQ(before.size(), after.size()) << entry.path();
        if (before.size() < kSolutions) {
            EXPECT_TRUE(before == after) << entry.path();
        }
        EXPECT_EQ(back[0]->title, read[0]->title);
        const auto again = write_f_puzzles_links(*back[0]);
        ASSERT_TRUE(again);
        EXPECT_TRUE(again->losses.empty());
        ++converted;
    }
    EXPECT_GT(converted, 15U);
}

}  // namespace
}  // namespace sator::tests
