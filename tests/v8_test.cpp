// V8 is the judge: replays the verdicts that v8/generate.js recorded.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sator/base/utf8.hpp"
#include "sator/language/parse_regex.hpp"
#include "tests/clue_judges.hpp"

namespace sator::tests {
namespace {

/// What V8 says of one clue.
struct Verdicts {
    std::string clue, flags;
    bool is_refused = false;
    std::vector<std::string> matches, others;

    std::string name() const { return "/" + clue + "/" + flags; }
};

std::vector<Verdicts> recorded_verdicts() {
    std::vector<Verdicts> all;
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

std::expected<RegexTree, RegexError> parsed(const Verdicts& verdicts) {
    RegexOptions options;
    options.flags = parse_flags(to_code_points(verdicts.flags)).value();
    return parse_regex(to_code_points(verdicts.clue), options);
}

/// The recorded strings on which a judge disagrees.
std::string mistakes(const ClueJudge& judge, const RegexTree& tree, const Verdicts& verdicts) {
    const auto verdict = judge.of(tree);
    std::string found;
    for (const std::string& string : verdicts.matches) {
        if (verdict(to_code_points(string)) != MatchResult::Yes)
            found += " does not match \"" + string + "\"";
    }
    for (const std::string& string : verdicts.others) {
        if (verdict(to_code_points(string)) != MatchResult::No) found += " matches \"" + string + "\"";
    }
    return found;
}

TEST(V8, JudgedEnough) {
    std::size_t matches = 0, others = 0, refused = 0;
    for (const Verdicts& verdicts : recorded_verdicts()) {
        matches += verdicts.matches.size();
        others += verdicts.others.size();
        refused += verdicts.is_refused ? 1 : 0;
    }
    EXPECT_GE(matches + others, 50'000u);
    EXPECT_GE(matches, 20'000u);
    EXPECT_GE(others, 20'000u);
    EXPECT_GE(refused, 1'000u);
}

TEST(V8, AcceptsTheSameClues) {
    for (const Verdicts& verdicts : recorded_verdicts()) {
        const auto tree = parsed(verdicts);
        EXPECT_EQ(tree.has_value(), !verdicts.is_refused)
            << verdicts.name() << (tree ? "" : ": " + tree.error().message);
    }
}

TEST(V8, AgreesWithEveryJudge) {
    for (const Verdicts& verdicts : recorded_verdicts()) {
        const auto tree = parsed(verdicts);
        if (!tree) continue;
        for (const ClueJudge& judge : kClueJudges) {
            EXPECT_EQ(mistakes(judge, *tree, verdicts), "") << verdicts.name() << ", " << judge.name;
        }
    }
}

}  // namespace
}  // namespace sator::tests
