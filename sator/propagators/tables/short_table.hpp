#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// Rows that state values of some positions and leave the other positions free.
class ShortRows {
  public:
    struct Entry {
        std::uint32_t position, value;

        friend bool operator==(const Entry&, const Entry&) = default;
    };

    void add(std::span<const Entry> row);

    std::size_t row_count() const { return ends_.size(); }
    std::span<const Entry> row(std::size_t i) const {
        const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
        return {entries_.data() + begin, entries_.data() + ends_[i]};
    }
    std::size_t longest() const { return longest_; }
    /// The number of words of a set of the values in rows.
    std::size_t value_words() const { return words_for(value_bound_); }

  private:
    std::vector<Entry> entries_;
    std::vector<std::size_t> ends_;
    std::size_t longest_ = 0;
    std::size_t value_bound_ = 0;
};

/// The scope agrees with at least one of the rows. GAC if no variable occurs twice; a call costs the entries
/// of the rows visited, usually two or three. For cells only.
class ShortTable final : public Propagator {
  public:
    explicit ShortTable(std::shared_ptr<const ShortRows> rows) : rows_(std::move(rows)) {}

    std::string_view name() const override { return "short table"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

    const ShortRows& rows() const { return *rows_; }

  private:
    std::shared_ptr<const ShortRows> rows_;
};

}  // namespace sator::propagators
