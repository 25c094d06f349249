#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator {

/// Which values can stand beside each other. Immutable, shared by all propagators that ask it.
class BinaryRelation {
  public:
    /// Asks `fits(a, b)` for all pairs of the values 0 … values - 1; larger ones fit nothing. Sets of values
    /// get `words` words.
    BinaryRelation(std::size_t values, std::size_t words, const std::function<bool(Value, Value)>& fits);

    /// How many values can fit any.
    std::size_t values() const { return values_; }
    std::size_t value_words() const { return value_words_; }
    /// The values b with which (a, b) fits.
    std::span<const Word> supports_of_first(Value a) const { return row(after_, a); }
    /// The values a with which (a, b) fits.
    std::span<const Word> supports_of_second(Value b) const { return row(before_, b); }

  private:
    std::span<const Word> row(const std::vector<Word>& rows, Value v) const {
        return {rows.data() + static_cast<std::size_t>(v) * value_words_, value_words_};
    }

    std::size_t values_, value_words_;
    std::vector<Word> after_, before_;
};

/// The values of two positions fit each other. Domains of kind `Bits`, both with as many words.
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

}  // namespace sator
