#include "sator/language/automata/position_automaton.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "sator/base/utf8.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "tests/random/random_pattern.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

AlphabetCharacters characters_in(std::u32string_view symbols) {
    std::vector<std::optional<char32_t>> characters(symbols.begin(), symbols.end());
    return AlphabetCharacters(characters);
}

/// Parses a clue without limits on its repetitions.
RegexTree tree_of(std::u32string_view clue) {
    RegexOptions options;
    options.limits.transitions = std::numeric_limits<std::uint32_t>::max();
    auto tree = parse_regex(clue, options);
    EXPECT_TRUE(tree.has_value()) << to_utf8(clue);
    return std::move(tree.value());
}

/// Runs the automaton forwards and backwards over a string; both results must agree.
class Simulation {
  public:
    explicit Simulation(const PositionAutomaton& automaton) : automaton_(automaton) {}

    bool matches(std::span<const std::size_t> values) const {
        if (values.empty()) return automaton_.matches_empty();
        const bool forward = run(values, true), backward = run(values, false);
        EXPECT_EQ(forward, backward);
        return forward;
    }

  private:
    using Set = std::vector<Word>;

    bool run(std::span<const std::size_t> values, bool forward) const {
        const auto begin = forward ? automaton_.first() : automaton_.last();
        const auto end = forward ? automaton_.last() : automaton_.first();
        const std::size_t n = values.size();
        Set reached = reading(Set(begin.begin(), begin.end()), values[forward ? 0 : n - 1]);
        for (std::size_t i = 1; i < n; ++i)
            reached = reading(step(reached, forward), values[forward ? i : n - 1 - i]);
        Word common = 0;
        for (std::size_t i = 0; i < reached.size(); ++i) common |= reached[i] & end[i];
        return common != 0;
    }
    Set step(const Set& from, bool forward) const {
        Set next(automaton_.words(), 0);
        for_each_bit(from, [&](std::size_t p) {
            const PositionRow row = forward ? automaton_.follow(p) : automaton_.before(p);
            for (std::size_t k = 0; k < row.words.size(); ++k) next[row.begin + k] |= row.words[k];
        });
        return next;
    }
    Set reading(Set set, std::size_t value) const {
        for (std::size_t p = 0; p < automaton_.size(); ++p) {
            if (!has_bit(automaton_.symbols(p), value)) set[p / kWordBits] &= ~(Word{1} << p % kWordBits);
        }
        return set;
    }

    const PositionAutomaton& automaton_;
};

void expect_language_of_tree(const std::u32string& clue, std::u32string_view symbols, std::size_t longest) {
    const RegexTree tree = tree_of(clue);
    const AlphabetCharacters characters = characters_in(symbols);
    const auto unbounded = PositionAutomaton::build(tree, characters, std::nullopt);
    ASSERT_TRUE(unbounded.has_value()) << to_utf8(clue);
    BacktrackingMatcher matcher(tree);
    for (std::size_t length = 0; length <= longest; ++length) {
        const auto automaton = PositionAutomaton::build(tree, characters, length);
        ASSERT_TRUE(automaton.has_value()) << to_utf8(clue);
        for (const std::u32string& text : all_strings(symbols, length)) {
            std::vector<std::size_t> values;
            for (const char32_t c : text) values.push_back(*characters.value_of(c));
            const bool expected = matcher.matches(text) == MatchResult::Yes;
            ASSERT_EQ(Simulation(*automaton).matches(values), expected)
                << to_utf8(clue) << " on " << to_utf8(text);
            ASSERT_EQ(Simulation(*unbounded).matches(values), expected)
                << to_utf8(clue) << " on " << to_utf8(text);
        }
    }
}

TEST(PositionAutomaton, AgreesWithTheBacktrackingMatcher) {
    RandomPattern clue(1, {.anchors = true, .boundaries = true});
    for (int i = 0; i < 250; ++i) expect_language_of_tree(clue(1 + i % 4), U"ABC", 5);
}

TEST(PositionAutomaton, AgreesOnHandPickedClues) {
    for (const char32_t* clue : {U"", U"(H|EI|DE|K|E)*", U"(Y$|YH|\\d$)+", U"^(P|Y)*(PA|\\.H$)",
                                 U"[^XRAY]?[CROWN]*$", U"(?:^|H)*E", U"(?:\\b|H){2}E?", U"((^H)?E?$){2}",
                                 U"(H{2}|E{3}){2,}", U"$^", U"H$E", U"(|H)+", U"(?:(?:H|$){2}E?){1,3}"}) {
        expect_language_of_tree(clue, U"HEIDY", 4);
    }
}

