#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/create/requests/create_options.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle_explainer.hpp"
#include "sator/solve/solution.hpp"

namespace sator {

/// A puzzle that was made. It has exactly one solution.
struct CreatedPuzzle {
    std::string text;  ///< in the puzzle language
    Solution solution;
    std::optional<PuzzleRating> rating;  ///< nullopt if the puzzle was not rated
    std::string call;                    ///< the call of the program that makes it again
    std::vector<std::string> notes;      ///< e.g. which pixels of a picture were changed

    const Puzzle& puzzle() const { return solution.puzzle(); }
};

/// Why no puzzle was made.
struct CreationFailure {
    enum class Reason : std::uint8_t {
        Mistake,  ///< the request is wrong
        NotMet,   ///< the wish cannot be met, or was not in `CreateOptions::attempts` attempts
        Limit,    ///< `limit` was reached
    };

    Reason reason = Reason::NotMet;
    Diagnostic problem;
    std::optional<Limit> limit;
    std::optional<CreatedPuzzle> nearest;  ///< the puzzle that came nearest to the wish
};

/// Makes a puzzle, e.g. a sudoku of grade 4:
///
///     auto made = sator::create_puzzle({.kind = "sudoku", .seed = 7, .grade = sator::GradeRange{4, 4}});
///     if (made) std::fputs(made->text.c_str(), stdout);
///
/// The same options give the same puzzle on every machine. `options.limits` can stop the work at any time.
std::expected<CreatedPuzzle, CreationFailure> create_puzzle(const CreateOptions& call);

/// A kind of puzzle that can be made.
struct CreatableKind {
    std::string name, summary;
    std::vector<std::string> parameters;  ///< what CreateOptions::parameters may name: "size"
};
std::vector<CreatableKind> creatable_kinds();

}  // namespace sator
