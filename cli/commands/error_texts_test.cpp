// The complete messages for common mistakes, and for contradictions that are found before search.

#include <gtest/gtest.h>

#include <fstream>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A mistake and its message. The puzzle's file is called demo.sator.
struct Mistake {
    const char* name;
    std::string puzzle, message;
};

std::string in_folder(const std::string& name) {
    return temporary_folder() + name;
}

/// Returns the text without the folder's path.
std::string without_folder(std::string text) {
    const std::string& folder = temporary_folder();
    for (std::size_t at; (at = text.find(folder)) != std::string::npos;) text.erase(at, folder.size());
    return text;
}

const std::string kSquare = "layout\n| * *\n| * *\n\n", kDigits = kSquare + "range 1..9\n\n",
                  kLetters = kSquare + "range a..z\n\n";

class ErrorTexts : public testing::TestWithParam<Mistake> {};

TEST_P(ErrorTexts, NameTheMistakeThePositionAndTheRemedy) {
    const Mistake& mistake = GetParam();
    const std::string file = in_folder(std::string("error_") + mistake.name + ".sator");
    std::ofstream(file) << mistake.puzzle;
    std::ofstream(in_folder("error_words.txt")) << "aardvark\nabacus\n";
    const ProgramRun ran = run({"solve", file});
    std::string message = without_folder(ran.err);
    const std::string name = std::string("error_") + mistake.name + ".sator";
    for (std::size_t at; (at = message.find(name)) != std::string::npos;)
        message.replace(at, name.size(), "demo.sator");
    EXPECT_EQ(message, mistake.message);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.code, ExitCode::Wrong);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ErrorTexts,
    testing::Values(Mistake{"ADrawingThatFitsNowhere", kDigits + "rule sum 5\n| a + a\n",
                            "demo.sator:8:5: error: this drawing fits nowhere in the layout\n"
                            "    | a + a\n"
                            "        ^\n"
                            "hint: the nearest fit is at line 1 of the layout, \" * *\", which has a "
                            "cell here: write a letter, a number, a quoted symbol, '*' or '.'\n"},
                    Mistake{"ASlotWithoutAWord", "crossword\n| . . #\n| . . .\n\nwords\nat to\n",
                            "demo.sator:3:3: error: no word of the puzzle's own list fits 3 cells "
                            "across from R2C1\n"
                            "    | . . .\n"
                            "      ^\n"
                            "hint: its words have 2 letters\n"},
                    Mistake{"ARegionWithoutAWord",
                            "layout 2x2\nrange a..z\nwords\nat to\n\nrule words\n| a a\n| . a\n",
                            "demo.sator:7:3: error: no word of the puzzle's own list fits 3 cells: "
                            "R1C1–R1C2–R2C2\n"
                            "    | a a\n"
                            "      ^\n"
                            "hint: its words have 2 letters\n"},
                    Mistake{"ACapital", "Layout 2x2\nrange 1..2\n",
                            "demo.sator:1:1: error: there is no statement called 'Layout'\n"
                            "    Layout 2x2\n"
                            "    ^^^^^^\n"
                            "hint: did you mean 'layout'?\n"},
                    Mistake{"ACellWithoutARange", kSquare + "range 1..9\n| * *\n| . *\n\nrule sum 5\n| a a\n",
                            "demo.sator:3:3: error: this cell has no range\n"
                            "    | * *\n"
                            "      ^\n"
                            "hint: write 'range' and the values, such as 1..9 or a..z; a drawing below it "
                            "marks the cells with '*'\n"},
                    Mistake{"ARuleThatMarksNothing", kDigits + "rule sum 5\n| . .\n| . .\n",
                            "demo.sator:8:2: error: this drawing marks no cell\n"
                            "    | . .\n"
                            "     ^^^^\n"
                            "hint: mark cells with letters, numbers or '*'\n"},
                    Mistake{"ARuleWithoutADrawing", kDigits + "rule sum 5\n",
                            "demo.sator:7:6: error: the rule 'sum' marks no cell\n"
                            "    rule sum 5\n"
                            "         ^^^\n"
                            "hint: write a drawing below it; mark cells with letters, numbers or '*'\n"},
                    Mistake{"ASymbolThatNoCellCanHold", kDigits + "rule permutation 1 2 3 x\n| * *\n| * *\n",
                            "demo.sator:7:18: error: no cell can hold x\n"
                            "    rule permutation 1 2 3 x\n"
                            "                     ^\n"
                            "hint: the ranges of the cells say what they can hold\n"},
                    Mistake{"SumOverLetters", kLetters + "rule sum 5\n| a a\n",
                            "demo.sator:7:6: error: sum over letters: R1C1 can hold a\n"
                            "    rule sum 5\n"
                            "         ^^^\n"
                            "hint: give these cells a range of numbers\n"},
                    Mistake{"AWordListThatIsMissing", kLetters + "rule word /no/such/list.txt\n| * *\n",
                            "demo.sator:7:11: error: there is no word list '/no/such/list.txt'\n"
                            "    rule word /no/such/list.txt\n"
                            "              ^^^^^^^^^^^^^^^^^\n"
                            "hint: looked for /no/such/list.txt\n"},
                    Mistake{"AWordListWithoutAWordOfTheLength",
                            kLetters + "rule word error_words.txt\n| * *\n",
                            "demo.sator:8:3: error: no word of error_words.txt fits 2 cells across "
                            "from R1C1\n"
                            "    | * *\n"
                            "      ^\n"
                            "hint: its words have 6 to 8 letters\n"},
                    Mistake{"TooFewArguments", kDigits + "rule sum\n| * *\n",
                            "demo.sator:7:6: error: sum needs a number\n"
                            "    rule sum\n"
                            "         ^^^\n"
                            "hint: write sum N\n"},
                    Mistake{"TooManyArguments", kDigits + "rule visible 1 2\n| * *\n",
                            "demo.sator:7:16: error: visible takes no more than one argument\n"
                            "    rule visible 1 2\n"
                            "                   ^\n"
                            "hint: write visible N\n"},
                    Mistake{"AnArgumentOfTheWrongKind", kDigits + "rule sum x\n| * *\n",
                            "demo.sator:7:10: error: 'x' is not a whole number\n"
                            "    rule sum x\n"
                            "             ^\n"
                            "hint: write sum N\n"},
                    Mistake{"AnUnknownRule", kDigits + "rule smu 5\n| * *\n",
                            "demo.sator:7:6: error: there is no rule called 'smu'\n"
                            "    rule smu 5\n"
                            "         ^^^\n"
                            "hint: did you mean 'sum'?\n"},
                    Mistake{"AnUnknownRuleOfAList", kDigits + "clues smu\nrows 1, 2\ncolumns 3, 4\n",
                            "demo.sator:7:7: error: there is no rule called 'smu'\n"
                            "    clues smu\n"
                            "          ^^^\n"
                            "hint: did you mean 'sum'?\n"},
                    Mistake{"AnUnknownFlag", kSquare + "range A..Z\n\nrule regex /ab/iq\n| * *\n",
                            "demo.sator:7:17: error: unknown flag 'q'\n"
                            "    rule regex /ab/iq\n"
                            "                    ^\n"
                            "hint: the flags are i, m, s, u and v\n"},
                    Mistake{"ANumberTooLarge", kDigits + "rule sum 99999999999999999999\n| * *\n",
                            "demo.sator:7:10: error: '99999999999999999999' is too large\n"
                            "    rule sum 99999999999999999999\n"
                            "             ^^^^^^^^^^^^^^^^^^^^\n"
                            "hint: numbers are at most 9223372036854775807\n"},
                    Mistake{"ARangeWithADash", kSquare + "range 1-3\n",
                            "demo.sator:5:7: error: '1-3' is not a value\n"
                            "    range 1-3\n"
                            "          ^^^\n"
                            "hint: write '1..3' for a range, or \"1-3\" for one symbol\n"},
                    Mistake{"AQuoteThatIsNotClosed", kDigits + "initial\n| 1 \"2\n| . .\n",
                            "demo.sator:8:5: error: the quote is not closed\n"
                            "    | 1 \"2\n"
                            "        ^\n"
                            "hint: write '\"' after the symbol\n"},
                    Mistake{"ATabInADrawing", kDigits + "initial\n| 1\t2\n| . .\n",
                            "demo.sator:8:4: error: this drawing fits nowhere in the layout\n"
                            "    | 1 2\n"
                            "       ^\n"
                            "hint: the nearest fit is at line 1 of the layout, \" * *\", which has ' ' "
                            "here, and not a tab\n"},
                    Mistake{"AGivenOutsideItsRange", kDigits + "initial\n| 10 .\n| . .\n",
                            "demo.sator:8:3: error: no cell can hold 10\n"
                            "    | 10 .\n"
                            "      ^^\n"
                            "hint: the values are 1..9\n"},
                    Mistake{"AGivenThatItsOwnCellCannotHold",
                            kDigits + "range 1..5\n| . *\n| . .\n\ninitial\n| 6 7\n| . .\n",
                            "demo.sator:12:5: error: this cell cannot hold 7\n"
                            "    | 6 7\n"
                            "        ^\n"
                            "hint: its range is 1..5\n"},
                    Mistake{"ABrokenClue", kSquare + "range A..Z\n\nrule regex /(ab|c/\n| * *\n",
                            "demo.sator:7:13: error: unclosed group\n"
                            "    rule regex /(ab|c/\n"
                            "                ^\n"
                            "hint: add ')'\n"},
                    Mistake{"AnOverflow", kDigits + "rule a * 5000000000000000000 = b\n| a b\n",
                            "demo.sator:7:10: error: this number is too large\n"
                            "    rule a * 5000000000000000000 = b\n"
                            "             ^^^^^^^^^^^^^^^^^^^\n"
                            "hint: numbers can be as large as 1152921504606846976\n"}),
    [](const auto& mistake) { return std::string(mistake.param.name); });

