// Judges matchers by V8: replays the verdicts that v8/generate.js recorded.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "tests/judges/clue_judges.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// V8's verdicts on one clue.
struct RecordedClue {
    std::string text, flags;
    bool is_refused = false;
    std::vector<std::string> matches, others;

    CodePointSet characters() const {
        std::vector<CodePointRange> ranges{{U'a', U'a'}};
        for (const auto* strings : {&matches, &others}) {
            for (const std::string& string : *strings) {
                for (const char32_t c : to_code_points(string)) ranges.push_back({c, c});
            }
        }
        return CodePointSet(std::move(ranges));
    }
    std::string name() const { return "/" + text + "/" + flags; }
};

std::vector<RecordedClue> recorded_verdicts() {
    std::vector<RecordedClue> all;
    std::ifstream file(SATOR_V8_VERDICTS);
    for (std::string text; std::getline(file, text);) {
        const auto line = nlohmann::json::parse(text);
        all.push_back({line[0], line[1], line.size() == 2, {}, {}});
        if (line.size() > 2) {
            all.back().matches = line[2].get<std::vector<std::string>>();
            all.back().others = line[3].get<std::vector<std::string>>();
        }
    }
    return all;
}

std::expected<RegexTree, RegexError> parsed(const RecordedClue& clue) {
    RegexOptions options;
    options.flags = parse_flags(to_code_points(clue.flags)).value();
    return parse_regex(to_code_points(clue.text), options);
}

/// Returns the recorded strings on which a judge disagrees.
std::string verdict_mistakes(const ClueJudge& judge, const RegexTree& tree, const RecordedClue& clue) {
    std::string found;
    const auto verdict = judge.of(tree, clue.characters());
    if (!verdict) return found;
    const auto check = [&](const std::vector<std::string>& strings, MatchResult right) {
        for (const std::string& string : strings) {
            const MatchResult result = verdict(to_code_points(string));
            if (result == right || (result == MatchResult::StepLimit && judge.may_give_up)) continue;
            found += (right == MatchResult::Yes ? " does not match \"" : " matches \"") + string + "\"";
        }
    };
    check(clue.matches, MatchResult::Yes);
    check(clue.others, MatchResult::No);
    return found;
}

TEST(V8, HasEnoughVerdicts) {
    std::size_t matches = 0, others = 0, refused = 0;
    for (const RecordedClue& clue : recorded_verdicts()) {
        matches += clue.matches.size();
        others += clue.others.size();
        refused += clue.is_refused ? 1 : 0;
    }
    EXPECT_GE(matches + others, 50'000u);
    EXPECT_GE(matches, 20'000u);
    EXPECT_GE(others, 20'000u);
    EXPECT_GE(refused, 1'000u);
}

TEST(V8, AcceptsTheSameClues) {
    for (const RecordedClue& clue : recorded_verdicts()) {
        const auto tree = parsed(clue);
        EXPECT_EQ(tree.has_value(), !clue.is_refused)
            << clue.name() << (tree ? "" : ": " + tree.error().message);
    }
}

TEST(V8, AgreesWithEveryJudge) {
    for (const RecordedClue& clue : recorded_verdicts()) {
        const auto tree = parsed(clue);
        if (!tree) continue;
        for (const ClueJudge& judge : kClueJudges) {
            EXPECT_EQ(verdict_mistakes(judge, *tree, clue), "") << clue.name() << ", " << judge.name;
        }
    }
}

}  // namespace
}  // namespace sator::tests
