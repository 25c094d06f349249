#pragma once

#include <cstddef>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/answers/answer_text.hpp"
#include "cli/cli_namespace.hpp"
#include "cli/pictures/picture_file.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

/// Adds the picture of an answer. If a limit is reached before the picture is complete, reports that and
/// returns false.
bool add_picture(PictureFile& pictures, PuzzleCall& call, const RegexLimits& regex_limits,
                 const PuzzleSolver& solver, std::size_t initial, const SolvedPuzzle& answer);

}  // namespace sator::cli
