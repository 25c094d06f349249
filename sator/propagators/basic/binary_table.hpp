#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// A binary relation: the pairs of values that two positions can have together. Immutable, and shared by all
/// propagators of the same relation.
class BinaryRelation {
  public:
    /// Calls `fits(a, b)` for all pairs of the values 0 … values - 1. Larger values have no support. Each set
    /// of values has `words` words.
    BinaryRelation(std::size_t values, std::size_t words, const std::function<bool(Value, Value)>& fits);

    /// The number of values that can have a support.
    std::size_t values() const { return values_; }
    std::size_t value_words() const { return value_words_; }
    /// Returns the values b such that (a, b) is in the relation.
    std::span<const Word> supports_of_first(Value a) const { return row(after_, a); }
    /// Returns the values a such that (a, b) is in the relation.
    std::span<const Word> supports_of_second(Value b) const { return row(before_, b); }

  private:
    std::span<const Word> row(const std::vector<Word>& rows, Value v) const {
        return {rows.data() + static_cast<std::size_t>(v) * value_words_, value_words_};
    }

    std::size_t values_, value_words_;
    std::vector<Word> after_, before_;
};

/// The values of two positions are a pair of a relation. GAC; a call costs values × words of a domain. The
/// domains are of kind `Bits` and have the same number of words. If both positions are the same variable, it keeps the
/// values that are a pair with themselves.
class BinaryTable final : public Propagator {
  public:
    explicit BinaryTable(std::shared_ptr<const BinaryRelation> pairs) : pairs_(std::move(pairs)) {}

    std::string_view name() const override { return "compatible"; }
    Cost cost() const override { return Cost::Constant; }
    std::size_t memo_words(std::size_t) const override { return pairs_->value_words(); }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

  private:
    std::shared_ptr<const BinaryRelation> pairs_;
};

}  // namespace sator::propagators
