#pragma once

#include <optional>
#include <set>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_puzzle.hpp"

namespace sator::exchange {

/// Returns what a rule says, to compare rules of two puzzles of the same size.
std::string said_by(const SquareRule& rule);

/// Reads a text of constraints; nullopt if it is no puzzle with the numbers from 1 on.
std::optional<Puzzle> puzzle_of_iss(const std::string& text);

/// Writes the constraints about cages that become several rules (`RellikCage`, `Lunchbox`, `EqualityCage`), and removes their rules. A
/// rule proposes a constraint. It is written if the constraint, read on a grid of the form `shape`, has only rules that are there.
std::string take_iss_cages(SquarePuzzle& square, const std::string& shape);

}  // namespace sator::exchange
