// Fills in the template of the technique (deduce/technique_entry.hpp).
#include "sator/explain/text/sentence.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/text/chain_text.hpp"
#include "sator/explain/text/combined_text.hpp"
#include "sator/explain/text/counts_text.hpp"
#include "sator/explain/text/entry_text.hpp"
#include "sator/explain/text/graph_text.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/numbered_groups_text.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/explain/text/rule_phrases.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::explain {

namespace {

/// A trial names its premises, or its rules, only if there are at most this number of them.
constexpr std::size_t kFewPremises = 4, kFewNames = 8;
/// The values that a rule leaves to a cell are listed if there are at most this number of them.
constexpr std::size_t kFewValues = 8;

std::string of_count(std::string_view text, std::size_t count) {
    const auto& numbers = joining_words().numbers;
    const std::string number =
        count < std::size(numbers) ? std::string(numbers[count]) : std::to_string(count);
    std::string result(text);
    return result.replace(result.find("{}"), 2, number);
}

class Filling {
  public:
    Filling(const PuzzleContext& context, const Step& step) : context_(context), step_(step) {}

    std::string part(std::string_view name) const {
        if (name == "Rule") return rule();
        if (name == "name") return place_name(context_, step_.rules[0]);
        if (name == "second") return place_name(context_, step_.rules[1]);
        if (name == "Rules") return rules();
        if (name == "and") return has_plain_rules() ? "" : ", " + std::string(words_.and_) + " ";
        if (name == "names") return names();
        if (name == "cell") return context_.name_of(subject().cell);
        if (name == "value") return word_of_value(context_, subject());
        if (name == "values")
            return joined(value_names(context_, subset().cells.front(), subset().values), words_.and_);
        if (name == "any")
            return joined(value_names(context_, subset().cells.front(), subset().values), words_.or_);
        if (name == "cells") return joined(context_.listed(subset().cells), words_.and_);
        if (name == "given") return given();
        if (name == "places") return std::string(context_.has_own_names() ? words_.letters : words_.cells);
        if (name == "As") return few_facts();
        if (name == "so") return conclusion();
        if (name == "echo") return echo();
        if (name == "views") return views();
        if (name == "all") return std::string(step_.rules.size() == 2 ? words_.both : words_.all);
        if (name == "split") return split();
        if (name == "window")
            return window_text(context_, step_, std::get<WindowSum>(step_.combined()->says));
        if (name == "leftovers")
            return leftovers_text(context_, step_, std::get<Leftovers>(step_.combined()->says));
        if (name == "counts")
            return counts_text(context_, step_, std::get<CountWindow>(step_.combined()->says));
        return name == "chain" ? chain_text(context_, step_) : std::string(name);
    }

  private:
    const Subset& subset() const { return std::get<Subset>(step_.detail); }

    /// The candidate that the sentence is about.
    Candidate subject() const {
        if (step_.assumption() != nullptr) return step_.assumption()->assumed;
        return step_.placed.empty() ? step_.removed[0] : step_.placed[0];
    }

    /// Returns the beginning of a sentence: capitalised, unless it is a formula.
    std::string opening(std::string text) const {
        return context_.name_of(step_.rules[0]).is_formula ? text : capitalised(std::move(text));
    }

    /// Returns true if the demands of all the step's rules can be left out.
    bool has_plain_rules() const {
        return std::ranges::all_of(step_.rules, [&](RuleId rule) { return needs_no_demand(context_, rule); });
    }

    /// Returns the beginning of a sentence: "In row 3, ", or "Row 3 must match /A+/".
    std::string rule() const {
        const std::string& subject = context_.name_of(step_.rules[0]).subject;
        return needs_no_demand(context_, step_.rules[0])
                   ? capitalised(std::string(words_.in)) + subject + ", "
                   : opening(context_.name_of(step_.rules[0]).sentence());
    }

    /// Returns the same for all the step's rules. If one of them needs its demand, all have it, because
    /// "row 1, column 2 and column 2 must …" would be misread.
    std::string rules() const {
        const bool are_plain = has_plain_rules();
        std::vector<std::string> texts;
        for (const RuleId rule : step_.rules) {
            const RuleWords& name = context_.name_of(rule);
            texts.push_back(are_plain ? name.subject : name.sentence());
        }
        const std::string all = joined(texts, words_.and_);
        return are_plain ? capitalised(std::string(words_.in)) + all + ", " : opening(all);
    }

