// Rules that a puzzle defines: `define` and `include`.
#include <gtest/gtest.h>

#include <map>

#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/tidy_text.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Files = std::map<std::string, std::string>;

/// A text, the files that it includes, and what becomes of it.
class Reading {
  public:
    explicit Reading(const std::string& text, const Files& files = {})
        : resources_([files](const std::string& path) -> std::optional<std::string> {
              const auto file = files.find(path);
              return file == files.end() ? std::nullopt : std::optional(file->second);
          }),
          puzzle_(read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources_)) {}

    const Puzzle& puzzle() const { return *puzzle_; }
    /// Returns the errors of reading, or else those of making the rules.
    std::string errors() {
        std::string text;
        if (!puzzle_) {
            for (const Diagnostic& error : puzzle_.error()) text += to_text(error);
            return text;
        }
        const auto rules = make();
        if (rules) return "no error";
        for (const Diagnostic& error : rules.error()) text += to_text(error);
        return text;
    }
    /// Returns what the rules say, a line each.
    std::string descriptions() {
        std::string text;
        const auto rules = make();
        for (const auto& rule : *rules) text += rule->describe(*puzzle_) + "\n";
        return text;
    }
    std::string count() {
        if (!puzzle_) return errors();
        auto solver = PuzzleSolver::build(*puzzle_);
        if (!solver) return errors();
        const Outcome outcome = solver->count();
        const auto* solved = std::get_if<Solved>(&outcome);
        return solved == nullptr ? "none" : solved->count.to_string();
    }

  private:
    std::expected<RuleList, std::vector<Diagnostic>> make() {
        RuleContext context{*puzzle_, clue_cache_, resources_, {}};
        return make_rules(Registry::standard(), context);
    }

    Resources resources_;
    ClueCache clue_cache_;
    std::expected<Puzzle, std::vector<Diagnostic>> puzzle_;
};

std::string errors_of(const std::string& text, const Files& files = {}) {
    return Reading(text, files).errors();
}
std::string count_of(const std::string& text, const Files& files = {}) {
    return Reading(text, files).count();
}

const std::string kFlat =
    "define flat n = max(line) - min(line) <= n as \"the digits of a flat line differ by at most {n}\" drawn "
    "line\n";
const std::string kThree = "layout 3x1\nrange 1..5\n";

TEST(Definitions, AreUsedLikeOtherRules) {
    // 5 constant lines, and for each of the 4 neighbouring pairs of digits 2^3 - 2 lines with both
    EXPECT_EQ(count_of(kThree + kFlat + "flat 1 at all\n"), "29");
    EXPECT_EQ(count_of(kThree + kFlat + "rule flat 1 at row 1\n"), "29");
    EXPECT_EQ(count_of(kThree + kFlat + "flat\n  1 R1C1..R1C3\n"), "29");
    EXPECT_EQ(count_of(kThree + kFlat + "flat 1\n  R1C1..R1C3 as \"the plain\"\n"), "29");
    EXPECT_EQ(count_of(kThree + kFlat + "rule flat 1\n| * * *\n"), "29");
    EXPECT_EQ(count_of(kThree + kFlat + "clues flat\nrows 1\n"), "29");
    EXPECT_EQ(count_of("layout 2x2\nrange 1..5\n" + kFlat + "clues flat\nrows 0 0\ncolumns . 0\n"), "5");
    EXPECT_EQ(count_of(kThree + kFlat + "rule not flat 1 at all\n"), "96");
}

TEST(Definitions, MayStandBelowTheirUses) {
    EXPECT_EQ(count_of(kThree + "flat 1 at all\n" + kFlat), "29");
}

TEST(Definitions, NameTheLettersOfDrawingsAndPlaces) {
    const std::string text = "layout 3x1\nrange 1..3\ndefine total n = a + b = n\n";
    EXPECT_EQ(count_of(text + "rule total 4\n| a . b\n"), "9");
    EXPECT_EQ(count_of(text + "total 4 at R1C1 R1C3\n"), "9");
    EXPECT_EQ(count_of(text + "define arrow_to = a = sum(b)\narrow_to at R1C1: R1C2 R1C3\n"), "3");
    EXPECT_EQ(count_of(text + "define all_even = line = a or sum(line) % 2 = 0\n"), "27");
    EXPECT_EQ(count_of(text + "define even_sum = sum(line) % 2 = 0\neven_sum at R1C1: R1C2 R1C3\n"), "13");
}

