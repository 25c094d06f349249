// Sentences in German, made from the same steps as the English ones (text/sentence.hpp). The name of a rule comes first, in the nominative,
// because its article would change after a preposition.
#include "sator/explain/german/german_sentence.hpp"

#include <algorithm>
#include <ranges>
#include <utility>
#include <vector>

#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/explain/german/german_rules.hpp"
#include "sator/explain/text/combined_text.hpp"
#include "sator/explain/text/entry_text.hpp"
#include "sator/explain/text/graph_text.hpp"
#include "sator/explain/text/numbered_groups_text.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/explain/text/rule_phrases.hpp"
#include "sator/explain/text/sentence.hpp"

namespace sator::explain {

namespace {

constexpr const PhraseWords& kGerman = kGermanPhrases;
constexpr std::string_view kSo = ", also gilt: ";
/// The sums of a window are named if there are at most this number of them, and so are the premises of a trial.
constexpr std::size_t kNamedSums = 2, kFewPremises = 4;

std::string capitalised_german(std::string text) {
    if (text.starts_with("ü")) return text.replace(0, 2, "Ü");
    return capitalised(std::move(text));
}

/// Makes one sentence. If a rule has no translation, `is_whole` is false at the end.
class GermanTeller {
  public:
    GermanTeller(const PuzzleContext& context, const Step& step) : context_(context), step_(step) {}

    std::string sentence() {
        switch (step_.technique) {
            case Technique::LastCell:
                return demand(step_.rules[0]) + "Nur " + cell() + " ist noch offen" + std::string(kSo) +
                       cell() + " = " + value() + ".";
            case Technique::HiddenSingle:
                return opening(step_.rules[0]) + "Nur " + cell() + " kann " + value() + " sein.";
            case Technique::NakedSingle:
                return naked_single();
            case Technique::Crossing:
                return crossing();
            case Technique::Pointing:
            case Technique::Claiming:
                return opening(step_.rules[0]) + "Alle Kandidaten für " + value() + " liegen in " +
                       region(step_.rules[1]) + std::string(kSo) + conclusion() + ".";
            case Technique::NakedPair:
            case Technique::NakedTriple:
            case Technique::NakedQuad:
                return opening(step_.rules[0]) + subset_cells() + " sind " + subset_values(kGerman.and_) +
                       " in irgendeiner Reihenfolge" + std::string(kSo) + conclusion() + ".";
            case Technique::HiddenPair:
            case Technique::HiddenTriple:
            case Technique::HiddenQuad:
                return opening(step_.rules[0]) + "Nur " + subset_cells() + " können " +
                       subset_values(kGerman.or_) + " sein" + std::string(kSo) + conclusion() + ".";
            case Technique::RuleOf45:
            case Technique::InniesAndOuties:
                return window(std::get<WindowSum>(step_.combined()->says));
            case Technique::Contradiction:
                return argued("Nichts passt.", "nichts passt.");
            case Technique::ForcedValue:
            case Technique::ForcedLength:
            case Technique::DeadAlternative:
            case Technique::NarrowedValue:
            case Technique::LetterSets:
            case Technique::Combinations:
            case Technique::RegionCombinations:
            case Technique::Elimination:
                return argued(conclusion() + ".", conclusion() + ".");
            case Technique::TwoRules:
            case Technique::FewRules:
            case Technique::Trial:
            case Technique::NestedTrial:
                return step_.assumption() != nullptr ? trial()
                                                     : argued(conclusion() + ".", conclusion() + ".");
            default:
                is_whole_ = false;
                return {};
        }
    }
    bool is_whole() const { return is_whole_; }

  private:
    Candidate subject() const {
        if (step_.assumption() != nullptr) return step_.assumption()->assumed;
        return step_.placed.empty() ? step_.removed[0] : step_.placed[0];
    }
    std::string cell() const { return context_.name_of(subject().cell); }
    std::string value() const { return word_of_value(context_, subject(), kGerman); }

