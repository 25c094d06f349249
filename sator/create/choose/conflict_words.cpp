#include "sator/create/choose/conflict_words.hpp"

#include "sator/explain/parts/general_rules.hpp"
#include "sator/explain/parts/mus.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::create {

std::string conflict_words(const Puzzle& base, std::span<const Given> givens, BasePuzzles& bases) {
    /// More parts are no reason that anybody reads.
    constexpr std::size_t kMostParts = 6;
    Puzzle puzzle = base;
    puzzle.initials = {Initial{}};
    puzzle.initials[0].givens.assign(givens.begin(), givens.end());
    const auto cache = make_clue_cache();
    RuleContext context{puzzle, *cache, bases.files(), {}};
    context.watch = LimitWatch(bases.limits());
    const auto parts = PuzzleParts::make(Registry::standard(), context);
    if (!parts || context.watch.is_over()) return {};
    const Mus mus = find_conflict(*parts, bases.limits());
    if (!mus.is_minimal || mus.parts.size() > kMostParts) return {};
    std::string text;
    for (const PartId part : GeneralRules(*parts).last_of(mus.parts))
        text += (text.empty() ? "" : "; ") + parts->describe(part);
    return text;
}

}  // namespace sator::create
