#include "sator/engine/counting/components.hpp"

#include <algorithm>

namespace sator::engine {

Components::Components(const Model& model)
    : model_(model),
      first_watcher_(model.variables().size() + 1, 0),
      variable_visit_(model.variables().size(), 0),
      propagator_visit_(model.propagators().size(), 0) {
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        for (const VariableId v : model.scope_of(PropagatorId(p))) ++first_watcher_[v.index() + 1];
    }
    for (std::size_t v = 1; v < first_watcher_.size(); ++v) first_watcher_[v] += first_watcher_[v - 1];
    watchers_.resize(first_watcher_.back());
    std::vector<std::uint32_t> next(first_watcher_.begin(), first_watcher_.end() - 1);
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        for (const VariableId v : model.scope_of(PropagatorId(p)))
            watchers_[next[v.index()]++] = PropagatorId(p);
    }
}

void Components::release(Mark mark) {
    variables_.resize(mark.variables);
    propagators_.resize(mark.propagators);
}

ListRange Components::all_cells() {
    const auto begin = static_cast<std::uint32_t>(variables_.size());
    for (std::size_t i = 0; i < model_.cell_count(); ++i) variables_.emplace_back(i);
    return {begin, static_cast<std::uint32_t>(variables_.size())};
}

void Components::begin_visits() {
    if (++visit_ != 0) return;
    std::ranges::fill(variable_visit_, 0u);
    std::ranges::fill(propagator_visit_, 0u);
    visit_ = 1;
}

Component Components::component_of(const Store& store, VariableId first) {
    Component found;
    found.cells.begin = static_cast<std::uint32_t>(variables_.size());
    found.propagators.begin = static_cast<std::uint32_t>(propagators_.size());
    auxiliaries_.clear();
    pending_.assign(1, first);
    variable_visit_[first.index()] = visit_;
    while (!pending_.empty()) {
        const VariableId variable = pending_.back();
        pending_.pop_back();
        (variable.index() < model_.cell_count() ? variables_ : auxiliaries_).push_back(variable);
        for (const PropagatorId p : watchers(variable)) {
            if (propagator_visit_[p.index()] == visit_ || store.is_entailed(p)) continue;
            propagator_visit_[p.index()] = visit_;
            propagators_.push_back(p);
            for (const VariableId other : model_.scope_of(p)) {
                if (was_visited(other) || store.domain(other).is_fixed()) continue;
                variable_visit_[other.index()] = visit_;
                pending_.push_back(other);
            }
        }
    }
    found.cells.end = found.auxiliaries.begin = static_cast<std::uint32_t>(variables_.size());
    variables_.insert(variables_.end(), auxiliaries_.begin(), auxiliaries_.end());
    found.auxiliaries.end = static_cast<std::uint32_t>(variables_.size());
    found.propagators.end = static_cast<std::uint32_t>(propagators_.size());
    std::sort(variables_.begin() + found.cells.begin, variables_.begin() + found.cells.end);
    std::sort(variables_.begin() + found.auxiliaries.begin, variables_.end());
    std::sort(propagators_.begin() + found.propagators.begin, propagators_.end());
    return found;
}

std::size_t Components::memory_bytes() const {
    return (first_watcher_.capacity() + watchers_.capacity() + variables_.capacity() +
            propagators_.capacity() + variable_visit_.capacity() + propagator_visit_.capacity()) *
           sizeof(std::uint32_t);
}

}  // namespace sator::engine
