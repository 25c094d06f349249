#pragma once

#include <memory>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::solve {

/// One model in three forms that have the same solutions: as the rules posted it, as a count works fastest on
/// it, and as a search does.
class SearchModel {
  public:
    /// Once `watch` is over, the forms are incomplete and must not be used.
    SearchModel(Model posted, LimitWatch& watch);

    const Model& posted() const { return *posted_; }
    /// Tables that share cells are joined: a few large propagators instead of many small ones.
    const Model& counted() const { return counted_ ? *counted_ : *posted_; }
    /// More is added on top of `counted()`: sums that several sums imply, sums over the cells in which
    /// regions differ (innies and outies), and one propagator for each network of distinct regions. Only a
    /// search gains from these, because they prune more and cost more.
    const Model& searched() const { return searched_ ? *searched_ : counted(); }

  private:
    // Searches refer to the models, so that they stay where they are when this moves.
    std::unique_ptr<const Model> posted_;
    std::unique_ptr<const Model> counted_;   // null if nothing is joined
    std::unique_ptr<const Model> searched_;  // null if nothing is added
};

}  // namespace sator::solve
