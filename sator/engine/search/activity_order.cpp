#include "sator/engine/search/activity_order.hpp"

#include <algorithm>

namespace sator::engine {

namespace {

/// If the gain exceeds this, all weights are divided by it.
constexpr double kLargestGain = 1e50;
/// Added to each weight then, so that none becomes 0.
constexpr double kLeastWeight = 1e-20;
/// The greatest weight, above 1, of a variable when learning ends: that of this many conflicts.
constexpr double kWeightAfterLearning = 20;

}  // namespace

void ActivityOrder::bump(std::span<const VariableId> variables) {
    for (const VariableId v : variables) weight_[v.index()] += increment_;
    increment_ *= growth_;
    if (increment_ < kLargestGain) return;
    for (double& weight : weight_) weight = weight / kLargestGain + kLeastWeight;
    increment_ /= kLargestGain;
}

/// Gains have grown by orders of magnitude. Without this, the weights would stay as they are to the end.
void ActivityOrder::end_learning() {
    const double most = std::ranges::max(weight_);
    for (double& weight : weight_) weight = 1 + kWeightAfterLearning * weight / most;
    increment_ = 1;
}

void ActivityOrder::reset() {
    DomWdegOrder::reset();
    increment_ = 1;
}

}  // namespace sator::engine
