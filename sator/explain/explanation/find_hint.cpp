#include "sator/explain/explanation/find_hint.hpp"

#include <algorithm>

#include "sator/explain/explanation/german_hint.hpp"
#include "sator/explain/explanation/ladder.hpp"
#include "sator/explain/explanation/row_numbers.hpp"
#include "sator/explain/techniques/nested_trial.hpp"
#include "sator/explain/text/combined_text.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/explain/text/sentence.hpp"

namespace sator::explain {

namespace {

/// If a step has more rules than this, the hint names its cell instead of the rules.
constexpr std::size_t kMaxHintedRules = 2;

std::string listed(const std::vector<std::string>& parts, std::string_view between = ", ") {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

std::string all_of(const std::vector<std::string>& parts) {
    return joined(parts, joining_words().and_);
}

/// Returns the cell of the step's conclusion. The step must not be a contradiction.
CellId subject(const Step& step) {
    return step.placed.empty() ? step.removed[0].cell : step.placed[0].cell;
}

/// Returns the rule's subject. A formula would reveal its demand, so its cells are named instead.
std::string place_of(const PuzzleContext& context, RuleId rule) {
    if (!context.name_of(rule).is_formula) return context.name_of(rule).subject;
    const auto cells = context.cells_of(rule);
    return all_of(context.listed({cells.begin(), cells.end()}));
}

std::string where_text(const PuzzleContext& context, const Step& step) {
    if (step.combined() != nullptr) return combined_place(context, *step.combined());
    const bool is_about_cell =
        step.technique == Technique::NakedSingle || step.technique == Technique::Crossing;
    if (!step.is_contradiction() &&
        (step.rules.empty() || step.rules.size() > kMaxHintedRules || is_about_cell))
        return context.name_of(subject(step));
    std::vector<std::string> names;
    for (const RuleId rule : step.rules) names.push_back(place_of(context, rule));
    return listed(names);
}

/// Returns a line each for the cells of the conclusion, the rules and the premises.
std::string cells_text(const PuzzleContext& context, const Step& step) {
    std::vector<CellId> cells;
    for (const Candidate& c : step.placed) cells.push_back(c.cell);
    for (const Candidate& c : step.removed) cells.push_back(c.cell);
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    std::vector<std::string> rules;
    for (const RuleId rule : step.rules) rules.push_back(context.name_of(rule).sentence());
    const std::vector<std::string> premises = premise_texts(context, step.premises);
    std::string text;
    if (!cells.empty())
        text += std::string(context.has_own_names() ? "Letters: " : "Cells: ") +
                all_of(context.listed(std::move(cells))) + ".\n";
    if (!rules.empty()) text += (rules.size() == 1 ? "Rule: " : "Rules: ") + listed(rules, "; ") + ".\n";
    if (!premises.empty()) text += "Known: " + listed(premises, "; ") + ".\n";
    return text;
}

/// Returns the rows of the cells, e.g. "row 1 and row 3".
std::string rows_text(const PuzzleContext& context, const std::vector<CellId>& cells) {
    if (context.has_own_names()) return "the letters";
    std::vector<std::string> names;
    for (const std::size_t row : row_numbers(context, cells)) names.push_back("row " + std::to_string(row));
    return all_of(names);
}

std::string changed_text(const PuzzleContext& context, const ChangedGiven& changed, HintStrength strength) {
    const auto& [given, entered] = changed;
    const std::string row = rows_text(context, {given.cell});
    if (strength == HintStrength::Where) return "There is a mistake in " + row + ".";
    if (strength == HintStrength::Technique) return "A given in " + row + " was changed.";
    if (strength == HintStrength::Cells)
        return "The given in " + context.name_of(given.cell) + " was changed.";
    return "The given in " + context.name_of(given.cell) + " is " +
           word_of_value(context, {given.cell, given.value}) + ", not " +
           word_of_value(context, {given.cell, entered}) + ".";
}

std::string broken_text(const PuzzleContext& context, const Step& step, HintStrength strength) {
    const RuleId rule = step.rules[0];
    if (strength == HintStrength::Where) return "There is a mistake in " + place_of(context, rule) + ".";
    const std::string mistake = "Mistake: " + context.name_of(rule).sentence();
    if (strength == HintStrength::Technique) return mistake + ".";
    if (strength == HintStrength::All)
        return mistake + ", but " + all_of(premise_texts(context, step.premises)) + ".";
    std::vector<CellId> cells;
    for (const StepPremise& premise : step.premises) cells.push_back(premise.cell);
    return mistake + (context.has_own_names() ? ". Letters: " : ". Cells: ") +
           all_of(context.listed(std::move(cells))) + ".";
}

std::string dead_end_text(const PuzzleContext& context, const std::vector<Candidate>& entries,
                          HintStrength strength) {
    std::vector<CellId> cells;
    std::vector<std::string> values;
    for (const Candidate& entry : entries) {
        cells.push_back(entry.cell);
        values.push_back(placed_text(context, entry));
    }
    const bool is_one = entries.size() == 1;
    if (strength == HintStrength::Where) return "There is a mistake in " + rows_text(context, cells) + ".";
    if (strength == HintStrength::Technique)
        return std::string("No rule is broken, but no solution has ") + (is_one ? "a value" : "all values") +
               " that you filled in, in " + rows_text(context, cells) + ".";
    if (strength == HintStrength::Cells)
        return (is_one ? "No solution has the value of " : "No solution has all values of ") +
               all_of(context.listed(cells)) + ".";
    return (is_one ? "No solution has " : "No solution has all of ") + all_of(values) + ".";
}

/// Returns the finding as a step, or nullopt if a limit is reached.
std::optional<Step> step_in_time(Ladder& ladder, const std::optional<Finding>& finding) {
    if (!finding) return std::nullopt;
    Step step = ladder.make_step(*finding);
    return ladder.reached() ? std::nullopt : std::optional(std::move(step));
}

}  // namespace

Hint find_hint(const PuzzleContext& context, std::span<const Given> givens, std::span<const Given> entries,
               const Limits& limits) {
    Hint hint;
    if (!changed_givens(givens, entries).empty()) {
        hint.mistakes = find_mistakes(context, givens, entries, limits);
        hint.limit = hint.mistakes.limit;
        return hint;
    }
    std::vector<Given> all(givens.begin(), givens.end());
    all.insert(all.end(), entries.begin(), entries.end());
    Ladder ladder(context, all, limits);
    hint.is_done = ladder.is_solved();
    // A step is found quickly, and the search for mistakes may take long: so the step comes first, and is
    // there even if a limit ends the search.
    if (!hint.is_done) hint.step = step_in_time(ladder, ladder.next());
    hint.limit = ladder.reached();
    hint.mistakes = find_mistakes(context, givens, entries, limits);
    if (!hint.limit) hint.limit = hint.mistakes.limit;
    if (!hint.mistakes.is_none()) {
        hint.step.reset();
        hint.is_done = false;
    } else if (!hint.step && !hint.is_done && !hint.limit) {
        NestedTrials nested(context, limits);
        hint.step = step_in_time(ladder, nested.find(ladder.state()));
        if (!hint.step) hint.limit = nested.reached() ? nested.reached() : ladder.reached();
    }
    return hint;
}

std::string hint_text(const PuzzleContext& context, const Step& step, HintStrength strength,
                      SpokenLanguage language) {
    if (step.told) return hint_text(*step.told->context, step.told->what, strength, language);
    if (language == SpokenLanguage::German) return german_hint_text(context, step, strength);
    std::string text = "Look at " + where_text(context, step) + ".\n";
    if (strength >= HintStrength::Technique) text += "Technique: " + technique_name(context, step) + ".\n";
    if (strength >= HintStrength::Cells) text += cells_text(context, step);
    if (strength >= HintStrength::All) text += sentence(context, step) + "\n";
    return text;
}

std::string mistakes_text(const PuzzleContext& context, const Mistakes& mistakes, HintStrength strength,
                          SpokenLanguage language) {
    if (mistakes.told) return mistakes_text(*mistakes.told->context, mistakes.told->what, strength, language);
    if (language == SpokenLanguage::German) return german_mistakes_text(context, mistakes, strength);
    std::vector<std::string> lines;
    const auto add = [&](std::string line) {
        if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
    };
    for (const ChangedGiven& changed : mistakes.changed) add(changed_text(context, changed, strength));
    for (const Step& step : mistakes.broken) add(broken_text(context, step, strength));
    if (mistakes.has_no_solution) add("The puzzle itself has no solution.");
    if (!mistakes.dead_end.empty()) add(dead_end_text(context, mistakes.dead_end, strength));
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace sator::explain
