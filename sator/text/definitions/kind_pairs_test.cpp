#include "sator/text/definitions/kind_pairs.hpp"

#include <gtest/gtest.h>

#include "sator/text/kinds/expansion_text.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string expanded(const std::string& line, const std::string& drawing) {
    return text::expansion_text(
        "define kind mine\n  names own\n  drawing a letter for each region\n  range 1..9\n  " + line +
        "\nend\n\nmine\n" + drawing);
}

TEST(KindPairs, AreRightAndBelowUnlessADirectionIsWritten) {
    const std::string drawing = "| a a\n| a b\n";
    EXPECT_TRUE(expanded("rule sum 3 at pairs 1 apart", drawing)
                    .contains("sum 3 at R1C1 R1C2; R1C1 R2C1; R1C2 R2C2; R2C1 R2C2"))
        << expanded("rule sum 3 at pairs 1 apart", drawing);
    EXPECT_TRUE(expanded("rule strict_order at pairs above", drawing).contains("at R2C1 R1C1; R2C2 R1C2"));
    EXPECT_TRUE(expanded("rule sum 3 at pairs in regions", drawing).contains("at R1C1 R1C2; R1C1 R2C1\n"));
}

TEST(KindPairs, SkipTheCellsBetweenThem) {
    EXPECT_TRUE(expanded("rule sum 3 at pairs 2 apart", "| a a a\n").contains("at R1C1 R1C3\n"));
    EXPECT_FALSE(expanded("rule sum 3 at pairs 3 apart", "| a a a\n").contains("sum")) << "there is none";
    EXPECT_TRUE(expanded("each D in 1..LARGEST:  rule a != b or a < D at pairs D apart", "| a a a\n")
                    .contains("a != b or a < 2 at R1C1 R1C3"));
}

TEST(KindPairs, EndAtAWordOfAnotherPlace) {
    const text::PairWords pairs = text::read_pair_words({"left", "2", "apart", "in", "regions", "rows"});
    EXPECT_EQ(pairs.word_count, 5U);
    EXPECT_EQ(pairs.distance, 2);
    EXPECT_TRUE(pairs.are_in_regions);
    EXPECT_EQ(text::read_pair_words({"rows"}).word_count, 0U);
    EXPECT_EQ(text::read_pair_words({"2", "rows"}).word_count, 0U) << "a number alone is none of its words";
}

}  // namespace
}  // namespace sator::tests
