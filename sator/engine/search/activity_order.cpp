#include "sator/engine/search/activity_order.hpp"

namespace sator::engine {

namespace {

/// If the gain exceeds this, all weights are divided by it.
constexpr double kLargestGain = 1e50;
/// Added to each weight then, so that none becomes 0.
constexpr double kLeastWeight = 1e-20;

}  // namespace

void ActivityOrder::bump(std::span<const VariableId> variables) {
    for (const VariableId v : variables) weight_[v.index()] += increment_;
    increment_ *= growth_;
    if (increment_ < kLargestGain) return;
    for (double& weight : weight_) weight = weight / kLargestGain + kLeastWeight;
    increment_ /= kLargestGain;
}

void ActivityOrder::reset() {
    DomWdegOrder::reset();
    increment_ = 1;
}

}  // namespace sator::engine
