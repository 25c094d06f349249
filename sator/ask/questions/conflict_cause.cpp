#include "sator/ask/questions/conflict_cause.hpp"

#include <fmt/format.h>

#include <vector>

#include "sator/explain/parts/general_rules.hpp"
#include "sator/explain/parts/mus.hpp"
#include "sator/explain/repair/corrections.hpp"

namespace sator::ask {

namespace {

/// More parts are counted instead of listed.
constexpr std::size_t kMaxListed = 3;

std::string listed(const PuzzleParts& parts, const std::vector<PartId>& some) {
    std::string text;
    for (const PartId part : GeneralRules(parts).last_of(some))
        text += (text.empty() ? "" : "; ") + parts.describe(part);
    return text;
}

std::string cause(const PuzzleParts& parts, RuleContext& context, const Limits& limits) {
    const Mus mus = find_conflict(parts, limits);
    const auto corrections = find_corrections(parts, mus.relaxations, Registry::standard(), context, limits);
    if (!corrections.empty()) return correction_text(corrections[0], parts);
    const std::size_t count = mus.relaxations.size();
    if (count == 1) return "it has a solution without this: " + listed(parts, mus.relaxations);
    if (count > 1 && count <= kMaxListed)
        return "it has a solution without any one of these: " + listed(parts, mus.relaxations);
    if (mus.relaxations_are_all) return "removing a single rule or given never gives it a solution";
    if (mus.is_minimal && mus.parts.size() <= kMaxListed)
        return "these cannot all be true: " + listed(parts, mus.parts);
    if (mus.is_minimal)
        return fmt::format("{} rules and givens cannot all be true; see sator check", mus.parts.size());
    return "the cause was not found in this time; see sator check";
}

}  // namespace

std::string conflict_cause(RuleContext& context, const Limits& limits) {
    context.watch = LimitWatch(limits);
    const auto parts = PuzzleParts::make(Registry::standard(), context);
    if (!parts || context.watch.is_over()) return "";
    return cause(*parts, context, limits);
}

}  // namespace sator::ask
