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

/// The positions of a scope whose variables shrank since the propagator's last call, and perhaps some that
/// did before, or in what was left since. At a propagator's first call: all.
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

/// What a propagator may keep between calls.
struct Scratch {
    /// `memo_words()` words, zero at first, neither trailed nor trusted: the engine or a test may clear them
    /// at any time, so what they say is checked against the domains before use. What a call prunes and
    /// answers must not depend on them: the order of solutions would then depend on what came before.
    std::span<Word> memo;
    /// `reversible_words()` words, zero at first; what they were is restored on backtracking.
    std::span<Word> reversible;
    /// What a call that may take long asks, or null. Once it is over a call may prune less: whoever made it
    /// stops.
    LimitWatch* watch = nullptr;

    /// Whether the call should give up after so many steps more; it may then answer `Fixpoint` although it
    /// could prune more.
    bool is_over(std::size_t steps) const { return watch != nullptr && watch->is_over(steps); }
};

/// Prunes values that no solution of its constraint can use. Knows no grid and no search, and never removes
/// less when the domains are smaller. Immutable: what it remembers stands in `Scratch`. One propagator object
/// may be posted on many scopes.
class Propagator {
  public:
    virtual ~Propagator() = default;

    virtual std::string_view name() const = 0;
    virtual Cost cost() const = 0;
    virtual WakeOn wake_on() const { return WakeOn::Any; }
    virtual std::size_t memo_words(std::size_t /*positions*/) const { return 0; }
    virtual std::size_t reversible_words(std::size_t /*positions*/) const { return 0; }

    /// Shrinks the scope's domains. On `Conflict` the domains are left as they are, in part pruned; the
    /// caller backtracks. The same variable may stand at several positions. `changed`: at least what
    /// shrank since the last call, by whomever.
    virtual Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const = 0;

    /// Why `removal` followed from the domains just before, or, without one, why they conflict. Every literal
    /// is true of `before`. The default begins with the quick reason, relaxes whole positions, then bounds,
    /// then single values, and runs the propagator again each time: minimal, never fast. An override must
    /// give a sufficient reason too; tests re-run the propagator on it.
    virtual Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const;

    /// Why all of `removals` followed, or, without any, the conflict: sufficient and found in about the time
    /// of a call, not minimal. What learning asks for. The default is all that the positions have lost.
    virtual Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const;

    /// Writes what the fixed positions still mean to the open ones. Where two moments of a search have the
    /// same positions open and write the same, and each is a fixpoint, the same choices among the same
    /// candidates satisfy the constraint. The default writes the fixed values.
    virtual void residual(const Scope& scope, Residual& residual) const;
    /// Splits the classes until any two values still alike may change places in all open positions at once,
    /// while the fixed ones stay: a choice that satisfied the constraint still does. Values that a fixpoint
    /// leaves to no open position need no thought. The default tells all values apart.
    virtual void refine_value_classes(const Scope& scope, ValueClasses& classes) const;

    /// Writes what it demands of a scope of so many positions, so that the same demand made elsewhere, or of
    /// the same positions in another order, can be recognised. The default is equal to itself only.
    virtual void signature(std::size_t positions, ConstraintSignature& signature) const;

    /// Tells which of so many positions narrow each other as soon as one is fixed, which is what orders of
    /// cells look at (constraint_graph.hpp): it changes no answer. The default tells of none.
    virtual void neighbours(std::size_t positions, NeighbourGroups& neighbours) const;
};

}  // namespace sator
