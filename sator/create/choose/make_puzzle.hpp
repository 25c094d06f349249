#pragma once

#include <functional>
#include <string_view>

#include "sator/create/choose/puzzle_grader.hpp"
#include "sator/create/requests/create_options.hpp"

namespace sator::create {

/// The properties of a kind that the loop uses.
struct Making {
    /// Returns a new plan. NotMet: this attempt has no luck.
    std::function<PlanResult(RandomSource& random)> plan;
    std::string_view usual_symmetry = "none";
    std::string_view usual_hardest = {};  ///< the hardest technique that is needed if the caller names none
    bool takes_few_rules = false;         ///< a step that assumes a candidate and needs few rules is no trial
    bool keeps_all_clues = false;
};

/// Makes a puzzle: plans one, excludes its counterexamples, leaves out what is not needed, rates it, and adds clues again if it
/// is too hard; all again with other random choices until the request is met or the attempts are used up. The random choices
/// depend on `seed` only.
MakeResult make_puzzle(const Making& making, const CreateOptions& options, std::uint64_t seed,
                       BasePuzzles& bases, PuzzleGrader& grader);

}  // namespace sator::create
