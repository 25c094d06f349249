#include "sator/explain/told/told_explanation.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/explanation/prove.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A puzzle that is ready to be explained.
class ToldPuzzle {
  public:
    explicit ToldPuzzle(const std::string& text) {
        ReadResult read = read_puzzles(text + "\n", "small.sator", files_, {});
        EXPECT_TRUE(read.at(0).has_value());
        puzzle_ = std::move(*read[0]);
        RuleContext context{puzzle_, clues_, files_, {}};
        auto prepared = PreparedPuzzle::make(Registry::standard(), context, {});
        EXPECT_TRUE(prepared.has_value());
        prepared_.emplace(std::move(*prepared));
    }

    const Puzzle& puzzle() const { return puzzle_; }
    const PuzzleContext& context() const { return prepared_->context(); }
    std::span<const Given> givens() const { return PreparedPuzzle::givens(puzzle_, 0); }
    Explanation explanation() const { return told_explanation(context(), givens(), {}); }

    /// Returns the sentences of all steps, a line each.
    std::string sentences() const {
        std::string text;
        for (const Step& step : explanation().steps) text += sentence(context(), step) + "\n";
        return text;
    }

    /// Returns entries, e.g. {"R1C1=5"}.
    std::vector<Given> entries(const std::vector<std::string>& texts) const {
        std::vector<Given> entries;
        for (const std::string& text : texts) {
            const auto candidate = told_candidate(context(), text, {});
            EXPECT_TRUE(candidate.has_value()) << text;
            if (candidate) entries.push_back({candidate->cell, candidate->value, {}});
        }
        return entries;
    }

  private:
    Resources files_;
    ClueCache clues_;
    Puzzle puzzle_;
    std::optional<PreparedPuzzle> prepared_;
};

std::string told(const std::string& text) {
    return ToldPuzzle(text).sentences();
}

/// The facts are about all cells of a letter, and each step is proved in its own terms.
TEST(ToldExplanations, HaveTheFactsOfTheCells) {
    for (const char* const equations :
         {"\"TO + GO = OUT\"", "\"HE + SEES + THE = LIGHT\"", "\"OUT - GO = TO\"",
          "base 12 \"TO + GO = OUT\"", "\"AB * C = DEF\" \"A = 3\" \"C = 8\"",
          "\"A / B = 4\" \"A + B = 5 * B\" \"A + B = 5\""}) {
        const ToldPuzzle told(std::string("cryptarithm ") + equations);
        const Explanation explanation = told.explanation();
        auto solver = PuzzleSolver::build(told.puzzle());
        ASSERT_TRUE(solver.has_value());
        const auto solutions = solver->solve({.limit = 1}).solutions;
        ASSERT_FALSE(solutions.empty()) << equations;
        ASSERT_NE(explanation.told, nullptr) << equations;
        std::vector<std::uint8_t> is_placed(told.context().cell_count());
        for (const Step& step : explanation.steps) {
            EXPECT_EQ(prove(told.context(), step, {}), Proof::Proved) << sentence(told.context(), step);
            EXPECT_EQ(sentence(told.context(), step).find("R1C"), std::string::npos);
            ASSERT_NE(step.told, nullptr);
            EXPECT_EQ(step.rules.size(), step.told->what.rules.size());
            for (const Candidate& placed : step.placed) {
                is_placed[placed.cell.index()] = 1;
                EXPECT_EQ(value_of(placed.value), solutions[0].values()[placed.cell.index()]);
            }
        }
        if (explanation.end != ExplanationEnd::Solved) continue;
        for (std::size_t i = 0; i < is_placed.size(); ++i) {
            const bool is_digit = told.context().ranges().count(CellId(i)) == 1;
            EXPECT_EQ(is_placed[i] != 0 || is_digit, true) << equations << " cell " << i;
            EXPECT_EQ(value_of(explanation.left.first(CellId(i))), solutions[0].values()[i]);
        }
    }
}

