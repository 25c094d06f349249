#include "tests/judges/walk_run.hpp"

#include <memory>
#include <span>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

WalkRun::WalkRun(const Propagator& propagator, const WalkSpace& space, const WalkDomains& domains)
    : space_(space), model_(model_of(propagator, space, domains)), store_(model_), caller_(store_) {
    store_.queue().schedule_all(PropagatorId(0));
}

Model WalkRun::model_of(const Propagator& propagator, const WalkSpace& space, const WalkDomains& domains) {
    Model model;
    for (std::size_t v = 0; v < domains.size(); ++v) {
        if (space.variables[v].kind == DomainKind::Interval) {
            model.auxiliary(domains[v].front(), domains[v].back());
            continue;
        }
        std::vector<Word> words(words_for(static_cast<std::size_t>(space.variables[v].greatest) + 1), 0);
        for (const Value value : domains[v]) {
            words[static_cast<std::size_t>(value) / kWordBits] |=
                Word{1} << static_cast<std::size_t>(value) % kWordBits;
        }
        model.add_cell(words);
    }
    std::vector<VariableId> scope;
    for (const std::size_t v : space.scope) scope.emplace_back(v);
    model.post(std::shared_ptr<const Propagator>(std::shared_ptr<void>(), &propagator), scope);
    return model;
}

bool WalkRun::run() {
    for (PropagatorId id; store_.queue().pop(id);) {
        if (store_.is_entailed(id)) continue;
        if (caller_.call(id) == Propagation::Conflict) return false;
    }
    return true;
}

bool WalkRun::run_again() {
    clear_memo();
    store_.queue().schedule_all(PropagatorId(0));
    return run();
}

WalkDomains WalkRun::domains() const {
    WalkDomains now;
    for (std::size_t v = 0; v < space_.variables.size(); ++v)
        now.push_back(values_of(store_.domain(VariableId(v))));
    return now;
}

std::vector<Value> WalkRun::values_of(const Domain& domain) {
    std::vector<Value> values;
    if (domain.is_empty()) return values;
    for (Value value = domain.min(); value <= domain.max(); ++value) {
        if (domain.contains(value)) values.push_back(value);
    }
    return values;
}

}  // namespace sator::tests
