#include "sator/language/symbols/alphabet_characters.hpp"

#include <algorithm>
#include <utility>

namespace sator::language {

namespace {

std::vector<std::optional<char32_t>> characters_of(const Alphabet& alphabet) {
    std::vector<std::optional<char32_t>> characters;
    characters.reserve(alphabet.size());
    for (const Symbol& symbol : alphabet.symbols()) characters.push_back(symbol.character());
    return characters;
}

}  // namespace

AlphabetCharacters::AlphabetCharacters(const Alphabet& alphabet)
    : AlphabetCharacters(characters_of(alphabet)) {}

AlphabetCharacters::AlphabetCharacters(std::span<const std::optional<char32_t>> characters)
    : characters_(characters.begin(), characters.end()),
      words_(std::max<std::size_t>(words_for(characters.size()), 1)) {
    for (std::size_t value = 0; value < characters.size(); ++value) {
        if (characters[value]) sorted_.push_back({*characters[value], static_cast<std::uint32_t>(value)});
    }
    std::ranges::sort(sorted_, {},
                      [](const Entry& entry) { return std::pair(entry.character, entry.value); });
    for (std::size_t i = 0; i < sorted_.size(); ++i) is_ordered_ = is_ordered_ && sorted_[i].value == i;
    for (const auto& [character, value] : sorted_) {
        if (character < kAscii) ++ascii_rank_[character + 1];
    }
    for (std::size_t c = 0; c < kAscii; ++c) ascii_rank_[c + 1] += ascii_rank_[c];
}

std::size_t AlphabetCharacters::rank(char32_t character) const {
    if (character <= kAscii) return ascii_rank_[character];
    const auto found = std::ranges::lower_bound(sorted_, character, {}, &Entry::character);
    return static_cast<std::size_t>(found - sorted_.begin());
}

std::optional<std::size_t> AlphabetCharacters::value_of(char32_t character) const {
    const std::size_t i = rank(character);
    if (i == sorted_.size() || sorted_[i].character != character) return std::nullopt;
    return sorted_[i].value;
}

void AlphabetCharacters::find_values(const CodePointSet& set, std::span<Word> values) const {
    for (const auto [first, last] : set.ranges()) {
        const std::size_t begin = rank(first);
        if (begin == sorted_.size()) return;
        add_values(begin, rank(last + 1), values);
    }
}

void AlphabetCharacters::add_values(std::size_t begin, std::size_t end, std::span<Word> values) const {
    if (!is_ordered_) {
        for (std::size_t i = begin; i < end; ++i) set_bit(values, sorted_[i].value);
        return;
    }
    while (begin < end) {
        const std::size_t in_word = begin % kWordBits;
        const std::size_t count = std::min(kWordBits - in_word, end - begin);
        values[begin / kWordBits] |= (~Word{0} >> (kWordBits - count)) << in_word;
        begin += count;
    }
}

}  // namespace sator::language
