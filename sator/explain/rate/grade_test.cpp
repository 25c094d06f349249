#include "sator/explain/rate/grade.hpp"

#include <gtest/gtest.h>

#include "sator/explain/deduce/technique_entry.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Technique kHarder[] = {Technique::HiddenSingle, Technique::NakedPair, Technique::HiddenPair,
                                 Technique::TwoRules,     Technique::Trial,     Technique::NestedTrial};

TEST(Grade, RisesByOneIfTheWorkDoubles) {
    EXPECT_EQ(grade_of(0.3, Technique::HiddenSingle).number, 1);
    EXPECT_EQ(grade_of(1.9, Technique::HiddenSingle).number, 1);
    EXPECT_EQ(grade_of(2.1, Technique::HiddenSingle).number, 2);
    EXPECT_EQ(grade_of(8.1, Technique::HiddenSingle).number, 4);
    EXPECT_EQ(grade_of(8.1, Technique::HiddenSingle).name, "moderate");
    EXPECT_EQ(grade_of(600, Technique::Trial).number, 10);
    EXPECT_EQ(grade_of(1e9, Technique::Trial).number, 10);
}

TEST(Grade, IsOneIfThereIsNothingToDo) {
    EXPECT_EQ(grade_of(0, std::nullopt).number, 1);
    EXPECT_EQ(grade_of(0, std::nullopt).name, "gentle");
}

TEST(Grade, NeverFallsWithMoreWorkOrAHarderTechnique) {
    for (double work = 0.01; work < 5000; work *= 1.3) {
        int last = 1;
        for (const Technique technique : kHarder) {
            const int number = grade_of(work, technique).number;
            EXPECT_GE(number, last) << work << " " << entry_of(technique).name;
            EXPECT_LE(number, grade_of(work * 1.3, technique).number);
            last = number;
        }
    }
}

TEST(Grade, OfSinglesIsNeverHard) {
    EXPECT_EQ(grade_of(5000, Technique::HiddenSingle).name, "tricky");
    EXPECT_EQ(grade_of(5000, Technique::Combinations).name, "hard");
}

TEST(Grade, IsAtLeastThatOfTheTechniqueUnlessThePuzzleIsSmall) {
    EXPECT_EQ(grade_of(20, Technique::Trial).number, 7);
    EXPECT_EQ(grade_of(0.5, Technique::Trial).number, 2);
}

/// The 766 sudokus with people's times have 53 open cells on average.
TEST(Work, IsTheEffortOfASudoku) {
    EXPECT_DOUBLE_EQ(work_of(8, 53), 8);
    EXPECT_DOUBLE_EQ(work_of(8, 106), 16);
    EXPECT_DOUBLE_EQ(effort_of_work(work_of(8, 30), 30), 8);
    EXPECT_DOUBLE_EQ(level_of_work(work_of_level(4.5)), 4.5);
}

}  // namespace
}  // namespace sator::tests
