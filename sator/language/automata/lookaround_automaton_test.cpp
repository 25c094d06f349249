#include "sator/language/automata/lookaround_automaton.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "sator/base/utf8.hpp"
#include "sator/language/automata/compile_language.hpp"
#include "sator/language/automata/mdd_strings.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "tests/random/random_pattern.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kMostStates = 1'000'000;
constexpr std::u32string_view kLetters = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

AlphabetCharacters alphabet_of(std::u32string_view symbols) {
    const std::vector<std::optional<char32_t>> characters(symbols.begin(), symbols.end());
    return AlphabetCharacters(characters);
}

RegexTree parse(const std::u32string& clue, const RegexOptions& options = {}) {
    auto tree = parse_regex(clue, options);
    EXPECT_TRUE(tree.has_value()) << to_utf8(clue);
    return std::move(tree.value());
}

std::vector<std::u32string> words_of(const Mdd& mdd, std::u32string_view symbols) {
    std::vector<std::u32string> strings;
    for (MddStrings each(mdd); each.next();) {
        strings.emplace_back();
        for (const std::uint32_t value : each.values()) strings.back() += symbols[value];
    }
    return strings;
}

std::vector<std::u32string> matching_words(const RegexTree& tree, std::u32string_view symbols,
                                           std::size_t length) {
    BacktrackingMatcher matcher(tree);
    std::vector<std::u32string> strings = all_strings(symbols, length);
    std::erase_if(strings,
                  [&](const std::u32string& text) { return matcher.matches(text) != MatchResult::Yes; });
    return strings;
}

/// Compares the layers and the MDD compiled from them with the backtracking matcher.
void expect_same_language(const RegexTree& tree, std::u32string_view symbols, std::size_t longest) {
    const AlphabetCharacters characters = alphabet_of(symbols);
    const std::string clue = to_utf8(tree.text);
    for (std::size_t length = 0; length <= longest; ++length) {
        const auto strings = matching_words(tree, symbols, length);
        const Mdd layers(unroll_lookaround(tree, characters, length, kMostStates).value());
        ASSERT_EQ(words_of(layers, symbols), strings) << clue;
        ASSERT_EQ(layers.count(), BigCount(strings.size())) << clue;
        const Mdd mdd = compile_mdd(tree, characters, length).value();
        ASSERT_EQ(words_of(mdd, symbols), strings) << clue;
        ASSERT_EQ(mdd.count(), BigCount(strings.size())) << clue;
    }
}

TEST(LookaroundAutomaton, AgreesWithTheBacktrackingMatcher) {
    RandomPattern random(6, {.anchors = true, .boundaries = true, .lookaround = true});
    for (int i = 0; i < 300; ++i) expect_same_language(parse(random(1 + i % 4)), U"ABC", 4);
}

TEST(LookaroundAutomaton, AgreesOnWordBoundariesAndLines) {
    RandomPattern random(7, {.anchors = true, .boundaries = true, .lookaround = true});
    RegexOptions options;
    options.flags.multiline = true;
    for (int i = 0; i < 150; ++i) {
        std::u32string clue = random(1 + i % 4);
        std::ranges::replace(clue, U'C', i % 2 == 0 ? U'-' : U'\n');
        std::ranges::replace(clue, U'.', U'B');
        if (!parse_regex(clue, options)) continue;  // [B-] is a set, [--B] is not
        expect_same_language(parse(clue, options), i % 2 == 0 ? U"-AB" : U"\nAB", 4);
    }
}

TEST(LookaroundAutomaton, AgreesOnHandPickedClues) {
    for (const char32_t* clue :
         {U"(?=.*A)(?=.*B)(?!.*C).*", U"(?!.*(?:AA|BB|CC)).*", U".*(?<=A)B.*", U".*(?<!A)B(?!C).*",
          U"(?:(?<=(?=AB)A)B|A)*", U"(?:.(?<!(?!.*A)B))*", U"(?=(?<=(?=(?<=A|^)B)B|^).)*.*", U"(?=$)",
          U"(?!)", U".*(?=)", U"(?<=.*).*(?=.*)", U"(?:(?=.{2,3}$)A|(?<=^.{2,})B)*", U"(?=A){0}B",
          U"(?:A|(?=B)){2,3}B", U"(?!A|$)*.."}) {
        expect_same_language(parse(clue), U"ABC", 5);
    }
}

