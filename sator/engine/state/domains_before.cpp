#include "sator/engine/state/domains_before.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/store.hpp"

namespace sator {

using namespace engine;

DomainsBefore::DomainsBefore(const Store& store, PropagatorId propagator, std::size_t time)
    : variables_(store.model().scope_of(propagator)) {
    reserve();
    for (const VariableId v : variables_) add(store.domain_at(v, time), store.model().initial_domain(v));
}

DomainsBefore::DomainsBefore(const Store& store, PropagatorId propagator, std::size_t time, std::size_t start)
    : variables_(store.model().scope_of(propagator)),
      store_(&store),
      time_(time),
      start_(start),
      found_(2 * variables_.size(), nullptr) {}

DomainsBefore::DomainsBefore(const Model& domains, const Model& initial, PropagatorId propagator)
    : variables_(initial.scope_of(propagator)) {
    reserve();
    for (const VariableId v : variables_) add(domains.initial_domain(v), initial.initial_domain(v));
}

Domain DomainsBefore::looked_up(std::size_t position, std::size_t side, std::size_t time) const {
    const VariableId variable = variables_[position];
    const Word*& found = found_[2 * position + side];
    if (found == nullptr) found = store_->domain_at(variable, time).words().data();
    const Model::Variable& v = store_->model().variables()[variable.index()];
    return {found, v.word_count, v.kind};
}

/// Reserves one word for each domain, because most have one.
void DomainsBefore::reserve() {
    positions_.reserve(variables_.size());
    words_.reserve(variables_.size());
    initial_words_.reserve(variables_.size());
}

void DomainsBefore::add(const Domain& before, const Domain& initial) {
    positions_.push_back({static_cast<std::uint32_t>(words_.size()),
                          static_cast<std::uint32_t>(before.word_count()), before.kind()});
    for (const Word word : before.words()) words_.push_back(word);
    for (const Word word : initial.words()) initial_words_.push_back(word);
}

}  // namespace sator
