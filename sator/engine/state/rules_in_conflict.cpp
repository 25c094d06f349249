// Follows a conflict back through the reasons that propagators give, newest trail entry first, until no
// literal is left that a propagator made true. Each literal is explained once.
#include "sator/engine/state/rules_in_conflict.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

#include "sator/base/assert.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/isolated_propagator.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

namespace {

/// The steps that a reason counts when limits are checked, because the propagator runs many times for it.
constexpr std::size_t kStepsOfAReason = 64;

/// Returns the trail entry before `time` that made `literal` true of `variable`, or nullopt if it was true
/// from the start.
std::optional<std::size_t> entry_of(const Store& store, VariableId variable, const Literal& literal,
                                    std::size_t time) {
    for (std::optional<std::size_t> entry = store.last_change_before(variable, time); entry;
         entry = store.change_before(store.trail()[*entry])) {
        if (!is_true(literal, store.domain_before(store.trail()[*entry]))) return entry;
    }
    return std::nullopt;
}

class Walk {
  public:
    Walk(const Store& store, LimitWatch* watch) : store_(store), watch_(watch) {}

    void explain(PropagatorId propagator, std::size_t time, std::optional<Literal> removal) {
        const Model::Posted& posted = store_.model().propagators()[propagator.index()];
        rules_.insert(posted.rule);
        DomainsBefore before(store_, propagator, time);
        before.set_watch(watch_);
        const Reason reason = posted.propagator->explain(removal, before);
#ifndef NDEBUG
        SATOR_ASSERT(reason_suffices(*posted.propagator, before, removal, reason));
#endif
        for (const Literal& literal : reason) {
            const VariableId variable = before.variables()[literal.position];
            const auto entry = entry_of(store_, variable, literal, time);
            if (!entry || store_.trail()[*entry].cause == Store::kDecision) continue;
            if (!seen_.insert({variable, literal.relation, literal.value}).second) continue;
            pending_.push_back({*entry, variable, literal});
            entries_.insert(*entry);
        }
    }

    void follow() {
        while (!pending_.empty() && (watch_ == nullptr || !watch_->is_over(kStepsOfAReason))) {
            auto [entry, variable, literal] = pending_.back();
            pending_.pop_back();
            const Store::Change& change = store_.trail()[entry];
            const auto scope = store_.model().scope_of(change.cause);
            const auto at = std::ranges::find(scope, variable);
            literal.position = static_cast<std::uint32_t>(at - scope.begin());
            explain(change.cause, change.call_start, literal);
        }
    }

    std::vector<RuleId> rules() const {
        return {rules_.begin(), rules_.end()};
    }
    std::vector<std::size_t> entries() const {
        return {entries_.begin(), entries_.end()};
    }

  private:
    struct Pending {
        std::size_t entry;
        VariableId variable;
        Literal literal;
    };

    const Store& store_;
    LimitWatch* watch_;
    std::set<RuleId> rules_;
    std::set<std::size_t> entries_;
    std::set<std::tuple<VariableId, Literal::Relation, Value>> seen_;
    std::vector<Pending> pending_;
};

}  // namespace

std::vector<RuleId> rules_in_conflict(const Store& store, PropagatorId failed, std::size_t time,
                                      LimitWatch* watch) {
    Walk walk(store, watch);
    walk.explain(failed, time, std::nullopt);
    walk.follow();
    return walk.rules();
}

std::vector<std::size_t> entries_in_conflict(const Store& store, PropagatorId failed, std::size_t time,
                                             LimitWatch* watch) {
    Walk walk(store, watch);
    walk.explain(failed, time, std::nullopt);
    walk.follow();
    return walk.entries();
}

}  // namespace sator::engine
