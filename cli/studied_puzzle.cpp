#include "cli/studied_puzzle.hpp"

#include <algorithm>

#include "sator/base/check.hpp"

namespace sator {

std::expected<StudiedPuzzle, std::vector<Diagnostic>> StudiedPuzzle::make(const Puzzle& puzzle,
                                                                          RuleContext& context,
                                                                          const Limits& limits) {
    context.watch = LimitWatch(limits);
    auto rules = make_rules(Registry::standard(), context);
    if (!rules) return std::unexpected(std::move(rules.error()));
    StudiedPuzzle studied;
    studied.take_rules(puzzle, std::move(*rules), context.watch, limits);
    return studied;
}

void StudiedPuzzle::take_rules(const Puzzle& puzzle, RuleList rules, LimitWatch& watch,
                               const Limits& limits) {
    study_.reset();
    rules_ = std::make_unique<RuleList>(std::move(rules));
    model_ = std::make_unique<Model>(build_model(puzzle, *rules_, watch));
    if (watch.is_over()) return;
    study_ = std::make_unique<Study>(puzzle, *rules_, *model_, limits);
    if (study_->watch().is_over(0)) watch = study_->watch();
}

void StudiedPuzzle::make_ready_for(std::size_t initial, RuleContext& context, const Limits& limits) {
    if (context.watch.is_over(0)) return;  // its rules are not all known
    const bool uses_givens = std::ranges::any_of(context.puzzle.rules, [](const RuleStatement& statement) {
        return Registry::standard().find(statement.name)->uses_givens;
    });
    if (!uses_givens || context.initial == initial) return;
    context.initial = initial;
    context.watch = LimitWatch(limits);
    auto rules = make_rules(Registry::standard(), context);
    SATOR_CHECK(rules.has_value());  // what can be wrong with a statement does not depend on the givens
    take_rules(context.puzzle, std::move(*rules), context.watch, limits);
}

std::span<const Given> StudiedPuzzle::givens(const Puzzle& puzzle, std::size_t initial) {
    if (initial >= puzzle.initials.size()) return {};
    return puzzle.initials[initial].givens;
}

}  // namespace sator
