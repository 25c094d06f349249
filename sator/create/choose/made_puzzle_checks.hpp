#pragma once

#include "sator/create/choose/difficulty_request.hpp"
#include "sator/create/clues/puzzle_plan.hpp"

namespace sator::create {

/// The grades of the puzzles that were tried for one request. They show which grades a kind of puzzle can have.
class FoundGrades {
  public:
    void add(int grade);
    /// Returns whether more attempts are useless: enough grades were found, and all are too far from the wanted ones.
    bool are_far_from(const GradeRange& wanted) const;
    /// Returns e.g. "the puzzles that were tried have grades from 1 to 3"; empty if there are fewer than two.
    std::string words() const;

  private:
    std::size_t count_ = 0;
    int least_ = 0, most_ = 0;
};

/// Returns the number of cells that these clues give.
std::size_t givens_of(const Plan& plan, const Chosen& chosen);
CreateFailure too_many_givens(std::size_t wanted, std::size_t most);
/// Returns whether the puzzle states some clue of its kind, unless the kind has only givens. A thermometer sudoku has a thermometer.
bool has_own_clue(const Plan& plan, const Chosen& chosen);

}  // namespace sator::create
