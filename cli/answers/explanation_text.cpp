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

/// The sentences around the steps. Braces stand for numbers and lists.
struct FrameWords {
    const char *no_solution, *trial, *trials, *more_trials, *verified, *unverified, *more_cells,
        *several_cells, *several_letters, *open, *not_understood;
    const char *no_smaller, *unknown_smaller, *fewer, *not_minimal;
};
constexpr FrameWords kFrames[] = {
    {"So there is no solution.\n", "Trial and error is needed in {} step: {}.\n",
     "Trial and error is needed in {} steps: {}.\n", " and {} more",
     "Verified: {} of {} deductions follow from their rules and facts alone.\n",
     "A limit was reached before these steps were verified: {}.\n", "  and {} more cells\n",
     "There are several solutions. They differ in these cells, and each of these values occurs in one:\n",
     "There are several solutions. They differ in these letters, and each of these values occurs in one:\n",
     "{}. Open:\n", kNotUnderstood.data(), " No smaller set of rules is enough.",
     " Whether a smaller set of rules is enough is unknown, because the search took too long.",
     " Fewer rules may be enough if the values of another cell are tried in turn.",
     " It may not need all of that, because the search for less took too long."},
    {"Also gibt es keine Lösung.\n", "In {} Schritt muss man probieren: {}.\n",
     "In {} Schritten muss man probieren: {}.\n", " und {} weitere",
     "Geprüft: {} von {} Folgerungen folgen allein aus ihren Regeln und Tatsachen.\n",
     "Eine Grenze wurde erreicht, bevor diese Schritte geprüft waren: {}.\n", "  und {} weitere Zellen\n",
     "Es gibt mehrere Lösungen. Sie unterscheiden sich in diesen Zellen, und jeder dieser Werte kommt in "
     "einer vor:\n",
     "Es gibt mehrere Lösungen. Sie unterscheiden sich in diesen Buchstaben, und jeder dieser Werte kommt in "
     "einer vor:\n",
     "{}. Offen:\n", "Nicht alles an dem Rätsel wurde verstanden", " Weniger Regeln genügen nicht.",
     " Ob weniger Regeln genügen, ist unbekannt, weil die Suche zu lange dauerte.",
     " Vielleicht genügen weniger Regeln, wenn man die Werte einer anderen Zelle der Reihe nach probiert.",
     " Vielleicht ist nicht alles davon nötig: Die Suche nach weniger dauerte zu lange."}};

/// "die Zeitgrenze wurde erreicht"
std::string german_limit(Limit limit) {
    std::string text = reached_opening(limit, SpokenLanguage::German);
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

const FrameWords& frame_words(SpokenLanguage language) {
    return kFrames[static_cast<std::size_t>(language)];
}

bool is_contradiction(std::span<const Step> steps) {
    return !steps.empty() && steps.back().is_contradiction();
}

bool is_by_trial(const Step& step) {
    return step.technique == Technique::Trial || step.technique == Technique::NestedTrial;
}

std::string trials_text(const PuzzleContext& context, std::span<const Step> steps, const FrameWords& words) {
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
    if (trials > kMaxListedTrials)
        list += fmt::format(fmt::runtime(words.more_trials), trials - kMaxListedTrials);
    return fmt::format(fmt::runtime(trials == 1 ? words.trial : words.trials), trials, list);
}

/// Says how many steps were verified, and how many could not be verified within the limits.
std::string verified_text(std::span<const Step> steps, const FrameWords& words) {
    const auto proved = std::ranges::count(steps, Verified::Proved, &Step::verified);
    const auto stopped = std::ranges::count(steps, Verified::Stopped, &Step::verified);
    if (proved + stopped == 0) return "";
    std::string text = fmt::format(fmt::runtime(words.verified), proved, proved + stopped);
    if (stopped == 0) return text;
    const std::vector<std::size_t> numbers = step_group_numbers(steps);
    std::string list;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].verified == Verified::Stopped)
            list += (list.empty() ? "" : ", ") + std::to_string(numbers[i]);
    }
    return text + fmt::format(fmt::runtime(words.unverified), list);
}

/// Lists the open cells with their candidates.
std::string open_cells_text(const PuzzleContext& context, const Explanation& explanation,
                            const FrameWords& words) {
    if (explanation.told) return open_cells_text(*explanation.told->context, explanation.told->what, words);
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
    if (open > kMaxListedCells) text += fmt::format(fmt::runtime(words.more_cells), open - kMaxListedCells);
    return text;
}

