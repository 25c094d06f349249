#include "sator/rules/further_names.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/name_spelling.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/rules/standard_rules.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(RuleNames, OtherProgramsNamesAreKnown) {
    for (const auto& [name, rule] : {std::pair{"thermo", "strict_order"},
                                     {"German Whispers line", "whispers"},
                                     {"x-sums", "x_sum"},
                                     {"quads", "quadruple"},
                                     {"Little Killer Sum", "little_killer"},
                                     {"anti knight", "anti_knight"},
                                     {"region sum line", "region_sum_line"},
                                     {"sandwich sums", "sandwich"},
                                     {"Flüsterlinie", "whispers"}}) {
        const RuleEntry* entry = Registry::standard().find(puzzle::spelling_of(name));
        ASSERT_NE(entry, nullptr) << name;
        EXPECT_EQ(entry->name, rule) << name;
    }
}

TEST(RuleNames, EachIsSpeltAsTheLanguageWritesIt) {
    for (const RuleEntry& entry : Registry::standard().entries()) {
        for (const std::string& name : entry.aliases)
            EXPECT_EQ(puzzle::spelling_of(name), name) << entry.name;
    }
}

TEST(RuleNames, AWordThatIsSearchedIsTheNameOfNoRule) {
    EXPECT_EQ(rules_meant_by("summe"), (std::vector<std::string_view>{"sum", "cage"}));
    EXPECT_TRUE(rules_meant_by("sum").empty());
    std::size_t words = 0;
    for (const RuleEntry& entry : Registry::standard().entries()) {
        for (const std::string& word : searched_words(entry.name)) {
            EXPECT_EQ(puzzle::spelling_of(word), word);
            EXPECT_EQ(Registry::standard().find(word), nullptr) << word << " is a name";
            for (const std::string_view rule : rules_meant_by(word))
                EXPECT_NE(Registry::standard().find(rule), nullptr) << word << ": there is no rule " << rule;
            ++words;
        }
    }
    EXPECT_GT(words, 20U);
}

TEST(UnsaidKinds, AreNamedByWhatPeopleCallThem) {
    EXPECT_EQ(puzzle::unsaid_kind("Haunted Mirror Maze"), "Undead");
    EXPECT_EQ(puzzle::unsaid_kind("train-tracks"), "Tracks");
    EXPECT_EQ(puzzle::unsaid_kind("train-tracks-2"), "");
    EXPECT_EQ(puzzle::unsaid_kind_error("hebi")->message,
              "the rules of Hebi-Ichigo cannot be said in the puzzle language yet");
}

}  // namespace
}  // namespace sator::tests