    std::string subset_cells() const {
        return cell_names(context_, std::get<Subset>(step_.detail).cells, kGerman);
    }
    std::string subset_values(std::string_view last) const {
        const auto& subset = std::get<Subset>(step_.detail);
        return joined(value_names(context_, subset.cells.front(), subset.values, kGerman), last);
    }

    GermanRule translated(RuleId rule, std::optional<GermanRule> (*translate)(const RuleWords&)) {
        auto german = translate(context_.name_of(rule));
        if (!german) is_whole_ = false;
        return std::move(german).value_or(GermanRule{});
    }
    GermanRule name(RuleId rule) { return translated(rule, german_name); }

    /// Returns the name of a region after "in": "Zeile 3", "dem Käfig mit 9 bei R1C1".
    std::string region(RuleId rule) {
        auto dative = dative_of(name(rule));
        is_whole_ = is_whole_ && dative;
        return std::move(dative).value_or("");
    }
    /// Returns e.g. "Zeile 3: ".
    std::string opening(RuleId rule) { return capitalised_german(name(rule).subject) + ": "; }

    /// Returns e.g. "Zeile 3: ", or "Zeile 3 muss die Summe 15 haben. ".
    std::string demand(RuleId rule) {
        if (needs_no_demand(context_, rule)) return opening(rule);
        const GermanRule own = translated(rule, german_rule);
        return beginning(own, context_.name_of(rule).is_formula) + ". ";
    }
    static std::string beginning(const GermanRule& rule, bool is_formula) {
        return is_formula ? rule.sentence() : capitalised_german(rule.sentence());
    }

    std::string names(const std::vector<RuleId>& rules) {
        std::vector<std::string> texts;
        for (const RuleId rule : rules) texts.push_back(name(rule).subject);
        return joined(texts, kGerman.and_);
    }

    std::string premises() const {
        return joined(premise_texts(context_, step_.premises, kGerman), kGerman.and_);
    }

    std::string conclusion() const {
        std::vector<std::string> parts = placed_texts(context_, step_.placed, kGerman);
        std::ranges::move(removed_texts(context_, step_.removed, step_.remaining, kGerman),
                          std::back_inserter(parts));
        return joined(parts, kGerman.and_);
    }

    /// Returns the rules, the premises and what follows: as a sentence of its own if there are no premises.
    std::string argued(const std::string& alone, const std::string& after) {
        std::string text;
        const bool are_plain =
            std::ranges::all_of(step_.rules, [&](RuleId rule) { return needs_no_demand(context_, rule); });
        if (are_plain) {
            text = capitalised_german(names(step_.rules)) + ": ";
        } else {
            for (const RuleId rule : step_.rules) text += demand_as_sentence(rule);
        }
        return text + (step_.premises.empty() ? (are_plain ? alone : "Also gilt: " + alone)
                                              : capitalised_german(premises()) + std::string(kSo) + after);
    }
    std::string demand_as_sentence(RuleId rule) {
        return beginning(translated(rule, german_rule), context_.name_of(rule).is_formula) + ". ";
    }

    std::string naked_single() {
        const std::string only = cell() + " kann nur " + value() + " sein: ";
        if (step_.rules.empty()) return only + "Kein anderer Kandidat ist übrig.";
        const bool is_one = step_.rules.size() == 1 && !name(step_.rules[0]).is_plural;
        return only + capitalised_german(names(step_.rules)) + (is_one ? " schließt" : " schließen") +
               " alle anderen Werte aus.";
    }

    std::string crossing() {
        const auto* views = std::get_if<CrossingViews>(&step_.detail);
        if (views == nullptr) {
            const std::string only = " " + value() + " passt in " + cell() + ".";
            return argued("Nur" + only, "Nur" + only);
        }
        std::string text;
        for (const CrossingView& view : views->views) {
            text += demand(view.rule);
            text += "Hier bleibt " +
                    joined(value_names(context_, subject().cell, view.values, kGerman), kGerman.or_);
            if (!view.premises.empty())
                text += " (" + joined(premise_texts(context_, view.premises, kGerman), kGerman.and_) + ")";
            text += ". ";
        }
        return cell() + ": " + text + "Nur " + value() + " passt zu allem.";
    }

