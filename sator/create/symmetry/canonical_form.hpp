#pragma once

#include <span>
#include <string>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/solution.hpp"

namespace sator::create {

/// Returns a text that is the same for puzzles that are alike: turned, mirrored, or, if no rule cares which value is which, with
/// other names of the values. Titles and comments do not matter. `solution`: the only one. Puzzles whose rules depend on the
/// direction of reading, e.g. regular expressions, are only compared as they stand and in the ways that keep that direction.
std::string canonical_form(const Puzzle& puzzle, std::span<const Value> solution, const Resources& files);

}  // namespace sator::create
