// The lines of hints and mistakes in German. A place stands behind a colon, in the nominative, because its article would change after a
// preposition.
#include "sator/explain/explanation/german_hint.hpp"

#include <algorithm>
#include <vector>

#include "sator/explain/explanation/row_numbers.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/explain/german/german_rules.hpp"
#include "sator/explain/german/german_sentence.hpp"
#include "sator/explain/german/german_techniques.hpp"
#include "sator/explain/text/phrases.hpp"

namespace sator::explain {

namespace {

/// If a step has more rules than this, the hint names its cell instead of the rules.
constexpr std::size_t kMostHintedRules = 2;

std::string listed_in_german(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

std::string all_in_german(const std::vector<std::string>& parts) {
    return joined(parts, kGermanPhrases.and_);
}

std::string german_cells(const PuzzleContext& context, std::vector<CellId> cells) {
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    return cell_names(context, cells, kGermanPhrases);
}

std::string_view german_cells_noun(const PuzzleContext& context) {
    return context.has_own_names() ? "Buchstaben: " : "Zellen: ";
}

/// Returns the rule's name. A formula would reveal its demand, so its cells are named instead.
std::string german_place(const PuzzleContext& context, RuleId rule) {
    const auto cells = context.cells_of(rule);
    const RuleWords& words = context.name_of(rule);
    if (words.is_formula) return german_cells(context, {cells.begin(), cells.end()});
    const auto german = german_name(words);
    return german ? german->subject : std::string(kInEnglish) + words.subject;
}

std::string german_demand(const PuzzleContext& context, RuleId rule) {
    const auto german = german_rule(context.name_of(rule));
    return german ? german->sentence() : std::string(kInEnglish) + context.name_of(rule).sentence();
}

std::string german_where(const PuzzleContext& context, const Step& step) {
    const bool is_about_cell =
        step.technique == Technique::NakedSingle || step.technique == Technique::Crossing;
    const bool has_too_many = step.rules.empty() || step.rules.size() > kMostHintedRules;
    if (!step.is_contradiction() && (has_too_many || is_about_cell))
        return context.name_of(step.placed.empty() ? step.removed[0].cell : step.placed[0].cell);
    std::vector<std::string> names;
    for (const RuleId rule : step.rules) names.push_back(german_place(context, rule));
    return listed_in_german(names, ", ");
}

/// Returns a line each for the cells of the conclusion, the rules and the premises.
std::string german_facts(const PuzzleContext& context, const Step& step) {
    std::vector<CellId> cells;
    for (const Candidate& candidate : step.placed) cells.push_back(candidate.cell);
    for (const Candidate& candidate : step.removed) cells.push_back(candidate.cell);
    std::vector<std::string> rules;
    for (const RuleId rule : step.rules) rules.push_back(german_demand(context, rule));
    const std::vector<std::string> premises = premise_texts(context, step.premises, kGermanPhrases);
    std::string text;
    if (!cells.empty())
        text += std::string(german_cells_noun(context)) + german_cells(context, cells) + ".\n";
    if (!rules.empty())
        text += (rules.size() == 1 ? "Regel: " : "Regeln: ") + listed_in_german(rules, "; ") + ".\n";
    if (!premises.empty()) text += "Bekannt: " + listed_in_german(premises, "; ") + ".\n";
    return text;
}

/// Returns the rows of the cells, e.g. "Zeile 1 und Zeile 3".
std::string german_rows(const PuzzleContext& context, const std::vector<CellId>& cells) {
    if (context.has_own_names()) return "die Buchstaben";
    std::vector<std::string> names;
    for (const std::size_t row : row_numbers(context, cells)) names.push_back("Zeile " + std::to_string(row));
    return all_in_german(names);
}

std::string german_changed(const PuzzleContext& context, const ChangedGiven& changed, HintStrength strength) {
    const auto& [given, entered] = changed;
    const std::string cell = context.name_of(given.cell);
    if (strength == HintStrength::Where)
        return "Hier ist ein Fehler: " + german_rows(context, {given.cell}) + ".";
    if (strength == HintStrength::Technique)
        return "Eine Vorgabe wurde geändert: " + german_rows(context, {given.cell}) + ".";
    if (strength == HintStrength::Cells) return "Die Vorgabe in " + cell + " wurde geändert.";
    return "Die Vorgabe in " + cell + " ist " +
           word_of_value(context, {given.cell, given.value}, kGermanPhrases) + ", nicht " +
           word_of_value(context, {given.cell, entered}, kGermanPhrases) + ".";
}

std::string german_broken(const PuzzleContext& context, const Step& step, HintStrength strength) {
    const RuleId rule = step.rules[0];
    if (strength == HintStrength::Where) return "Hier ist ein Fehler: " + german_place(context, rule) + ".";
    const std::string mistake = "Fehler: " + german_demand(context, rule);
    if (strength == HintStrength::Technique) return mistake + ".";
    if (strength == HintStrength::All)
        return mistake + ", aber " + all_in_german(premise_texts(context, step.premises, kGermanPhrases)) +
               ".";
    std::vector<CellId> cells;
    for (const StepPremise& premise : step.premises) cells.push_back(premise.cell);
    return mistake + ". " + std::string(german_cells_noun(context)) + german_cells(context, cells) + ".";
}

std::string german_dead_end(const PuzzleContext& context, const std::vector<Candidate>& entries,
                            HintStrength strength) {
    std::vector<CellId> cells;
    for (const Candidate& entry : entries) cells.push_back(entry.cell);
    const bool is_one = entries.size() == 1;
    const std::string rows = german_rows(context, cells);
    if (strength == HintStrength::Where) return "Hier ist ein Fehler: " + rows + ".";
    if (strength == HintStrength::Technique)
        return std::string("Keine Regel ist verletzt, aber keine Lösung hat ") +
               (is_one ? "diesen eingetragenen Wert: " : "alle diese eingetragenen Werte: ") + rows + ".";
    if (strength == HintStrength::Cells)
        return (is_one ? "Keine Lösung hat den Wert von " : "Keine Lösung hat alle Werte von ") +
               german_cells(context, cells) + ".";
    return (is_one ? "Keine Lösung hat " : "Keine Lösung hat zugleich ") +
           all_in_german(placed_texts(context, entries, kGermanPhrases)) + ".";
}

}  // namespace

std::string german_hint_text(const PuzzleContext& context, const Step& step, HintStrength strength) {
    std::string text = "Sieh hierhin: " + german_where(context, step) + ".\n";
    if (strength >= HintStrength::Technique)
        text += "Technik: " + technique_name_in(SpokenLanguage::German, context, step) + ".\n";
    if (strength >= HintStrength::Cells) text += german_facts(context, step);
    if (strength >= HintStrength::All)
        text += sentence_in(SpokenLanguage::German, context, std::span(&step, 1)) + "\n";
    return text;
}

std::string german_mistakes_text(const PuzzleContext& context, const Mistakes& mistakes,
                                 HintStrength strength) {
    std::vector<std::string> lines;
    const auto add = [&](std::string line) {
        if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
    };
    for (const ChangedGiven& changed : mistakes.changed) add(german_changed(context, changed, strength));
    for (const Step& step : mistakes.broken) add(german_broken(context, step, strength));
    if (mistakes.has_no_solution) add("Das Rätsel selbst hat keine Lösung.");
    if (!mistakes.dead_end.empty()) add(german_dead_end(context, mistakes.dead_end, strength));
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace sator::explain
