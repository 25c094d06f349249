#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/engine/state/store.hpp"

namespace sator {

/// The solutions at a moment at which no propagator can fail any more: every choice among the candidates
/// left, in ascending order, the last cell changing fastest. What is written from one to the next is only
/// what changes.
class FreeProduct {
  public:
    /// Takes the candidates of the first `values.size()` variables and writes the first solution into
    /// `values`.
    void begin(const Store& store, std::span<Value> values);
    /// Writes the next solution; false, and the first one again, after the last.
    bool next(std::span<Value> values);

    /// Goes to a solution that is among them, and writes it.
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

}  // namespace sator
