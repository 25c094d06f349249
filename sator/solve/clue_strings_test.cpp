#include "sator/solve/clue_strings.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

const Alphabet kLetters = Alphabet::of_characters({{U'A', U'C'}});

ClueStrings strings_of(std::u32string_view clue, std::size_t length, const RegexOptions& options = {},
                       const Alphabet& alphabet = kLetters) {
    return ClueStrings::build(parse_regex(clue, options).value(), alphabet, length, options.limits).value();
}

std::vector<std::u32string> listed(const ClueStrings& strings) {
    std::vector<std::u32string> texts;
    strings.list({}, [&](std::span<const Value> values) {
        std::u32string& text = texts.emplace_back();
        for (const Value v : values) text += kLetters[static_cast<std::size_t>(v)].text;
        return true;
    });
    return texts;
}

std::vector<std::u32string> tried(std::u32string_view clue, std::size_t length) {
    const auto tree = parse_regex(clue);
    std::vector<std::u32string> texts = {U""};
    for (std::size_t i = 0; i < length; ++i) {
        std::vector<std::u32string> longer;
        for (const std::u32string& text : texts) {
            for (const char32_t c : {U'A', U'B', U'C'}) longer.push_back(text + c);
        }
        texts = std::move(longer);
    }
    std::erase_if(texts, [&](const std::u32string& text) {
        return matches_by_backtracking(*tree, text) != MatchResult::Yes;
    });
    return texts;
}

std::string counted(const ClueStrings& strings) {
    const Outcome outcome = strings.count({}).value();
    if (std::holds_alternative<Unsatisfiable>(outcome)) return "0";
    return std::get<Solved>(outcome).complete ? std::get<Solved>(outcome).count.to_string() : "incomplete";
}

TEST(ClueStrings, ListsAndCountsTheSameStringsAsTrial) {
    for (const char32_t* clue :
         {U"A(B|C)*", U"(A|B|AB)*", U"[^B]*", U"A", U"", U"[]", U"(.)\\1.*", U"(.)(.)(\\1|\\2)*",
          U"(?=.*B).*", U"(?!.*A$).*", U"(?=(A|AB))\\1C", U"..(?<=(.)\\1).*", U"(?:(A)|B)*\\1C*"}) {
        for (std::size_t length = 0; length <= 5; ++length) {
            const auto expected = tried(clue, length);
            const ClueStrings strings = strings_of(clue, length);
            EXPECT_EQ(listed(strings), expected) << to_utf8(clue) << " " << length;
            EXPECT_EQ(counted(strings), std::to_string(expected.size())) << to_utf8(clue) << " " << length;
        }
    }
}

TEST(ClueStrings, CountsWithoutListing) {
    EXPECT_EQ(counted(strings_of(U".*", 100)), "515377520732011331036461129765621272702107522001");
    EXPECT_EQ(counted(strings_of(U"(H|EI|DE|K|E)*", 11, {}, Alphabet::of_characters({{U'A', U'Z'}}))),
              "1010295");
}

TEST(ClueStrings, StopsIfTheSinkReturnsFalse) {
    for (const char32_t* clue : {U".*", U"(.)\\1.*"}) {
        std::size_t seen = 0;
        const Outcome outcome =
            strings_of(clue, 8).list({}, [&](std::span<const Value>) { return ++seen < 10; });
        EXPECT_EQ(seen, 10u);
        EXPECT_FALSE(std::get<Solved>(outcome).complete);
        EXPECT_EQ(std::get<Solved>(outcome).count, BigCount(10));
    }
}

TEST(ClueStrings, ReachingALimitIsAnAnswer) {
    const std::atomic<bool> interrupted = true;
    const Limits limits = {.interrupted = &interrupted};
    for (const char32_t* clue : {U".*", U"(.)(.)(.)\\3(\\1|\\2)*"}) {
        const Outcome outcome =
            strings_of(clue, 30).list(limits, [](std::span<const Value>) { return true; });
        ASSERT_TRUE(std::holds_alternative<Stopped>(outcome)) << to_utf8(clue);
        EXPECT_EQ(std::get<Stopped>(outcome).limit, Limit::Interrupt);
    }
}

TEST(ClueStrings, ListsWithoutAnAutomatonIfThatIsTooLarge) {
    RegexOptions options;
    options.limits.transitions = 2'000;
    const ClueStrings strings = strings_of(U".*(A.{9}A|B.{9}B).*", 40, options);
    const auto count = strings.count({});
    ASSERT_FALSE(count.has_value());
    EXPECT_TRUE(count.error().is_limit);
    std::vector<Value> first;
    strings.list({}, [&](std::span<const Value> values) {
        first.assign(values.begin(), values.end());
        return false;
    });
    EXPECT_EQ(first, std::vector<Value>(40, 0));
}

}  // namespace
}  // namespace sator::tests
