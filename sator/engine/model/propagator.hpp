#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/model/literal.hpp"

namespace sator {

class Scope;
class DomainsBefore;
class ConstraintSignature;
class NeighbourGroups;
class Residual;
class ValueClasses;

/// Which queue a propagator waits in: cheaper ones run first.
enum class Cost : std::uint8_t { Constant, Linear, Quadratic, Heavy };
constexpr std::size_t kCosts = 4;

/// The least change of a variable that a propagator wants to be woken by.
enum class WakeOn : std::uint8_t {
    Any,     ///< any removal
    Bounds,  ///< the least or the greatest candidate changed
    Fixed,   ///< one candidate is left
};

/// What a call of `propagate` found.
enum class Propagation : std::uint8_t {
    Fixpoint,  ///< calling it again now would prune nothing
    Entailed,  ///< holds for every choice of the candidates left: it need not run again below this point
    Conflict,  ///< no choice of candidates satisfies it
};

/// The positions of a scope whose variables have shrunk since the propagator's last call, and perhaps more:
/// some that shrank before, or in a branch that was left. At a propagator's first call: all positions.
class Changed {
  public:
    Changed(const Word* bits, std::size_t positions) : bits_(bits), positions_(positions) {}

    bool contains(std::size_t position) const { return has_bit({bits_, words_for(positions_)}, position); }
    std::size_t positions() const { return positions_; }
    /// Calls `visit(position)` for each changed position, in ascending order.
    template <class Visit>
    void for_each(Visit visit) const {
        for_each_bit({bits_, words_for(positions_)}, visit);
    }

  private:
    const Word* bits_;
    std::size_t positions_;
};

/// Memory that a propagator keeps between calls.
struct Scratch {
    /// `memo_words()` words, zero at first, neither trailed nor trusted: the engine or a test may clear them
    /// at any time, so the propagator checks them against the domains before use. What a call prunes and
    /// returns must not depend on them: the order of solutions would then depend on what came before.
    std::span<Word> memo;
    /// `reversible_words()` words, zero at first. Backtracking restores them.
    std::span<Word> reversible;
    /// A call that may take long checks this; may be null. After it is over, a call may prune less: the
    /// engine then stops and discards the result.
    LimitWatch* watch = nullptr;

    /// Counts `steps` steps of the call. Returns whether the call should give up: it may then return
    /// `Fixpoint` although it could prune more.
    bool is_over(std::size_t steps) const { return watch != nullptr && watch->is_over(steps); }
};

/// Prunes values that no solution of its constraint can use. Knows no grid and no search, and is monotone:
/// from smaller domains it never removes less. Immutable: what it stores between calls is in `Scratch`. One
/// propagator object may be posted on many scopes.
class Propagator {
  public:
    virtual ~Propagator() = default;

    virtual std::string_view name() const = 0;
    virtual Cost cost() const = 0;
    virtual WakeOn wake_on() const { return WakeOn::Any; }
    virtual std::size_t memo_words(std::size_t /*positions*/) const { return 0; }
    virtual std::size_t reversible_words(std::size_t /*positions*/) const { return 0; }

    /// Shrinks the scope's domains. On `Conflict` the domains are left partly pruned and the caller
    /// backtracks. The same variable may be at several positions. `changed`: at least the positions that have
    /// shrunk since the last call, for any reason.
    virtual Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const = 0;

    /// Returns why `removal` followed from the domains just before, or, without one, why they conflict. Every
    /// literal is true of `before`. The default begins with the quick reason, relaxes whole positions, then
    /// bounds, then single values, and runs the propagator again each time: minimal, never fast. An override
    /// must return a sufficient reason too; tests run the propagator again on it.
    virtual Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const;

    /// Returns why all of `removals` followed, or, without any, why there was a conflict: sufficient and
    /// found in about the time of a call, but not minimal. Learning uses it. The default is all that the
    /// positions have lost.
    virtual Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const;

    /// Writes the residual constraint: what the fixed positions still mean to the open ones. If two fixpoints
    /// of a search have the same open positions and write the same residual, then the same choices among the
    /// same candidates satisfy the constraint. The default writes the fixed values.
    virtual void residual(const Scope& scope, Residual& residual) const;
    /// Refines the classes until any two values of a class may be swapped in all open positions at once,
    /// while the fixed ones stay: a choice that satisfied the constraint still does. Values that no open
    /// position has may be in any class. The default puts each value into a class of its own.
    virtual void refine_value_classes(const Scope& scope, ValueClasses& classes) const;

    /// Writes the constraint on a scope of `positions` positions, so that the same constraint on other
    /// positions, or on the same ones in another order, can be recognised. The default is equal to itself
    /// only.
    virtual void signature(std::size_t positions, ConstraintSignature& signature) const;

    /// Adds the groups of positions that narrow each other as soon as one is fixed, for variable orders
    /// (constraint_graph.hpp). It changes no answer. The default adds none.
    virtual void neighbours(std::size_t positions, NeighbourGroups& neighbours) const;
};

}  // namespace sator
