// Naked and hidden singles of all groups, and intersections of two groups: if all places of a required value
// in one group are cells of another group, the rest of the other group loses the value ("pointing",
// "claiming"). Runs to fixpoint. Weaker than GAC, but prunes at least as much as AllDifferent on each group;
// checks complete assignments.
//
// The candidates are stored by value (distinct_value_view.hpp): for each value the set of cells that can have
// it, laid out in fields (distinct_fields.hpp). Then a fixed cell removes its value from all its peers at
// once, one addition over the values finds all naked singles, and two subtractions find a value's hidden
// singles in all groups. A round costs values × words of a set; values whose places did not change are
// skipped.
#include "sator/propagators/distinct/distinct_network.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "sator/base/assert.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/distinct/distinct_endgame.hpp"
#include "sator/propagators/distinct/distinct_reasons.hpp"

namespace sator::propagators {

namespace {

/// The most words of a view that an endgame may copy at each decision; larger networks have no endgame.
constexpr std::size_t kMaxWordsToCopy = 512;

/// The open cells of a view, and for each value those that can have it.
template <std::size_t B>
struct OpenPlaces {
    CellSet<B> open;
    std::array<CellSet<B>, kWordBits> of;

    template <std::size_t N>
    explicit OpenPlaces(const DistinctLayout<B, N>& layout, const DistinctValueView<B, N>& view)
        : open(view.open_cells()) {
        for (std::size_t v = 0; v < layout.values; ++v) of[v] = view.open_places(v);
    }
};

/// Narrows the variables to the candidates of the view. `before`: what was open when it was read from them.
template <std::size_t B, std::size_t N>
bool write_back(const DistinctLayout<B, N>& layout, const OpenPlaces<B>& before,
                const DistinctValueView<B, N>& view, Scope& scope) {
    const CellSet<B> open = view.open_cells(), fixed = before.open - open;
    CellSet<B> narrowed{};
    for (std::size_t v = 0; v < layout.values; ++v) narrowed |= (before.of[v] - view.open_places(v)) & open;
    std::array<Word, B * kWordBits> candidates;  // set for the changed cells only
    fixed.for_each([&](std::size_t bit) { candidates[bit] = Word{1} << view.value_of(layout.cell_at[bit]); });
    narrowed.for_each([&](std::size_t bit) { candidates[bit] = 0; });
    for (std::size_t v = 0; v < layout.values; ++v) {
        (view.open_places(v) & narrowed).for_each([&](std::size_t bit) { candidates[bit] |= Word{1} << v; });
    }
    bool is_possible = true;
    (fixed | narrowed).for_each([&](std::size_t bit) {
        is_possible = is_possible && scope.keep(layout.cell_at[bit], {&candidates[bit], 1});
    });
    return is_possible;
}

template <std::size_t B, std::size_t N>
class Network final : public DistinctNetwork {
  public:
    Network(std::size_t cells, std::size_t values, const std::vector<DistinctGroup>& groups,
            const DistinctFields& fields)
        : layout_(cells, values, groups, fields), reasons_(cells, groups), groups_(groups) {}

    std::string_view name() const override { return "distinct_network"; }
    Cost cost() const override { return Cost::Linear; }
    std::size_t reversible_words(std::size_t) const override {
        return 1 + DistinctValueView<B, N>::saved_words(layout_.values, layout_.at.size());
    }

    /// The first reversible word says whether the others store a view.
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        const std::span<Word> kept = scratch.reversible.subspan(1);
        DistinctValueView<B, N> view(layout_);
        if (scratch.reversible[0] == 0) {
            view.reset();
        } else {
            view.restore(kept);
        }
        changed.for_each([&](std::size_t c) { view.narrow(c, scope[c].word(0)); });
        const OpenPlaces<B> before(layout_, view);
        if (!view.to_fixpoint() || !write_back(layout_, before, view, scope)) return Propagation::Conflict;
        scratch.reversible[0] = 1;
        view.save(kept);
        return view.is_done() ? Propagation::Entailed : Propagation::Fixpoint;
    }

    std::unique_ptr<Endgame> endgame(std::span<const VariableId> scope) const override {
        if (N * layout_.values > kMaxWordsToCopy) return nullptr;
        return std::make_unique<DistinctEndgame<B, N>>(layout_, scope);
    }

    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override {
        auto reason = reasons_.reason(removals, before);
        return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
    }

    /// Writes one piece for each group.
    void signature(std::size_t, ConstraintSignature& signature) const override {
        for (const auto& [positions, required] : groups_) {
            Residual demand;
            demand.add(required);
            signature.begin(name(), demand);
            for (const std::uint32_t position : positions) signature.add(position, 0);
        }
    }

    void neighbours(std::size_t, NeighbourGroups& neighbours) const override {
        for (const DistinctGroup& group : groups_) {
            neighbours.add(EdgeKind::Differ, group.positions);
            neighbours.add_places(group.positions, {&group.required, 1});
        }
    }

  private:
    DistinctLayout<B, N> layout_;
    DistinctReasons reasons_;
    std::vector<DistinctGroup> groups_;
};

/// The sizes for which loops are unrolled, the smallest first: B words of the base, N words in all.
template <std::size_t B, std::size_t N>
struct Size {};
constexpr std::tuple<Size<1, 3>, Size<2, 6>, Size<2, 8>, Size<8, 24>, Size<16, 52>, Size<32, 100>> kSizes;

}  // namespace

std::shared_ptr<const DistinctNetwork> make_distinct_network(std::size_t cells, std::size_t values,
                                                             const std::vector<DistinctGroup>& groups) {
    SATOR_ASSERT(values <= kWordBits);
    std::shared_ptr<const DistinctNetwork> network;
    const auto fields = DistinctFields::build(cells, groups);
    if (!fields) return network;
    const auto make = [&]<std::size_t B, std::size_t N>(Size<B, N>) {
        if (network || fields->base_words > B || fields->words > N) return;
        network = std::make_shared<Network<B, N>>(cells, values, groups, *fields);
    };
    std::apply([&](auto... sizes) { (make(sizes), ...); }, kSizes);
    return network;
}

}  // namespace sator::propagators
