// Union-find over the variables of AllDifferent propagators; each connected set of propagators becomes one
// DistinctNetwork.
#include "sator/propagators/distinct/fused_distinct.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/distinct_network.hpp"

namespace sator::propagators {

namespace {

/// Steps that a LimitWatch counts for reading a propagator's scope and for laying out a network.
constexpr std::size_t kStepsPerScope = 16, kStepsPerNetwork = 256;

/// Returns the propagator if a network can replace it, else null.
const AllDifferent* fusible(const Model& model, std::size_t p) {
    const auto* distinct = as_exactly<AllDifferent>(*model.propagators()[p].propagator);
    if (distinct == nullptr || distinct->required().size() != 1) return nullptr;
    const auto scope = model.scope_of(PropagatorId(p));
    std::vector<VariableId> sorted(scope.begin(), scope.end());
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) == sorted.end() ? distinct : nullptr;
}

/// Sets of variables linked by propagators: disjoint-set forest with path halving.
class UnionFind {
  public:
    explicit UnionFind(std::size_t variables) : parent_(variables) {
        std::iota(parent_.begin(), parent_.end(), 0U);
    }

    std::size_t root(VariableId variable) {
        std::size_t at = variable.index();
        while (parent_[at] != at) at = parent_[at] = parent_[parent_[at]];
        return at;
    }
    void link(std::span<const VariableId> scope) {
        for (const VariableId variable : scope) parent_[root(variable)] = root(scope.front());
    }

  private:
    std::vector<std::size_t> parent_;
};

constexpr std::uint32_t kNowhere = 0xFFFF'FFFF;

/// The propagators that one network replaces. Once there are too many cells, no more are added.
struct FusedNetwork {
    std::vector<std::size_t> propagators;
    std::vector<VariableId> cells;
    std::vector<DistinctGroup> groups;
    std::size_t values = 0;
    std::shared_ptr<const Propagator> propagator;  // null if the propagators are better left as they are

    /// `place`: for each variable its position in its network, or kNowhere.
    void add(const Model& model, std::size_t p, const AllDifferent& distinct,
             std::span<std::uint32_t> place) {
        DistinctGroup group{.positions = {}, .required = distinct.required()[0]};
        for (const VariableId cell : model.scope_of(PropagatorId(p))) {
            if (cells.size() > kMaxNetworkCells) return;
            if (place[cell.index()] == kNowhere) {
                place[cell.index()] = static_cast<std::uint32_t>(cells.size());
                cells.push_back(cell);
            }
            group.positions.push_back(place[cell.index()]);
            values = std::max(values,
                              static_cast<std::size_t>(std::bit_width(model.initial_domain(cell).word(0))));
        }
        values = std::max(values, static_cast<std::size_t>(std::bit_width(group.required)));
        propagators.push_back(p);
        groups.push_back(std::move(group));
    }

    void make_propagator() {
        if (groups.size() < 2 || values == 0 || cells.size() > kMaxNetworkCells) return;
        propagator = make_distinct_network(cells.size(), values, groups);
    }
};

std::vector<FusedNetwork> find_networks(const Model& model, LimitWatch& watch) {
    UnionFind links(model.variables().size());
    for (std::size_t p = 0; p < model.propagators().size() && !watch.is_over(kStepsPerScope); ++p) {
        if (fusible(model, p) != nullptr) links.link(model.scope_of(PropagatorId(p)));
    }
    std::map<std::size_t, FusedNetwork> networks;
    std::vector<std::uint32_t> place(model.variables().size(), kNowhere);
    for (std::size_t p = 0; p < model.propagators().size() && !watch.is_over(kStepsPerScope); ++p) {
        const AllDifferent* distinct = fusible(model, p);
        if (distinct != nullptr)
            networks[links.root(model.scope_of(PropagatorId(p))[0])].add(model, p, *distinct, place);
    }
    std::vector<FusedNetwork> paying;
    for (auto& [root, network] : networks) {
        if (watch.is_over(kStepsPerNetwork)) break;
        network.make_propagator();
        if (network.propagator) paying.push_back(std::move(network));
    }
    return paying;
}

}  // namespace

std::optional<Model> with_fused_distinct(const Model& model, LimitWatch& watch) {
    const std::vector<FusedNetwork> networks = find_networks(model, watch);
    if (watch.is_over(0) || networks.empty()) return std::nullopt;
    std::map<std::size_t, const FusedNetwork*> first, later;
    for (const FusedNetwork& network : networks) {
        for (const std::size_t p : network.propagators) later[p] = &network;
        first[network.propagators[0]] = &network;
    }
    Model fused = model.without_propagators();
    for (std::size_t p = 0; p < model.propagators().size() && !watch.is_over(); ++p) {
        if (const auto at = first.find(p); at != first.end()) {
            const FusedNetwork& network = *at->second;
            fused.begin_rule(model.propagators()[p].rule);
            fused.post(network.propagator, network.cells);
        } else if (!later.contains(p)) {
            fused.repost(model, PropagatorId(p));
        }
    }
    return watch.is_over(0) ? std::nullopt : std::optional(std::move(fused));
}

}  // namespace sator::propagators
