#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Returns the places of a word that stands for several sequences whatever the puzzle, e.g. `rows`; nullopt for other words.
std::optional<std::vector<Sequence>> group_places(std::string_view word, const Grid& grid);

/// Returns a hint for a word that is no place: the word that is meant, or a list of places.
std::string hint_of_words(std::string_view wrong);

/// Returns whether a word of a clue begins its places: a cell name, or a word such as `row`.
bool begins_places(std::string_view word);

}  // namespace sator::text
