#pragma once

#include <cstdint>
#include <vector>

#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator {

/// What a person knows on the way to a solution: the values placed, and the candidates of the other cells. A
/// value that is placed leaves the other cells of its regions at once: such bookkeeping is nobody's step.
class Knowledge {
  public:
    /// Nothing is placed; each cell may hold its range.
    explicit Knowledge(const PuzzleContext& context);

    const PuzzleContext& context() const { return *context_; }
    const Candidates& candidates() const { return candidates_; }
    /// As `candidates`, but all that is known of cells without a value is their range.
    const Candidates& placed_only() const { return placed_only_; }
    /// As `candidates`, without what bookkeeping removed: the values placed, and what steps have told.
    const Candidates& explicit_only() const { return explicit_only_; }
    bool is_placed(CellId cell) const { return is_placed_[cell.index()] != 0; }
    std::size_t open_cells() const { return open_cells_; }
    /// Whether some cell has no candidate left. A cell with a value keeps that one in all the lists, but
    /// counts as empty once the value is ruled out.
    bool has_empty_cell() const { return has_empty_cell_; }

    void place(Candidate candidate);
    /// What a step has told.
    void remove(Candidate candidate);

    /// Grows with each change of the candidates of the rule's cells; the other one with each value placed
    /// there.
    std::uint32_t revision(RuleId rule) const { return revisions_[rule.index()]; }
    std::uint32_t placed_revision(RuleId rule) const { return placed_revisions_[rule.index()]; }
    /// Grows with each change of anything.
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

}  // namespace sator
