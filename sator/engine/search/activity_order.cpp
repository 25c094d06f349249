#include "sator/engine/search/activity_order.hpp"

namespace sator {

namespace {

/// How much more a conflict's variables gain than the last one's.
constexpr double kGrowth = 1.02;
/// Weights beyond it are all made smaller, none of them nothing.
constexpr double kLargestGain = 1e50, kLeastWeight = 1e-20;

}  // namespace

void ActivityOrder::bump(std::span<const VariableId> variables) {
    for (const VariableId v : variables) weight_[v.index()] += increment_;
    increment_ *= kGrowth;
    if (increment_ < kLargestGain) return;
    for (double& weight : weight_) weight = weight / kLargestGain + kLeastWeight;
    increment_ /= kLargestGain;
}

void ActivityOrder::reset() {
    DomWdegOrder::reset();
    increment_ = 1;
}

}  // namespace sator
