#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "sator/engine/model/propagator.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// A clue compiled for slots of one length over one alphabet.
struct CompiledClue {
    RegexTree tree;
    std::shared_ptr<const language::AlphabetCharacters> characters;
    std::size_t length = 0;
    std::vector<std::shared_ptr<const Propagator>> propagators;
};

/// Compiles clues and caches the result: equal clues for slots of equal length over equal alphabets are
/// compiled once.
class ClueCache {
  public:
    /// Returns the compiled clue. `clue` is UTF-8. Returns an error for wrong syntax or an exceeded size
    /// limit.
    std::expected<std::shared_ptr<const CompiledClue>, RegexError> clue(std::string_view clue,
                                                                        const RegexOptions& options,
                                                                        const Alphabet& alphabet,
                                                                        std::size_t length);

  private:
    struct CachedAlphabet {
        Alphabet alphabet;
        std::shared_ptr<const language::AlphabetCharacters> characters;
    };

    const CachedAlphabet& cached_alphabet(const Alphabet& alphabet);
    static std::expected<std::shared_ptr<const CompiledClue>, RegexError> compile(
        std::u32string_view text, const RegexOptions& options,
        const std::shared_ptr<const language::AlphabetCharacters>& characters, std::size_t length);

    std::vector<CachedAlphabet> alphabets_;
    std::size_t last_alphabet_ = 0;  // index of the alphabet used last
    std::unordered_multimap<std::size_t, std::shared_ptr<const CompiledClue>>
        clues_;  // by a hash of text, length and alphabet
};

}  // namespace sator
