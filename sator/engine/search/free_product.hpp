#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// The solutions at a node where no propagator can fail any more: the Cartesian product of the domains, in
/// ascending order, the last cell changing fastest. From one solution to the next, only the changes are
/// written.
class FreeProduct {
  public:
    /// Takes the domains of the first `values.size()` variables. Writes the first solution into `values`.
    void begin(const Store& store, std::span<Value> values);
    /// Writes the next solution. After the last, writes the first one again and returns false.
    bool next(std::span<Value> values);

    /// Moves to `solution`, which must be one of them, and writes it.
    void move_to(std::span<const Value> solution, std::span<Value> values);

  private:
    struct FreeCell {
        std::uint32_t cell;
        std::uint32_t first, end;  // in candidates_
        std::uint32_t at;
    };

    std::vector<FreeCell> free_cells_;
    std::vector<Value> candidates_;
};

}  // namespace sator::engine
