#pragma once

#include <vector>

#include "sator/ask/questions/work.hpp"

namespace sator::ask {

/// Reads all puzzles of a source, or as many as the limits allow, and adds its further known values to each. A text or a puzzle that
/// cannot be read leaves its error in its place.
std::vector<AskedPuzzle> read_source(Work& work);

}  // namespace sator::ask
