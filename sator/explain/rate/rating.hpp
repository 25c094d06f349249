#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/technique.hpp"
#include "sator/explain/rate/grade.hpp"
#include "sator/explain/rate/rank.hpp"

namespace sator::explain {

/// How hard a puzzle is for people (docs/difficulty.md).
struct Rating {
    /// The sum, over the steps of a solving path, of 1 / (the total ease of all findings at that step),
    /// averaged over paths on which each step is chosen randomly by its ease. Rotated, mirrored or relabelled
    /// puzzles have the same effort.
    double effort = 0;
    /// The hardest technique that is needed: each step counts with its easiest finding, and the easiest of
    /// the paths counts. Meaningless if there is no step; `width` is then empty.
    Technique hardest = Technique::LastCell;
    std::size_t hardest_rules = 1;  ///< the number of rules that it combines
    /// For the first path: the number of different findings at each step.
    std::vector<std::uint32_t> width;
    std::optional<double> minutes;  ///< the mean solving time of people; for sudokus only
    Grade grade;
    std::optional<Rank> rank;  ///< among puzzles of its kind; nullopt if the kind has no collection

    /// False if every cell has its value from the start.
    bool has_steps() const { return !width.empty(); }
};

/// The reason why a puzzle has no rating.
enum class Unrated : std::uint8_t {
    NoSolution,
    Several,  ///< it has several solutions
    Stopped,  ///< a limit was reached
};

/// Whether a rating goes on if only the assumption of a candidate helps. Such steps take by far the most time.
enum class Trials : std::uint8_t {
    Allowed,
    OfFewRules,  ///< the rating stops if a step needs more than the few rules of Technique::FewRules
    Refused,     ///< the rating stops: Unrated::Stopped, with Technique::Trial in `so_far`
};

/// The default number of paths. More paths take time and change the average little.
constexpr std::uint64_t kRatedPaths = 16;

/// The partial result of a rating that a limit stopped.
struct RatedSoFar {
    std::uint64_t paths = 0;  ///< completed paths
    std::size_t steps = 0;    ///< steps of the first path
    /// The average over these paths; if there is none, the effort of the first path so far.
    double effort = 0;
    Technique hardest = Technique::LastCell;  ///< of the easiest of these paths, or of those steps
};

struct RatingResult {
    std::optional<Rating> rating;
    Unrated reason = Unrated::Stopped;  ///< if there is no rating
    std::optional<RatedSoFar> so_far;   ///< if the rating was stopped on the way
};

/// Rates a puzzle with the givens of one of its initial drawings. Random choices depend only on the puzzle
/// and `seed`.
RatingResult rate(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits,
                  std::uint64_t paths = kRatedPaths, std::uint64_t seed = 0, Trials trials = Trials::Allowed);

}  // namespace sator::explain
