#include "sator/rules/language_cache.hpp"

#include "sator/base/utf8.hpp"
#include "sator/language/glushkov.hpp"
#include "sator/propagators/clue_propagators.hpp"

namespace sator {

namespace {

void append_key(std::string& key, std::uint32_t number) {
    for (int shift = 0; shift < 32; shift += 8) key += static_cast<char>(number >> shift & 0xFF);
}

char key_of(const RegexOptions& options) {
    const RegexFlags& f = options.flags;
    return static_cast<char>(f.ignore_case | f.multiline << 1 | f.dot_all << 2 | f.unicode << 3 |
                             f.unicode_sets << 4 | (options.dialect == Dialect::Java) << 5);
}

}  // namespace

std::uint32_t LanguageCache::number_of(const Alphabet& alphabet) {
    if (last_alphabet_ < alphabets_.size() && alphabets_[last_alphabet_].alphabet == alphabet)
        return last_alphabet_;
    for (std::uint32_t i = 0; i < alphabets_.size(); ++i) {
        if (alphabets_[i].alphabet == alphabet) return last_alphabet_ = i;
    }
    alphabets_.push_back({alphabet, std::make_shared<const AlphabetCharacters>(alphabet)});
    return last_alphabet_ = static_cast<std::uint32_t>(alphabets_.size() - 1);
}

std::expected<std::shared_ptr<const CompiledClue>, RegexError> LanguageCache::clue(
    std::string_view clue, const RegexOptions& options, const Alphabet& alphabet, std::size_t length) {
    const std::uint32_t number = number_of(alphabet);
    key_.clear();
    append_key(key_, number);
    append_key(key_, static_cast<std::uint32_t>(length));
    key_ += key_of(options);
    key_ += clue;
    if (const auto known = clues_.find(key_); known != clues_.end()) return known->second;
    auto tree = parse_regex(to_code_points(clue), options);
    if (!tree) return std::unexpected(std::move(tree.error()));
    const auto& characters = alphabets_[number].characters;
    auto propagators = clue_propagators(*tree, *characters, length, options.limits);
    if (!propagators) return std::unexpected(std::move(propagators.error()));
    if (options.limits.transition_limit().is_over())
        return std::unexpected(transition_limit_error(*tree, options.limits));
    auto compiled = std::make_shared<const CompiledClue>(CompiledClue{
        std::make_shared<const RegexTree>(std::move(*tree)), characters, std::move(*propagators)});
    clues_.emplace(key_, compiled);
    return compiled;
}

}  // namespace sator
