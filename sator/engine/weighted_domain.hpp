#pragma once

#include <vector>

#include "sator/engine/variable_order.hpp"

namespace sator {

/// dom/wdeg: the cell with the fewest candidates for its weight, which is 1 and the failures of the
/// propagators on it (F. Boussemart, F. Hemery, C. Lecoutre and L. Saïs, "Boosting systematic search by
/// weighting constraints", ECAI 2004).
class WeightedDomain : public VariableOrder {
  public:
    explicit WeightedDomain(const Model& model);

    std::optional<VariableId> choose(const Store& store) const override;
    void weigh_scope(std::span<const VariableId> scope) override;
    void reset() override;
    std::span<const double> weights() const override { return weight_; }
    void set_weights(std::span<const double> weights) override;

  protected:
    std::vector<double> weight_;  // of each variable

  private:
    std::size_t cells_;
};

}  // namespace sator
