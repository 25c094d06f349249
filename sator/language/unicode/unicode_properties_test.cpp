#include "sator/language/unicode/unicode_properties.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/language/unicode/emoji_strings.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::size_t size_of(const CodePointSet& set) {
    std::size_t size = 0;
    for (const auto [first, last] : set.ranges()) size += last - first + 1;
    return size;
}

TEST(UnicodeProperty, FindsCategoriesByAllTheirNames) {
    const auto decimals = unicode_property("Nd", "");
    ASSERT_TRUE(decimals);
    EXPECT_EQ(size_of(*decimals), 680U);  // Unicode 15.0: DerivedGeneralCategory.txt states the total
    for (const std::string_view name : {"Decimal_Number", "digit"})
        EXPECT_EQ(unicode_property(name, ""), decimals);
    for (const std::string_view name : {"gc", "General_Category"})
        EXPECT_EQ(unicode_property(name, "Nd"), decimals);
}

TEST(UnicodeProperty, CategoriesPartitionTheCodePoints) {
    CodePointSet all;
    std::size_t total = 0;
    for (const std::string_view name : {"L", "M", "N", "P", "S", "Z", "C"}) {
        const CodePointSet set = *unicode_property(name, "");
        total += size_of(set);
        all = all | set;
    }
    EXPECT_EQ(all, CodePointSet::all());
    EXPECT_EQ(total, size_of(CodePointSet::all()));
    EXPECT_EQ(*unicode_property("LC", ""),
              *unicode_property("Lu", "") | *unicode_property("Ll", "") | *unicode_property("Lt", ""));
    EXPECT_EQ(*unicode_property("Assigned", ""), ~*unicode_property("Cn", ""));
}

TEST(UnicodeProperty, FindsScriptsAndTheirExtensions) {
    const auto devanagari = unicode_property("Script", "Devanagari");
    ASSERT_TRUE(devanagari);
    EXPECT_EQ(size_of(*devanagari), 164U);  // Scripts.txt states the total
    EXPECT_EQ(unicode_property("sc", "Deva"), devanagari);
    constexpr char32_t kDanda = 0x964;  // belongs to many scripts
    EXPECT_FALSE(devanagari->contains(kDanda));
    EXPECT_TRUE(unicode_property("scx", "Deva")->contains(kDanda));
    EXPECT_TRUE(unicode_property("sc", "Common")->contains(kDanda));
    EXPECT_FALSE(unicode_property("scx", "Common")->contains(kDanda));
    EXPECT_EQ(unicode_property("sc", "Qaac"), unicode_property("sc", "Coptic"));
    EXPECT_TRUE(unicode_property("sc", "Zzzz")->contains(kLastCodePoint));
}

TEST(UnicodeProperty, FindsBinaryProperties) {
    EXPECT_EQ(unicode_property("AHex", ""), (CodePointSet{{U'0', U'9'}, {U'A', U'F'}, {U'a', U'f'}}));
    EXPECT_EQ(unicode_property("space", ""), unicode_property("White_Space", ""));
    EXPECT_EQ(size_of(*unicode_property("White_Space", "")), 25U);
    EXPECT_TRUE(unicode_property("Emoji_Presentation", "")->contains(U'😀'));
    EXPECT_TRUE(unicode_property("Lowercase", "")->contains(U'ª'));
    EXPECT_TRUE(unicode_property("CWKCF", "")->contains(U'ﬀ'));
    EXPECT_EQ(*unicode_property("Any", ""), CodePointSet::all());
}

TEST(UnicodeProperty, NamesAreExact) {
    for (const std::string_view name :
         {"lu", "LU", "uppercase", "Latin", "Script", "Block", "Basic_Emoji", "Line_Break", ""}) {
        EXPECT_FALSE(unicode_property(name, "")) << name;
    }
    EXPECT_FALSE(unicode_property("Script", "latin"));
    EXPECT_FALSE(unicode_property("script", "Latin"));
    EXPECT_FALSE(unicode_property("Lowercase", "Yes"));
}

TEST(UnicodeProperty, SuggestsTheNearestName) {
    EXPECT_EQ(nearest_unicode_property("Upercase", ""), "Uppercase");
    EXPECT_EQ(nearest_unicode_property("Script", "latin"), "Latin");
    EXPECT_EQ(nearest_unicode_property("script", "Latin"), "Script");
    EXPECT_EQ(nearest_unicode_property("Frobnicable", ""), "");
    EXPECT_EQ(nearest_unicode_property(std::string(1000, 'a'), ""), "");
}

TEST(EmojiStrings, HoldCharactersAndStrings) {
    const EmojiStrings* flags = emoji_strings("RGI_Emoji_Flag_Sequence");
    ASSERT_NE(flags, nullptr);
    EXPECT_EQ(flags->strings.size(), 258U);  // emoji-sequences.txt states the total
    EXPECT_TRUE(std::ranges::binary_search(flags->strings, U"🇩🇪"));
    const EmojiStrings* all = emoji_strings("RGI_Emoji");
    ASSERT_NE(all, nullptr);
    EXPECT_TRUE(std::ranges::includes(all->strings, flags->strings));
    EXPECT_TRUE(all->characters.contains(U'😀'));
    EXPECT_FALSE(all->characters.contains(U'1'));
    EXPECT_EQ(emoji_strings("Emoji"), nullptr);
}

}  // namespace
}  // namespace sator::tests
