#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// JSON texts of f-puzzles, one for each initial drawing, and what they lack.
struct FPuzzlesTexts {
    std::vector<std::string> texts;
    std::vector<std::string> losses;
};

/// Writes a puzzle as JSON of f-puzzles. The error says why it is no puzzle of this kind.
std::expected<FPuzzlesTexts, Diagnostic> f_puzzles_texts(const Puzzle& puzzle);

}  // namespace sator::exchange
