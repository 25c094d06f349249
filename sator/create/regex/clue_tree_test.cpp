#include "sator/create/regex/clue_tree.hpp"

#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/create/regex/clue_costs.hpp"
#include "sator/create/regex/clue_style.hpp"
#include "sator/language/parse/parse_regex.hpp"

namespace sator::create {
namespace {

ClueTree tree_of(ClueSequence sequence) {
    return {{std::move(sequence)}};
}

/// (.)[PLEASE]+\1(AB|C)?
ClueTree mixed_clue() {
    return tree_of({group({{dot()}}, {}, 7), one_of(U"PLEASE", kOnceOrMore), reference(7),
                    group({letters(U"AB"), letters(U"C")}, kOptional)});
}

TEST(ClueTree, IsWrittenAsPeopleWriteIt) {
    EXPECT_EQ(text_of(mixed_clue()), "(.)[PLEASE]+\\1(AB|C)?");
    EXPECT_EQ(text_of({{letters(U"HE"), letters(U"LL")}}), "HE|LL");
    EXPECT_EQ(text_of(tree_of({none_of({U'A', kRangeMark, U'F'}, {2, 4}), dot({3, 3})})), "[^A-F]{2,4}.{3}");
    EXPECT_EQ(text_of(tree_of({look(U"<!", letters(U"AB")), letter(U'C')})), "(?<!AB)C");
}

TEST(ClueTree, ReferencesAreNumberedByThePlacesOfTheirGroups) {
    const ClueTree tree = tree_of({group({letters(U"A"), letters(U"B")}), group({{dot()}}, {}, 2),
                                   group({{dot()}}, {}, 1), reference(1), reference(2)});
    EXPECT_EQ(text_of(tree), "(A|B)(.)(.)\\3\\2");
}

TEST(ClueTree, MarksAreEscapedAndReadBackAsThemselves) {
    const std::u32string marks = U".*+?()[]{}|\\/^$- ";
    for (const char32_t mark : marks) {
        for (const ClueTree& tree : {tree_of({letter(mark)}), tree_of({one_of({U'A', mark})})}) {
            const auto parsed = parse_regex(to_code_points(text_of(tree)));
            ASSERT_TRUE(parsed) << text_of(tree);
            const RegexNode& root = (*parsed)[parsed->root];
            ASSERT_EQ(root.kind, NodeKind::Set) << text_of(tree);
            EXPECT_TRUE(parsed->sets[root.set.index()].contains(mark)) << text_of(tree);
        }
    }
}

TEST(ClueTree, ShapesForgetLetters) {
    EXPECT_EQ(shape_of(mixed_clue()), "(.)[]*\\1(|)?");
    EXPECT_EQ(shape_of(tree_of(letters(U"ABC"))), "a");
}

TEST(ClueCosts, AreThoseOfTheScript) {
    // tables/learn_clue_costs.py --costs CLUE LENGTH prints these numbers.
    const ClueCost one = clue_cost(tree_of({one_of(U"PLEASE", kOnceOrMore)}), 5);
    EXPECT_EQ(one.events, 7U);
    EXPECT_NEAR(one.nats, 5.77, 0.001);
    const ClueCost mixed = clue_cost(mixed_clue(), 8);
    EXPECT_EQ(mixed.events, 26U);
    EXPECT_NEAR(mixed.nats, 23.37, 0.001);
    EXPECT_LT(mixed.outer_events, mixed.events);
}

TEST(ClueStyle, KnowsItsWords) {
    const auto style = parse_style("classes,references,repetition,optional,alternation");
    ASSERT_TRUE(style);
    EXPECT_FALSE(style->contains(style_of(mixed_clue())));  // a dot
    EXPECT_TRUE(parse_style("classes,references,repetition,optional,alternation,dots")
                    ->contains(style_of(mixed_clue())));
    EXPECT_EQ(parse_style("clases").error(),
              "no style is called 'clases'; write some of classes, negated, ranges, dots, alternation, "
              "repetition, counts, optional, references, lookaround");
}

}  // namespace
}  // namespace sator::create
