#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sator/create/clues/base_puzzle.hpp"
#include "sator/create/clues/optional_clue.hpp"
#include "sator/create/requests/random_source.hpp"

namespace sator::create {

/// A puzzle to be made: its base, its solution, and all that it may state about the solution.
struct Plan {
    std::shared_ptr<BasePuzzle> base;
    std::vector<Value> solution;
    std::vector<OptionalClue> clues;  ///< all true of the solution
    /// Writes the puzzle with the chosen clues; null: as stated_text does.
    std::function<std::string(const Plan& plan, const Chosen& chosen)> write = {};
    /// Changes the base, e.g. the shapes of regions, so that `counterexample`, a second solution, is none any more; the solution
    /// stays one. Returns false if it finds no change. Null if the base does not change.
    std::function<bool(Plan& plan, std::span<const Value> counterexample, RandomSource& random)> refine = {};
    /// Changes the base so that the puzzle gets easier, e.g. splits a cage. Returns false if it finds no change. Null if it cannot.
    std::function<bool(Plan& plan, RandomSource& random)> ease = {};
    /// Whether the puzzle obeys the quality rules of its kind; null if they hold for each puzzle of the plan.
    std::function<bool(const Plan& plan)> has_quality = {};
    std::vector<std::string> notes = {};
};

using PlanResult = std::expected<Plan, CreateFailure>;

/// Returns the text of the puzzle with the chosen clues.
std::string text_of(const Plan& plan, const Chosen& chosen);

/// Returns the base with the rules of these clues. A printed board is read again, because one statement may have several of its clues.
Puzzle puzzle_of(const Plan& plan, const Chosen& clues, BasePuzzles& bases);

/// Returns the value of a symbol of the alphabet, which must have it.
Value value_of_symbol(const Puzzle& puzzle, std::string_view symbol);

/// Adds a clue for each cell: its value in the solution is given.
void add_givens(Plan& plan, std::uint8_t level = 0);

/// Sets the rules of clues that have text: reads the base with the text of each.
std::expected<void, CreateFailure> read_clue_rules(Plan& plan, BasePuzzles& bases);

/// Returns a solution of the base, chosen by `random`, as the solution of a new plan. `with`: statements that the solution obeys, too.
PlanResult plan_with_random_solution(const std::string& base, BasePuzzles& bases, RandomSource& random,
                                     const std::string& with = {});

}  // namespace sator::create
