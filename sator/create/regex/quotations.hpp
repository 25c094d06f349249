#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/random_source.hpp"

namespace sator::create {

/// A saying in the public domain, with the words that belong to its theme.
struct Quotation {
    std::string_view title;
    std::string_view text;   ///< capital letters, blanks and signs: "TO BE, OR NOT TO BE"
    std::string_view words;  ///< with blanks between them
};

std::span<const Quotation> quotations();

/// Returns one that fills this number of cells, or leaves few of them; null if there is none.
const Quotation* quotation_for(std::size_t cells, RandomSource& random);

/// Returns one whose letters fill the cells without its blanks and signs; null if there is none.
const Quotation* letters_for(std::size_t cells, RandomSource& random);

/// Divides a text at its blanks.
std::vector<std::u32string> words_between_blanks(std::string_view text);

/// Sentences that a class may spell: "READ ME BACKWARDS".
std::span<const std::u32string> spoken_sentences();

}  // namespace sator::create
