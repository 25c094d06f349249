#include "sator/create/recipe/text_judge.hpp"

#include <algorithm>

#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::create {

namespace {

bool all_hold(const RuleList& rules, std::span<const Value> values) {
    std::vector<Value> own;
    return std::ranges::all_of(rules, [&](const auto& rule) {
        own.clear();
        for (const CellId cell : rule->cells()) own.push_back(values[cell.index()]);
        return rule->holds(own);
    });
}

}  // namespace

TextJudge::Verdict TextJudge::verdict(const std::string& text, std::span<const Value> solution) {
    auto puzzle = bases_.read(text);
    if (!puzzle) return Verdict::Wrong;
    RuleContext context{*puzzle, *cache_, bases_.files(), {}};
    const auto rules = make_rules(Registry::standard(), context);
    if (!rules || !all_hold(*rules, solution)) return Verdict::Wrong;
    const bool is_met =
        std::ranges::any_of(found_, [&](const auto& values) { return all_hold(*rules, values); });
    return is_met ? Verdict::TooWeak : Verdict::IsDesign;
}

}  // namespace sator::create
