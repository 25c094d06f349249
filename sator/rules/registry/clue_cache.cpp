#include "sator/rules/registry/clue_cache.hpp"

#include <functional>

#include "sator/base/errors.hpp"
#include "sator/base/hash.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/automata/glushkov.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"

namespace sator {

using namespace base;
using namespace language;
using namespace propagators;
using namespace rules;

const ClueCache::CachedAlphabet& ClueCache::cached_alphabet(const Alphabet& alphabet) {
    if (last_alphabet_ < alphabets_.size() && alphabets_[last_alphabet_].alphabet == alphabet)
        return alphabets_[last_alphabet_];
    for (last_alphabet_ = 0; last_alphabet_ < alphabets_.size(); ++last_alphabet_) {
        CachedAlphabet& known = alphabets_[last_alphabet_];
        if (known.alphabet != alphabet) continue;
        known.alphabet = alphabet;  // so that the next comparison finds the same storage and is fast
        return known;
    }
    return alphabets_.emplace_back(alphabet, std::make_shared<const AlphabetCharacters>(alphabet));
}

std::expected<std::shared_ptr<const CompiledClue>, RegexError> ClueCache::clue(std::string_view clue,
                                                                               const RegexOptions& options,
                                                                               const Alphabet& alphabet,
                                                                               std::size_t length) {
    const std::u32string text = to_code_points(clue);
    const auto& characters = cached_alphabet(alphabet).characters;
    const std::size_t hash = hash_of({std::hash<std::u32string_view>{}(text), length, last_alphabet_});
    const auto [begin, end] = clues_.equal_range(hash);
    for (auto at = begin; at != end; ++at) {
        const CompiledClue& other = *at->second;
        const bool is_same = other.tree.text == text && other.length == length &&
                             other.characters == characters && other.tree.flags == options.flags &&
                             other.tree.dialect == options.dialect;
        if (is_same) return at->second;
    }
    auto compiled = compile(text, options, characters, length);
    if (compiled) clues_.emplace(hash, *compiled);
    return compiled;
}

std::expected<std::shared_ptr<const CompiledClue>, RegexError> ClueCache::compile(
    std::u32string_view text, const RegexOptions& options,
    const std::shared_ptr<const AlphabetCharacters>& characters, std::size_t length) {
    auto tree = parse_regex(text, options);
    if (!tree) return failure(tree);
    auto propagators = clue_propagators(*tree, *characters, length, options.limits);
    if (!propagators) return failure(propagators);
    if (options.limits.transition_limit().is_over())
        return std::unexpected(transition_limit_error(*tree, options.limits));
    return std::make_shared<const CompiledClue>(std::move(*tree), characters, length,
                                                std::move(*propagators));
}

}  // namespace sator
