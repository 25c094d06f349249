#pragma once

#include <memory>
#include <vector>

#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/tables/tuples.hpp"

namespace sator {

/// The scope's values form one of the rows. Generalised arc consistency, also where a variable stands twice.
/// For cells only.
class Table final : public Propagator {
  public:
    /// The scope must have as many positions as the rows.
    explicit Table(std::shared_ptr<const Tuples> tuples);

    const std::shared_ptr<const Tuples>& rows() const { return tuples_; }

    std::string_view name() const override { return "table"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;
    /// A greedy cover: literals that take the rows away, those of the position that takes most first.
    Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const override;
    /// What rows leave to the open positions, where the table is dense and they are few; else the fixed
    /// values.
    void residual(const Scope& scope, Residual& residual) const override;

  private:
    std::vector<Word> rows_of_fixed(const Scope& scope) const;

    std::shared_ptr<const Tuples> tuples_;
    bool is_dense_;
};

}  // namespace sator