TEST(Definitions, ApplyToEachSequenceOfADrawingIfTheyAreAboutALine) {
    EXPECT_EQ(count_of("layout 4x1\nrange 1..3\n" + kFlat + "rule flat 0\n| a a b b\n"), "9");
}

TEST(Definitions, TakeSymbolsAndNegativeNumbers) {
    EXPECT_EQ(count_of("layout 2x1\nrange a b\ndefine never s = a != s and b != s\nnever \"a\" at all\n"),
              "1");
    EXPECT_EQ(count_of("layout 2x1\nrange -2..2\ndefine below n = a - b < n\nbelow -3 at all\n"), "1");
}

TEST(Definitions, AreDescribedInTheirWords) {
    EXPECT_EQ(Reading(kThree + kFlat + "flat 2 at row 1; R1C1 R1C2\n").descriptions(),
              "row 1: the digits of a flat line differ by at most 2\n"
              "R1C1–R1C2: the digits of a flat line differ by at most 2\n");
    EXPECT_EQ(Reading(kThree + "define total n = a + b = n\ntotal 4 at R1C1 R1C3\n").descriptions(),
              "R1C1 + R1C3 = 4 must be true\n");
    EXPECT_EQ(Reading(kThree + kFlat + "not flat 2 at row 1\n").descriptions(),
              "this must not be so: row 1: the digits of a flat line differ by at most 2\n");
}

TEST(Definitions, FaultsOfTheExpressionAreShownInTheDefinition) {
    EXPECT_EQ(errors_of(kThree + "define flat n =\n    max(line) -\n    mean(line) <= n\nflat 2 at all\n"),
              "demo.sator:5:5: error: 'mean' is neither a letter nor a function\n"
              "        mean(line) <= n\n"
              "        ^^^^\n"
              "hint: did you mean 'min'?; 'flat 2' in line 6 uses this definition\n");
    EXPECT_EQ(errors_of(kThree + "define pair n = a + b + c = n + d\npair 12 at R1C1 R1C2 R1C3\n"),
              "demo.sator:3:33: error: no cell is marked d\n"
              "    define pair n = a + b + c = n + d\n"
              "                                    ^\n"
              "hint: the drawing has the marks: line, a, b, c; 'pair 12' in line 4 uses this definition\n");
}

TEST(Definitions, RefuseWrongArgumentsAtTheUse) {
    EXPECT_EQ(errors_of(kThree + kFlat + "flat at all\n"),
              "demo.sator:4:1: error: 'flat' needs one argument\n"
              "    flat at all\n"
              "    ^^^^\n"
              "hint: write flat n, as it is defined\n");
    EXPECT_EQ(errors_of(kThree + kFlat + "flat 1 2 at all\n"),
              "demo.sator:4:8: error: 'flat' takes one argument\n"
              "    flat 1 2 at all\n"
              "           ^\n"
              "hint: write flat n, as it is defined\n");
    EXPECT_EQ(errors_of(kThree + kFlat + "flat two at all\n"),
              "demo.sator:4:6: error: the arguments of 'flat' are numbers and quoted symbols\n"
              "    flat two at all\n"
              "         ^^^\n"
              "hint: write 3, or \"x\" for a symbol\n");
}

TEST(Definitions, WinOverBuiltInRules) {
    // 'permutation' is a rule of the file, and the rows and columns of the kind still have the built-in one.
    const std::string text =
        "define permutation n = a = n as \"it is {n}\"\nlatin 2x2\npermutation 2 at R1C1\n";
    EXPECT_EQ(count_of(text), "1");
    Reading reading(text);
    ASSERT_EQ(reading.puzzle().remarks.size(), 1U);
    EXPECT_EQ(reading.puzzle().remarks[0].message, "this rule replaces the built-in rule 'permutation'");
    EXPECT_TRUE(reading.descriptions().contains("it is 2")) << reading.descriptions();

    EXPECT_EQ(count_of(kThree + "define sum n = a + b != n\nsum 4 at R1C1 R1C2\n"), "110");
    EXPECT_EQ(count_of(kThree + "define sum n = a + b != n\nrule not sum 4 at R1C1 R1C2\n"), "15");
    EXPECT_EQ(count_of("define sum n = a = n\nlatin 3x3\nclues sum\nrows 1 2 3\n"), "2");
    EXPECT_EQ(count_of("define sandwich n = a = n\nlatin 3x3\nsandwich\nleft 1 2 3\n"), "2");
    EXPECT_EQ(count_of("include \"own\"\nlatin 2x2\nsum 2 at R1C1\n", {{"own", "define sum n = a = n\n"}}),
              "1");
}

