// Each rule of the examples of kinds and rules has a German sentence without an English word.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/german/german_rules.hpp"
#include "sator/explain/names/rule_names.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::explain {
namespace {

/// Words that no German sentence has.
constexpr std::array<std::string_view, 24> kEnglishWords = {
    "the",  "must",  "each",   "of",     "at",    "with",  "cell",  "cells",
    "from", "has",   "that",   "which",  "where", "its",   "black", "white",
    "line", "lines", "column", "region", "group", "other", "every", "corner"};

/// Returns the words outside of quotes and regular expressions.
std::set<std::string> plain_words(const std::string& sentence) {
    std::set<std::string> words;
    std::string word;
    char quote = '\0';
    for (const char c : sentence + " ") {
        if (quote != '\0') {
            if (c == quote) quote = '\0';
        } else if (c == '"' || c == '/') {
            quote = c;
        } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0) {
            word += c;
        } else {
            words.insert(std::exchange(word, ""));
        }
    }
    return words;
}

bool has_english_word(const std::string& sentence) {
    const std::set<std::string> words = plain_words(sentence);
    return std::ranges::any_of(kEnglishWords,
                               [&](std::string_view word) { return words.contains(std::string(word)); });
}

/// Adds the sentences of the puzzle's rules that have no German, or some English in it.
void add_untold(const std::string& text, Resources& resources, std::set<std::string>& untold) {
    for (const auto& puzzle : read_puzzles(text, "example.sator", resources)) {
        ASSERT_TRUE(puzzle) << to_text(puzzle.error());
        ClueCache cache;
        RuleContext context{*puzzle, cache, resources, {}};
        const auto rules = make_rules(Registry::standard(), context);
        ASSERT_TRUE(rules);
        LimitWatch unlimited;
        for (const RuleWords& words : rule_names(*puzzle, *rules, unlimited)) {
            const auto german = german_rule(words);
            if (!german || has_english_word(german->sentence()))
                untold.insert(words.sentence() + (german ? ": " + german->sentence() : ""));
        }
    }
}

std::string lines(const std::set<std::string>& untold) {
    std::string all;
    for (const std::string& sentence : untold) all += sentence + "\n";
    return all;
}

TEST(GermanCoverage, RulesOfKindsAreGerman) {
    std::set<std::string> untold;
    for (const text::Kind& kind : text::kind_table()) {
        Resources none;
        if (kind.definition == nullptr) {
            add_untold(std::string(kind.example), none, untold);
            continue;
        }
        for (const auto& example : kind.definition->examples) add_untold(example.text, none, untold);
    }
    EXPECT_EQ(lines(untold), "");
}

TEST(GermanCoverage, RulesOfTheRegistryAreGerman) {
    std::set<std::string> untold;
    for (const RuleEntry& entry : Registry::standard().entries()) {
        Resources resources([&](const std::string& path) -> std::optional<std::string> {
            for (const ExampleFile& file : entry.example_files) {
                if (file.name == path) return file.text;
            }
            return std::nullopt;
        });
        add_untold(entry.example, resources, untold);
    }
    EXPECT_EQ(lines(untold), "");
}

}  // namespace
}  // namespace sator::explain
