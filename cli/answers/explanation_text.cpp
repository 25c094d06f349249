#include "cli/answers/explanation_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/answers/limit_text.hpp"
#include "cli/answers/reader_remarks.hpp"
#include "cli/pictures/grid_as_typed.hpp"
#include "sator/explain/german/german_sentence.hpp"
#include "sator/explain/german/german_techniques.hpp"
#include "sator/explain/text/clue_notes.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/explain/text/step_groups.hpp"
#include "sator/render/kinds/kind_sentences.hpp"
#include "sator/render/text/shared_texts.hpp"

namespace sator::cli {

namespace {

/// The maximum number of trials in the list.
constexpr std::size_t kMaxListedTrials = 20;
/// The maximum number of open cells in the list. A longer list is of no use, and after a limit the answer is due soon.
constexpr std::size_t kMaxListedCells = 10'000;

constexpr const char* kNoSolution = "So there is no solution.\n";

bool is_contradiction(std::span<const Step> steps) {
    return !steps.empty() && steps.back().is_contradiction();
}

bool is_by_trial(const Step& step) {
    return step.technique == Technique::Trial || step.technique == Technique::NestedTrial;
}

std::string trials_text(const PuzzleContext& context, std::span<const Step> steps) {
    const std::vector<std::size_t> numbers = step_group_numbers(steps);
    std::string list;
    std::size_t trials = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!is_by_trial(steps[i]) || ++trials > kMaxListedTrials) continue;
        const bool is_told = steps[i].told != nullptr;
        const Step& step = is_told ? steps[i].told->what : steps[i];
        list += fmt::format(
            "{}{} ({})", list.empty() ? "" : ", ", numbers[i],
            (is_told ? *steps[i].told->context : context).name_of(step.assumption()->assumed.cell));
    }
    if (trials == 0) return "";
    if (trials > kMaxListedTrials) list += fmt::format(" and {} more", trials - kMaxListedTrials);
    return fmt::format("Trial and error is needed in {} step{}: {}.\n", trials, trials == 1 ? "" : "s", list);
}

/// Says how many steps were verified, and how many could not be verified within the limits.
std::string verified_text(std::span<const Step> steps) {
    const auto proved = std::ranges::count(steps, Verified::Proved, &Step::verified);
    const auto stopped = std::ranges::count(steps, Verified::Stopped, &Step::verified);
    if (proved + stopped == 0) return "";
    std::string text = fmt::format("Verified: {} of {} deductions follow from their rules and facts alone.\n",
                                   proved, proved + stopped);
    if (stopped == 0) return text;
    const std::vector<std::size_t> numbers = step_group_numbers(steps);
    std::string list;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].verified == Verified::Stopped)
            list += (list.empty() ? "" : ", ") + std::to_string(numbers[i]);
    }
    return text + fmt::format("A limit was reached before these steps were verified: {}.\n", list);
}

/// Lists the open cells with their candidates.
std::string open_cells_text(const PuzzleContext& context, const Explanation& explanation) {
    if (explanation.told) return open_cells_text(*explanation.told->context, explanation.told->what);
    std::vector<std::string> names;
    for (std::size_t v = 0; v < context.puzzle().alphabet.size(); ++v)
        names.push_back(context.name_of_value(ValueId(v)));
    std::string text;
    std::size_t open = 0;
    for (std::size_t i = 0; i < explanation.is_placed.size(); ++i) {
        if (explanation.is_placed[i] != 0 || ++open > kMaxListedCells) continue;
        text += "  " + context.name_of(CellId(i)) + ":";
        for_each_value(explanation.left[CellId(i)], [&](ValueId v) { text += " " + names[v.index()]; });
        text += "\n";
    }
    if (open > kMaxListedCells) text += fmt::format("  and {} more cells\n", open - kMaxListedCells);
    return text;
}

std::string end_text(const PuzzleContext& context, const Explanation& explanation, const Session& session) {
    switch (explanation.end) {
        case ExplanationEnd::Solved: {
            std::vector<Value> values;
            for (std::size_t i = 0; i < context.cell_count(); ++i) {
                values.push_back(value_of(explanation.left.first(CellId(i))));
            }
            return grid_drawing(context.puzzle(), values, {}, session);
        }
        case ExplanationEnd::Several:
            return fmt::format(
                "There are several solutions. They differ in these {}, and each of these values occurs in "
                "one:\n{}",
                explanation.told ? "letters" : "cells", open_cells_text(context, explanation));
        case ExplanationEnd::NoSolution:
            return kNoSolution;
        case ExplanationEnd::Stopped:
            break;
    }
    return fmt::format("{}. Open:\n{}",
                       explanation.limit ? reached_opening(*explanation.limit) : std::string(kNotUnderstood),
                       open_cells_text(context, explanation));
}

