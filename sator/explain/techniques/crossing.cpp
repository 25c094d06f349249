// Two or three rules cross in a cell, and only one value is in all the sets that they leave to it, given the
// placed values. Two rules are preferred. All pairs and triples are tried, because a cell is in few rules.
#include "sator/explain/techniques/crossing.hpp"

#include <optional>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

using Values = std::vector<Word>;

/// What each rule leaves to the cell, without the rules that leave its whole range.
struct Sight {
    std::vector<RuleId> rules;
    std::vector<Values> left;
};

Sight sight_of(SolvingState& state, CellId cell) {
    Sight sight;
    const PuzzleContext& context = state.context();
    const auto range = context.ranges()[cell];
    for (const RuleId rule : context.rules_of(cell)) {
        const auto& filtered = state.filtered(rule, PremiseSource::Placed);
        const std::size_t place = state.query().fixpoint(rule).place_of(cell);
        if (filtered.conflicts || place == state.query().fixpoint(rule).cells().size()) continue;
        const auto left = state.left(filtered, place);
        if (std::ranges::equal(left, range)) continue;
        sight.rules.push_back(rule);
        sight.left.emplace_back(left.begin(), left.end());
    }
    return sight;
}

Values common(const Values& a, const Values& b) {
    Values both(a);
    for (std::size_t w = 0; w < both.size(); ++w) both[w] &= b[w];
    return both;
}

/// Returns the indices in `sight` of two rules, else of three, that together leave one value. Returns an
/// empty list if there are none, or if a single rule already leaves one value.
std::vector<std::size_t> fewest(const Sight& sight) {
    std::vector<std::size_t> three;
    for (std::size_t i = 0; i < sight.rules.size(); ++i) {
        if (count_bits(sight.left[i]) <= 1) return {};
    }
    for (std::size_t i = 0; i < sight.rules.size(); ++i) {
        for (std::size_t j = i + 1; j < sight.rules.size(); ++j) {
            const Values both = common(sight.left[i], sight.left[j]);
            if (count_bits(both) == 1) return {i, j};
            for (std::size_t k = j + 1; k < sight.rules.size() && three.empty(); ++k) {
                if (count_bits(common(both, sight.left[k])) == 1) three = {i, j, k};
            }
        }
    }
    return three;
}

}  // namespace

void find_crossing_at(SolvingState& state, CellId cell, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    const auto rules = context.rules_of(cell);
    if (!state.is_open(cell) || rules.size() < 2) return;
    if (std::ranges::all_of(rules, [&](RuleId rule) { return context.is_only_region(rule); })) return;
    const Sight sight = sight_of(state, cell);
    const auto crossing = fewest(sight);
    if (crossing.empty()) return;
    Finding finding{Technique::Crossing, {}, {}, PremiseSource::Placed, kCrossing.cost, 0};
    Values left = sight.left[crossing[0]];
    for (const std::size_t i : crossing) {
        finding.rules.push_back(sight.rules[i]);
        finding.work += static_cast<double>(state.query().fixpoint(sight.rules[i]).cells().size());
        left = common(left, sight.left[i]);
    }
    for_each_value(left, [&](ValueId v) { finding.claim.placed = {{cell, v}}; });
    found.push_back(std::move(finding));
}

namespace {

void find_crossings(SolvingState& state, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    for (std::size_t c = 0; c < context.cell_count() && !state.query().watch().is_over(); ++c)
        find_crossing_at(state, CellId(c), found);
}

}  // namespace

/// Several rules share a cell, and only one value satisfies all of them.
constinit const TechniqueEntry kCrossing{
    .technique = Technique::Crossing,
    .name = "crossing",
    .clue_name = "crossing",
    .label = "crossing",
    .cost = 2.4,
    .ease = 0.2,
    .tie_number = 7,
    .tier = RatingTier::Values,
    .find = find_crossings,
    .sentence_of = [](const Step& step) -> std::string_view {
        return !std::holds_alternative<CrossingViews>(step.detail)
                   ? "{Rules}{given}only {value} fits {cell}."
                   : "{cell}: {views}. Only {value} fits {all}.";
    },
};

}  // namespace sator::explain