    std::string names() const {
        const std::size_t count = step_.rules.size();
        if (count > 1 && count == context_.rule_count()) return std::string(words_.all_rules);
        if (count > kFewNames) return std::to_string(count) + " " + std::string(words_.rules);
        std::vector<std::string> names;
        for (const RuleId rule : step_.rules) {
            const RuleWords& name = context_.name_of(rule);
            names.push_back(name.subject + (needs_demand(context_, step_, rule)
                                                ? " (" + std::string(words_.must) + name.demand + ")"
                                                : ""));
        }
        return joined(names, words_.and_);
    }

    std::string given() const {
        const bool is_plain = has_plain_rules();
        if (step_.premises.empty() && !is_plain) return std::string(words_.so);
        if (step_.premises.empty()) return std::string(step_.rules.size() == 1 ? words_.however_filled : "");
        return (is_plain ? "" : ". ") + facts() + std::string(words_.so);
    }

    /// Returns the premises as the beginning of a sentence.
    std::string facts() const {
        return capitalised(context_, joined(premise_texts(context_, step_.premises), words_.and_));
    }

    std::string few_facts() const {
        if (step_.premises.empty() || step_.premises.size() > kFewPremises) return "";
        return facts() + ". ";
    }

    std::string echo() const {
        for (const StepPremise& premise : step_.premises) {
            if (!premise.is_placed || premise.values[0] != subject().value) continue;
            return ". " + facts() + ", " + std::string(words_.and_) + " " + context_.name_of(subject().cell) +
                   " " + std::string(words_.repeats) + " " + context_.name_of(premise.cell) +
                   std::string(words_.so);
        }
        return given();
    }

    /// Returns the conclusion. For a trial, the assumed candidate comes first, then other candidates that
    /// fail in the same way.
    std::string conclusion() const {
        const Assumption* assumption = step_.assumption();
        const bool is_of_trial = assumption != nullptr && step_.technique >= Technique::TwoRules;
        const auto is_placed = [&](const Candidate& c) {
            return std::ranges::find(step_.placed, c) != step_.placed.end();
        };
        const auto is_tried = [&](const Candidate& c) {
            return is_of_trial &&
                   (c == assumption->assumed || (c.cell == assumption->assumed.cell && is_placed(c)));
        };
        std::vector<std::string> first = said_of(is_tried);
        std::vector<std::string> others = said_of(std::not_fn(is_tried));
        if (first.empty() || others.empty()) return joined(first.empty() ? others : first, words_.and_);
        return joined(first, words_.and_) + std::string(words_.likewise) + joined(others, words_.and_);
    }

    template <class IsTold>
    std::vector<std::string> said_of(IsTold is_told) const {
        const auto of = [&](const std::vector<Candidate>& list) {
            std::vector<Candidate> own;
            std::ranges::copy_if(list, std::back_inserter(own), is_told);
            return own;
        };
        std::vector<std::string> parts = placed_texts(context_, of(step_.placed));
        std::ranges::move(removed_texts(context_, of(step_.removed), step_.remaining),
                          std::back_inserter(parts));
        return parts;
    }

    /// Returns e.g. "R1C1 can only be 4 or 7".
    std::string split() const {
        const RemainingValues& split = *step_.assumption()->split;
        return context_.name_of(split.cell) + std::string(words_.can_only_be) +
               joined(value_names(context_, split.cell, split.values), words_.or_);
    }

    /// Returns e.g. "as row 1 must add up to 9 it can be 4 or 5, given R1C2 = 3; in column 2 it can be 4 or
    /// 6".
    std::string views() const {
        std::string text;
        for (const CrossingView& view : std::get<CrossingViews>(step_.detail).views) {
            const bool has_demand = !needs_no_demand(context_, view.rule);
            text += (text.empty() ? "" : "; ") + std::string(has_demand ? words_.because : words_.in) +
                    with_demand(context_, view.rule) + (has_demand ? "," : "") +
                    std::string(words_.it_can_be) + values_of(view);
            if (!view.premises.empty())
                text += std::string(words_.given_that) +
                        joined(premise_texts(context_, view.premises), words_.and_);
        }
        return text;
    }

