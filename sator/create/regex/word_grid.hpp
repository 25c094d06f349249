#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "sator/create/regex/crossword_frame.hpp"
#include "sator/create/requests/made_puzzle.hpp"
#include "sator/create/requests/random_source.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::create {

/// Returns whether the value of `--words` is a list of words itself and not the name of one.
inline bool is_own_list(std::string_view words) {
    return words.contains(',');
}

/// Returns the size of a grid whose rows are all words of such a list; nothing if they differ in length.
std::optional<CrosswordSize> size_for_words(std::string_view words);

/// Fills a grid with words of a list: each row and each column of a rectangle is a word if the solver finds such a grid, else each
/// row. In a hexagon, each row. The letters are in upper case. `list`: see AnswerRequest::words.
std::expected<std::u32string, CreateFailure> cells_of_words(CrosswordSize size, const std::string& list,
                                                            Resources& files, const Limits& limits,
                                                            RandomSource& random);

}  // namespace sator::create
