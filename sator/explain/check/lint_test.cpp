#include "sator/explain/check/lint.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns "list: word word" for each list that repeats words.
std::string repeated(const std::string& text) {
    Resources files;
    ClueCache clue_cache;
    const auto read = sator::read_puzzles(text, "small.sator", files, {});
    EXPECT_TRUE(read.at(0).has_value());
    if (!read[0]) return "";
    RuleContext context{*read[0], clue_cache, files, {}};
    std::string told;
    for (const RepeatedWords& list : repeated_words(context)) {
        told += list.list + ":";
        for (const std::string& word : list.words) told += " " + word;
    }
    return told;
}

TEST(Lint, ReportsRepeatedWordsOfARulesList) {
    EXPECT_EQ(repeated("layout 2x1\nrange A B C\nrule words CB CB AC case=keep\n| * *\n"),
              "a rule's own list: CB");
}

TEST(Lint, ReportsWordsThatCellsShowAlike) {
    const std::string list = "words CB cb AC ca;3 CA;4\n\nlayout 2x1\n";
    EXPECT_EQ(repeated(list + "range A B C\nrule words\n| * *\n"), "the puzzle's own list: cb CA");
    EXPECT_EQ(repeated(list + "range A B C\nrule words case=keep\n| * *\n"), "");
    EXPECT_EQ(repeated(list + "range A B C a b c\nrule words\n| * *\n"), "");
}

/// Returns the number of rules of idle statements.
std::size_t useless_rules(const std::string& text) {
    Resources files;
    const auto read = sator::read_puzzles(text, "small.sator", files, {});
    EXPECT_TRUE(read.at(0).has_value());
    if (!read[0]) return 0;
    ClueCache clue_cache;
    RuleContext context{*read[0], clue_cache, files, {}};
    const auto parts = PuzzleParts::make(Registry::standard(), context);
    EXPECT_TRUE(parts.has_value());
    return parts ? rules_alone(*parts, {}).of_idle_statements.size() : 0;
}

TEST(Lint, BlamesNoRuleOfAKindForHavingNoEffect) {
    EXPECT_EQ(useless_rules("hitori\n| 1 2 3\n| 1 3 2\n| 2 1 3\n"), 0u);
    EXPECT_EQ(useless_rules("grid 2x1\nrange 1..2\nrule a < 3 at R1C1\nrule a < b at row 1\n"), 1u);
}

}  // namespace
}  // namespace sator::tests
