// Each round draws random domains, enumerates the solutions over them, and compares with what the propagator
// does.
#include "tests/judges/propagator_walk.hpp"

#include <algorithm>
#include <optional>
#include <random>
#include <vector>

#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/isolated_propagator.hpp"
#include "tests/judges/residual_walk.hpp"
#include "tests/judges/signature_walk.hpp"
#include "tests/judges/walk_run.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

namespace {

class PropagatorWalk {
  public:
    PropagatorWalk(const Propagator& propagator, ConstraintDefinition holds, Strength strength,
                   WalkSpace space, unsigned seed)
        : propagator_(propagator),
          holds_(std::move(holds)),
          strength_(strength),
          space_(std::move(space)),
          random_(seed) {
        if (space_.has_repeats()) strength_ = Strength::Checking;
        for (const WalkSpace::Variable& v : space_.variables) {
            std::vector<Value> all;
            for (Value value = v.least; value <= v.greatest; ++value) all.push_back(value);
            initial_.push_back(std::move(all));
        }
    }

    /// Returns the first fault found, in words, or an empty string.
    std::string faults(std::size_t rounds) {
        for (std::size_t round = 0; round < rounds && fault_.empty(); ++round) {
            const WalkDomains before =
                some_of(round == 0 ? initial_ : some_of(initial_, 1), round == 0 ? 8 : 1 + round % 4);
            has_reasons_ = round % kRoundsBetweenReasons == 0;
            check_one_run(before);
            if (fault_.empty() && round % kRoundsBetweenSearches == kRoundsBetweenSearches - 1) {
                check_search(some_of(initial_, 4 + round % 5));
            }
        }
        return fault_;
    }

  private:
    /// Only one round in this many checks reasons (which run the propagator many times) or searches (which
    /// run it along a whole path).
    static constexpr std::size_t kRoundsBetweenReasons = 3, kRoundsBetweenSearches = 7;

    std::size_t below(std::size_t bound) { return random_() % bound; }

    /// Keeps each value with probability (`eighths` + 3) / 11, and at least one for each variable. An
    /// interval is narrowed to a sub-interval.
    WalkDomains some_of(const WalkDomains& domains, std::size_t eighths) {
        WalkDomains some;
        for (std::size_t v = 0; v < domains.size(); ++v) {
            std::vector<Value> kept;
            for (const Value value : domains[v]) {
                if (below(11) < eighths + 3) kept.push_back(value);
            }
            if (kept.empty()) kept.push_back(domains[v][below(domains[v].size())]);
            if (space_.variables[v].kind == DomainKind::Interval) {
                const Value least = kept.front(), greatest = kept.back();
                kept.clear();
                for (Value value = least; value <= greatest; ++value) kept.push_back(value);
            }
            some.push_back(std::move(kept));
        }
        return some;
    }

    /// Calls `visit` with the variables' values of every solution; `visit` returns whether to continue.
    template <class Visit>
    void for_each_solution(const WalkDomains& domains, Visit visit, bool wanted = true) const {
        std::vector<std::size_t> at(domains.size(), 0);
        std::vector<Value> values(domains.size()), positions(space_.scope.size());
        for (;;) {
            for (std::size_t v = 0; v < at.size(); ++v) values[v] = domains[v][at[v]];
            for (std::size_t i = 0; i < positions.size(); ++i) positions[i] = values[space_.scope[i]];
            if (holds_(positions) == wanted && !visit(values)) return;
            std::size_t v = 0;
            while (v < at.size() && ++at[v] == domains[v].size()) at[v++] = 0;
            if (v == at.size()) return;
        }
    }
    WalkDomains supported(const WalkDomains& domains) const {
        WalkDomains found(domains.size());
        for_each_solution(domains, [&](const std::vector<Value>& values) {
            for (std::size_t v = 0; v < values.size(); ++v) {
                if (!std::ranges::count(found[v], values[v])) found[v].push_back(values[v]);
            }
            return true;
        });
        for (auto& values : found) std::ranges::sort(values);
        return found;
    }

    void check_one_run(const WalkDomains& before) {
        WalkRun run(propagator_, space_, before);
        const bool is_consistent = run.run();
        const WalkDomains now = run.domains(), good = supported(before);
        if (!is_consistent) {
            if (!good[0].empty()) return fail("conflict although there is a solution", before, good);
            if (has_reasons_) check_reason(before, std::nullopt);
            return;
        }
        for (std::size_t v = 0; v < now.size(); ++v) {
            if (!std::ranges::includes(now[v], good[v])) {
                return fail("removed a value with a support", before, now);
            }
        }
        check_strength(before, now, good);
        check_entailment(before, now, run.is_entailed());
        if (!run.is_entailed()) {
            if (!run.run_again() || run.domains() != now) {
                return fail("a second call pruned more", before, now);
            }
        }
        check_monotone(before, now);
        if (has_reasons_) check_reasons(before, now);
    }

