#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// Returns a word in capital letters; empty if it has other characters than letters A to Z.
std::string capital_word(std::string_view word);

/// Reads a parameter that lists words: "APPLE,PEAR", or the name of a file with words. Words are in capital letters A to Z;
/// others are left out of a file and refused in a list. Returns an error if there are fewer than `least`.
std::expected<std::vector<std::string>, CreateFailure> made_words(const KindContext& context,
                                                                  std::string_view name, std::size_t least);

inline constexpr CreateParameter kWordsParameter{"words", "LIST",
                                                 "words with commas between them, or a file of words"};

}  // namespace sator::create
