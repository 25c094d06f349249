#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// The label of a position that is in no group.
constexpr Value kNoLabel = 0;

/// A position is lit if and only if it has a label. The scope is the position and its label. GAC. The domains are of kind `Bits`.
class LabelIfLit final : public Propagator {
  public:
    /// `values`: the position's values that count as lit, as bits.
    explicit LabelIfLit(std::vector<Word> values) : values_(std::move(values)) {}

    std::string_view name() const override { return "label_if_lit"; }
    Cost cost() const override { return Cost::Constant; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    std::vector<Word> values_;
};

/// Two neighbours are in one group, or one of them is in none. The scope is their labels. GAC. The domains are of kind `Bits`.
class LabelsBeside final : public Propagator {
  public:
    std::string_view name() const override { return "labels_beside"; }
    Cost cost() const override { return Cost::Constant; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
};

}  // namespace sator::propagators