    void check_strength(const WalkDomains& before, const WalkDomains& now, const WalkDomains& good) {
        if (good[0].empty()) {
            const bool all_fixed =
                std::ranges::all_of(now, [](const auto& values) { return values.size() == 1; });
            if (strength_ == Strength::Gac || all_fixed) return fail("missed a conflict", before, now);
        }
        if (strength_ == Strength::Gac && now != good) {
            return fail("kept a value without a support", before, now);
        }
        if (strength_ == Strength::Bounds) {
            WalkDomains hull = now;
            for (auto& values : hull) {
                const Value least = values.front(), greatest = values.back();
                values.clear();
                for (Value value = least; value <= greatest; ++value) values.push_back(value);
            }
            if (supported(hull) != hull) {
                const WalkDomains bounds = supported(hull);
                for (std::size_t v = 0; v < hull.size(); ++v) {
                    if (bounds[v].empty() || bounds[v].front() != hull[v].front() ||
                        bounds[v].back() != hull[v].back()) {
                        return fail("kept a bound without a support", before, now);
                    }
                }
            }
        }
    }

    void check_entailment(const WalkDomains& before, const WalkDomains& now, bool is_entailed) {
        if (!is_entailed) return;
        bool is_violated = false;
        for_each_solution(
            now, [&](const auto&) { return !(is_violated = true); }, false);
        if (is_violated) fail("called entailed what can still fail", before, now);
    }

    void check_monotone(const WalkDomains& before, const WalkDomains& now) {
        const WalkDomains smaller = some_of(before, 5);
        WalkRun run(propagator_, space_, smaller);
        if (!run.run()) return;
        const WalkDomains then = run.domains();
        for (std::size_t v = 0; v < now.size(); ++v) {
            if (!std::ranges::includes(now[v], then[v])) {
                return fail("pruned less where the domains are smaller", smaller, then);
            }
        }
    }

    void check_reasons(const WalkDomains& before, const WalkDomains& now) {
        std::vector<Literal> removals;
        for (std::uint32_t i = 0; i < space_.scope.size(); ++i) {
            const auto &was = before[space_.scope[i]], &is = now[space_.scope[i]];
            if (is.back() < was.back()) removals.push_back({i, Literal::Relation::AtMost, is.back()});
            if (is.front() > was.front()) removals.push_back({i, Literal::Relation::AtLeast, is.front()});
            if (space_.variables[space_.scope[i]].kind == DomainKind::Interval) continue;
            for (const Value value : was) {
                if (!std::ranges::binary_search(is, value)) {
                    removals.push_back({i, Literal::Relation::NotEqual, value});
                }
            }
        }
        if (removals.empty()) return;
        check_reason(before, removals[below(removals.size())]);
        check_quick_reason(before, removals);
    }

    void check_reason(const WalkDomains& before, std::optional<Literal> removal) {
        const Model domains = WalkRun::model_of(propagator_, space_, before);
        const Model initial = WalkRun::model_of(propagator_, space_, initial_);
        const DomainsBefore then(domains, initial, PropagatorId(0));
        const std::vector<Literal> removals(removal ? 1 : 0, removal.value_or(Literal{}));
        check_literals(before, then, removals, propagator_.explain(removal, then));
        check_literals(before, then, removals, propagator_.quick_reason(removals, then));
    }

    void check_quick_reason(const WalkDomains& before, const std::vector<Literal>& removals) {
        const Model domains = WalkRun::model_of(propagator_, space_, before);
        const Model initial = WalkRun::model_of(propagator_, space_, initial_);
        const DomainsBefore then(domains, initial, PropagatorId(0));
        check_literals(before, then, removals, propagator_.quick_reason(removals, then));
    }

    void check_literals(const WalkDomains& before, const DomainsBefore& then,
                        const std::vector<Literal>& removals, const Reason& reason) {
        for (const Literal& literal : reason) {
            if (!is_true(literal, then[literal.position])) {
                return fail("gave a reason that is not true", before, before);
            }
        }
        if (!reason_suffices(propagator_, then, removals, reason)) {
            fail("gave a reason that does not suffice", before, before);
        }
    }

