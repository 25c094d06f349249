#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::cli {

/// Draws a grid for the output of a session: in colours if it wants them, and on a terminal in lines that
/// fit. If a grid cannot fit, a sentence in its place says how to see it. `marked` is as in `grid_text`.
std::string grid_drawing(const Puzzle& puzzle, std::span<const Value> values, const std::vector<bool>& marked,
                         const Session& session);
std::string grid_drawing(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
                         const std::vector<bool>& marked, const Session& session);

/// Whether the usual drawing of a grid, without marks, fits the output of a session. All symbols of the puzzle
/// are as wide as the sign of an open cell.
bool fits_usual_drawing(const Puzzle& puzzle, const Session& session);

}  // namespace sator::cli
