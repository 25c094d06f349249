// Combined counts: what is found and how it is told, and each finding judged by all fillings of small random boards.

#include <gtest/gtest.h>

#include <array>
#include <bitset>
#include <map>
#include <memory>
#include <random>
#include <string_view>

#include "tests/judges/combined_steps.hpp"
#include "tests/judges/explanation_judge.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kSide = 4, kCells = kSide * kSide, kFillings = std::size_t{1} << kCells;
using Fillings = std::bitset<kFillings>;

constexpr std::array kCountTechniques = {Technique::CountGroups, Technique::CombinedCounts,
                                         Technique::CombinedCountGroups};

bool is_by_counts(Technique technique) {
    return std::ranges::find(kCountTechniques, technique) != kCountTechniques.end();
}

std::string listed_place(std::size_t cell) {
    return " R" + std::to_string(cell / kSide + 1) + "C" + std::to_string(cell % kSide + 1);
}

/// A board of 4 × 4 with one or several of: counts of rows, of columns, of regions, no touching, pairs that exclude each other.
class RandomBoard {
  public:
    explicit RandomBoard(unsigned seed) : random_(seed) {
        apart_ = random_() % 2 == 0;
        do stars_ = random_() & random_() % kFillings;
        while (apart_ && touches());
    }

    std::string text() {
        std::string text = "grid 4x4\nrange \".\" \"*\"\n";
        for (std::size_t line = 0; line < kSide; ++line) {
            if (random_() % 8 != 0) text += count_of([&](std::size_t c) { return c / kSide == line; });
            if (random_() % 8 != 0) text += count_of([&](std::size_t c) { return c % kSide == line; });
        }
        std::array<std::size_t, kCells> region{};
        for (std::size_t c = 0; c < kCells; ++c) {
            const std::size_t next = c < kSide || (c % kSide > 0 && random_() % 2 == 0) ? c - 1 : c - kSide;
            region[c] = c == 0 || random_() % 4 == 0 ? c : region[next];
        }
        for (std::size_t r = 0; r < kCells; ++r) {
            if (std::ranges::count(region, r) > 1 && random_() % 8 != 0)
                text += count_of([&](std::size_t c) { return region[c] == r; });
        }
        for (int i = 0; i < 6; ++i) {
            const std::size_t a = random_() % kCells, b = random_() % kCells;
            if (a != b && !(has_star(a) && has_star(b)))
                text += "rule count \"*\" ..1 at" + listed_place(a) + listed_place(b) + "\n";
        }
        return text + (apart_ ? "rule anti_king \"*\" at all\n" : "");
    }

  private:
    bool has_star(std::size_t cell) const { return (stars_ >> cell & 1) != 0; }

    bool touches() const {
        for (std::size_t a = 0; a < kCells; ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const std::size_t rows = a / kSide - b / kSide;
                const std::size_t columns = std::max(a % kSide, b % kSide) - std::min(a % kSide, b % kSide);
                if (rows < 2 && columns < 2 && has_star(a) && has_star(b)) return true;
            }
        }
        return false;
    }

    template <class IsIn>
    std::string count_of(IsIn is_in) const {
        std::string places;
        std::size_t stars = 0;
        for (std::size_t c = 0; c < kCells; ++c) {
            if (!is_in(c)) continue;
            places += listed_place(c);
            stars += has_star(c) ? 1 : 0;
        }
        return "rule count \"*\" " + std::to_string(stars) + " at" + places + "\n";
    }

    std::mt19937 random_;
    bool apart_ = false;
    std::size_t stars_ = 0;
};

