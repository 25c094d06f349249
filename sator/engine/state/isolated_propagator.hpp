#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/propagator_caller.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// Runs one propagator alone to its fixpoint, on any domains within the initial ones. Reasons are minimised
/// and checked with it.
class IsolatedPropagator {
  public:
    /// Begins with the domains of `before`. `propagator` must outlive this.
    IsolatedPropagator(const Propagator& propagator, const DomainsBefore& before);
    IsolatedPropagator(const IsolatedPropagator&) = delete;
    IsolatedPropagator& operator=(const IsolatedPropagator&) = delete;

    std::size_t size() const { return variables_.size(); }
    /// The words of the position's domain before the next run. Positions of one variable share them.
    std::span<Word> words(std::size_t position);
    Domain domain(std::size_t position) const;
    DomainKind kind(std::size_t position) const {
        return model_.variables()[variables_[position].index()].kind;
    }
    /// The first position that has the same variable.
    std::size_t first_position(std::size_t position) const { return first_position_[position]; }

    /// Sets the domains to the initial ones without what the reason's literals exclude.
    void relax_to(const DomainsBefore& before, const Reason& reason);

    struct Result {
        bool is_conflict = false;
        std::vector<std::vector<Word>> words;  ///< of each position; empty on a conflict
    };
    /// Runs the propagator until nothing more changes.
    Result run();
    /// Does the same. Returns whether all of `removals` follow, or, if there are none, whether there is a
    /// conflict.
    bool forces(std::span<const Literal> removals);

  private:
    bool impose(VariableId variable);
    void narrow_to(const Literal& literal);
    bool reach_fixpoint();

    Model model_;  // with the initial domains
    std::vector<VariableId> variables_;
    std::vector<std::size_t> first_position_;
    std::vector<Word> words_;
    std::optional<Store> store_;
    std::optional<PropagatorCaller> caller_;
};

/// Whether `reason` alone, with all else relaxed to the initial domains, forces `removals` or, without any, a
/// conflict.
bool reason_suffices(const Propagator& propagator, const DomainsBefore& before,
                     std::span<const Literal> removals, const Reason& reason);
/// The same for one removal or none.
bool reason_suffices(const Propagator& propagator, const DomainsBefore& before,
                     const std::optional<Literal>& removal, const Reason& reason);

}  // namespace sator::engine
