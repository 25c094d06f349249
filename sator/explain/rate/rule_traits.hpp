#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::explain {

/// Returns what the rules of a puzzle are about, sorted and each once: the name of a rule, for some rules also its words, and after
/// '@' the form of its place: "line" (a row or column), "box", "window" (another rectangle), "diagonal", "all" or "cells". A killer
/// has e.g. "cage@cells", "permutation@box" and "permutation@line", and a star battle "count * 1@line". Numbers that differ between
/// clues are left out; in an expression, each is '#'. So puzzles of one kind have the same traits, in whatever format they were.
std::vector<std::string> rule_traits(const Puzzle& puzzle);

}  // namespace sator::explain
