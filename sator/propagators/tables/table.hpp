#pragma once

#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/tables/tuples.hpp"

namespace sator::propagators {

/// The scope's values form one of the rows (positive table constraint). Compact-Table: GAC, also if a
/// variable occurs twice; a call costs live words of rows × changed values. For cells only.
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
    /// Greedy set cover: literals that remove all contradicting rows, those of the position that removes most
    /// first.
    Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const override;
    /// Writes the choices that rows leave to the open positions if the table is dense and they are few, else
    /// the fixed values.
    void residual(const Scope& scope, Residual& residual) const override;

  private:
    std::vector<Word> rows_of_fixed(const Scope& scope) const;

    std::shared_ptr<const Tuples> tuples_;
    bool is_dense_;
};

}  // namespace sator::propagators
