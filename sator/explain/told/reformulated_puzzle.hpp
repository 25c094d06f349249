#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/puzzle/reformulation.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::explain {

/// A puzzle in the terms in which people reason about it, ready to be explained, and the way back to the puzzle's own cells.
class ReformulatedPuzzle : public std::enable_shared_from_this<ReformulatedPuzzle> {
  public:
    /// Returns null if the puzzle has no reformulation, and if a limit is reached. `original` must outlive the result.
    static std::shared_ptr<const ReformulatedPuzzle> make(const PuzzleContext& original,
                                                          const Limits& limits);
    ReformulatedPuzzle(const ReformulatedPuzzle&) = delete;
    ReformulatedPuzzle& operator=(const ReformulatedPuzzle&) = delete;

    const PuzzleContext& original() const { return original_; }
    /// Returns the context of the reformulated puzzle, which keeps all this.
    std::shared_ptr<const PuzzleContext> context() const {
        return {shared_from_this(), &prepared_->context()};
    }

    /// Returns known values as those of the reformulated puzzle. Returns nullopt if two of them contradict each other there.
    std::optional<std::vector<Given>> givens(std::span<const Given> originals) const;
    /// Returns a candidate of the original puzzle as one of this; nullopt if this has none.
    std::optional<Candidate> candidate(Candidate original) const;

    /// Returns the cell of this puzzle that is in place of an original cell; nullopt if that cell can only hold one value.
    std::optional<CellId> in_place_of(CellId original) const { return in_place_of_[original.index()]; }
    /// Returns the original cells that hold a cell's value; a carry has none.
    std::span<const CellId> cells_of(CellId cell) const { return reformulation_.cells[cell.index()].cells; }
    /// Returns the same value of the original puzzle. Only carries have values that it does not have.
    ValueId original_value(ValueId value) const { return *original_values_[value.index()]; }
    bool has_original_value(ValueId value) const { return original_values_[value.index()].has_value(); }
    /// Returns the original rule that a rule is a part of.
    RuleId original_rule(RuleId rule) const { return RuleId(reformulation_.rules[rule.index()]); }

  private:
    ReformulatedPuzzle(const PuzzleContext& original, puzzle::Reformulation reformulation)
        : original_(original), reformulation_(std::move(reformulation)) {}

    bool read(const Limits& limits);
    bool find_cells();
    void find_values();

    const PuzzleContext& original_;
    puzzle::Reformulation reformulation_;
    Puzzle puzzle_;
    Resources files_;
    ClueCache clue_cache_;
    std::optional<PreparedPuzzle> prepared_;
    std::vector<std::optional<CellId>> in_place_of_;
    std::vector<std::optional<ValueId>> original_values_;
};

}  // namespace sator::explain