std::string end_text(const PuzzleContext& context, const Explanation& explanation, SpokenLanguage language,
                     const Session& session) {
    const FrameWords& words = frame_words(language);
    switch (explanation.end) {
        case ExplanationEnd::Solved: {
            std::vector<Value> values;
            for (std::size_t i = 0; i < context.cell_count(); ++i) {
                values.push_back(value_of(explanation.left.first(CellId(i))));
            }
            return grid_drawing(context.puzzle(), values, {}, session);
        }
        case ExplanationEnd::Several:
            return (explanation.told ? words.several_letters : words.several_cells) +
                   open_cells_text(context, explanation, words);
        case ExplanationEnd::NoSolution:
            return words.no_solution;
        case ExplanationEnd::Stopped:
            break;
    }
    return fmt::format(fmt::runtime(words.open), explanation.limit
                                                     ? reached_opening(*explanation.limit, language)
                                                     : std::string(words.not_understood)) +
           open_cells_text(context, explanation, words);
}

std::string remarks(std::span<const Step> step_group, const FrameWords& words) {
    const Step& step = step_group.back();
    std::string text;
    if (step.smallest_proof == SmallestProof::Proved && step.rules.size() > 1) text += words.no_smaller;
    if (step.smallest_proof == SmallestProof::Stopped) text += words.unknown_smaller;
    if (step.smallest_proof == SmallestProof::OfThisSplit) text += words.fewer;
    if (!step.is_minimal) text += words.not_minimal;
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
        text +=
            fmt::format("{:>3}. {}: {}{}\n", ++number, technique_name_in(language, context, step_group[0]),
                        told, remarks(step_group, frame_words(language)));
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
    for (const std::string& sentence : kind_sentences(context.puzzle(), language)) text += sentence + "\n";
    return text;
}

}  // namespace

std::string explanation_text(const PuzzleContext& context, const Explanation& explanation,
                             const std::string& name, SpokenLanguage language, const Session& session) {
    return heading(context, name, language) + steps_text(context, explanation.steps, language) +
           trials_text(context, explanation.steps, frame_words(language)) +
           verified_text(explanation.steps, frame_words(language)) +
           end_text(context, explanation, language, session);
}

std::string why_not_answer(const PuzzleContext& original, const WhyNot& why, Candidate asked,
                           SpokenLanguage language) {
    const PuzzleContext& context = why.told ? *why.told->context : original;
    const Candidate candidate = why.told ? why.told->what : asked;
    const bool is_german = language == SpokenLanguage::German;
    const std::string cell = context.name_of(candidate.cell),
                      what = cell + " = " + context.name_of_value(candidate.value);
    switch (why.answer) {
        case WhyNot::Answer::Impossible:
            if (!why.limit) return what + (is_german ? " ist unmöglich" : " is impossible");
            if (is_german)
                return what + " ist unmöglich, aber " + german_limit(*why.limit) + ", bevor klar war, warum";
            return what + " is impossible, but " + reached_text(*why.limit) + " before it was shown why";
        case WhyNot::Answer::Given:
            return cell +
                   (is_german ? " hat einen anderen Wert als Vorgabe, " : " is given another value, ") +
                   original.name_of_value(*why.given);
        case WhyNot::Answer::OutOfRange:
            if (is_german)
                return what + " ist kein möglicher Wert " + (why.told ? "des Buchstabens" : "der Zelle");
            return what + (why.told ? " is not in the letter's range" : " is not in the cell's range");
        case WhyNot::Answer::Stopped:
            return is_german ? "Eine Grenze wurde erreicht" : "A limit was reached";
        case WhyNot::Answer::Possible:
            break;
    }
    return what + (is_german ? " ist möglich" : " is possible");
}

std::string why_not_text(const PuzzleContext& context, const WhyNot& why, Candidate candidate,
                         const std::string& name, SpokenLanguage language, const Session& session) {
    const FrameWords& words = frame_words(language);
    if (why.answer == WhyNot::Answer::Impossible && !why.limit)
        return name + "\n" + steps_text(context, why.steps, language) + verified_text(why.steps, words) +
               (is_contradiction(why.steps) ? words.no_solution : "");
    const std::string answer = why_not_answer(context, why, candidate, language);
    if (why.answer != WhyNot::Answer::Possible) return name + "\n" + answer + ".\n";
    std::vector<bool> marked(context.cell_count(), false);
    marked[candidate.cell.index()] = true;
    return name + "\n" + answer + ":\n" + grid_drawing(context.puzzle(), why.solution, marked, session);
}

}  // namespace sator::cli
