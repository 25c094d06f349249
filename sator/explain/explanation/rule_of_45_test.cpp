// The rule of 45 and the law of leftovers: what is found, what is not, and each finding judged by a search over the
// named rules alone.
#include "sator/explain/techniques/rule_of_45.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/model_of_rules.hpp"
#include "sator/explain/deduce/window_sums.hpp"
#include "sator/explain/explanation/ladder.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/formats/standard_formats.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/random/random_puzzle_data.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A puzzle with its rules and its context.
struct ContextOfPuzzle {
    explicit ContextOfPuzzle(Puzzle read) : puzzle(std::move(read)) {}

    Puzzle puzzle;
    ClueCache clues;
    Resources files;
    RuleContext rule_context{puzzle, clues, files, {}};
    RuleList rules = *make_rules(Registry::standard(), rule_context);
    Model model = build_model(puzzle, rules);
    PuzzleContext context{puzzle, rules, model};
    Ladder ladder{context, puzzle.initials.empty() ? std::span<const Given>()
                                                   : std::span<const Given>(puzzle.initials[0].givens)};
};

Puzzle puzzle_of(const std::string& text) {
    Resources files;
    return *read_puzzles(text, "puzzle.sator", files).at(0);
}

/// The candidates that a step's premises leave.
Candidates known_by(const PuzzleContext& context, const Step& step) {
    Candidates known = context.ranges();
    for (const StepPremise& premise : step.premises) {
        if (premise.is_placed) known.fix({premise.cell, premise.values[0]});
        for (const ValueId v : premise.values) {
            if (!premise.is_placed) known.remove({premise.cell, v});
        }
    }
    return known;
}

/// Returns whether a search over these rules alone finds the candidate, given what is known. It uses what the rules
/// post and nothing derived.
bool is_possible(const PuzzleContext& context, const std::vector<RuleId>& rules, const Candidates& known,
                 Candidate candidate) {
    if (!known.contains(candidate)) return false;
    const Model model = model_of_rules(context, rules, known);
    const FixedCell fixed{variable_of(candidate.cell), value_of(candidate.value)};
    const auto stop = [](std::span<const Value>) { return false; };
    return !std::holds_alternative<Unsatisfiable>(Search(model, Limits{}).solve({&fixed, 1}, stop));
}

void expect_true(const PuzzleContext& context, const Step& step) {
    const Candidates known = known_by(context, step);
    for (const Candidate& gone : step.removed)
        EXPECT_FALSE(is_possible(context, step.rules, known, gone)) << sentence(context, step);
    for (const Candidate& placed : step.placed) {
        for_each_value(context.ranges()[placed.cell], [&](ValueId v) {
            if (v == placed.value) return;
            EXPECT_FALSE(is_possible(context, step.rules, known, {placed.cell, v}))
                << sentence(context, step);
        });
    }
}

/// Judges what is found in the first steps, and returns how many findings that were.
std::size_t judge_all(ContextOfPuzzle& of, std::size_t most_steps) {
    std::size_t judged = 0;
    for (std::size_t steps = 0; steps < most_steps; ++steps) {
        for (const Finding& finding : of.ladder.steps_at_hand()) {
            if (!finding.is_by_combined()) continue;
            expect_true(of.context, of.ladder.make_step(finding));
            ++judged;
        }
        const auto next = of.ladder.next();
        if (!next || next->claim.is_contradiction || testing::Test::HasFailure()) break;
        of.ladder.apply(of.ladder.make_step(*next));
    }
    return judged;
}

std::vector<std::string> sentences_of(ContextOfPuzzle& of, Technique technique) {
    std::vector<std::string> texts;
    for (const Finding& finding : of.ladder.steps_at_hand()) {
        if (finding.technique != technique) continue;
        texts.push_back(sentence(of.context, of.ladder.make_step(finding)));
    }
    return texts;
}

bool has(const std::vector<std::string>& texts, const std::string& text) {
    return std::ranges::find(texts, text) != texts.end();
}

const std::string kRegions =
    "layout 4x4\n\nrange 1..4\n\nrule permutation 1..4\n\n| a a a a\n\n|a\n|a\n|a\n|a\n\n|a a\n|a a\n\n";

TEST(RuleOf45, FindsTheLastCellOfARegion) {
    ContextOfPuzzle of(puzzle_of(kRegions + "rule cage 7\n| a a a .\n| . . . .\n| . . . .\n| . . . .\n"));
    EXPECT_TRUE(has(sentences_of(of, Technique::RuleOf45),
                    "Row 1 adds up to 10, the cage of 7 at R1C1 to 7, so R1C4 = 3."));
    EXPECT_EQ(technique_name(of.context, of.ladder.make_step(*of.ladder.next())), "rule of 10");
}

