#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::formats {

/// The texts about a puzzle. They say nothing about its rules.
struct TextsAboutPuzzle {
    bool title = false, author = false, source = false, difficulty = false, link = false, solution = false;
};

/// Returns the texts that the writer of a format has a place for; `format` is the name of its row.
TextsAboutPuzzle written_texts(std::string_view format);

/// Lists in words the texts that the puzzle has and the format has no place for, e.g. "the title". Without them it is the same
/// puzzle, so that they are no reason to refuse it.
std::vector<std::string> left_out_texts(const Puzzle& puzzle, std::string_view format);

}  // namespace sator::formats
