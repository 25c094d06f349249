// Each propagator that knows the sets of values its cells can hold gets a ValueSets over these cells and those that differ from two
// or more of them. Costs families × cells, a few word operations each.
#include "sator/propagators/tables/families_of_sets.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/hall_sets.hpp"
#include "sator/propagators/distinct/value_sets.hpp"
#include "sator/propagators/sums/distinct_sum.hpp"
#include "sator/propagators/tables/known_family.hpp"

namespace sator::propagators {

namespace {

bool has_one_word(const Model& model, VariableId cell) {
    return model.initial_domain(cell).word_count() == 1;
}

/// Cells that hold each of `values` once.
struct Permutation {
    std::span<const VariableId> cells;
    Word values = 0;
};

/// Returns the permutations that the model states. They refer to it.
std::vector<Permutation> permutations_of(const Model& model) {
    std::vector<Permutation> permutations;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const auto* distinct = as_exactly<AllDifferent>(*model.propagators()[p].propagator);
        if (distinct == nullptr || distinct->required().size() != 1) continue;
        const auto scope = model.scope_of(PropagatorId(p));
        const Word values = distinct->required()[0];
        if (values != 0 && count_bits(values) == scope.size()) permutations.push_back({scope, values});
    }
    return permutations;
}

class FamilyPoster {
  public:
    FamilyPoster(const DifferingCells& differing, const Model& model)
        : differing_(differing), model_(model), permutations_(permutations_of(model)) {}

    /// Returns a scope and its propagator; null if no other cell sees the family's.
    std::pair<std::vector<VariableId>, std::shared_ptr<const ValueSets>> make(
        std::span<const VariableId> inside, std::vector<Word> sets) const {
        std::vector<VariableId> scope(inside.begin(), inside.end());
        std::vector<Word> sees;
        for (std::size_t c = 0; c < differing_.cells(); ++c) {
            const VariableId cell(c);
            if (std::ranges::find(inside, cell) != inside.end() || !has_one_word(model_, cell)) continue;
            const Word seen = seen_by(cell, inside);
            if (count_bits(seen) < 2) continue;
            scope.push_back(cell);
            sees.push_back(seen);
        }
        if (sees.empty()) return {};
        auto propagator = std::make_shared<const ValueSets>(inside.size(), std::move(sets), std::move(sees),
                                                            rests(inside, scope));
        return {std::move(scope), std::move(propagator)};
    }

  private:
    Word seen_by(VariableId cell, std::span<const VariableId> inside) const {
        Word seen = 0;
        for (std::size_t i = 0; i < inside.size(); ++i) {
            if (differing_.differ(cell, inside[i])) seen |= Word{1} << i;
        }
        return seen;
    }

    std::vector<ValueSets::Rest> rests(std::span<const VariableId> inside,
                                       std::span<const VariableId> scope) const {
        std::vector<ValueSets::Rest> found;
        for (const Permutation& permutation : permutations_) {
            const auto has = [&](VariableId cell) {
                return std::ranges::find(permutation.cells, cell) != permutation.cells.end();
            };
            if (permutation.cells.size() == inside.size() || !std::ranges::all_of(inside, has)) continue;
            ValueSets::Rest& rest = found.emplace_back(ValueSets::Rest{{}, permutation.values});
            for (std::size_t i = inside.size(); i < scope.size(); ++i) {
                if (has(scope[i])) rest.positions.push_back(static_cast<std::uint32_t>(i));
            }
            if (rest.positions.size() + inside.size() != permutation.cells.size()) found.pop_back();
        }
        return found;
    }

    const DifferingCells& differing_;
    const Model& model_;
    std::vector<Permutation> permutations_;
};

}  // namespace

std::optional<Model> with_families_of_sets(const Model& model, const DifferingCells& differing,
                                           LimitWatch& watch) {
    const FamilyPoster poster(differing, model);
    std::optional<Model> with;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId by(p);
        const auto scope = model.scope_of(by);
        KnownFamily family = known_family(model, by, differing);
        if (family.sets.empty()) continue;
        if (watch.is_over(differing.cells() * scope.size())) break;
        auto [cells, propagator] = poster.make(scope, family.sets);
        if (!propagator && family.is_pruned) continue;
        if (!with) with = model;
        with->begin_rule(model.propagators()[p].rule);
        if (propagator) with->post_redundant(std::move(propagator), cells);
        if (family.is_pruned || scope.size() > kMaxHallSets) continue;
        with->post_redundant(DistinctSum::of_sets(std::move(family.sets)), scope);
    }
    return with;
}

}  // namespace sator::propagators