/// The fillings in which a rule holds, for each rule.
class AllFillings {
  public:
    explicit AllFillings(const ContextOfPuzzle& of) : of_(of) {
        for (const auto& rule : of.rules) {
            Fillings& holds = holds_.emplace_back();
            std::vector<Value> values;
            for (std::size_t f = 0; f < kFillings; ++f) {
                values.clear();
                for (const CellId cell : rule->cells())
                    values.push_back(static_cast<Value>(f >> cell.index() & 1));
                holds[f] = rule->holds(values);
            }
        }
        for (std::size_t f = 0; f < kFillings; ++f) {
            for (std::size_t c = 0; c < kCells; ++c) has_star_[c][f] = (f >> c & 1) != 0;
        }
    }

    /// The fillings that keep these rules and agree with the premises.
    Fillings kept(const std::vector<RuleId>& rules, std::span<const StepPremise> premises) const {
        Fillings all;
        all.set();
        for (const RuleId rule : rules) all &= holds_[rule.index()];
        for (const StepPremise& premise : premises) all &= with(premise);
        return all;
    }

    bool agrees(const Fillings& kept, const Step& step) const {
        return std::ranges::all_of(step.placed, [&](const Candidate& c) {
            const Fillings& own = has_star_[c.cell.index()];
            return (kept & (c.value == ValueId(1) ? ~own : own)).none();
        });
    }

  private:
    Fillings with(const StepPremise& premise) const {
        const bool is_star = (premise.values[0] == ValueId(1)) == premise.is_placed;
        return is_star ? has_star_[premise.cell.index()] : ~has_star_[premise.cell.index()];
    }

    const ContextOfPuzzle& of_;
    std::vector<Fillings> holds_;
    std::array<Fillings, kCells> has_star_;
};

/// Judges the steps by counts that are possible on the way of the ladder.
void judge_counts(ContextOfPuzzle& of, std::map<Technique, std::size_t>& judged) {
    const auto fillings = std::make_unique<const AllFillings>(of);
    for (;;) {
        for (const Finding& finding : of.ladder.steps_at_hand()) {
            if (!is_by_counts(finding.technique)) continue;
            const Step step = of.ladder.make_step(finding);
            ++judged[finding.technique];
            EXPECT_TRUE(step.removed.empty());
            EXPECT_TRUE(fillings->agrees(fillings->kept(step.rules, step.premises), step))
                << sentence(of.context, step);
            expect_minimal(of.context, step);
        }
        const auto next = of.ladder.next();
        if (!next || next->claim.is_contradiction || testing::Test::HasFailure()) return;
        of.ladder.apply(of.ladder.make_step(*next));
    }
}

TEST(CombinedCounts, FollowFromTheNamedRulesAlone) {
    std::map<Technique, std::size_t> judged;
    for (unsigned seed = 0; seed < 40 && !testing::Test::HasFailure(); ++seed) {
        const std::string text = RandomBoard(seed).text();
        SCOPED_TRACE(text);
        ContextOfPuzzle of(puzzle_of(text));
        judge_counts(of, judged);
    }
    for (const Technique technique : kCountTechniques)
        EXPECT_GT(judged[technique], 10u) << static_cast<int>(technique);
}

/// Two regions lie inside the first two rows.
const std::string kBattle =
    "star_battle 1\n| a a b b b\n| a b b b c\n| d d c c c\n| d d d e e\n| d e e e e\n";

TEST(CombinedCounts, TellThatRegionsLieInsideRows) {
    ContextOfPuzzle of(puzzle_of(kBattle));
    EXPECT_TRUE(has(sentences_of(of, Technique::CombinedCounts),
                    "Regions a and b must have their 2 stars inside rows 1 and 2, which need only 2, so "
                    "R2C5 is empty."));
}

TEST(CombinedCounts, TellThatACellWouldLeaveTooFew) {
    ContextOfPuzzle of(puzzle_of(kBattle));
    EXPECT_TRUE(has(sentences_of(of, Technique::CountGroups),
                    "Region a must have 1 star. With a star in R2C2, too few cells of region a would be left "
                    "for that, because stars must not touch, not even at a corner, so R2C2 is empty."));
}