TEST(ToldExplanations, SpeakOfLettersColumnsAndCarries) {
    EXPECT_EQ(told("cryptarithm \"TO + GO = OUT\""),
              "The hundreds must satisfy carry = O, so O = 1 and the carry into the hundreds is 1.\n"
              "The units must satisfy 2 × O = T + 10 × next carry. O = 1, so the carry into the tens is 0 "
              "and T = 2.\n"
              "U: as the letters must stand for different digits, it can be 0 or 3 to 9, given T = 2 and O = "
              "1; as the tens must satisfy T + G + carry = U + 10 × next carry, it can be 0, 1 or 2, given T "
              "= 2 and the carry into the hundreds is 1. Only 0 fits both.\n"
              "The tens must satisfy T + G + carry = U + 10 × next carry, and only G is open, so it is 8.\n");
    EXPECT_EQ(told("cryptarithm base 12 \"TO + GO = OUT\""),
              "Column 3 from the right must satisfy carry = O, so O = 1 and the carry into column 3 is 1.\n"
              "Column 1 from the right must satisfy 2 × O = T + 12 × next carry. O = 1, so the carry into "
              "column 2 is 0 and T = 2.\n"
              "U: as the letters must stand for different digits, it can be anything but 1 and 2, given T = "
              "2 and O = 1; as column 2 from the right must satisfy T + G + carry = U + 12 × next carry, it "
              "can be 0, 1 or 2, given T = 2 and the carry into column 3 is 1. Only 0 fits both.\n"
              "Column 2 from the right must satisfy T + G + carry = U + 12 × next carry, and only G is open, "
              "so it is 10.\n");
    EXPECT_EQ(
        told("cryptarithm \"A * A = BA\" \"B + 5 = A + A - 4\""),
        "The units of the first equation must satisfy A × A = A + 10 × next carry, so A is now 0, 1, 5 or 6 "
        "and the carry into the tens of the first equation is now 0, 2 or 3.\n"
        "The units of the second equation must satisfy B + 9 = 2 × A, so A is not 0 or 1 and B is not 2, 4, "
        "6 or 8.\n"
        "The tens of the first equation must satisfy carry = B. B is not 2 and the carry into the tens of "
        "the first equation is 0, 2 or 3, so B = 3 and the carry into the tens of the first equation is 3.\n"
        "The units of the first equation must satisfy A × A = A + 10 × next carry, and only A is open, so it "
        "is 6.\n");
    EXPECT_EQ(
        told("cryptarithm \"A / B = 4\" \"A + B = 10\""),
        "The units of the first equation must satisfy 4 × B = A, so A is now 4 or 8 and B is now 1 or 2.\n"
        "The units of the second equation must satisfy A + B = 10. A is not 9 and B is 1 or 2, so A = 8 and "
        "B = 2.\n");
}

TEST(ToldExplanations, OfPuzzlesWithoutASolutionEndWithAColumn) {
    EXPECT_EQ(told("cryptarithm \"A + B = A\" \"A + 1 = B\""),
              "The units of the first equation must satisfy A + B = A, and only B is open, so it is 0.\n"
              "The units of the second equation must satisfy A + 1 = B. B = 0, so nothing fits.\n");
}

TEST(ToldExplanations, AnswerWhyALetterIsNotADigit) {
    const ToldPuzzle puzzle("cryptarithm \"TO + GO = OUT\"");
    for (const char* const text : {"O=2", "R1C2=2"}) {
        const auto candidate = told_candidate(puzzle.context(), text, {});
        ASSERT_TRUE(candidate.has_value());
        const WhyNot why = told_why_not(puzzle.context(), {}, *candidate, {});
        EXPECT_EQ(why.answer, WhyNot::Answer::Impossible);
        ASSERT_FALSE(why.steps.empty());
        EXPECT_EQ(sentence(puzzle.context(), why.steps.back()),
                  "The hundreds must satisfy carry = O, so O is not 2.");
    }
    EXPECT_FALSE(told_candidate(puzzle.context(), "X=2", {}).has_value());
    EXPECT_FALSE(told_candidate(puzzle.context(), "the carry into the tens=1", {}).has_value());
}

