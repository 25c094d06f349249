#include "cli/answers/alphabet_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Symbol text(std::u32string symbol) {
    return Symbol::of_text(std::move(symbol));
}

TEST(AlphabetText, QuotesAmbiguousSymbols) {
    const Symbol sharp = text(U"#"), space = text(U" "), one = Symbol::of_number(1);
    EXPECT_EQ(alphabet_text(Alphabet({sharp, Symbol::blank()})), "# blank");
    EXPECT_EQ(alphabet_text(Alphabet({one, Symbol::of_number(2)})), "1 2");
    EXPECT_EQ(alphabet_text(Alphabet({text(U"A"), text(U"B"), text(U"C")})), "A-C");
    EXPECT_EQ(alphabet_text(Alphabet({text(U"A"), space})), "' A'");
    EXPECT_EQ(alphabet_text(Alphabet({space})), "' '");
    EXPECT_EQ(alphabet_text(Alphabet({one, space})), "1 \" \"");
    EXPECT_EQ(alphabet_text(Alphabet({text(U"blank"), Symbol::blank()})), "\"blank\" blank");
    EXPECT_EQ(alphabet_text(Alphabet({text(U"AB"), text(U"12"), one})), "1 \"12\" \"AB\"");
}

}  // namespace
}  // namespace sator::tests
