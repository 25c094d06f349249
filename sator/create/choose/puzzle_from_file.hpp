#pragma once

#include <optional>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/requests/create_options.hpp"

namespace sator::create {

/// The puzzle of a file, whose grid and rules made puzzles have. Their givens are others.
class PuzzleFromFile {
  public:
    /// Reads `options.from`, in any format.
    static std::expected<PuzzleFromFile, CreateFailure> read(const CreateOptions& options,
                                                             BasePuzzles& bases);

    /// Plans a puzzle with the file's solution; if it has none, with one that the file's givens leave; if it has none of these, with
    /// any solution of its rules. Each cell may be given.
    PlanResult plan(BasePuzzles& bases, RandomSource& random) const;

  private:
    std::string base_;
    std::vector<Given> givens_;
    std::vector<Given> solution_;
};

}  // namespace sator::create
