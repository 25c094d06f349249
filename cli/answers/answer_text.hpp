#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/process/session.hpp"
#include "sator/base/limits.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/render/text/solution_template.hpp"

namespace sator {

/// What solving a puzzle gave.
struct SolvedPuzzle {
    const Puzzle& puzzle;
    std::string name;
    JsonAnswer json = {};
    std::optional<Limit> stopped = {};          ///< the limit that ended the search, if one did
    bool is_counted = false;                    ///< solutions were counted, not listed
    std::vector<std::string> conflicting = {};  ///< rules and givens that cannot hold together, where known
};

/// The answer for people: name, drawing, verdict. Two solutions have the cells marked in which they differ,
/// unless they have scores.
std::string answer_text(const SolvedPuzzle& solved, const Session& session);

/// One of many solutions, with its score where rules rank them. `filled`: the puzzle's drawing, where it can
/// be filled in.
std::string solution_text(const SolvedPuzzle& solved, std::uint64_t number, std::span<const Value> values,
                          std::optional<std::int64_t> score, const Session& session,
                          SolutionTemplate* filled = nullptr);

}  // namespace sator
