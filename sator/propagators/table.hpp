#pragma once

#include <memory>

#include "sator/engine/propagator.hpp"
#include "sator/propagators/tuples.hpp"

namespace sator {

/// The scope's values form one of the rows. Generalised arc consistency, also where a variable stands twice.
/// For cells only.
class Table final : public Propagator {
  public:
    /// The scope must have as many positions as the rows.
    explicit Table(std::shared_ptr<const Tuples> tuples) : tuples_(std::move(tuples)) {}

    std::string_view name() const override { return "table"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    /// A greedy cover: literals that take the rows away, those of the position that takes most first.
    Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const override;

  private:
    std::shared_ptr<const Tuples> tuples_;
};

}  // namespace sator