TEST(Definitions, ThatReplaceABuiltInRuleAreWrittenUnderANameOfTheirOwn) {
    const std::string text = "define sum n = a + b != n\nlatin 2x2\nsum 4 at R1C1 R1C2\n";
    Reading reading(text);
    const auto written = write_sator(reading.puzzle());
    ASSERT_TRUE(written) << to_text(written.error());
    EXPECT_TRUE(written->contains("define own_sum n = a + b != n")) << *written;
    EXPECT_TRUE(Reading(*written).puzzle() == reading.puzzle()) << *written;
    EXPECT_EQ(count_of(*written), "2");
}

const std::string kPairs =
    "define kind pairs\n"
    "  says    \"Each row has a pair.\"\n"
    "  drawing . cell · # block\n"
    "  range   1..3\n"
    "  equal at rows\n";

TEST(Definitions, OfKindsAreIncluded) {
    const Files files = {{"pairs.kinds", kPairs + "\ninclude \"more.rules\"\n"}, {"more.rules", kFlat}};
    EXPECT_EQ(count_of("include \"pairs.kinds\"\n\npairs\n| . .\n| . 2\n", files), "3");
    EXPECT_EQ(errors_of("include \"pairs.kinds\"\n\npairs\n| . x\n", files),
              "demo.sator:4:5: error: 'x' has no meaning in the drawing of 'pairs'\n"
              "    | . x\n"
              "        ^\n"
              "hint: write . for a cell, # for a block, or a value that a cell may hold: 1..3\n");
    EXPECT_EQ(errors_of("include \"pairs.kinds\"\n\n" + kPairs + "\npairs\n| . 1\n", files),
              "demo.sator:3:13: error: 'pairs' is defined twice\n"
              "    define kind pairs\n"
              "                ^^^^^\n"
              "hint: the other definition is in pairs.kinds, line 1\n");
    EXPECT_EQ(errors_of("include \"wrong.kinds\"\n\npairs\n| . 1\n",
                        {{"wrong.kinds", "define kind pairs\n  drawing x\n"}})
                  .substr(0, 18),
              "wrong.kinds:2:11: ");
}

TEST(Definitions, OfKindsAreWrittenIntoTheText) {
    const Files files = {{"pairs.kinds", kPairs + "\ninclude \"more.rules\"\n"}, {"more.rules", kFlat}};
    const Reading reading("title My pairs\ninclude \"pairs.kinds\"\n\npairs\n| . .\n| . 2\n", files);
    const auto written = write_sator(reading.puzzle());
    ASSERT_TRUE(written) << to_text(written.error());
    EXPECT_TRUE(written->contains(kPairs)) << *written;
    EXPECT_TRUE(written->contains("\npairs\n| . .\n| . 2\n")) << *written;
    EXPECT_FALSE(written->contains("include")) << *written;
    EXPECT_TRUE(Reading(*written).puzzle() == reading.puzzle()) << *written;
    // With other known values, the text no longer says what the puzzle is.
    Puzzle other = reading.puzzle();
    other.initials.clear();
    EXPECT_FALSE(write_sator(other)->contains("define kind")) << *write_sator(other);
}

TEST(Definitions, OfKindsAreKeptByTidyText) {
    EXPECT_EQ(tidy_text(kPairs + "\npairs\n| . .\n", Registry::standard()), kPairs + "\npairs\n| . .\n");
    const std::string unindented = "define kind pairs SIZE\nrange 1..2\n# a comment\nend\n\npairs 2x2\n";
    EXPECT_EQ(tidy_text(unindented, Registry::standard()), unindented);
}

TEST(Definitions, RefuseNamesThatHaveAMeaning) {
    const auto error = [](const std::string& name) {
        const std::string text = errors_of("layout 1x1\nrange 1..2\ndefine " + name + " = a = 1\n");
        return text.substr(0, text.find('\n')) + text.substr(text.find("\nhint"));
    };
    EXPECT_EQ(error("not"),
              "demo.sator:3:8: error: 'not' is a statement of the language\nhint: choose another name\n");
    EXPECT_EQ(error("line"),
              "demo.sator:3:8: error: 'line' is a statement of the language\nhint: choose another name\n");
    EXPECT_EQ(error("f"),
              "demo.sator:3:8: error: 'f' is not a name for a rule\nhint: a name has two letters or more\n");
    EXPECT_EQ(errors_of(kThree + kFlat + kFlat).substr(0, 46),
              "demo.sator:4:8: error: 'flat' is defined twice");
}

