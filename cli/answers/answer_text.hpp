#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/base/limits.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/render/text/solution_template.hpp"

namespace sator::cli {

/// The result of solving a puzzle.
struct SolvedPuzzle {
    const Puzzle& puzzle;
    std::string name;
    JsonAnswer json = {};
    std::optional<Limit> stopped = {};          ///< the limit that ended the search, if one did
    bool is_counted = false;                    ///< whether solutions were counted, not listed
    std::vector<std::string> conflicting = {};  ///< rules and givens that contradict each other, if known
    std::string cause = {};                     ///< why there is no solution, in one line; empty if unknown
};

/// Returns the answer as text: name, drawing, verdict. If there are two solutions without scores, the cells
/// in which they differ are marked.
std::string answer_text(const SolvedPuzzle& solved, const Session& session);

/// Returns the text of one of many solutions, with its score if rules rank them. `filled` is the drawing from
/// a template, if there is one.
std::string solution_text(const SolvedPuzzle& solved, std::uint64_t number, std::span<const Value> values,
                          std::optional<std::int64_t> score, const Session& session,
                          SolutionTemplate* filled = nullptr);

}  // namespace sator::cli
