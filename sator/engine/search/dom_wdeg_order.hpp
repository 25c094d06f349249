#pragma once

#include <optional>
#include <vector>

#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/search/variable_order.hpp"

namespace sator {

/// dom/wdeg: the cell with the fewest candidates for its weight, which is 1 and the failures of the
/// propagators on it (F. Boussemart, F. Hemery, C. Lecoutre and L. Saïs, "Boosting systematic search by
/// weighting constraints", ECAI 2004). Among those that have hardly more, what narrows small domains most:
/// the expected impact of a decision (P. Refalo, "Impact-based search strategies for constraint programming",
/// CP 2004), from sizes alone.
class DomWdegOrder : public VariableOrder {
  public:
    /// `model` must outlive this.
    explicit DomWdegOrder(const Model& model, const SearchOptions& options = {});

    std::optional<VariableId> choose(const Store& store) override;
    void bump_scope(std::span<const VariableId> scope) override;
    void reset() override;
    std::span<const double> weights() const override { return weight_; }
    void set_weights(std::span<const double> weights) override;

  protected:
    std::vector<double> weight_;  // of each variable

  private:
    std::optional<VariableId> smallest(const Store& store) const;
    double measure(const Store& store);
    VariableId most_narrowing(double most) const;

    const Model& model_;
    double tolerance_;
    std::optional<ConstraintGraph> constraint_graph_;  // from the first choice on
    std::vector<std::uint32_t> open_;                  // cells, as the last choice saw them
    // Of each cell, as the last choice saw it: its size for its weight, its candidates folded into a word,
    // and what it counts where it is narrowed (kGain). Of a fixed one: infinity, none, and nothing.
    std::vector<double> score_;
    std::vector<Word> candidates_;
    std::vector<std::uint64_t> gain_of_narrowing_;
};

}  // namespace sator
