#include "sator/engine/domains_before.hpp"

#include "sator/engine/store.hpp"

namespace sator {

DomainsBefore::DomainsBefore(const Store& store, PropagatorId propagator, std::size_t time)
    : model_(&store.model()), variables_(store.model().scope_of(propagator)) {
    for (const VariableId v : variables_) {
        const Domain domain = store.domain_at(v, time);
        positions_.push_back({static_cast<std::uint32_t>(words_.size()), static_cast<std::uint32_t>(domain.word_count()),
                              domain.kind()});
        words_.insert(words_.end(), domain.words().begin(), domain.words().end());
    }
}

DomainsBefore::DomainsBefore(const Model& domains, const Model& initial, PropagatorId propagator)
    : model_(&initial), variables_(initial.scope_of(propagator)) {
    for (const VariableId v : variables_) {
        const Domain domain = domains.initial_domain(v);
        positions_.push_back({static_cast<std::uint32_t>(words_.size()), static_cast<std::uint32_t>(domain.word_count()),
                              domain.kind()});
        words_.insert(words_.end(), domain.words().begin(), domain.words().end());
    }
}

}  // namespace sator
