#pragma once

// Test only: one propagator on small domains of its own, run as the search runs it.

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "sator/engine/model.hpp"
#include "sator/engine/propagator.hpp"
#include "sator/engine/scope.hpp"
#include "sator/engine/store.hpp"

namespace sator {

/// The variables that a walk draws domains for, and which of them stands at each position of the scope.
struct WalkSpace {
    struct Variable {
        DomainKind kind = DomainKind::Bits;
        Value least = 0, greatest = 0;
    };
    std::vector<Variable> variables;  ///< those of kind `Bits` first
    std::vector<std::size_t> scope;

    /// `positions` variables with the values 0 … values - 1, each once in the scope.
    static WalkSpace of(std::size_t positions, std::size_t values) {
        WalkSpace space;
        space.variables.assign(positions, {DomainKind::Bits, 0, static_cast<Value>(values) - 1});
        for (std::size_t i = 0; i < positions; ++i) space.scope.push_back(i);
        return space;
    }
    bool has_repeats() const {
        std::vector<std::size_t> sorted = scope;
        std::ranges::sort(sorted);
        return std::ranges::adjacent_find(sorted) != sorted.end();
    }
};

/// One domain a variable, as sorted lists of values.
using WalkDomains = std::vector<std::vector<Value>>;

/// A propagator on domains of its own, run as the search runs it.
class WalkRun {
  public:
    WalkRun(const Propagator& propagator, const WalkSpace& space, const WalkDomains& domains)
        : propagator_(propagator),
          space_(space),
          model_(model_of(propagator, space, domains)),
          store_(model_, Limits{}) {
        memo_.assign(propagator.memo_words(space.scope.size()), 0);
        store_.queue().schedule_all(PropagatorId(0));
    }

    static Model model_of(const Propagator& propagator, const WalkSpace& space, const WalkDomains& domains) {
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

    /// Runs until nothing waits. False on a conflict.
    bool run() {
        for (PropagatorId id; store_.queue().pop(id);) {
            if (store_.is_entailed(id)) continue;
            Scope scope(store_, model_.scope_of(id));
            Scratch scratch{memo_, store_.reversible(id)};
            store_.begin_call(id);
            store_.queue().set_running(id);
            const Propagation result = propagator_.propagate(scope, store_.queue().changed(id), scratch);
            store_.queue().set_running(Store::kDecision);
            store_.queue().forget_changes(id);
            if (result == Propagation::Entailed) store_.set_entailed(id);
            if (result == Propagation::Conflict) return false;
        }
        return true;
    }
    /// Runs once more with everything marked as changed and no memo.
    bool run_again() {
        clear_memo();
        store_.queue().schedule_all(PropagatorId(0));
        return run();
    }
    void clear_memo() { std::ranges::fill(memo_, Word{0}); }
    Scope scope() { return Scope(store_, model_.scope_of(PropagatorId(0))); }
    bool is_entailed() const { return store_.is_entailed(PropagatorId(0)); }
    Store& store() { return store_; }

    WalkDomains domains() const {
        WalkDomains now;
        for (std::size_t v = 0; v < space_.variables.size(); ++v)
            now.push_back(values_of(store_.domain(VariableId(v))));
        return now;
    }
    static std::vector<Value> values_of(const Domain& domain) {
        std::vector<Value> values;
        if (domain.is_empty()) return values;
        for (Value value = domain.min(); value <= domain.max(); ++value) {
            if (domain.contains(value)) values.push_back(value);
        }
        return values;
    }

  private:
    const Propagator& propagator_;
    const WalkSpace& space_;
    Model model_;
    Store store_;
    std::vector<Word> memo_;
};

}  // namespace sator
