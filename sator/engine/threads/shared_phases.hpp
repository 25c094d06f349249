#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/value_order.hpp"

namespace sator::engine {

/// The best phases of the last runs of searches over the same question. Only one thread at a time may call.
class SharedPhases {
  public:
    /// Stores the best phases of the last run of search `source`. Returns those of another search if its last
    /// run got deeper, else nullopt.
    std::optional<BestPhases> exchange(std::size_t source, BestPhases own);

  private:
    std::vector<BestPhases> best_;  // of each search's last run
};

}  // namespace sator::engine