TEST(Contradictions, NameTheRulesInThem) {
    const std::string file = in_folder("error_clash.sator");
    std::ofstream(file) << kDigits +
                               "title Clash\n\nrule distinct\n| a a\n| a a\n\nrule sum 3\n| a a\n| . "
                               ".\n\nrule product 20\n| a a\n| . .\n";
    const ProgramRun ran = run({"solve", file});
    EXPECT_EQ(
        ran.out,
        "Clash\n"
        "no solution over 1..9\n"
        "these cannot all be true:\n"
        "  row 1 must add up to 3\n"
        "  row 1 must multiply to 20\n"
        "it has a solution without any one of these: row 1 must add up to 3; row 1 must multiply to 20\n");
    EXPECT_EQ(ran.code, ExitCode::None);
}

TEST(Contradictions, NameTheGivensInThem) {
    const std::string file = in_folder("error_givens.sator");
    const std::string rules = kDigits + "title Clash\n\nrule distinct\n| a a\n| a a\n\n";
    std::ofstream(file) << rules + "initial\n| 4 .\n| 5 4\n";
    EXPECT_EQ(run({"solve", file}).out,
              "Clash\n"
              "no solution over 1..9\n"
              "these cannot all be true:\n"
              "  all cells must hold different values\n"
              "  R1C1 is given as 4\n"
              "  R2C2 is given as 4\n"
              "it has a solution without any one of these: R1C1 is given as 4; R2C2 is given "
              "as 4; all cells must hold different values\n");
}

TEST(Contradictions, CountManyGivens) {
    const std::string file = in_folder("error_many_givens.sator");
    std::ofstream(file) << "title Clash\nlayout 8x1\nrange 1..3\nrule sum 10\n| a a a a a a a a\n"
                           "initial\n| 1 1 1 1 1 1 1 1\n";
    EXPECT_EQ(run({"solve", file}).out,
              "Clash\n"
              "no solution over 1..3\n"
              "these cannot all be true:\n"
              "  row 1 must add up to 10\n"
              "  the 8 givens in their cells\n"
              "with 8 instead of 10 it is unique: row 1 must add up to 10\n");
}

}  // namespace
}  // namespace sator::tests
