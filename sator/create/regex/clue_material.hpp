#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/random_source.hpp"

namespace sator::create {

/// The material for the clues of one crossword besides the letters of their own lines: words that hide in classes, and fragments
/// of the grid, which make good false alternatives.
class ClueMaterial {
  public:
    /// `alphabet`: the symbols of a cell. `words` in upper case; those with other characters are left out. `lines`: the answer.
    /// `theme`: words that belong to the answer, which hide first.
    ClueMaterial(std::u32string alphabet, std::span<const std::u32string> words,
                 std::span<const std::u32string> lines, std::span<const std::u32string> theme = {});

    const std::u32string& alphabet() const { return alphabet_; }
    /// Returns class members that contain all letters of `needed`: a word if possible, else a word and what it lacks.
    std::u32string hiding(std::u32string_view needed, RandomSource& random) const;
    /// Returns class members that contain no letter of `unwanted`, mostly a word; empty if nothing is left.
    std::u32string avoiding(std::u32string_view unwanted, RandomSource& random) const;
    /// Returns a text as long as `from` that differs from it: mostly in one letter, else a fragment of the grid or of a word.
    std::u32string decoy(std::u32string_view from, RandomSource& random) const;
    char32_t any_letter(RandomSource& random) const;

  private:
    struct Word {
        std::u32string text;
        std::uint64_t members;
    };

    std::uint64_t members_of(std::u32string_view text) const;
    std::u32string with_rest(const Word& word, std::uint64_t needed, RandomSource& random) const;
    const Word* find_short(std::uint64_t needed, RandomSource& random) const;
    std::u32string scrambled(std::u32string_view needed, RandomSource& random) const;

    std::u32string alphabet_;
    /// Returns a word of the theme with nearly all these letters, or null.
    const Word* find_in_theme(std::uint64_t needed, RandomSource& random) const;

    std::vector<Word> words_, theme_;
    std::vector<std::u32string> lines_;
    std::u32string common_;  // letters to draw from: those of the answer and of the words
};

/// Returns the text without later occurrences of a character.
std::u32string without_repeats(std::u32string_view text);

}  // namespace sator::create
