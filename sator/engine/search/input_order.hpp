#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/variable_order.hpp"

namespace sator::engine {

/// Chooses the first open cell.
class InputOrder final : public VariableOrder {
  public:
    explicit InputOrder(const Model& model) : cells_(model.cell_count()) {}

    std::optional<VariableId> choose(const Store& store) override {
        for (std::size_t i = 0; i < cells_; ++i) {
            if (!store.domain(VariableId(i)).is_fixed()) return VariableId(i);
        }
        return std::nullopt;
    }

  private:
    std::size_t cells_;
};

}  // namespace sator::engine
