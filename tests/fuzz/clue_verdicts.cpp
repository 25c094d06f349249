// Reads one clue a line, as JSON: ["clue", "flags", ["string", …]]. Answers each line with "refused" and the
// reason, or with a word for each judge, in their order: one letter for each string, y for a match, n for
// none, ? if the judge cannot decide.
#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "tests/judges/clue_judges.hpp"

namespace {

/// Writes the message as JSON, so that it stays on one line: it may quote the clue, which may contain line
/// terminators.
std::string refused(const sator::RegexError& error) {
    return "refused: " + nlohmann::json(error.message).dump(-1, ' ', true);
}

std::string answer(const nlohmann::json& line) {
    sator::RegexOptions options;
    const auto flags = sator::parse_flags(sator::base::to_code_points(line[1].get_ref<const std::string&>()));
    if (!flags) return refused(flags.error());
    options.flags = *flags;
    const auto tree =
        sator::parse_regex(sator::base::to_code_points(line[0].get_ref<const std::string&>()), options);
    if (!tree) return refused(tree.error());
    std::vector<std::u32string> strings;
    std::vector<sator::CodePointRange> ranges{{U'a', U'a'}};
    for (const auto& string : line[2]) {
        strings.push_back(sator::base::to_code_points(string.get_ref<const std::string&>()));
        for (const char32_t c : strings.back()) ranges.push_back({c, c});
    }
    const sator::CodePointSet characters(std::move(ranges));
    std::string words;
    for (const sator::tests::ClueJudge& judge : sator::tests::kClueJudges) {
        const auto verdicts = judge.of(*tree, characters);
        if (!words.empty()) words += ' ';
        for (const std::u32string& string : strings) {
            const auto result = verdicts ? verdicts(string) : sator::MatchResult::StepLimit;
            words += result == sator::MatchResult::Yes ? 'y' : result == sator::MatchResult::No ? 'n' : '?';
        }
    }
    return words;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);)
        std::cout << answer(nlohmann::json::parse(line)) << '\n';
}
