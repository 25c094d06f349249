#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// What a person knows while solving: the values placed, and the candidates of the other cells. Placing a
/// value also removes it from the other cells of its regions. This bookkeeping is not a step.
class Knowledge {
  public:
    /// No value is placed; the candidates of each cell are its range.
    explicit Knowledge(const PuzzleContext& context);

    const PuzzleContext& context() const { return *context_; }
    const Candidates& candidates() const { return candidates_; }
    /// Like `candidates`, but each cell without a value has its whole range.
    const Candidates& placed_only() const { return placed_only_; }
    /// Like `candidates`, but without the removals by bookkeeping: only the values placed and what steps
    /// removed.
    const Candidates& explicit_only() const { return explicit_only_; }
    bool is_placed(CellId cell) const { return is_placed_[cell.index()] != 0; }
    std::size_t open_cells() const { return open_cells_; }
    /// Returns true if some cell has no candidate left. A cell with a value keeps it in all three sets, but
    /// counts as empty once the value is removed.
    bool has_empty_cell() const { return has_empty_cell_; }

    void place(Candidate candidate);
    /// Removes a candidate that a step has ruled out.
    void remove(Candidate candidate);

    /// `revision` grows with each change of the candidates of the rule's cells, `placed_revision` with each
    /// value placed in one of them.
    std::uint32_t revision(RuleId rule) const { return revisions_[rule.index()]; }
    std::uint32_t placed_revision(RuleId rule) const { return placed_revisions_[rule.index()]; }
    /// Grows with each change of any cell.
    std::uint32_t revision() const { return revision_; }

  private:
    void drop(Candidate candidate);
    void touch(CellId cell);

    const PuzzleContext* context_;
    Candidates candidates_, placed_only_, explicit_only_;
    std::vector<std::uint8_t> is_placed_;
    std::vector<std::uint32_t> revisions_, placed_revisions_;
    std::uint32_t revision_ = 0;
    std::size_t open_cells_;
    bool has_empty_cell_ = false;
};

}  // namespace sator::explain