    /// Returns e.g. "4 or 5", "anything but 3", "one of 14 values".
    std::string values_of(const CrossingView& view) const {
        if (view.values.size() <= kFewValues)
            return joined(value_names(context_, subject().cell, view.values), words_.or_);
        std::vector<ValueId> lost;
        for_each_value(context_.ranges()[subject().cell], [&](ValueId v) {
            if (std::ranges::find(view.values, v) == view.values.end()) lost.push_back(v);
        });
        if (lost.size() <= kFewValues)
            return std::string(words_.all_but) + " " +
                   joined(value_names(context_, subject().cell, lost), words_.and_);
        return of_count(words_.values, view.values.size());
    }

    const PuzzleContext& context_;
    const Step& step_;
    const JoiningWords& words_ = joining_words();
};

/// Returns the template with `part(name)` in place of each {name}.
template <class Part>
std::string filled(std::string_view text, Part part) {
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t open = std::min(text.find('{', i), text.size());
        result += text.substr(i, open - i);
        if (open == text.size()) break;
        const std::size_t close = text.find('}', open);
        result += part(text.substr(open + 1, close - open - 1));
        i = close + 1;
    }
    return result;
}

/// Returns what a step of a group says: "R1C2 = 3 (row 1)".
std::string part_of_group(const PuzzleContext& context, const Step& step) {
    if (step.told) return part_of_group(*step.told->context, step.told->what);
    const std::string placed = joined(placed_texts(context, step.placed), joining_words().and_);
    return step.rules.empty() ? placed : placed + " (" + with_demand(context, step.rules[0]) + ")";
}

std::string_view sentence_template(const Step& step) {
    const TechniqueEntry& entry = entry_of(step.technique);
    return entry.sentence_of != nullptr ? entry.sentence_of(step) : entry.sentence;
}

}  // namespace

std::string technique_name(const PuzzleContext& context, const Step& step) {
    if (step.told) return technique_name(*step.told->context, step.told->what);
    const TechniqueEntry& entry = entry_of(step.technique);
    const bool is_of_clues = !step.rules.empty() && std::ranges::all_of(step.rules, [&](RuleId rule) {
        return clue_of(*context.rules()[rule.index()]) != nullptr;
    });
    const JoiningWords& words = joining_words();
    if (step.technique == Technique::TwoRules || step.technique == Technique::FewRules)
        return of_count(is_of_clues ? words.lines_together : words.rules_together, step.rules.size());
    if (step.technique == Technique::RuleOf45 || step.technique == Technique::InniesAndOuties)
        return window_name(std::get<WindowSum>(step.combined()->says));
    if (context.has_own_names() && step.technique == Technique::LastCell)
        return std::string(words.last_letter);
    return std::string(is_of_clues ? entry.clue_name : entry.name);
}

std::string sentence(const PuzzleContext& context, const Step& step) {
    if (step.told) return sentence(*step.told->context, step.told->what);
    if (auto text = entry_text(context, step)) return capitalised(std::move(*text)) + ".";
    if (auto text = graph_text(context, step)) return *text + ".";
    if (auto text = numbered_groups_text(context, step)) return *text + ".";
    const Filling filling(context, step);
    const auto part = [&](std::string_view name) { return filling.part(name); };
    std::string text = filled(sentence_template(step), part);
    const bool begins_with_formula = !step.rules.empty() && context.name_of(step.rules[0]).is_formula &&
                                     text.starts_with(context.name_of(step.rules[0]).subject);
    return begins_with_formula ? text : capitalised(context, std::move(text));
}

std::string sentence(const PuzzleContext& context, std::span<const Step> step_group) {
    if (step_group.size() == 1) return sentence(context, step_group[0]);
    std::string list;
    for (const Step& step : step_group) list += (list.empty() ? "" : ", ") + part_of_group(context, step);
    const Step& first = step_group[0];
    const Filling filling(first.told ? *first.told->context : context, first.told ? first.told->what : first);
    return filled(entry_of(first.technique).group_sentence,
                  [&](std::string_view name) { return name == "each" ? list : filling.part(name); });
}

}  // namespace sator::explain
