#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::solve {

/// Which redundant propagators a searched model has besides those that each has: they may cost more than they prune.
struct AddedPropagators {
    bool set_families = true;        ///< cells that differ know the sets of values that they may hold
    bool clique_sums = true;         ///< sums know which of their cells differ
    std::size_t derived_sums = 0;    ///< equations that several rules imply together, at most
    std::size_t derived_counts = 0;  ///< counts that several rules imply together, at most
    std::size_t leftovers = 0;       ///< laws of leftovers have at most this number of cells on a side

    std::size_t run_starts =
        0;  ///< lines of at least this number of cells know where their runs start; 0: none

    friend bool operator==(const AddedPropagators&, const AddedPropagators&) = default;
};

/// One model in three forms that have the same solutions: as the rules posted it, as a count works fastest on
/// it, and as a search does.
class SearchModel {
  public:
    /// Once `watch` is over, the forms are incomplete and must not be used.
    SearchModel(Model posted, LimitWatch& watch);

    const Model& posted() const { return *posted_; }
    /// Tables that share cells are joined: a few large propagators instead of many small ones.
    const Model& counted() const { return counted_ ? *counted_ : *posted_; }
    /// More is added on top of `counted()`: automata of different values, sums that several sums imply, one
    /// propagator for each network of distinct regions, and `additions`. Only a search gains from these, because
    /// they prune more and cost more. Made when it is asked for; valid until `additions` change. If `watch` is
    /// over, some additions are missing.
    const Model& searched(const AddedPropagators& additions, LimitWatch& watch);
    /// Returns these additions without those that cannot be derived: counts if no rule states one; sums if no rule states one, if
    /// all cells differ (known once `searched` was called), or without clique_sums.
    AddedPropagators possible(AddedPropagators additions) const;

  private:
    void add_all(const AddedPropagators& additions, LimitWatch& watch);

    // Searches refer to the models, so that they stay where they are when this moves.
    std::unique_ptr<const Model> posted_;
    std::unique_ptr<const Model> counted_;   // null if nothing is joined
    std::unique_ptr<const Model> searched_;  // null if nothing is added
    std::optional<AddedPropagators> added_;  // to searched_, once that is made
    bool has_sums_ = false, has_counts_ = false, all_cells_differ_ = false;
};

}  // namespace sator::solve
