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

/// A clue made ready for slots of one length over one alphabet.
struct CompiledClue {
    RegexTree tree;
    std::shared_ptr<const AlphabetCharacters> characters;
    std::size_t length = 0;
    std::vector<std::shared_ptr<const Propagator>> propagators;
};

/// Compiled clues, so that equal clues of equal length over one alphabet are compiled once.
class ClueCache {
  public:
    /// `clue` in UTF-8. Errors: syntax, or a size limit.
    std::expected<std::shared_ptr<const CompiledClue>, RegexError> clue(std::string_view clue,
                                                                        const RegexOptions& options,
                                                                        const Alphabet& alphabet,
                                                                        std::size_t length);

  private:
    struct CachedAlphabet {
        Alphabet alphabet;
        std::shared_ptr<const AlphabetCharacters> characters;
    };

    const CachedAlphabet& cached_alphabet(const Alphabet& alphabet);
    static std::expected<std::shared_ptr<const CompiledClue>, RegexError> compile(
        std::u32string_view text, const RegexOptions& options,
        const std::shared_ptr<const AlphabetCharacters>& characters, std::size_t length);

    std::vector<CachedAlphabet> alphabets_;
    std::size_t last_alphabet_ = 0;  // the one that was asked for last
    std::unordered_multimap<std::size_t, std::shared_ptr<const CompiledClue>>
        clues_;  // by the hash of what they are compiled from
};

}  // namespace sator
