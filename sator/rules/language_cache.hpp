#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "sator/engine/propagator.hpp"
#include "sator/language/alphabet.hpp"
#include "sator/language/alphabet_characters.hpp"
#include "sator/language/parse_regex.hpp"
#include "sator/language/regex_tree.hpp"

namespace sator {

/// A clue made ready for slots of one length over one alphabet.
struct CompiledClue {
    std::shared_ptr<const RegexTree> tree;
    std::shared_ptr<const AlphabetCharacters> characters;
    std::vector<std::shared_ptr<const Propagator>> propagators;
};

/// Compiled clues, so that equal clues of equal length over one alphabet are compiled once.
class LanguageCache {
  public:
    /// `clue` in UTF-8. Errors: syntax, or a size limit.
    std::expected<std::shared_ptr<const CompiledClue>, RegexError> clue(std::string_view clue,
                                                                        const RegexOptions& options,
                                                                        const Alphabet& alphabet,
                                                                        std::size_t length);

  private:
    std::uint32_t number_of(const Alphabet& alphabet);

    struct KnownAlphabet {
        Alphabet alphabet;
        std::shared_ptr<const AlphabetCharacters> characters;
    };
    std::vector<KnownAlphabet> alphabets_;
    std::uint32_t last_alphabet_ = 0;
    std::unordered_map<std::string, std::shared_ptr<const CompiledClue>> clues_;
    std::string key_;
};

}  // namespace sator
