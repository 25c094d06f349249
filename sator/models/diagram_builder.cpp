#include "sator/models/diagram_builder.hpp"

#include <algorithm>
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
    DiagramBuilder(const Model& part, std::span<const VariableId> variables,
                   const std::function<bool(std::span<const Value>)>& accepts, DiagramLimits& limits,
                   LimitWatch& watch)
        : part_(part),
          variables_(variables),
          accepts_(accepts),
          limits_(limits),
          watch_(watch),
          store_(part),
          caller_(store_, &watch),
          known_(variables.size()),
          nodes_(variables.size()),
          layers_(variables.size()) {
        for (std::size_t p = 0; p < part.propagators().size(); ++p) {
            store_.queue().schedule_all(PropagatorId(p));
        }
        for (std::size_t v = part.cell_count(); v < part.variables().size(); ++v) {
            if (std::ranges::find(variables, VariableId(v)) == variables.end()) others_.emplace_back(v);
        }
    }

    std::optional<Diagram> build() {
        Diagram diagram;
        diagram.variables.assign(variables_.begin(), variables_.end());
        const std::uint32_t root = run_waiting() ? node_at(0) : kDead;
        if (is_over_) return std::nullopt;
        diagram.layers = std::move(layers_);
        if (root == kDead) diagram.layers.assign(std::max<std::size_t>(variables_.size(), 1), {});
        return diagram;
    }

  private:
    /// The cost of a call of a propagator, apart from its variables.
    static constexpr std::size_t kStepsPerValue = 32;
    static constexpr std::uint32_t kDead = std::numeric_limits<std::uint32_t>::max();

    bool run_waiting() {
        for (PropagatorId id; store_.queue().pop(id);) {
            if (store_.is_entailed(id)) continue;
            if (caller_.call(id) == Propagation::Conflict) return false;
        }
        return true;
    }

    static void add_bounds(const Domain& domain, Residual& bytes) {
        bytes.add_signed(domain.min());
        bytes.add_signed(domain.max());
    }

    /// Writes all that the choices so far still mean to the open variables.
    std::string key(std::size_t depth) {
        Residual bytes;
        for (std::size_t i = depth; i < variables_.size(); ++i) {
            const Domain domain = store_.domain(variables_[i]);
            if (domain.kind() == DomainKind::Interval) {
                add_bounds(domain, bytes);
                continue;
            }
            for (const Word word : domain.words()) bytes.add(word);
        }
        for (const VariableId other : others_) add_bounds(store_.domain(other), bytes);
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
        if (depth == variables_.size()) return is_accepted() ? 0 : kDead;
        const auto [known, is_new] = known_[depth].try_emplace(key(depth), kDead);
        if (!is_new) return known->second;
        std::uint32_t& number = known->second;
        if (++size_ > limits_.nodes || watch_.is_over(variables_.size())) is_over_ = true;
        Diagram::Node edges;
        for (const Value value : open_values(variables_[depth])) {
            if (!take_steps()) return kDead;
            store_.push_level();
            store_.begin_call(Store::kDecision);
            const std::uint32_t to =
                store_.assign(variables_[depth], value) && run_waiting() ? node_at(depth + 1) : kDead;
            store_.backtrack();
            if (to != kDead) edges.push_back({core_value(variables_[depth], value), to});
        }
        if (!edges.empty()) number = shared_node(depth, std::move(edges));
        return number;
    }

    std::vector<Value> open_values(VariableId variable) {
        std::vector<Value> values;
        const Domain domain = store_.domain(variable);
        if (domain.kind() == DomainKind::Interval) {
            for (Value value = domain.min(); value <= domain.max(); ++value) values.push_back(value);
        } else {
            domain.for_each([&](Value value) { values.push_back(value); });
        }
        return values;
    }

    ValueId core_value(VariableId variable, Value value) const {
        const Domain first = part_.initial_domain(variable);
        return value_id(first.kind() == DomainKind::Interval ? value - first.min() : value);
    }

    /// Returns whether a value may be tried.
    bool take_steps() {
        const std::size_t steps = variables_.size() + kStepsPerValue;
        is_over_ = is_over_ || limits_.steps < steps;
        if (!is_over_) limits_.steps -= steps;
        return !is_over_;
    }

    bool is_accepted() const {
        std::vector<Value> values;
        for (const VariableId variable : variables_) values.push_back(store_.domain(variable).min());
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
    std::span<const VariableId> variables_;
    const std::function<bool(std::span<const Value>)>& accepts_;
    DiagramLimits& limits_;
    LimitWatch& watch_;
    Store store_;
    engine::PropagatorCaller caller_;
    std::vector<VariableId> others_;                                     // auxiliaries that are no layer
    std::vector<std::unordered_map<std::string, std::uint32_t>> known_;  // by depth
    std::vector<std::map<Diagram::Node, std::uint32_t>> nodes_;          // by depth
    std::vector<std::vector<Diagram::Node>> layers_;
    std::size_t size_ = 0;
    bool is_over_ = false;
};

}  // namespace

std::optional<Diagram> build_diagram(const Model& part, std::span<const VariableId> variables,
                                     const std::function<bool(std::span<const Value>)>& accepts,
                                     DiagramLimits& limits, LimitWatch& watch) {
    return DiagramBuilder(part, variables, accepts, limits, watch).build();
}

}  // namespace sator::models
