#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/technique.hpp"
#include "sator/explain/rate/rating_scale.hpp"

namespace sator {

/// How hard a puzzle is for people (docs/difficulty.md).
struct Rating {
    /// The sum, over the steps of a way to the solution, of 1 / (the ease of all deductions then at hand
    /// together), averaged over ways on which each step is chosen among them by its ease. Turned, mirrored or
    /// relabelled a puzzle has the same.
    double effort = 0;
    /// The hardest technique that the way needs: at each step the easiest at hand counts, and of several ways
    /// the easiest. Nothing counts where there is no step: then `width` is empty.
    Technique hardest = Technique::LastCell;
    std::size_t hardest_rules = 1;  ///< how many rules it combines
    /// Of one way: how many different deductions are at hand at each step.
    std::vector<std::uint32_t> width;
    std::optional<double> minutes;  ///< what people take on average; for sudokus only
    Grade grade;
};

/// Why a puzzle has no rating.
enum class Unrated : std::uint8_t {
    NoSolution,
    Several,  ///< it has several solutions
    Stopped,  ///< a limit was reached
};

/// How many ways are taken, and added up. More ways cost time and change little.
constexpr std::uint64_t kRatedPaths = 16;

/// What is known of a rating that a limit has stopped.
struct RatedSoFar {
    std::uint64_t paths = 0;  ///< taken to their ends
    std::size_t steps = 0;    ///< of the first way
    /// The average of these ways; where there is none, what the first one's steps come to so far.
    double effort = 0;
    Technique hardest = Technique::LastCell;  ///< of the easiest of these ways, or of those steps
};

struct RatingResult {
    std::optional<Rating> rating;
    Unrated reason = Unrated::Stopped;  ///< where there is none
    std::optional<RatedSoFar> so_far;   ///< where it was stopped on the way
};

/// Rates a puzzle with the givens of one of its initial drawings. Ties on the ways are left to chance: the
/// same with the same `seed`.
RatingResult rate(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits,
                  std::uint64_t paths = kRatedPaths, std::uint64_t seed = 0);

}  // namespace sator