TEST(CombinedCounts, TellThatEachGroupHasOne) {
    ContextOfPuzzle of(
        puzzle_of("grid 6x2\nrange \".\" \"*\"\nrule count \"*\" 3 at R1C1 R1C2 R1C3 R1C4 R1C5 R1C6\n"
                  "rule anti_king \"*\" at all\n"));
    const auto texts = sentences_of(of, Technique::CountGroups);
    ASSERT_FALSE(texts.empty());
    EXPECT_EQ(texts[0],
              "Row 1 must have 3 cells with \"*\". They must be in R1C1–R1C2, R1C3–R1C4 and R1C5–R1C6, one "
              "in each, because "
              "cells a king's move apart must not both hold \"*\", so R2C1 to R2C6 are \".\".");
}

/// Returns the sentences of all steps by counts, to the end of the puzzle.
std::vector<std::string> sentences_to_the_end(ContextOfPuzzle& of) {
    std::vector<std::string> texts;
    while (const auto next = of.ladder.next()) {
        const Step step = of.ladder.make_step(*next);
        if (is_by_counts(next->technique)) texts.push_back(sentence(of.context, step));
        of.ladder.apply(step);
    }
    return texts;
}

bool has_part(const std::vector<std::string>& texts, std::string_view part) {
    return std::ranges::any_of(texts, [&](const std::string& text) { return text.contains(part); });
}

/// Two stars in each row, column and region. Its steps need the forms of the sentence that small boards do not.
TEST(CombinedCounts, TellEachFormWithTrueNumbers) {
    ContextOfPuzzle of(
        puzzle_of("star_battle 2\n| a a b b b b b b b b\n| a a a b b b b c c d\n"
                  "| a a a a b b c c d d\n| a e e a f b c c d c\n| e e g f f f c c d c\n"
                  "| e g g g h f c c c c\n| g g g h h h i i i c\n| g g g g i i i j i c\n"
                  "| g g g g i i i j i i\n| g g g g g g i j j j\n"));
    const auto texts = sentences_to_the_end(of);
    EXPECT_TRUE(has(texts,
                    "R3C7 is a star and R6C2 to R6C6 are empty, so row 6 must have at least 1 of its 2 stars "
                    "inside region c, which then has all 2, so R8C10 is empty."));
    EXPECT_TRUE(has(
        texts,
        "R9C8 is empty and R10C3 is a star. Region j must have 2 stars, and row 10 can then "
        "hold only 1 of them. For the other 1, only R8C8 is left, so R8C8 is a star and R10C7 is empty."));
    EXPECT_FALSE(has_part(texts, "other -"));
    EXPECT_FALSE(has_part(texts, "Anything else"));
}

/// A group whose other cells a placed star excludes is no place of its own.
TEST(CombinedCounts, TellNoPlaceThatIsNotLeft) {
    ContextOfPuzzle of(
        puzzle_of("star_battle 2\n"
                  "| a a a a a b b b\n"
                  "| c c c c b b b b\n"
                  "| c c c c d b b d\n"
                  "| c e e c d d d d\n"
                  "| e e e f f d d d\n"
                  "| g g g g f f h h\n"
                  "| g g g g f f h h\n"
                  "| g g f f f f h h\n"));
    const auto texts = sentences_to_the_end(of);
    EXPECT_TRUE(has_part(texts,
                         "Columns 1 and 2 must have 4 stars together. Anything else in R2C1 or R2C2 "
                         "would leave too few cells for that, because stars must not touch"));
}

TEST(CombinedCounts, AreNotFoundWithoutAKnownNumber) {
    ContextOfPuzzle of(puzzle_of(
        "grid 4x4\nrange \".\" \"*\"\nrule count \"*\" 1.. at rows\nrule anti_king \"*\" at all\n"));
    for (const Technique technique : kCountTechniques) EXPECT_TRUE(sentences_of(of, technique).empty());
}

}  // namespace
}  // namespace sator::tests