TEST(Definitions, RefuseWhatIsIncomplete) {
    EXPECT_EQ(errors_of(kThree + "define\n"),
              "demo.sator:3:1: error: the definition has no name\n"
              "    define\n"
              "    ^^^^^^\n"
              "hint: write define flat n = max(line) - min(line) <= n\n");
    EXPECT_EQ(errors_of(kThree + "define flat n max(line)\n"),
              "demo.sator:3:15: error: 'max(line)' is not the name of a parameter\n"
              "    define flat n max(line)\n"
              "                  ^^^^^^^^^\n"
              "hint: write define flat n = max(line) - min(line) <= n\n");
    EXPECT_EQ(errors_of(kThree + "define flat n = a <= n as \"at most {m}\"\n"),
              "demo.sator:3:36: error: the definition has no parameter 'm'\n"
              "    define flat n = a <= n as \"at most {m}\"\n"
              "                                       ^^^\n"
              "hint: in words, braces stand for a parameter of the definition\n");
    EXPECT_EQ(errors_of(kThree + "define flat n = a <= n drawn wiggle\n"),
              "demo.sator:3:30: error: a rule is not drawn as 'wiggle'\n"
              "    define flat n = a <= n drawn wiggle\n"
              "                                 ^^^^^^\n"
              "hint: write drawn line, cage, dot, circle or shade\n");
}

TEST(Definitions, AreIncludedFromFiles) {
    const Files files = {{"own.rules", "# rules of the house\n" + kFlat + "include \"more.rules\"\n"},
                         {"more.rules", "include own2.rules\ndefine odd_cell = a % 2 = 1\n"},
                         {"own2.rules", "define big n = a > n\n"}};
    EXPECT_EQ(count_of(kThree + "include \"own.rules\"\nflat 1 at all\nodd_cell at R1C1\n", files), "15");
    EXPECT_EQ(errors_of(kThree + "include \"own.rules\"\nbig 1 2 at R1C1\n", files),
              "demo.sator:4:7: error: 'big' takes one argument\n"
              "    big 1 2 at R1C1\n"
              "          ^\n"
              "hint: write big n, as it is defined\n");
    EXPECT_EQ(errors_of(kThree + "include \"own.rules\"\nbig \"x\" at R1C1\n", files).substr(0, 13),
              "own2.rules:1:");
}

TEST(Definitions, RefuseWrongIncludes) {
    EXPECT_EQ(errors_of(kThree + "include \"own.rules\"\n"),
              "demo.sator:3:10: error: there is no file 'own.rules'\n"
              "    include \"own.rules\"\n"
              "             ^^^^^^^^^\n"
              "hint: it is searched for in the folder of this file and in the parent folders\n");
    EXPECT_EQ(errors_of(kThree + "include \"a\"\n", {{"a", "include \"b\"\n"}, {"b", "include \"a\"\n"}}),
              "b:1:10: error: 'a' includes itself\n"
              "    include \"a\"\n"
              "             ^\n"
              "hint: remove this line, or the one that includes this file\n");
    EXPECT_EQ(errors_of(kThree + "include \"a\"\n", {{"a", "layout 2x2\n"}}),
              "a:1:1: error: an included file has definitions only\n"
              "    layout 2x2\n"
              "    ^^^^^^\n"
              "hint: write 'define' or 'include', or move this line to the puzzle\n");
    Files deep;
    for (char c = 'a'; c < 'l'; ++c)
        deep[std::string(1, c)] = "include " + std::string(1, static_cast<char>(c + 1)) + "\n";
    EXPECT_EQ(errors_of(kThree + "include \"a\"\n", deep),
              "h:1:9: error: files include each other too deeply\n"
              "    include i\n"
              "            ^\n"
              "hint: at most 8 deep\n");
}

TEST(Definitions, AreWritten) {
    const std::string text = kThree + "\n" + kFlat +
                             "define pair = a = b\n"
                             "\nrule flat 2 at row 1\n"
                             "\nrule pair at R1C1 R1C3 as \"the ends\"\n"
                             "\nrule not pair at R1C1 R1C2\n";
    const Reading reading(text);
    EXPECT_EQ(*write_sator(reading.puzzle()), text);
    EXPECT_EQ(reading.puzzle().definitions[0].picture, RulePicture::Line);
}

}  // namespace
}  // namespace sator::tests
