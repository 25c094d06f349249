#include "sator/explain/hint.hpp"

#include <algorithm>

#include "sator/explain/ladder.hpp"
#include "sator/explain/nested_trial.hpp"
#include "sator/explain/phrases.hpp"
#include "sator/explain/sentence.hpp"
#include "sator/explain/sentence_table.hpp"

namespace sator {

namespace {

/// With more rules than this the place to look is the cell that it is about.
constexpr std::size_t kMostRulesToLookAt = 2;

std::string listed(const std::vector<std::string>& parts, std::string_view between = ", ") {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

std::string all_of(const std::vector<std::string>& parts) {
    return joined(parts, joining_words().and_);
}

/// Of a step that is no clash.
CellId subject(const Step& step) {
    return step.placed.empty() ? step.removed[0].cell : step.placed[0].cell;
}

/// Where the rule is. A formula would tell what it says: of that its cells.
std::string place_of(const Study& study, RuleId rule) {
    if (!study.name_of(rule).is_formula) return study.name_of(rule).subject;
    const auto cells = study.closure(rule).cells();
    return all_of(study.groups().listed({cells.begin(), cells.end()}));
}

std::string where_text(const Study& study, const Step& step) {
    const bool is_about_cell =
        step.technique == Technique::NakedSingle || step.technique == Technique::Crossing;
    if (!step.is_clash && (step.rules.empty() || step.rules.size() > kMostRulesToLookAt || is_about_cell))
        return study.name_of(subject(step));
    std::vector<std::string> names;
    for (const RuleId rule : step.rules) names.push_back(place_of(study, rule));
    return listed(names);
}

/// A line each: the cells that it is about, its rules, and what has to be known.
std::string cells_text(const Study& study, const Step& step) {
    std::vector<CellId> cells;
    for (const Candidate& c : step.placed) cells.push_back(c.cell);
    for (const Candidate& c : step.removed) cells.push_back(c.cell);
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    std::vector<std::string> rules;
    for (const RuleId rule : step.rules) rules.push_back(study.name_of(rule).sentence());
    const std::vector<std::string> facts = fact_texts(study, step.facts);
    std::string text;
    if (!cells.empty()) text += "It is about " + all_of(study.groups().listed(std::move(cells))) + ".\n";
    if (!rules.empty())
        text += (rules.size() == 1 ? "The rule: " : "The rules: ") + listed(rules, "; ") + ".\n";
    if (!facts.empty()) text += "What is known: " + listed(facts, "; ") + ".\n";
    return text;
}

/// The finding as a step, unless a limit is reached before it is told.
std::optional<Step> told_in_time(Explanation& explanation, const std::optional<Finding>& finding) {
    if (!finding) return std::nullopt;
    Step step = explanation.tell(*finding);
    return explanation.reached() ? std::nullopt : std::optional(std::move(step));
}

}  // namespace

Hint find_hint(const Study& study, std::span<const Given> givens, std::span<const Given> entries,
               const Limits& limits) {
    Hint hint;
    if (!changed_givens(givens, entries).empty()) {
        hint.mistakes = find_mistakes(study, givens, entries, limits);
        hint.limit = hint.mistakes.limit;
        return hint;
    }
    std::vector<Given> all(givens.begin(), givens.end());
    all.insert(all.end(), entries.begin(), entries.end());
    Explanation explanation(study, all, limits);
    hint.is_done = explanation.is_solved();
    // The search for mistakes may be long, a step is quickly found: where a limit ends the search there is
    // it.
    if (!hint.is_done) hint.step = told_in_time(explanation, explanation.next());
    hint.limit = explanation.reached();
    hint.mistakes = find_mistakes(study, givens, entries, limits);
    if (!hint.limit) hint.limit = hint.mistakes.limit;
    if (!hint.mistakes.is_none()) {
        hint.step.reset();
        hint.is_done = false;
    } else if (!hint.step && !hint.is_done && !hint.limit) {
        NestedTrials nested(study, limits);
        hint.step = told_in_time(explanation, nested.find(explanation.situation()));
        if (!hint.step) hint.limit = nested.reached() ? nested.reached() : explanation.reached();
    }
    return hint;
}

std::string hint_text(const Study& study, const Step& step, HintStrength strength) {
    std::string text = "Look at " + where_text(study, step) + ".\n";
    if (strength >= HintStrength::Technique) text += "Technique: " + technique_name(study, step) + ".\n";
    if (strength >= HintStrength::Cells) text += cells_text(study, step);
    if (strength >= HintStrength::All) text += sentence(study, step) + "\n";
    return text;
}

std::string mistakes_text(const Study& study, const Mistakes& mistakes) {
    std::string text;
    for (const auto& [given, entered] : mistakes.changed) {
        text += study.name_of(given.cell) + " is given as " + study.name_of_value(given.value) + ", not " +
                study.name_of_value(entered) + ".\n";
    }
    for (const Step& step : mistakes.broken) {
        text += "Broken: " + study.name_of(step.rules[0]).sentence() + ", but " +
                all_of(fact_texts(study, step.facts)) + ".\n";
    }
    if (mistakes.has_no_solution) text += "The puzzle has no solution from the start.\n";
    if (!mistakes.dead_end.empty()) {
        std::vector<std::string> entries;
        for (const Candidate& c : mistakes.dead_end) entries.push_back(placed_text(study, c));
        text +=
            (entries.size() == 1 ? "No solution has " : "No solution has all of ") + all_of(entries) + ".\n";
    }
    return text;
}

}  // namespace sator
