#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sator/engine/value_order.hpp"

namespace sator {

/// How far the runs of searches over the same question came, for one another. One of them at a time may call.
class SharedValues {
  public:
    /// Keeps how far the last run of `teller` came. What another's last run came to, where that is farther.
    std::optional<FarthestPoint> compare(std::size_t teller, FarthestPoint own);

  private:
    std::vector<FarthestPoint> of_;  // of each search's last run
};

}  // namespace sator
