// Every small pattern on every short string: all judges must agree with the literal transcription of the
// standard (spec_matcher.hpp). By default only a sample is tested, with sanitizers another one, with
// SATOR_FULL all of them.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "tests/judges/clue_judges.hpp"
#include "tests/judges/spec_matcher.hpp"
#include "tests/random/small_patterns.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kMaxLength = 6;
/// The number of tests among which the patterns are dealt, because tests can run in parallel.
constexpr std::size_t kShards = 8;
/// One pattern in this many is tested. They are primes, so that no operator or atom is skipped
/// systematically.
constexpr std::size_t kSamplePeriod = 211, kSamplePeriodWithSanitizers = 11;

std::vector<std::u32string> short_strings() {
    std::vector<std::u32string> strings{U""};
    for (std::size_t i = 0; strings[i].size() < kMaxLength; ++i) {
        for (const char32_t c : {U'a', U'b'}) strings.push_back(strings[i] + c);
    }
    return strings;
}

/// Returns the strings on which a judge disagrees with the standard.
std::string mistakes(const std::string& pattern, const std::vector<std::u32string>& strings) {
    const auto tree = parse_regex(to_code_points(pattern));
    if (!tree) return "refused: " + tree.error().message;
    SpecMatcher spec(*tree);
    std::vector<MatchResult> truth;
    for (const auto& string : strings)
        truth.push_back(spec.matches(string) ? MatchResult::Yes : MatchResult::No);
    std::string found;
    for (const ClueJudge& judge : kClueJudges) {
        const auto verdict = judge.of(*tree, {{U'a', U'b'}});
        if (!verdict) continue;
        for (std::size_t i = 0; i < strings.size(); ++i) {
            const MatchResult result = verdict(strings[i]);
            if (result == truth[i] || (result == MatchResult::StepLimit && judge.may_give_up)) continue;
            found += " \"" + to_utf8(strings[i]) + "\" (" + std::string(judge.name) + ")";
        }
    }
    return found;
}

class RegexExhaustive : public testing::TestWithParam<std::size_t> {};

TEST_P(RegexExhaustive, EveryJudgeAgreesOnEveryShortString) {
    const std::vector<std::u32string> strings = short_strings();
    const bool is_full = std::getenv("SATOR_FULL") != nullptr;
    const std::size_t sampled = !is_full ? kSamplePeriod : SATOR_SANITIZE ? kSamplePeriodWithSanitizers : 1;
    std::size_t number = 0, tried = 0;
    visit_small_patterns([&](const SmallPattern& pattern) {
        const std::size_t n = number++;
        if (n % sampled != 0 || n / sampled % kShards != GetParam()) return;
        ++tried;
        EXPECT_EQ(mistakes(pattern.text, strings), "") << "/" << pattern.text << "/";
    });
    EXPECT_GT(tried, 1'000u);
}

INSTANTIATE_TEST_SUITE_P(Part, RegexExhaustive, testing::Range(std::size_t{0}, kShards));

}  // namespace
}  // namespace sator::tests
