#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "sator/base/limits.hpp"
#include "sator/engine/search/search_options.hpp"
#include "sator/engine/threads/solution_order.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

struct SearchProgress;

/// Which of the solutions found are checked with the rules' plain meaning before the caller gets them. A
/// solution that fails is a bug of Sator and aborts the program.
enum class Verify : std::uint8_t {
    Samples,  ///< the first thousand, then one in a thousand
    All,
};

/// How PuzzleSolver::solve looks for solutions.
struct SolveOptions {
    /// The most solutions that are wanted; nullopt: all.
    std::optional<std::uint64_t> limit = {};
    /// Whose givens: an index in the puzzle's `initials`. 0 also if the puzzle has none.
    std::size_t initial = 0;
    /// Givens instead of those of `initial`, so that one solver answers for many sets of givens; nullopt: those of `initial`.
    /// Rules that use givens, i.e. `place`, still see those of `initial`.
    std::optional<std::span<const Given>> givens = {};
    SolutionOrder order = SolutionOrder::Free;
    Verify verify = Verify::Samples;
    /// How many threads may work at the same time, the caller's among them. Short searches start none.
    std::size_t threads = 1;
    /// Chooses which solutions come first, unless `order` is stable; nullopt: always the same ones.
    std::optional<std::uint64_t> seed = {};
    /// Limits of this call; nullopt: those that the solver was built with.
    std::optional<Limits> limits = {};
    /// Constants of the search, for tuning. They change its cost, and which solutions come first.
    SearchOptions search = {};
    /// Shows another thread how far the search has come; null: nothing does. Not owned.
    SearchProgress* progress = nullptr;
};

/// How PuzzleSolver::count counts. Members as in SolveOptions.
struct CountOptions {
    std::size_t initial = 0;
    std::optional<std::span<const Given>> givens = {};
    std::size_t threads = 1;
    std::optional<Limits> limits = {};
    SearchOptions search = {};
    SearchProgress* progress = nullptr;
};

/// How PuzzleSolver::count_in_pieces counts: with the caller's thread alone. Members as in SolveOptions.
struct CountCursorOptions {
    std::size_t initial = 0;
    std::optional<std::span<const Given>> givens = {};
    std::optional<Limits> limits = {};
    SearchOptions search = {};
    SearchProgress* progress = nullptr;
};

/// How PuzzleSolver::solutions lists solutions: always in a stable order, with the caller's thread alone.
/// Members as in SolveOptions.
struct CursorOptions {
    std::size_t initial = 0;
    std::optional<std::span<const Given>> givens = {};
    Verify verify = Verify::Samples;
    std::optional<Limits> limits = {};
    SearchOptions search = {};
    SearchProgress* progress = nullptr;
};

}  // namespace sator
