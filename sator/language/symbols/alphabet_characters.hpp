#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

/// The characters of an alphabet's values, sorted, so that the values of a code point set are found fast. A
/// value without a character (a blank, a number above 9, a longer text) is in no set and so matches no clue.
class AlphabetCharacters {
  public:
    explicit AlphabetCharacters(const Alphabet& alphabet);
    /// `characters[v]` is the character of value v. Several values may share one.
    explicit AlphabetCharacters(std::span<const std::optional<char32_t>> characters);

    /// Returns the number of values, with or without a character.
    std::size_t size() const { return characters_.size(); }
    /// Returns the number of words in a bit set of values; at least one.
    std::size_t words() const { return words_; }
    std::optional<char32_t> character(std::size_t value) const { return characters_[value]; }
    /// Returns the least value that has this character, or nullopt.
    std::optional<std::size_t> value_of(char32_t character) const;
    /// Sets the bits of the values whose characters are in `set`. `values` has `words()` words and must be
    /// all zero.
    void find_values(const CodePointSet& set, std::span<Word> values) const;

  private:
    struct Entry {
        char32_t character;
        std::uint32_t value;
    };
    /// The ranks of ASCII characters are stored in a table.
    static constexpr std::size_t kAscii = 128;

    /// Returns the number of entries of `sorted_` with a lesser character.
    std::size_t rank(char32_t character) const;
    void add_values(std::size_t begin, std::size_t end, std::span<Word> values) const;

    std::vector<std::optional<char32_t>> characters_;
    std::vector<Entry> sorted_;  // by character, then by value
    std::size_t words_ = 1;
    bool is_ordered_ =
        true;  // sorted_[i].value == i for all i; then a range of characters is a range of bits
    std::array<std::uint32_t, kAscii + 1> ascii_rank_ = {};  // by character from 0 to kAscii: its rank
};

}  // namespace sator::language
