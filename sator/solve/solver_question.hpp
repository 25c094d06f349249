#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/search/search_options.hpp"
#include "sator/engine/search/search_progress.hpp"
#include "sator/engine/search/search_question.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/engine/threads/solution_order.hpp"
#include "sator/solve/solve_options.hpp"

namespace sator::solve {

/// One question to a solver, whatever kind it is of: solve, count or list. The members are those of SolveOptions.
struct SolverQuestion {
    std::size_t initial = 0;
    std::vector<FixedCell> givens = {};
    /// Candidates that no solution may have.
    std::vector<FixedCell> excluded = {};
    SolutionOrder order = SolutionOrder::Free;
    /// The most solutions that are wanted.
    std::uint64_t limit = kUnlimited;
    /// How many solutions an endgame lists at once.
    std::uint64_t endgame_solutions = kUnlimited;
    std::optional<std::uint64_t> seed = {};
    Verify verify = Verify::Samples;
    std::size_t threads = 1;
    std::optional<Limits> limits = {};
    SearchOptions search = {};
    SearchProgress* progress = nullptr;
};

}  // namespace sator::solve
