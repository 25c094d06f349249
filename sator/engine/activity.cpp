#include "sator/engine/activity.hpp"

namespace sator {

namespace {

/// How much more a conflict's variables gain than the last one's.
constexpr double kGrowth = 1.02;
/// Weights beyond it are all made smaller, none of them nothing.
constexpr double kLargestGain = 1e50, kLeastWeight = 1e-20;

}  // namespace

void Activity::weigh_followed(std::span<const VariableId> met) {
    for (const VariableId v : met) weight_[v.index()] += gain_;
    gain_ *= kGrowth;
    if (gain_ < kLargestGain) return;
    for (double& weight : weight_) weight = weight / kLargestGain + kLeastWeight;
    gain_ /= kLargestGain;
}

void Activity::reset() {
    WeightedDomain::reset();
    gain_ = 1;
}

}  // namespace sator
