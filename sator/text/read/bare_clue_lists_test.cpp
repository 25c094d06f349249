// A rule's bare name above lists of clues is the head of the lists, and clues of one number or symbol need no commas.
#include <gtest/gtest.h>

#include "sator/rules/words/resources.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle read_lists(const std::string& text) {
    Resources resources;
    auto puzzle = read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
    if (puzzle) return std::move(*puzzle);
    for (const Diagnostic& error : puzzle.error()) ADD_FAILURE() << to_text(error);
    return {};
}

/// Returns the rules as "name arguments [cells]; …", cells from 0.
std::string listed_rules(const std::string& text) {
    std::string result;
    for (const RuleStatement& rule : read_lists(text).rules) {
        result += (result.empty() ? "" : "; ") + (rule.name == kExpressionRule ? rule.text : rule.name);
        for (const Argument& argument : rule.arguments) result += " " + argument.text;
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& sequence : drawing) {
                result += " [";
                for (const CellId cell : sequence.cells)
                    result += (result.ends_with('[') ? "" : " ") + std::to_string(cell.index());
                result += "]";
            }
        }
    }
    return result;
}

const std::string kListGrid = "grid 3x2\nrange 1..6\n";

TEST(BareClueLists, ABareRuleIsTheHeadOfLists) {
    EXPECT_EQ(listed_rules(kListGrid + "visible\nleft 2 .\nright . 1\ntop . 2 -\nbottom 1 . 2\n"),
              "visible 2 [0 1 2]; visible 1 [5 4 3]; visible 2 [1 4]; visible 1 [3 0]; visible 2 [5 2]");
    EXPECT_EQ(listed_rules(kListGrid + "sum\nright 4 5\ntop . 3 .\n"),
              "sum 4 [2 1 0]; sum 5 [5 4 3]; sum 3 [1 4]");
    EXPECT_EQ(listed_rules(kListGrid + "product\nleft 6 8\n"), "product 6 [0 1 2]; product 8 [3 4 5]");
}

TEST(BareClueLists, ArgumentsAreSharedByAllClues) {
    EXPECT_EQ(listed_rules(kListGrid + "sandwich 1 6\nleft 4 .\n"), "sandwich 4 1 6 [0 1 2]");
    EXPECT_EQ(listed_rules(kListGrid + "count 3 ?\ntop 1 . 2\n"), "count 3 1 [0 3]; count 3 2 [2 5]");
    EXPECT_EQ(listed_rules(kListGrid + "count ? 1\nbottom 5 . 6\n"), "count 5 1 [3 0]; count 6 1 [5 2]");
}

TEST(BareClueLists, ABareRuleOpensItsUsualGrid) {
    const Puzzle puzzle = read_lists("sandwich\nleft . . . 9 . . . . .\n");
    EXPECT_EQ(puzzle.grid.cell_count(), 81U);
    EXPECT_EQ(puzzle.rules.back().name, "sandwich");
    EXPECT_EQ(puzzle.rules.back().list_span, (SourceSpan{1, 1, 8}));
}

TEST(BareClueLists, AClueOfABlockMayNameRows) {
    EXPECT_EQ(listed_rules(kListGrid + "sum\n  7 rows\n  5 row 1\n"), "sum 7 [0 1 2] [3 4 5]; sum 5 [0 1 2]");
}

}  // namespace
}  // namespace sator::tests
