#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// A range of a list that grows and shrinks like a stack.
struct ListRange {
    std::uint32_t begin = 0, end = 0;

    std::uint32_t size() const { return end - begin; }
};

/// Open variables that are connected by propagators, and those propagators. Both are in ascending order.
struct Component {
    ListRange cells, auxiliaries, propagators;
};

/// Splits the open variables at a node into connected components: two are connected if a propagator that may
/// still fail has both in its scope. Components are on a stack, like the decisions.
class Components {
  public:
    explicit Components(const Model& model);

    /// The stack's size, to return to.
    struct Mark {
        std::uint32_t variables, propagators;
    };
    Mark mark() const {
        return {static_cast<std::uint32_t>(variables_.size()),
                static_cast<std::uint32_t>(propagators_.size())};
    }
    void release(Mark mark);

    /// Calls `take(component)` for each component of `cells`, in the order of their first cells. An open cell
    /// without an active propagator is a component of its own. `cells` must have all open cells of each of
    /// these components.
    template <class Take>
    void split(const Store& store, ListRange cells, Take take) {
        begin_visits();
        for (std::uint32_t i = cells.begin; i < cells.end; ++i) {
            const VariableId cell = variables_[i];
            if (was_visited(cell) || store.domain(cell).is_fixed()) continue;
            take(component_of(store, cell));
        }
    }
    /// Returns all cells of the model, as a list to split.
    ListRange all_cells();

    std::span<const VariableId> variables(ListRange range) const {
        return {variables_.data() + range.begin, range.size()};
    }
    std::span<const PropagatorId> propagators(ListRange range) const {
        return {propagators_.data() + range.begin, range.size()};
    }
    /// The propagators that have the variable in their scopes.
    std::span<const PropagatorId> watchers(VariableId variable) const {
        return {watchers_.data() + first_watcher_[variable.index()],
                watchers_.data() + first_watcher_[variable.index() + 1]};
    }
    std::size_t memory_bytes() const;

  private:
    void begin_visits();
    bool was_visited(VariableId variable) const { return variable_visit_[variable.index()] == visit_; }
    Component component_of(const Store& store, VariableId first);

    const Model& model_;
    std::vector<std::uint32_t> first_watcher_;  // of each variable, and one past the last
    std::vector<PropagatorId> watchers_;
    std::vector<VariableId> variables_;
    std::vector<PropagatorId> propagators_;
    std::vector<std::uint32_t> variable_visit_, propagator_visit_;  // the split that last visited them
    std::uint32_t visit_ = 0;
    std::vector<VariableId> pending_, auxiliaries_;
};

}  // namespace sator::engine
