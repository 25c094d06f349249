// Fills in a technique's template.
#include "sator/explain/sentence.hpp"

#include <algorithm>

#include "sator/explain/sentence_table.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/regex.hpp"

namespace sator {

namespace {

/// "a", "a and b", "a, b and c"
std::string joined(const std::vector<std::string>& parts, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? " " + std::string(last) + " " : ", ";
        text += parts[i];
    }
    return text;
}

std::vector<std::string> value_names(const Study& study, const std::vector<std::size_t>& values) {
    std::vector<std::string> names;
    for (const std::size_t v : values) names.push_back(study.name_of_value(v));
    return names;
}

/// The values of its range that a cell keeps when it loses `lost`.
std::vector<std::size_t> rest_of(const Study& study, CellId cell, const std::vector<std::size_t>& lost) {
    std::vector<std::size_t> rest;
    for_each_bit(study.ranges()[cell], [&](std::size_t v) {
        if (std::ranges::find(lost, v) == lost.end()) rest.push_back(v);
    });
    return rest;
}

/// "R1C2 is not 3 or 5", or, where that is shorter, "R1C2 is 4 or 7".
std::string without_text(const Study& study, CellId cell, const std::vector<std::size_t>& lost) {
    const auto rest = rest_of(study, cell, lost);
    const JoiningWords& words = joining_words();
    const bool is_few = !rest.empty() && rest.size() < lost.size();
    return study.name_of(cell) + " " + std::string(is_few ? words.is : words.is_not) + " " +
           joined(value_names(study, is_few ? rest : lost), words.or_);
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

class Filling {
  public:
    Filling(const Study& study, const Step& step) : study_(study), step_(step) {}

    std::string part(std::string_view name) const {
        if (name == "Rule") return capitalised(with_demand(step_.rules[0]));
        if (name == "name") return capitalised(study_.name_of(step_.rules[0]).subject);
        if (name == "second") return study_.name_of(step_.rules[1]).subject;
        if (name == "Rules") return capitalised(joined(rules(true), joining_words().and_));
        if (name == "names") return joined(rules(false), joining_words().and_);
        if (name == "cell") return study_.name_of(subject().cell);
        if (name == "value") return study_.name_of_value(subject().value);
        if (name == "values") return joined(value_names(study_, step_.subset.values), joining_words().and_);
        if (name == "cells") return joined(subset_cells(), joining_words().and_);
        if (name == "given") return given();
        if (name == "so") return conclusion();
        if (name == "echo") return echo();
        return name == "chain" ? chain() : std::string(name);
    }

  private:
    Candidate subject() const { return step_.placed.empty() ? step_.removed[0] : step_.placed[0]; }

    /// A region's demand goes without saying.
    std::string with_demand(RuleId rule) const {
        return study_.is_only_region(rule) ? study_.name_of(rule).subject : study_.name_of(rule).sentence();
    }

    std::vector<std::string> rules(bool with_demands) const {
        std::vector<std::string> names;
        for (const RuleId rule : step_.rules) {
            names.push_back(with_demands ? with_demand(rule) : study_.name_of(rule).subject);
        }
        return names;
    }

    std::vector<std::string> subset_cells() const {
        std::vector<std::string> names;
        for (const CellId cell : step_.subset.cells) names.push_back(study_.name_of(cell));
        return names;
    }

    std::string given() const {
        std::vector<std::string> facts;
        for (const Fact& fact : step_.facts) facts.push_back(fact_text(study_, fact));
        if (facts.empty()) return std::string(joining_words().so);
        return std::string(joining_words().as) + joined(facts, joining_words().and_) + ", ";
    }

    std::string echo() const {
        for (const Fact& fact : step_.facts) {
            if (!fact.is_placed || fact.values[0] != subject().value) continue;
            return study_.name_of(subject().cell) + " " + std::string(joining_words().repeats) + " " +
                   study_.name_of(fact.cell) + ": ";
        }
        return "";
    }

    std::string conclusion() const {
        std::vector<std::string> parts;
        for (const Candidate& c : step_.placed) parts.push_back(placed_text(study_, c));
        std::ranges::move(removed_texts(study_, step_.removed), std::back_inserter(parts));
        return joined(parts, joining_words().and_);
    }

    /// "R1C1 = 2 (row 1), then with column 4 nothing fits box 2"
    std::string chain() const {
        std::string text;
        const RuleId failing = step_.failing_rule ? *step_.failing_rule : step_.rules.back();
        std::vector<RuleId> unnamed(step_.rules);
        std::erase(unnamed, failing);
        for (const auto& [placed, rule] : step_.chain) {
            text += placed_text(study_, placed) + " (" + study_.name_of(rule).subject + "), ";
            std::erase(unnamed, rule);
        }
        const JoiningWords& words = joining_words();
        if (!text.empty()) text += std::string(words.then) + " ";
        std::vector<std::string> others;
        for (const RuleId rule : unnamed) others.push_back(study_.name_of(rule).subject);
        if (!others.empty()) text += std::string(words.with) + " " + joined(others, words.and_) + " ";
        return text + std::string(words.fails) + " " + study_.name_of(failing).subject;
    }

    const Study& study_;
    const Step& step_;
};

}  // namespace

std::string_view technique_name(const Study& study, const Step& step) {
    const TechniqueEntry& entry = entry_of(step.technique);
    const bool is_of_clues = !step.rules.empty() && std::ranges::all_of(step.rules, [&](RuleId rule) {
        return clue_of(*study.rules()[rule.index()]) != nullptr;
    });
    return is_of_clues ? entry.clue_name : entry.name;
}

std::string placed_text(const Study& study, Candidate placed) {
    return study.name_of(placed.cell) + " = " + study.name_of_value(placed.value);
}

std::string fact_text(const Study& study, const Fact& fact) {
    if (fact.is_placed) return placed_text(study, {fact.cell, fact.values[0]});
    return without_text(study, fact.cell, fact.values);
}

std::vector<std::string> removed_texts(const Study& study, const std::vector<Candidate>& removed) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < removed.size();) {
        std::vector<std::size_t> values;
        const CellId cell = removed[i].cell;
        for (; i < removed.size() && removed[i].cell == cell; ++i) values.push_back(removed[i].value);
        texts.push_back(without_text(study, cell, values));
    }
    return texts;
}

std::string sentence(const Study& study, const Step& step) {
    if (step.technique == Technique::NakedSingle && step.rules.empty()) {
        return study.name_of(step.placed[0].cell) + " can only be " +
               study.name_of_value(step.placed[0].value) + ": all else has been ruled out.";
    }
    const Filling filling(study, step);
    const std::string_view text = sentence_template(step.technique);
    std::string filled;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t open = std::min(text.find('{', i), text.size());
        filled += text.substr(i, open - i);
        if (open == text.size()) break;
        const std::size_t close = text.find('}', open);
        filled += filling.part(text.substr(open + 1, close - open - 1));
        i = close + 1;
    }
    return capitalised(filled);
}

}  // namespace sator
