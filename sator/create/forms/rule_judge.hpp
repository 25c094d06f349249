#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::create {

/// Says whether rules hold in the solution of a plan, by their plain meaning.
class RuleJudge {
  public:
    RuleJudge(const Plan& plan, Resources& files) : plan_(plan), files_(files) {}

    /// `head`: the number of cells before the ':', or 0. False also if the rule cannot be about these cells.
    bool holds(std::string_view rule, std::span<const std::string> arguments, const Slot& cells,
               std::size_t head = 0);
    /// Returns the first of the arguments with which the rule holds.
    std::optional<std::string> first_that_holds(std::string_view rule, std::span<const std::string> arguments,
                                                const Slot& cells);

  private:
    const Plan& plan_;
    Resources& files_;
    ClueCache cache_;
};

/// Returns the arguments that a form lists, one after the other: "0..3" is 0, 1, 2, 3, and "A..C" is A, B, C.
std::vector<std::string> listed_arguments(std::string_view list);

}  // namespace sator::create
