#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_places.hpp"

namespace sator::text {

/// The words of a group of places, of which some are read.
struct PlaceWords {
    std::vector<std::string> words;
    std::size_t at = 0;  ///< the first word that is not read

    /// Returns a word that is not read, or nothing if there are fewer words.
    std::string_view word(std::size_t ahead = 0) const {
        return at + ahead < words.size() ? std::string_view(words[at + ahead]) : std::string_view();
    }
};

/// Reads the next place, e.g. `it`, `beside it` or `like it region of it`, and returns the names of its cells. A word that begins no place
/// of `it` is returned as it is. The error is a message.
std::expected<std::string, std::string> read_place_of_it(const KindPlaces& places, const KindItem& it,
                                                         PlaceWords& words);

}  // namespace sator::text
