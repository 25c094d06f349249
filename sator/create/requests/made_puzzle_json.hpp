#pragma once

#include <string>
#include <string_view>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/create_options.hpp"
#include "sator/create/requests/made_puzzle.hpp"

namespace sator::create {

/// Returns a line of JSON with the puzzle, its solution, its rating, its seed and the call that makes it again with this version
/// of Sator. A puzzle that is only the nearest to a request may be without its solution.
std::string made_puzzle_json(const CreateOptions& options, const MadePuzzle& puzzle,
                             std::string_view version);

}  // namespace sator::create