TEST(RuleOf45, FindsWhatSticksOutOfTwoRows) {
    ContextOfPuzzle of(puzzle_of(kRegions + "rule cage 7\n| a a a .\n| . . . .\n| . . . .\n| . . . .\n\n"
                                            "rule cage 9\n| . . . .\n| a a a .\n| . . . .\n| . . . .\n\n"
                                            "rule cage 6\n| . . . a\n| . . . a\n| . . . a\n| . . . .\n"));
    const auto texts = sentences_of(of, Technique::RuleOf45);
    EXPECT_TRUE(has(texts, "Rows 1 and 2 add up to 20, the 3 cages that cover them to 22, so R3C4 = 2."))
        << texts.size();
}

TEST(RuleOf45, UsesCandidatesOfSeveralCells) {
    ContextOfPuzzle of(puzzle_of(kRegions + "rule cage 3\n| a a . .\n| . . . .\n| . . . .\n| . . . .\n"));
    EXPECT_TRUE(
        has(sentences_of(of, Technique::InniesAndOuties),
            "Row 1 adds up to 10, the cage of 3 at R1C1 to 3. This leaves R1C3 + R1C4 = 7, so R1C3 and "
            "R1C4 are not 1 or 2."));
    EXPECT_TRUE(sentences_of(of, Technique::RuleOf45).empty());
}

TEST(RuleOf45, IsNotFoundWithoutATotal) {
    // The rows hold different values of 1 to 5, so their totals are not known.
    ContextOfPuzzle of(
        puzzle_of("layout 4x4\n\nrange 1..5\n\nrule distinct\n\n| a a a a\n\n|a\n|a\n|a\n|a\n\n"
                  "rule cage 7\n| a a a .\n| . . . .\n| . . . .\n| . . . .\n"));
    EXPECT_TRUE(sentences_of(of, Technique::RuleOf45).empty());
    EXPECT_TRUE(sentences_of(of, Technique::InniesAndOuties).empty());
}

// The sum is so large that only its bounds are posted, which do not speak of the known cell.
TEST(RuleOf45, CountsAKnownCellOfALargeSum) {
    std::string text = "latin 30x30\nrange 30 at R1C1\nsum 920 at";
    for (int i = 0; i < 59; ++i) text += " R" + std::to_string(i / 30 + 1) + "C" + std::to_string(i % 30 + 1);
    ContextOfPuzzle of(puzzle_of(text + "\n"));
    const auto windows = window_sums(of.context);
    ASSERT_EQ(windows.size(), 1U);
    EXPECT_EQ(windows[0].innies, std::vector{CellId(59)});
    EXPECT_EQ(windows[0].difference(), 10);
}

TEST(RuleOf45, FollowsFromTheNamedRulesInRandomKillers) {
    RandomPuzzleData random(31);
    std::size_t judged = 0;
    for (int i = 0; i < 12 && !testing::Test::HasFailure(); ++i) {
        ContextOfPuzzle of(*random.killer().puzzle().build());
        judged += judge_all(of, 60);
    }
    EXPECT_GT(judged, 50u);
}

TEST(Leftovers, FollowFromTheNamedRulesInAJigsaw) {
    const auto path = std::string(SATOR_SOURCE_DIR) + "/puzzles/jigsaw-sudoku/crooked.sator";
    ContextOfPuzzle of(puzzle_of(file_contents(path).value()));
    EXPECT_GT(judge_all(of, 8), 3u);
}

TEST(Leftovers, AreToldByTheCellsThatAreLeft) {
    ContextOfPuzzle of(
        puzzle_of("layout 5x5\n\nrange 1..5\n\nrule permutation 1..5\n\n| a a a a a\n\n|a\n|a\n|a\n|a\n|a\n\n"
                  "| a a a b b\n| a c a b b\n| c c c b e\n| c d d e e\n| d d d e e\n\n"
                  "initial\n| . . . . .\n| . 2 . . .\n| . . . . .\n| . . . . .\n| . . . . .\n"));
    const auto texts = sentences_of(of, Technique::Leftovers);
    ASSERT_FALSE(texts.empty());
    EXPECT_EQ(texts[0],
              "Rows 1 and 2 hold the same values as the 5 cells from R1C1 to R2C3 and the 5 cells from R1C4 "
              "to R3C4. "
              "So R2C2, which is only in the former, holds the same as R3C4. R2C2 = 2, so R3C4 = 2.");
}

}  // namespace
}  // namespace sator::tests