TEST(PositionAutomaton, SetsOfPositionsMayHaveManyWords) {
    expect_language_of_tree(U"(?:A{20}B?|(?:AB){40}A{3,9}|[AB]{60,70})*", U"AB", 6);
    const RegexTree tree = tree_of(U"(?:A{40}B){2}|(?:AB){30,80}A?");
    const AlphabetCharacters characters = characters_in(U"AB");
    const auto automaton = PositionAutomaton::build(tree, characters, std::nullopt);
    ASSERT_TRUE(automaton.has_value());
    EXPECT_GT(automaton->words(), 3u);
    BacktrackingMatcher matcher(tree);
    for (std::size_t length = 58; length < 170; ++length) {
        std::u32string text;
        std::vector<std::size_t> values;
        for (std::size_t i = 0; i < length; ++i) {
            values.push_back(length == 82 ? i % 41 == 40 : i % 2);
            text += values.back() == 0 ? U'A' : U'B';
        }
        EXPECT_EQ(Simulation(*automaton).matches(values), matcher.matches(text) == MatchResult::Yes)
            << length;
    }
}

TEST(PositionAutomaton, ALengthKeepsRepetitionsSmall) {
    const AlphabetCharacters characters = characters_in(U"AB");
    const auto size = [&](std::u32string_view clue, std::optional<std::size_t> length) {
        const auto automaton = PositionAutomaton::build(tree_of(clue), characters, length);
        return automaton.has_value() ? automaton->size() : ~std::size_t{0};
    };
    EXPECT_EQ(size(U"A{0,50000}", 1000), 1u);
    EXPECT_EQ(size(U"A{0,50000}", std::nullopt), 50'000u);
    EXPECT_EQ(size(U"A{0,50000}", 60'000), 50'000u);
    EXPECT_EQ(size(U"A{3,}", 5), 3u);
    EXPECT_EQ(size(U"(?:AB){7}", 13), 0u);
    EXPECT_EQ(size(U"AAAA|BB|A[]", 2), 2u);
    EXPECT_EQ(size(U"((A{0,9000}){0,9000}){0,40}", 9), 1u);
}

TEST(PositionAutomaton, AnswersBombsWithTheTransitionLimit) {
    const AlphabetCharacters characters = characters_in(U"AB");
    for (const char32_t* clue :
         {U"((A{9000}){9000}){40}", U"(((A?B?){9000}){2})*", U"(?:A|B|AB|BA|AA|BB|AAA|BBB){90000}",
          U"(((((A?|){9000}B){9000})?){40})*"}) {
        const auto automaton =
            PositionAutomaton::build(tree_of(clue), characters, std::nullopt, {.transitions = 100'000});
        ASSERT_FALSE(automaton.has_value()) << to_utf8(clue);
        EXPECT_TRUE(automaton.error().is_limit);
        EXPECT_NE(automaton.error().message.find("transition limit"), std::string::npos);
    }
    std::u32string optional;
    for (int i = 0; i < 600; ++i) optional += U"A?";
    const auto builds = [&](std::uint32_t limit) {
        return PositionAutomaton::build(tree_of(optional), characters, std::nullopt, {.transitions = limit})
            .has_value();
    };
    EXPECT_FALSE(builds(100'000));
    EXPECT_TRUE(builds(200'000));
    for (const char32_t* clue : {U"((((){9000}){9000}){9000}){9000}", U"(([]{0,9000}){9000}){40}"}) {
        const auto automaton = PositionAutomaton::build(tree_of(clue), characters, std::nullopt);
        ASSERT_TRUE(automaton.has_value()) << to_utf8(clue);
        EXPECT_EQ(automaton->size(), 0u);
        EXPECT_TRUE(automaton->matches_empty());
    }
}

TEST(PositionAutomaton, GroupsMayNestDeeply) {
    std::u32string clue = U"A";
    for (int i = 0; i < 999; ++i) clue = U"(?:B|" + clue + U"C?)";
    const auto automaton = PositionAutomaton::build(tree_of(clue), characters_in(U"ABC"), std::nullopt);
    ASSERT_TRUE(automaton.has_value());
    EXPECT_EQ(automaton->size(), 1999u);
}

TEST(PositionAutomaton, NestedLoopsAddNoTransitionTwice) {
    std::u32string clue = U"A";
    for (int i = 0; i < 200; ++i) clue = U"(?:B|C?" + clue + (i % 2 == 0 ? U")*" : U"){1,}");
    const auto automaton = PositionAutomaton::build(tree_of(clue), characters_in(U"ABC"), std::nullopt,
                                                    {.transitions = 401 * 401});
    ASSERT_TRUE(automaton.has_value());
    EXPECT_EQ(automaton->size(), 401u);
    expect_language_of_tree(U"(?:B*(?:A?C*)*(?:AB)*)*", U"ABC", 5);
    expect_language_of_tree(U"(?:(?:A?B){1,3}(?:C{0,2}|A{2,}){2})+", U"ABC", 5);
    expect_language_of_tree(U"(?:B*(?:A?^C*)*(?:$)?(?:AB*)+)*", U"ABC", 5);
}

TEST(PositionAutomaton, ValuesWithoutACharacterMatchNothing) {
    const std::vector<std::optional<char32_t>> characters = {U'B', std::nullopt, U'A'};
    const auto automaton = PositionAutomaton::build(tree_of(U"[^]"), AlphabetCharacters(characters), 1);
    ASSERT_TRUE(automaton.has_value());
    EXPECT_EQ(automaton->symbols(0)[0], 0b101u);
}

}  // namespace
}  // namespace sator::tests