TEST(LookaroundAutomaton, AgreesOnJavasAtomicGroups) {
    RandomPattern random(8, {.anchors = true, .lookaround = true, .possessive = true});
    RegexOptions options;
    options.dialect = Dialect::Java;
    int compiled = 0;
    for (int i = 0; i < 300; ++i) {
        const std::u32string clue = random(1 + i % 4);
        const auto tree = parse_regex(clue, options);
        if (!tree || classify(*tree, alphabet_of(U"ABC")) == LanguageKind::NeedsCaptures) continue;
        expect_same_language(*tree, U"ABC", 4);
        ++compiled;
    }
    EXPECT_GT(compiled, 150);
    for (const char32_t* clue : {U"A*+A", U"A?+AB", U"[AB]{1,3}+B?C", U"(?:AB|BA)++A", U"(?>A|AB)C",
                                 U"(?>AB|A)B?C", U"(?>C(?:A*?|B))A.*", U"(?>A{1,2}?)A", U"(?>(?>A*)|B)B*",
                                 U"(?<=A*+B)C.*", U".*(?<!(?>A|AB))C", U"(?:A|B)*+", U"(?=A++B).*"}) {
        const RegexTree tree = parse(clue, options);
        ASSERT_EQ(classify(tree, alphabet_of(U"ABC")), LanguageKind::Lookaround) << to_utf8(clue);
        expect_same_language(tree, U"ABC", 5);
    }
}

TEST(LookaroundAutomaton, HandlesLongSlotsQuickly) {
    const Mdd mdd = compile_mdd(parse(U"(?=.*A)(?!.*AA).*(?<!B)"), alphabet_of(kLetters), 300).value();
    EXPECT_LE(mdd.size(), 1300u);
    const Mdd counted = compile_mdd(parse(U"(?=.{0,50000}A).{0,50000}"), alphabet_of(kLetters), 40).value();
    BigCount with_a = 1, all = 1, none = 1;
    for (int i = 0; i < 40; ++i) {
        all *= 26;
        none *= 25;
    }
    EXPECT_EQ(counted.count() + none, all);
}

TEST(LookaroundAutomaton, AssertionsMayNestDeeply) {
    std::u32string clue = U"A";
    for (int i = 0; i < 400; ++i)
        clue = (i % 2 == 0 ? U"(?=" : U"(?<!") + clue + (i % 2 == 0 ? U"C?)" : U")");
    expect_same_language(parse(clue + U".*"), U"AB", 2);
}

TEST(LookaroundAutomaton, StopsAtTheTransitionLimit) {
    std::u32string clue;
    for (int i = 0; i < 20; ++i) clue += U"(?=.*" + std::u32string(1, kLetters[i]) + U")";
    const auto mdd = compile_mdd(parse(clue + U".*"), alphabet_of(kLetters), 30, {.transitions = 20'000});
    ASSERT_FALSE(mdd.has_value());
    EXPECT_TRUE(mdd.error().is_limit);
    RegexOptions options;
    options.limits.transitions = std::numeric_limits<std::uint32_t>::max();
    const RegexTree nested = parse(U"((A(?=A){9000}){9000}){40}", options);
    EXPECT_FALSE(unroll_lookaround(nested, alphabet_of(U"A"), 30'000, kMostStates).has_value());
}

TEST(Classify, ReturnsTheMachineryThatAClueNeeds) {
    const auto kind = [](const char32_t* clue, std::u32string_view symbols,
                         Dialect dialect = Dialect::EcmaScript) {
        RegexOptions options;
        options.dialect = dialect;
        return classify(parse(clue, options), alphabet_of(symbols));
    };
    EXPECT_EQ(kind(U"(A)(B)*", U"AB"), LanguageKind::Regular);
    EXPECT_EQ(kind(U"^A$|\\bB", U"AB"), LanguageKind::Regular);
    EXPECT_EQ(kind(U"\\bB", U"AB "), LanguageKind::Lookaround);
    EXPECT_EQ(kind(U"\\bB", U"-!"), LanguageKind::Regular);
    EXPECT_EQ(kind(U"(?=(A))A", U"AB"), LanguageKind::Lookaround);
    EXPECT_EQ(kind(U"(?=(A))\\1", U"AB"), LanguageKind::NeedsCaptures);
    EXPECT_EQ(kind(U"(A)(?:\\1){0}", U"AB"), LanguageKind::Regular);
    EXPECT_EQ(kind(U"A*+B", U"AB", Dialect::Java), LanguageKind::Lookaround);
    EXPECT_EQ(kind(U"(?:A|AB)*+B", U"AB", Dialect::Java), LanguageKind::NeedsCaptures);
    EXPECT_EQ(kind(U"(?:^|A){2}", U"AB", Dialect::Java), LanguageKind::NeedsCaptures);
    EXPECT_EQ(kind(U"(?:^|A?){2}", U"AB", Dialect::Java), LanguageKind::Regular);
    EXPECT_EQ(kind(U"(?:^|A){2}", U"AB"), LanguageKind::Regular);
}

}  // namespace
}  // namespace sator::tests
