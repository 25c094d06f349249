#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// The characters of an alphabet's values, arranged for the question which values a set of code points holds.
/// A value without a character (a blank, a number above 9, a longer text) is in no set and so matches no
/// clue.
class AlphabetCharacters {
  public:
    explicit AlphabetCharacters(const Alphabet& alphabet);
    /// `characters[v]` is the character of value v. Several values may share one.
    explicit AlphabetCharacters(std::span<const std::optional<char32_t>> characters);

    /// How many values there are, with a character or without.
    std::size_t size() const { return characters_.size(); }
    /// How many words a set of values has: at least one.
    std::size_t words() const { return words_; }
    std::optional<char32_t> character(std::size_t value) const { return characters_[value]; }
    /// The least value that has this character.
    std::optional<std::size_t> value_of(char32_t character) const;
    /// Sets the bits of the values whose characters `set` holds. `values` has `words()` words and is all
    /// zero.
    void find_values(const CodePointSet& set, std::span<Word> values) const;

  private:
    struct Entry {
        char32_t character;
        std::uint32_t value;
    };
    static constexpr std::size_t kAscii = 128;

    std::size_t rank(char32_t character) const;
    void add_values(std::size_t begin, std::size_t end, std::span<Word> values) const;

    std::vector<std::optional<char32_t>> characters_;
    std::vector<Entry> sorted_;  // by character, then by value
    std::size_t words_ = 1;
    bool is_ordered_ =
        true;  // sorted_[i].value == i for all i: then a range of characters is a range of bits
    std::array<std::uint32_t, kAscii + 1> ascii_rank_ = {};  // how many of sorted_ have a lesser character
};

}  // namespace sator
