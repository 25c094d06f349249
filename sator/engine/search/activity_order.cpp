#include "sator/engine/search/activity_order.hpp"

namespace sator {

namespace {

/// Weights beyond it are all made smaller, none of them nothing.
constexpr double kLargestGain = 1e50, kLeastWeight = 1e-20;

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

}  // namespace sator
