#include "cli/answers/made_puzzle_text.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "sator/create/requests/create_call_text.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::cli {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kMadePuzzleVersion = 1;

std::string rating_words(const Rating& rating) {
    std::string words =
        fmt::format("grade {} of 10 ({}), by the deciles of {}; effort {:.4g}", rating.grade.grade,
                    rating.grade.name, rating.grade.collection, rating.effort);
    if (rating.has_steps()) words += fmt::format("; hardest step: {}", entry_of(rating.hardest).name);
    if (rating.minutes)
        words += fmt::format("; people take about {:.0f} minutes", std::max(1.0, *rating.minutes));
    return words;
}

nlohmann::ordered_json rating_fields(const Rating& rating) {
    nlohmann::ordered_json fields = {
        {"effort", rating.effort},
        {"hardest", rating.has_steps() ? entry_of(rating.hardest).label : "none"},
        {"hardest_rules", rating.has_steps() ? rating.hardest_rules : 0},
        {"width", rating.width},
        {"grade", rating.grade.grade},
        {"name", rating.grade.name},
        {"collection", rating.grade.collection}};
    if (rating.minutes) fields["minutes"] = *rating.minutes;
    return fields;
}

}  // namespace

std::string made_puzzle_comments(const CreateOptions& options, const MadePuzzle& puzzle,
                                 std::string_view mark) {
    std::string text = fmt::format("{}made by Sator {}: {}\n", mark, SATOR_VERSION,
                                   create::create_call_text(options, puzzle.seed));
    if (puzzle.rating) text += fmt::format("{}{}\n", mark, rating_words(*puzzle.rating));
    for (const std::string& note : puzzle.notes) text += fmt::format("{}{}\n", mark, note);
    return text;
}

std::string made_puzzle_text(const CreateOptions& options, const MadePuzzle& puzzle) {
    return made_puzzle_comments(options, puzzle) + "\n" + puzzle.text;
}

std::string made_puzzle_json(const CreateOptions& options, const MadePuzzle& puzzle) {
    std::vector<std::string> solution;
    for (const Value value : puzzle.solution)
        solution.push_back(puzzle.puzzle->alphabet[static_cast<std::size_t>(value)].to_string());
    nlohmann::ordered_json line = {{"sator", kMadePuzzleVersion},
                                   {"kind", options.kind},
                                   {"version", SATOR_VERSION},
                                   {"seed", puzzle.seed},
                                   {"command", create::create_call_text(options, puzzle.seed)},
                                   {"puzzle", puzzle.text},
                                   {"solution", solution}};
    if (puzzle.rating) line["rating"] = rating_fields(*puzzle.rating);
    if (!puzzle.notes.empty()) line["notes"] = puzzle.notes;
    return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

}  // namespace sator::cli