    std::string window(const WindowSum& window) {
        const bool is_one = window.regions.size() == 1;
        std::string text = capitalised_german(names(window.regions)) +
                           (is_one ? " hat die Summe " : " haben zusammen die Summe ") +
                           std::to_string(window.regions_total) + ", ";
        const bool are_named = window.sums.size() <= kNamedSums;
        const bool is_one_sum = window.sums.size() == 1;
        text +=
            are_named ? names(window.sums) : "die " + std::to_string(window.sums.size()) + " Summen darin";
        text += (is_one_sum ? " hat " : " haben zusammen ") + std::to_string(window.sums_total) +
                ". Es bleibt " + equation_of(context_, window);
        const bool is_value = window.innies.size() + window.outies.size() == 1 && step_.premises.empty();
        if (is_value) return text + ".";
        if (!step_.premises.empty()) text += ". " + capitalised_german(premises());
        return text + std::string(kSo) + conclusion() + ".";
    }

    /// Returns e.g. "Angenommen, R1C1 = 5: Dann folgt R1C2 = 3 (Zeile 1). Dann geht Block 2 nicht auf. Also gilt: R1C1 ist nicht 5."
    std::string trial() {
        const Assumption& assumption = *step_.assumption();
        std::string text;
        if (!step_.premises.empty() && step_.premises.size() <= kFewPremises)
            text = capitalised_german(premises()) + ". ";
        text += "Angenommen, " + joined(placed_texts(context_, {assumption.assumed}, kGerman), kGerman.and_) +
                ": ";
        const std::vector<Consequence>& links = assumption.chain;
        for (std::size_t i = 0; i < links.size();) {
            const std::vector<RuleId>& rules = links[i].rules;
            std::vector<Candidate> placed;
            for (; i < links.size() && links[i].rules == rules; ++i) placed.push_back(links[i].placed);
            text += (text.ends_with(": ") ? "Dann gilt " : ", dann ") +
                    joined(placed_texts(context_, placed, kGerman), kGerman.and_) + " (" + names(rules) + ")";
        }
        if (!links.empty()) text += ". ";
        if (assumption.split) {
            text += context_.name_of(assumption.split->cell) + " kann dann nur " +
                    joined(value_names(context_, assumption.split->cell, assumption.split->values, kGerman),
                           kGerman.or_) +
                    " sein, und keiner dieser Werte geht auf (" + names(step_.rules) + ")";
        } else if (assumption.failing.empty()) {
            text += "Dann geht es auf keine Weise auf (" + names(step_.rules) + ")";
        } else {
            const bool is_one = assumption.failing.size() == 1 && !name(assumption.failing[0]).is_plural;
            text += (is_one ? "Dann lässt sich " : "Dann lassen sich ") + names(assumption.failing) +
                    (assumption.failing.size() == 1 ? "" : " zusammen") + " nicht erfüllen";
        }
        return text + ". Also gilt: " + conclusion() + ".";
    }

    const PuzzleContext& context_;
    const Step& step_;
    bool is_whole_ = true;
};

}  // namespace

std::optional<std::string> german_sentence(const PuzzleContext& context, const Step& step) {
    if (step.told) return german_sentence(*step.told->context, step.told->what);
    if (entry_text(context, step) || graph_text(context, step) || numbered_groups_text(context, step))
        return std::nullopt;
    GermanTeller teller(context, step);
    std::string text = teller.sentence();
    return teller.is_whole() ? std::optional(std::move(text)) : std::nullopt;
}

std::string sentence_in(SpokenLanguage language, const PuzzleContext& context,
                        std::span<const Step> step_group) {
    if (language == SpokenLanguage::English) return sentence(context, step_group);
    std::string text;
    for (const Step& step : step_group)
        text += (text.empty() ? "" : " ") +
                german_sentence(context, step).value_or(std::string(kInEnglish) + sentence(context, step));
    return text;
}

}  // namespace sator::explain
