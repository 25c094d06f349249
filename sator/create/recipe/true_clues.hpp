#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::create {

/// Says which clues of a kind are true of a plan's solution: the puzzle's text with a clue is read, and what it states more than the
/// base is judged by the rules' plain meaning. So a kind's text alone says what its clues mean.
class TrueClues {
  public:
    /// The plan must outlive this; its clues are not read.
    TrueClues(const Plan& plan, BasePuzzles& bases);

    /// Whether the base's rules stand beside those of a clue, or the clue may say more in place of some, e.g. how a line passes a cell
    /// that else only has at most two ends of lines.
    enum class Lost : std::uint8_t { Refused, Replaced };

    /// Returns the clue if the language accepts it there and it is true of the solution.
    std::optional<OptionalClue> at(ClueSpot spot, std::uint8_t level = 1, Lost lost = Lost::Refused);

    /// The same for places of lists, which are read together: returns the clue of each, or nullopt. `spots` are in the order in which
    /// the text has them.
    std::vector<std::optional<OptionalClue>> of_lists(const std::vector<ClueSpot>& spots);

  private:
    std::vector<std::optional<OptionalClue>> one_by_one(const std::vector<ClueSpot>& spots);
    bool agrees(const std::vector<Given>& givens) const;
    bool hold(Puzzle& read, std::vector<RuleStatement> rules);

    Plan probe_;
    BasePuzzles& bases_;
    std::shared_ptr<ClueCache> cache_;
};

}  // namespace sator::create
