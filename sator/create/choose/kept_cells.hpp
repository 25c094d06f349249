#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/create/requests/create_namespace.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::create {

/// Reads places as the puzzle language writes them, e.g. "R1C1 R3C2..R3C5; box 2", and returns for each cell whether they name it.
std::expected<std::vector<bool>, Diagnostic> kept_cells(const Puzzle& puzzle, const std::string& places);

}  // namespace sator::create