    /// Follows a random path of decisions, removals and backtracks twice, once with its memo kept and once
    /// with the memo cleared at random. After each step the domains must be those of a fresh run, and
    /// entailment must be detected at the same time.
    void check_search(const WalkDomains& before) {
        constexpr int kSteps = 24;
        WalkRun run(propagator_, space_, before), cleared(propagator_, space_, before);
        if (!run.run() || !cleared.run()) return;
        const auto backtrack = [&] {
            run.store().backtrack();
            cleared.store().backtrack();
        };
        for (int step = 0; step < kSteps && fault_.empty(); ++step) {
            if (below(2) == 0) cleared.clear_memo();
            if (below(3) == 0 && run.store().level() > 0) backtrack();
            if (step == 0 || below(2) == 0) {
                run.store().push_level();
                cleared.store().push_level();
            }
            const auto same = random_;
            const bool has_changed = change_something(run);
            random_ = same;
            change_something(cleared);
            if (!has_changed) continue;
            const WalkDomains changed = run.domains();
            const bool is_consistent = run.run();
            WalkRun fresh(propagator_, space_, changed);
            if (fresh.run() != is_consistent || (is_consistent && fresh.domains() != run.domains())) {
                return fail("a run after a change differs from a fresh one", changed, run.domains());
            }
            if (cleared.run() != is_consistent || (is_consistent && cleared.domains() != run.domains()) ||
                cleared.is_entailed() != run.is_entailed()) {
                return fail("answers by what its memo holds", changed, run.domains());
            }
            if (!is_consistent) {
                if (run.store().level() == 0) return;
                backtrack();
            }
        }
    }

    bool change_something(WalkRun& run) {
        const WalkDomains now = run.domains();
        const std::size_t v = below(now.size());
        if (now[v].size() < 2) return false;
        const Value value = now[v][below(now[v].size())];
        run.store().begin_call(Store::kDecision);
        switch (below(4)) {
            case 0:
                return run.store().assign(VariableId(v), value);
            case 1:
                return run.store().at_most(VariableId(v), value);
            case 2:
                return run.store().at_least(VariableId(v), value);
            default:
                return run.store().remove(VariableId(v), value);
        }
    }

    void fail(const std::string& what, const WalkDomains& before, const WalkDomains& after) {
        if (fault_.empty()) {
            fault_ = std::string(propagator_.name()) + " " + what + ": " + to_text(before) + " became " +
                     to_text(after);
        }
    }
    std::string to_text(const WalkDomains& domains) const {
        std::string text;
        for (const std::size_t v : space_.scope) {
            text += text.empty() ? "{" : " {";
            for (std::size_t i = 0; i < domains[v].size(); ++i) {
                text += (i == 0 ? "" : " ") + std::to_string(domains[v][i]);
            }
            text += "}";
        }
        return text;
    }

    const Propagator& propagator_;
    ConstraintDefinition holds_;
    Strength strength_;
    WalkSpace space_;
    WalkDomains initial_;
    std::mt19937 random_;
    bool has_reasons_ = true;
    std::string fault_;
};

}  // namespace

std::string walk_in(const WalkSpace& space, const Propagator& propagator, const ConstraintDefinition& holds,
                    Strength strength, std::size_t rounds, unsigned seed) {
    std::string fault = PropagatorWalk(propagator, holds, strength, space, seed).faults(rounds);
    if (fault.empty()) fault = residual_faults(propagator, holds, space, 1 + rounds / 20, seed).first;
    return fault.empty() ? signature_fault(propagator, holds, space, rounds, seed) : fault;
}

std::string walk(std::size_t positions, std::size_t values, const Propagator& propagator,
                 const ConstraintDefinition& holds, Strength strength, std::size_t rounds) {
    WalkSpace space = WalkSpace::of(positions, values);
    std::string fault = walk_in(space, propagator, holds, strength, rounds);
    if (!fault.empty() || positions < 2) return fault;
    space.variables.pop_back();
    space.scope.back() = 0;
    fault = walk_in(space, propagator, holds, strength, rounds / 2, 2);
    if (!fault.empty()) return fault + " (with a repeated cell)";
    space.variables.resize(1);
    space.scope.assign(positions, 0);
    fault = walk_in(space, propagator, holds, strength, rounds / 8, 3);
    return fault.empty() ? fault : fault + " (with one cell everywhere)";
}

}  // namespace sator::tests
