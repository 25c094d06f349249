#include "sator/models/diagram_builder.hpp"

#include <map>
#include <string>
#include <unordered_map>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/state/propagator_caller.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/state/store.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::models {

namespace {

class DiagramBuilder {
  public:
    DiagramBuilder(const Model& part, std::span<const VariableId> cells,
                   const std::function<bool(std::span<const Value>)>& accepts, LimitWatch& watch)
        : part_(part),
          cells_(cells),
          accepts_(accepts),
          watch_(watch),
          store_(part),
          caller_(store_, &watch),
          known_(cells.size()),
          nodes_(cells.size()),
          layers_(cells.size()) {
        for (std::size_t p = 0; p < part.propagators().size(); ++p) {
            store_.queue().schedule_all(PropagatorId(p));
        }
    }

    std::optional<Diagram> build() {
        Diagram diagram;
        for (const VariableId cell : cells_) diagram.cells.push_back(CellId(cell.index()));
        const std::uint32_t root = run_waiting() ? node_at(0) : kDead;
        if (is_over_) return std::nullopt;
        diagram.layers = std::move(layers_);
        if (root == kDead) diagram.layers.assign(std::max<std::size_t>(cells_.size(), 1), {});
        return diagram;
    }

  private:
    static constexpr std::uint32_t kDead = std::numeric_limits<std::uint32_t>::max();

    bool run_waiting() {
        for (PropagatorId id; store_.queue().pop(id);) {
            if (store_.is_entailed(id)) continue;
            if (caller_.call(id) == Propagation::Conflict) return false;
        }
        return true;
    }

    /// Writes all that the choices so far still mean to the open cells.
    std::string key(std::size_t depth) {
        Residual bytes;
        for (std::size_t i = depth; i < cells_.size(); ++i) {
            for (const Word word : store_.domain(cells_[i]).words()) bytes.add(word);
        }
        for (std::size_t v = part_.cell_count(); v < part_.variables().size(); ++v) {
            bytes.add_signed(store_.domain(VariableId(v)).min());
            bytes.add_signed(store_.domain(VariableId(v)).max());
        }
        for (std::size_t p = 0; p < part_.propagators().size(); ++p) {
            const PropagatorId id(p);
            bytes.add(store_.is_entailed(id) ? 1 : 0);
            if (store_.is_entailed(id)) continue;
            Residual own;
            part_.propagators()[p].propagator->residual(Scope(store_, part_.scope_of(id)), own);
            bytes.add(own);
        }
        return std::string(bytes.bytes());
    }

    /// Returns the node of this fixpoint, or kDead if it has no solution.
    std::uint32_t node_at(std::size_t depth) {
        if (depth == cells_.size()) return is_accepted() ? 0 : kDead;
        const auto [known, is_new] = known_[depth].try_emplace(key(depth), kDead);
        if (!is_new) return known->second;
        if (++size_ > kDiagramLimit || watch_.is_over(cells_.size())) is_over_ = true;
        std::vector<Value> values;
        store_.domain(cells_[depth]).for_each([&](Value value) { values.push_back(value); });
        Diagram::Node edges;
        for (const Value value : values) {
            if (is_over_) return kDead;
            store_.push_level();
            store_.begin_call(Store::kDecision);
            const std::uint32_t to =
                store_.assign(cells_[depth], value) && run_waiting() ? node_at(depth + 1) : kDead;
            store_.backtrack();
            if (to != kDead) edges.push_back({value_id(value), to});
        }
        if (edges.empty()) return kDead;
        return known_[depth][key(depth)] = shared_node(depth, std::move(edges));
    }

    bool is_accepted() const {
        std::vector<Value> values;
        for (const VariableId cell : cells_) values.push_back(store_.domain(cell).min());
        return accepts_(values);
    }

    /// Returns the node with these edges, which is made only once.
    std::uint32_t shared_node(std::size_t depth, Diagram::Node edges) {
        const auto number = static_cast<std::uint32_t>(layers_[depth].size());
        const auto [same, is_new] = nodes_[depth].try_emplace(std::move(edges), number);
        if (is_new) layers_[depth].push_back(same->first);
        return same->second;
    }

    const Model& part_;
    std::span<const VariableId> cells_;
    const std::function<bool(std::span<const Value>)>& accepts_;
    LimitWatch& watch_;
    Store store_;
    engine::PropagatorCaller caller_;
    std::vector<std::unordered_map<std::string, std::uint32_t>> known_;  // by depth
    std::vector<std::map<Diagram::Node, std::uint32_t>> nodes_;          // by depth
    std::vector<std::vector<Diagram::Node>> layers_;
    std::size_t size_ = 0;
    bool is_over_ = false;
};

}  // namespace

std::optional<Diagram> build_diagram(const Model& part, std::span<const VariableId> cells,
                                     const std::function<bool(std::span<const Value>)>& accepts,
                                     LimitWatch& watch) {
    return DiagramBuilder(part, cells, accepts, watch).build();
}

}  // namespace sator::models
