#include "cli/answers/made_puzzle_text.hpp"

#include <fmt/format.h>

#include "sator/create/requests/create_call_text.hpp"
#include "sator/create/requests/made_puzzle_json.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::cli {

namespace {

std::string rating_words(const Rating& rating) {
    std::string words = fmt::format("grade {} of 10 ({}); effort {:.4g}", rating.grade.number,
                                    rating.grade.name, rating.effort);
    if (rating.has_steps()) words += fmt::format("; hardest step: {}", entry_of(rating.hardest).name);
    if (rating.minutes)
        words += fmt::format("; people take about {:.0f} minutes", std::max(1.0, *rating.minutes));
    if (rating.rank)
        words += fmt::format("; rank {} of 10 among {}", rating.rank->rank, rating.rank->scale->collection);
    return words;
}

}  // namespace

std::string made_by_line(std::string_view version, std::string_view call) {
    return fmt::format("{}{}: {}\n", kMadeBy, version, call);
}

std::string made_puzzle_comments(const CreateOptions& options, const MadePuzzle& puzzle,
                                 std::string_view mark) {
    std::string text(mark);
    text += made_by_line(SATOR_VERSION, create::create_call_text(options, puzzle.seed));
    if (puzzle.rating) text += fmt::format("{}{}\n", mark, rating_words(*puzzle.rating));
    for (const std::string& note : puzzle.notes) text += fmt::format("{}{}\n", mark, note);
    return text;
}

std::string made_puzzle_text(const CreateOptions& options, const MadePuzzle& puzzle) {
    return made_puzzle_comments(options, puzzle) + "\n" + puzzle.text;
}

std::string made_puzzle_json(const CreateOptions& options, const MadePuzzle& puzzle) {
    return create::made_puzzle_json(options, puzzle, SATOR_VERSION);
}

}  // namespace sator::cli
