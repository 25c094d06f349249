// Reads a clue a line, as JSON: ["clue", "flags", ["string", …]]. Answers each line with "refused" (with the
// reason), or with a word for each judge: a letter for each string, y for a match, n for none, ? where it
// could not tell.
#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "sator/base/utf8.hpp"
#include "sator/language/parse_regex.hpp"
#include "tests/clue_judges.hpp"

namespace {

std::string answer(const nlohmann::json& line) {
    sator::RegexOptions options;
    const auto flags = sator::parse_flags(sator::to_code_points(line[1].get_ref<const std::string&>()));
    if (!flags) return "refused: " + flags.error().message;
    options.flags = *flags;
    const auto tree =
        sator::parse_regex(sator::to_code_points(line[0].get_ref<const std::string&>()), options);
    if (!tree) return "refused: " + tree.error().message;
    std::string words;
    for (const sator::tests::ClueJudge& judge : sator::tests::kClueJudges) {
        if (!words.empty()) words += ' ';
        const auto verdicts = judge.of(*tree);
        for (const auto& string : line[2]) {
            const auto result = verdicts(sator::to_code_points(string.get_ref<const std::string&>()));
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
