#pragma once

#include <expected>
#include <string>

#include "sator/create/regex/crossword_frame.hpp"
#include "sator/create/requests/made_puzzle.hpp"
#include "sator/create/requests/random_source.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::create {

/// Fills a grid with words of a list: each row and each column of a rectangle is a word if the solver finds such a grid, else each
/// row. In a hexagon, each row. The letters are in upper case.
std::expected<std::u32string, CreateFailure> cells_of_words(CrosswordSize size, const std::string& list,
                                                            Resources& files, const Limits& limits,
                                                            RandomSource& random);

}  // namespace sator::create
