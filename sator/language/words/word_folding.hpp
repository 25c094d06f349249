#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/language/symbols/alphabet.hpp"

namespace sator {

/// How freely a listed word's characters are matched with symbols.
struct FoldingOptions {
    bool folds_case = true;  ///< a letter also stands for the one symbol that differs from it in case only
    bool folds_accents =
        false;  ///< a letter also stands for itself without accents (see append_without_accents)

    friend bool operator==(const FoldingOptions&, const FoldingOptions&) = default;
};

/// Brings words to the symbols of a range: a character stands for the symbol that is written so, else for one
/// that the options allow. Where a range has a letter in both cases, each keeps its own. Symbols of several
/// characters stand in no word.
class WordFolding {
  public:
    /// `range`: values of `alphabet`.
    WordFolding(const Alphabet& alphabet, std::span<const std::uint32_t> range, FoldingOptions options);

    /// Appends the values that a UTF-8 word's characters stand for. False, and nothing appended, where one
    /// stands for none.
    bool append(std::string_view word, std::vector<std::uint32_t>& values) const;

  private:
    using Row = std::pair<char32_t, std::uint32_t>;
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
    static constexpr std::uint32_t kAmbiguous =
        kNone - 1;  // symbols that differ in case only: none is taken for another

    std::uint32_t find(char32_t character) const;
    bool append_character(char32_t character, std::vector<std::uint32_t>& values) const;

    FoldingOptions options_;
    std::vector<Row> exact_;                // by character
    std::vector<Row> folded_;               // by case-folded character
    std::array<std::uint32_t, 128> ascii_;  // what find() answers for these
};

}  // namespace sator
