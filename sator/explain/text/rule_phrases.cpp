#include "sator/explain/text/rule_phrases.hpp"

#include <algorithm>

#include "sator/explain/text/joining_words.hpp"

namespace sator::explain {

std::string place_name(const PuzzleContext& context, RuleId rule) {
    const std::string& subject = context.name_of(rule).subject;
    return subject == joining_words().all_cells ? std::string(joining_words().grid) : subject;
}

bool needs_no_demand(const PuzzleContext& context, RuleId rule) {
    const std::string& name = context.name_of(rule).subject;
    const bool is_plain = std::ranges::any_of(joining_words().plain_regions,
                                              [&](std::string_view word) { return name.starts_with(word); });
    return context.is_only_region(rule) && is_plain;
}

std::string with_demand(const PuzzleContext& context, RuleId rule) {
    return needs_no_demand(context, rule) ? context.name_of(rule).subject : context.name_of(rule).sentence();
}

bool needs_demand(const PuzzleContext& context, const Step& step, RuleId rule) {
    const RuleWords& name = context.name_of(rule);
    const auto is_alike = [&](RuleId other) {
        return other != rule && context.name_of(other).subject == name.subject;
    };
    return !name.demand.empty() && std::ranges::any_of(step.rules, is_alike);
}

}  // namespace sator::explain
