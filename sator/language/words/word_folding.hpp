#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::language {

/// Options for matching a word's characters with symbols.
struct FoldingOptions {
    bool folds_case = true;  ///< a letter also matches the only symbol that differs from it in case only
    bool folds_accents =
        false;  ///< a letter also matches the symbol without accents (see append_without_accents)

    friend bool operator==(const FoldingOptions&, const FoldingOptions&) = default;
};

/// Converts words to symbols of a range. A character becomes the symbol that is written like it, else a
/// symbol that the options allow. If a range has a letter in both cases, each case matches its own symbol
/// only. Symbols of several characters never match.
class WordFolding {
  public:
    /// `range` lists values of `alphabet`.
    WordFolding(const Alphabet& alphabet, std::span<const std::uint32_t> range, FoldingOptions options);

    /// Appends the values of a UTF-8 word's characters. Returns false and appends nothing if a character has
    /// no symbol.
    bool append(std::string_view word, std::vector<std::uint32_t>& values) const;

  private:
    using Row = std::pair<char32_t, std::uint32_t>;
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
    static constexpr std::uint32_t kAmbiguous =
        kNone - 1;  // several symbols differ in case only, so folding picks none of them

    std::uint32_t find(char32_t character) const;
    bool append_character(char32_t character, std::vector<std::uint32_t>& values) const;

    FoldingOptions options_;
    std::vector<Row> exact_;                // by character
    std::vector<Row> folded_;               // by case-folded character
    std::array<std::uint32_t, 128> ascii_;  // result of find() for ASCII characters
};

}  // namespace sator::language