std::string hint_of(const std::string& text, const std::vector<std::string>& entries, HintStrength strength) {
    const ToldPuzzle puzzle(text);
    const Hint hint = told_hint(puzzle.context(), puzzle.givens(), puzzle.entries(entries), {});
    if (!hint.mistakes.is_none()) return mistakes_text(puzzle.context(), hint.mistakes, strength);
    return hint.step ? hint_text(puzzle.context(), *hint.step, strength) : "no step\n";
}

TEST(ToldExplanations, HintAtLetters) {
    const std::string puzzle = "cryptarithm \"TO + GO = OUT\"";
    EXPECT_EQ(hint_of(puzzle, {}, HintStrength::All),
              "Look at the hundreds.\nTechnique: forced value.\nLetters: O and the carry into the hundreds.\n"
              "Rule: the hundreds must satisfy carry = O.\n"
              "The hundreds must satisfy carry = O, so O = 1 and the carry into the hundreds is 1.\n");
    EXPECT_EQ(hint_of(puzzle, {"O=1", "T=3"}, HintStrength::All),
              "Mistake: the units must satisfy 2 × O = T + 10 × next carry, but T = 3.\n");
    EXPECT_EQ(hint_of(puzzle, {"O=1", "T=3"}, HintStrength::Cells),
              "Mistake: the units must satisfy 2 × O = T + 10 × next carry. Letters: T.\n");
    EXPECT_EQ(hint_of(puzzle, {"G=5", "U=7"}, HintStrength::Where), "There is a mistake in the letters.\n");
    EXPECT_EQ(hint_of(puzzle, {"G=5", "U=7"}, HintStrength::All), "No solution has G = 5.\n");
    EXPECT_EQ(hint_of(puzzle, {"R1C2=1", "R1C5=3"}, HintStrength::All),
              "Mistake: O must be the same everywhere, but R1C2 = 1 and R1C5 = 3.\n"
              "Mistake: TO + GO = OUT must be true, but R1C5 = 3.\n");
}

/// What else the puzzle says is not said about letters, so its cells are spoken of.
TEST(ToldExplanations, WithFurtherRulesSpeakOfCells) {
    EXPECT_NE(told("cryptarithm \"TO + GO = OUT\"\nrule even at R1C1").find("R1C"), std::string::npos);
}

TEST(ToldExplanations, OfCrosswordsSpeakOfWords) {
    EXPECT_EQ(told("crossword\n| . A .\n| . # E\n| . . .\nwords\nbag big gem gum bat"),
              "R2C3 = E, so 2 down can only be GEM.\n"
              "R1C2 = A, so 1 across fits two words, BAG and BAT; both have B at R1C1.\n"
              "R3C3 = M, so 3 across fits two words, GEM and GUM; both have G at R3C1.\n"
              "R2C1: as 1 down must be a word of the puzzle's own list, it can be A or I, given R3C1 = G; as "
              "1 across and 1 down must not read the same, it can be anything but A, given R1C2 = A and R1C3 "
              "and R3C1 are G. Only I fits both.\n"
              "3 across must be a word of the puzzle's own list and 3 across and 2 down must not read the "
              "same. R1C3 = G, R2C3 = E and R3C3 = M, so only U fits R3C2.\n");
    EXPECT_EQ(told("crossword\n| A B C D .\nwords\nabcdx zbcdy azcdy abzdy abczy"),
              "With ABCD., 1 across can only be ABCDX.\n");
    EXPECT_EQ(told("crossword\n| B . . . .\nwords\nblade bread bride apple"),
              "1 across fits four words, APPLE, BLADE, BREAD and BRIDE: R1C2 is now L, P or R, R1C3 is now "
              "A, E, I or P, "
              "R1C4 is now A, D or L and R1C5 is now D or E.\n"
              "R1C1 = B, so 1 across fits three words, BLADE, BREAD and BRIDE: R1C2 and R1C3 are not P and "
              "R1C4 is not "
              "L.\n");
}

}  // namespace
}  // namespace sator::tests
