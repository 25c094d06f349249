#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sator/engine/search/value_order.hpp"

namespace sator {

/// How far the runs of searches over the same question came, for one another. One of them at a time may call.
class SharedPhases {
  public:
    /// Keeps how far the last run of `source` came. What another's last run came to, where that is farther.
    std::optional<BestPhases> exchange(std::size_t source, BestPhases own);

  private:
    std::vector<BestPhases> best_;  // of each search's last run
};

}  // namespace sator
