#pragma once

#include "sator/engine/weighted_domain.hpp"

namespace sator {

/// As WeightedDomain; and the variables that a conflict is followed through gain weight, each conflict's more
/// than the one before, so that what counts is what has failed of late (M. Moskewicz et al., "Chaff:
/// engineering an efficient SAT solver", DAC 2001).
class Activity final : public WeightedDomain {
  public:
    using WeightedDomain::WeightedDomain;

    void weigh_followed(std::span<const VariableId> met) override;
    void reset() override;

  private:
    double gain_ = 1;
};

}  // namespace sator
