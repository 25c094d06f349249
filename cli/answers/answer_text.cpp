#include "cli/answers/answer_text.hpp"

#include <algorithm>

#include "cli/answers/alphabet_text.hpp"
#include "cli/pictures/grid_as_typed.hpp"
#include "cli/process/counted_noun.hpp"
#include "cli/process/progress_text.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/render/text/hidden_message.hpp"

namespace sator::cli {

namespace {

/// If there are more conflicting rules and givens than this, they are counted instead of listed.
constexpr std::size_t kMaxListedParts = 8;

std::string drawing(const Puzzle& puzzle, std::span<const Value> values, const std::vector<bool>& marked,
                    const Session& session, SpokenLanguage language) {
    std::string text = grid_drawing(puzzle, values, marked, session);
    const std::string message = hidden_message(puzzle, values);
    if (!message.empty()) text += told_in(language, "message: " + message) + "\n";
    return text;
}

std::string drawings(const ask::SolveAnswer& solved, const Session& session, SpokenLanguage language) {
    std::string text;
    if (!solved.found.solutions) return text;
    const auto& solutions = *solved.found.solutions;
    const auto& scores = solved.found.scores;
    const bool are_compared = solutions.size() == 2 && scores.empty();
    const auto marked = are_compared ? differing_cells(solutions[0], solutions[1]) : std::vector<bool>{};
    for (std::size_t i = 0; i < solutions.size(); ++i) {
        text += drawing(*solved.asked.puzzle, solutions[i], marked, session, language);
        if (!scores.empty()) text += told_in(language, "score: " + std::to_string(scores[i])) + "\n";
    }
    return text;
}

/// Returns the alphabet for which an answer holds: " over A-Z".
std::string over_alphabet(const Puzzle& puzzle) {
    return " over " + alphabet_text(puzzle.alphabet);
}

std::string plural(const BigCount& count) {
    return counted_noun(count, "solution");
}

/// Explains the order of the solutions.
std::string ranking(const SearchReport& answer) {
    if (answer.scores.size() < 2) return "";
    return answer.complete ? "; the best first" : "; the best of those found first";
}

/// Returns the share of the search that is done, and the time for the rest. When counting, that time is an
/// upper bound: the more results are cached, the fewer parts have to be searched.
std::string rest_of_search(const ask::SolveAnswer& solved) {
    const SearchReport& answer = solved.found;
    const double share = answer.share_done.value_or(0);
    const auto left = time_left(answer.solve, share);
    if (!left) return "";
    const std::string done = share_text(share);
    return (done.starts_with("less") ? "; " : "; about ") + done +
           " of the search is done, the rest may take " + (solved.is_count ? "up to " : "") +
           duration_text(*left);
}

std::string verdict(const ask::SolveAnswer& solved) {
    const SearchReport& answer = solved.found;
    if (solved.limit && answer.count < BigCount(2)) {
        return "unknown: stopped by the " + std::string(name_of(*solved.limit)) + "; " +
               plural(answer.count) + " found so far" + rest_of_search(solved);
    }
    if (answer.count.is_zero()) return "no solution" + over_alphabet(*solved.asked.puzzle);
    if (answer.complete && answer.count == BigCount(1)) return "unique" + over_alphabet(*solved.asked.puzzle);
    if (answer.complete) return plural(answer.count) + over_alphabet(*solved.asked.puzzle) + ranking(answer);
    std::string text =
        "at least " + plural(answer.count) + over_alphabet(*solved.asked.puzzle) + ranking(answer);
    if (solved.limit) {
        return text + "; stopped by the " + std::string(name_of(*solved.limit)) + rest_of_search(solved);
    }
    if (answer.solutions && answer.solutions->size() == 2) text += "; they differ in the marked cells";
    return text;
}

/// Returns the verdict in the language, part by part.
std::string told_verdict(const ask::SolveAnswer& solved, SpokenLanguage language) {
    constexpr std::string_view kJoint = "; ";
    const std::string text = verdict(solved);
    if (language == SpokenLanguage::English || solved.limit) return told_in(language, text);
    std::string told;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(kJoint, begin), text.size());
        told +=
            (told.empty() ? "" : std::string(kJoint)) + told_in(language, text.substr(begin, end - begin));
        begin = end + kJoint.size();
    }
    return told;
}

std::string conflict_lines(const std::vector<std::string>& parts, SpokenLanguage language) {
    std::string text;
    if (parts.empty()) return text;
    text += told_in(language, "these cannot all be true:") + "\n";
    const std::size_t shown = parts.size() <= kMaxListedParts + 1 ? parts.size() : kMaxListedParts;
    for (std::size_t i = 0; i < shown; ++i) text += "  " + told_in(language, parts[i]) + "\n";
    if (shown < parts.size())
        text += "  " + told_in(language, "and " + std::to_string(parts.size() - shown) + " more") + "\n";
    return text;
}

}  // namespace

std::string answer_text(const ask::SolveAnswer& solved, const Session& session, SpokenLanguage language) {
    return solved.asked.name + "\n" + drawings(solved, session, language) + told_verdict(solved, language) +
           "\n" + conflict_lines(solved.conflicting, language) +
           (solved.cause.empty() ? "" : told_in(language, solved.cause) + "\n");
}

std::string solution_text(const ask::Asked& asked, const ask::ListedSolution& solution,
                          const Session& session, SolutionTemplate* filled) {
    std::string text = asked.name + ", solution " + std::to_string(solution.number) + "\n";
    if (filled != nullptr) {
        text += filled->fill(solution.values);
    } else {
        text += drawing(*asked.puzzle, solution.values, {}, session, SpokenLanguage::English);
    }
    if (solution.score) text += "score: " + std::to_string(*solution.score) + "\n";
    return text + "\n";
}

}  // namespace sator::cli
