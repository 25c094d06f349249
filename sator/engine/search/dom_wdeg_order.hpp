#pragma once

#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/search/value_places.hpp"
#include "sator/engine/search/variable_order.hpp"

namespace sator::engine {

/// dom/wdeg: the cell with the least number of candidates divided by weight. A weight is 1 plus the failures
/// of the propagators on the cell (F. Boussemart, F. Hemery, C. Lecoutre and L. Saïs, "Boosting systematic
/// search by weighting constraints", ECAI 2004). Cells within a factor `order_tolerance` of the best are
/// compared by how much they narrow small domains: an estimate, from domain sizes alone, of a decision's
/// impact (P. Refalo, "Impact-based search strategies for constraint programming", CP 2004). Candidates that other
/// cells determine count as one, and cells that others determine are decided last.
class DomWdegOrder : public VariableOrder {
  public:
    /// `model` must outlive this.
    explicit DomWdegOrder(const Model& model, const SearchOptions& options = {});

    std::optional<VariableId> choose(const Store& store) override;
    std::optional<Placing> place_instead(const Store& store, VariableId cell) override;
    std::span<const Word> determined(VariableId cell) const override {
        return constraint_graph_ ? constraint_graph_->determined(cell.index()) : std::span<const Word>();
    }
    void bump_scope(std::span<const VariableId> scope) override;
    void bump_decided(VariableId cell) override;
    void reset() override;
    std::span<const double> weights() const override { return weight_; }
    void set_weights(std::span<const double> weights) override;

  protected:
    std::vector<double> weight_;  // of each variable

  private:
    double narrowing_of_cell(VariableId cell) const;
    double narrowing_of_places(VariableId first, VariableId second, Value value) const;
    std::optional<VariableId> smallest(const Store& store) const;
    double size_to_decide(VariableId cell, const Domain& domain) const;
    double measure(const Store& store);
    VariableId most_narrowing(double most) const;

    const Model& model_;
    double tolerance_;
    double gain_of_decided_;
    bool branches_on_places_;
    std::optional<ValuePlaces> places_;                // made for the first choice
    std::optional<ConstraintGraph> constraint_graph_;  // made for the first choice
    std::vector<std::uint32_t> open_;                  // open cells at the last choice
    // For each cell at the last choice: domain size divided by weight, the candidates folded into a word, and
    // the gain of narrowing it (kGain). A fixed cell has no candidates and no gain.
    std::vector<double> score_;
    std::vector<Word> candidates_;
    std::vector<std::uint64_t> gain_of_narrowing_;
};

}  // namespace sator::engine