std::string remarks(std::span<const Step> step_group) {
    const Step& step = step_group.back();
    std::string text;
    if (step.smallest_proof == SmallestProof::Proved && step.rules.size() > 1)
        text += " No smaller set of rules is enough.";
    if (step.smallest_proof == SmallestProof::Stopped)
        text += " Whether a smaller set of rules is enough is unknown, because the search took too long.";
    if (step.smallest_proof == SmallestProof::OfThisSplit)
        text += " Fewer rules may be enough if the values of another cell are tried in turn.";
    if (!step.is_minimal) text += " It may not need all of that, because the search for less took too long.";
    return text;
}

std::string steps_text(const PuzzleContext& context, std::span<const Step> steps, SpokenLanguage language) {
    constexpr std::string_view kIndent = "       ";
    std::string text;
    SharedTexts texts;  // a long demand is abbreviated after its first mention
    std::size_t number = 0;
    for (const auto step_group : step_groups(steps)) {
        std::string told = sentence_in(language, context, step_group);
        for (const Step& step : step_group) {
            for (const RuleId rule : step.rules)
                told = texts.with_short_later(std::move(told), context.name_of(rule).demand);
        }
        text += fmt::format("{:>3}. {}: {}{}\n", ++number,
                            technique_name_in(language, context, step_group[0]), told, remarks(step_group));
        if (step_group.size() > 1) continue;
        for (const ClueNote& note : clue_notes(context, step_group[0])) {
            text += fmt::format("{}{}\n", kIndent, note.clue);
            for (const std::string& line : note.marks) text += fmt::format("{}{}\n", kIndent, line);
        }
    }
    return text;
}

/// Returns the name of the puzzle, and below it what its kinds demand, as a magazine prints it.
std::string heading(const PuzzleContext& context, const std::string& name, SpokenLanguage language) {
    std::string text = name + "\n";
    const Puzzle& puzzle = context.puzzle();
    if (language == SpokenLanguage::English || !puzzle.kind) {
        for (const std::string& sentence : kind_sentences(puzzle)) text += sentence + "\n";
        return text;
    }
    for (const KindSentence& said : puzzle.kind->says)
        text += (said.german.empty() ? "(English) " + said.english : said.german) + "\n";
    return text;
}

}  // namespace

std::string explanation_text(const PuzzleContext& context, const Explanation& explanation,
                             const std::string& name, SpokenLanguage language, const Session& session) {
    return heading(context, name, language) + steps_text(context, explanation.steps, language) +
           trials_text(context, explanation.steps) + verified_text(explanation.steps) +
           end_text(context, explanation, session);
}

std::string why_not_answer(const PuzzleContext& original, const WhyNot& why, Candidate asked) {
    const PuzzleContext& context = why.told ? *why.told->context : original;
    const Candidate candidate = why.told ? why.told->what : asked;
    const std::string what = context.name_of(candidate.cell) + " = " + context.name_of_value(candidate.value);
    switch (why.answer) {
        case WhyNot::Answer::Impossible:
            if (!why.limit) return what + " is impossible";
            return what + " is impossible, but " + reached_text(*why.limit) + " before it was shown why";
        case WhyNot::Answer::Given:
            return context.name_of(candidate.cell) + " is given another value, " +
                   original.name_of_value(*why.given);
        case WhyNot::Answer::OutOfRange:
            return what + (why.told ? " is not in the letter's range" : " is not in the cell's range");
        case WhyNot::Answer::Stopped:
            return "A limit was reached";
        case WhyNot::Answer::Possible:
            break;
    }
    return what + " is possible";
}

std::string why_not_text(const PuzzleContext& context, const WhyNot& why, Candidate candidate,
                         const std::string& name, SpokenLanguage language, const Session& session) {
    if (why.answer == WhyNot::Answer::Impossible && !why.limit)
        return name + "\n" + steps_text(context, why.steps, language) + verified_text(why.steps) +
               (is_contradiction(why.steps) ? kNoSolution : "");
    const std::string answer = why_not_answer(context, why, candidate);
    if (why.answer != WhyNot::Answer::Possible) return name + "\n" + answer + ".\n";
    std::vector<bool> marked(context.cell_count(), false);
    marked[candidate.cell.index()] = true;
    return name + "\n" + answer + ":\n" + grid_drawing(context.puzzle(), why.solution, marked, session);
}

}  // namespace sator::cli
