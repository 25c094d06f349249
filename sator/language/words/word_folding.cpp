#include "sator/language/words/word_folding.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/language/unicode/accents.hpp"
#include "sator/language/unicode/case_folding.hpp"

namespace sator::language {

WordFolding::WordFolding(const Alphabet& alphabet, std::span<const std::uint32_t> range,
                         FoldingOptions options)
    : options_(options) {
    for (const std::uint32_t value : range) {
        const std::optional<char32_t> character = alphabet[value].character();
        if (!character) continue;
        exact_.emplace_back(*character, value);
        folded_.emplace_back(canonicalise(*character, true), value);
    }
    std::ranges::sort(exact_);
    std::ranges::sort(folded_);
    for (std::size_t i = 1; i < folded_.size(); ++i) {
        if (folded_[i].first == folded_[i - 1].first) folded_[i].second = folded_[i - 1].second = kAmbiguous;
    }
    for (char32_t c = 0; c < ascii_.size(); ++c) {
        ascii_[c] = kNone;
        ascii_[c] = find(c);
    }
}

std::uint32_t WordFolding::find(char32_t character) const {
    if (character < ascii_.size() && ascii_[character] != kNone) return ascii_[character];
    const auto exact = std::ranges::lower_bound(exact_, character, {}, &Row::first);
    if (exact != exact_.end() && exact->first == character) return exact->second;
    if (!options_.folds_case) return kNone;
    const char32_t plain = canonicalise(character, true);
    const auto folded = std::ranges::lower_bound(folded_, plain, {}, &Row::first);
    const bool is_found = folded != folded_.end() && folded->first == plain && folded->second != kAmbiguous;
    return is_found ? folded->second : kNone;
}

bool WordFolding::append_character(char32_t character, std::vector<std::uint32_t>& values) const {
    if (const std::uint32_t value = find(character); value != kNone) {
        values.push_back(value);
        return true;
    }
    if (!options_.folds_accents) return false;
    std::u32string plain;
    append_without_accents(character, plain);
    for (const char32_t c : plain) {
        const std::uint32_t value = find(c);
        if (value == kNone) return false;
        values.push_back(value);
    }
    return true;
}

bool WordFolding::append(std::string_view word, std::vector<std::uint32_t>& values) const {
    const std::size_t size = values.size();
    bool is_ascii = true;
    for (const char c : word) {
        const auto byte = static_cast<unsigned char>(c);
        is_ascii = byte < ascii_.size();
        if (!is_ascii || ascii_[byte] == kNone) break;
        values.push_back(ascii_[byte]);
    }
    if (values.size() == size + word.size()) return true;
    values.resize(size);
    if (is_ascii) return false;
    for (const char32_t c : to_code_points(word)) {
        if (append_character(c, values)) continue;
        values.resize(size);
        return false;
    }
    return true;
}

}  // namespace sator::language
