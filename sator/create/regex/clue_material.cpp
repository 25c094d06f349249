#include "sator/create/regex/clue_material.hpp"

#include <algorithm>
#include <bit>

namespace sator::create {

namespace {

/// A class rarely has more members (docs/create_regex.md).
constexpr std::size_t kLongestHidden = 6;
/// One draw in this number is no word.
constexpr std::size_t kScrambledShare = 6;
/// Every word of this number is drawn from for single letters.
constexpr std::size_t kWordsForLetters = 8;
/// Draws of ten from this one on change one letter of a text to make a false alternative.
constexpr std::size_t kOneLetterFrom = 9;
/// A second word in a class is short.
constexpr std::size_t kShortWord = 4;

}  // namespace

std::u32string without_repeats(std::u32string_view text) {
    std::u32string kept;
    for (const char32_t c : text) {
        if (!kept.contains(c)) kept += c;
    }
    return kept;
}

ClueMaterial::ClueMaterial(std::u32string alphabet, std::span<const std::u32string> words,
                           std::span<const std::u32string> lines, std::span<const std::u32string> theme)
    : alphabet_(std::move(alphabet)), lines_(lines.begin(), lines.end()) {
    for (const std::u32string& line : lines) common_ += line + line;
    for (const std::u32string& word : words) {
        const bool is_usable =
            word.size() > 1 && std::ranges::all_of(word, [&](char32_t c) { return alphabet_.contains(c); });
        if (!is_usable || word.size() > kLongestHidden) continue;
        words_.push_back({word, members_of(word)});
        if (words_.size() % kWordsForLetters == 0) common_ += word;
    }
    for (const std::u32string& word : theme) {
        if (word.size() > 1 && std::ranges::all_of(word, [&](char32_t c) { return alphabet_.contains(c); }))
            theme_.push_back({word, members_of(word)});
    }
    if (common_.empty()) common_ = alphabet_;
}

std::uint64_t ClueMaterial::members_of(std::u32string_view text) const {
    std::uint64_t members = 0;
    for (const char32_t c : text) {
        const std::size_t at = alphabet_.find(c);
        if (at < 64) members |= std::uint64_t{1} << at;
    }
    return members;
}

char32_t ClueMaterial::any_letter(RandomSource& random) const {
    return random.below(3) == 0 ? random.pick(alphabet_) : random.pick(common_);
}

/// Returns a short word that contains these letters, or null.
const ClueMaterial::Word* ClueMaterial::find_short(std::uint64_t needed, RandomSource& random) const {
    const std::size_t start = random.below(words_.size());
    for (std::size_t i = 0; i < words_.size(); ++i) {
        const Word& word = words_[(start + i) % words_.size()];
        if (word.text.size() <= kShortWord && (needed & ~word.members) == 0) return &word;
    }
    return nullptr;
}

const ClueMaterial::Word* ClueMaterial::find_in_theme(std::uint64_t needed, RandomSource& random) const {
    if (theme_.empty() || random.below(3) == 0) return nullptr;
    const std::size_t start = random.below(theme_.size());
    for (std::size_t i = 0; i < theme_.size(); ++i) {
        const Word& word = theme_[(start + i) % theme_.size()];
        const bool repeats = static_cast<std::size_t>(std::popcount(word.members)) < word.text.size();
        if (!repeats && std::popcount(needed & ~word.members) <= 1) return &word;
    }
    return nullptr;
}

std::u32string ClueMaterial::with_rest(const Word& word, std::uint64_t needed, RandomSource& random) const {
    const std::uint64_t rest = needed & ~word.members;
    if (rest == 0) return word.text;
    if (const Word* second = random.below(4) == 0 ? find_short(rest, random) : nullptr)
        return word.text + second->text;
    std::u32string text = word.text;
    for (std::size_t i = 0; i < std::min<std::size_t>(64, alphabet_.size()); ++i) {
        if ((rest >> i & 1U) != 0) text.insert(random.below(2) == 0 ? 0 : text.size(), 1, alphabet_[i]);
    }
    return text;
}

std::u32string ClueMaterial::scrambled(std::u32string_view needed, RandomSource& random) const {
    std::u32string text = without_repeats(needed);
    for (std::size_t more = random.between(1, 3); more > 0; --more) text += any_letter(random);
    text = without_repeats(text);
    std::vector<char32_t> order(text.begin(), text.end());
    random.shuffle(order);
    return {order.begin(), order.end()};
}

std::u32string ClueMaterial::hiding(std::u32string_view needed, RandomSource& random) const {
    if (alphabet_.size() > 64 || words_.empty() || random.below(kScrambledShare) == 0)
        return scrambled(needed, random);
    const std::uint64_t members = members_of(needed);
    if (const Word* word = find_in_theme(members, random)) return with_rest(*word, members, random);
    const auto lacking = [&](const Word& word) { return std::popcount(members & ~word.members); };
    // A random start makes each of the words that fit equally likely, nearly.
    const std::size_t start = random.below(words_.size());
    const Word* best = nullptr;
    const bool may_repeat = random.below(3) == 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        const Word& word = words_[(start + i) % words_.size()];
        if (!may_repeat && static_cast<std::size_t>(std::popcount(word.members)) < word.text.size()) continue;
        if (best == nullptr || lacking(word) < lacking(*best)) best = &word;
        if (lacking(*best) == 0) break;
    }
    if (best == nullptr || lacking(*best) > 2) return scrambled(needed, random);
    return with_rest(*best, members, random);
}

std::u32string ClueMaterial::avoiding(std::u32string_view unwanted, RandomSource& random) const {
    const std::uint64_t members = members_of(unwanted);
    for (int tries = 0; tries < 24 && !words_.empty() && alphabet_.size() <= 64; ++tries) {
        const Word& word = random.pick(words_);
        if ((word.members & members) == 0) return word.text;
    }
    std::u32string text;
    for (int tries = 0; tries < 6; ++tries) {
        const char32_t c = any_letter(random);
        if (!unwanted.contains(c)) text += c;
    }
    return without_repeats(text);
}

namespace {

/// Returns a part of a random text, or nothing if the text is too short.
std::u32string random_part(std::u32string_view text, std::size_t length, RandomSource& random) {
    if (text.size() < length) return {};
    return std::u32string(text.substr(random.below(text.size() - length + 1), length));
}

}  // namespace

std::u32string ClueMaterial::decoy(std::u32string_view from, RandomSource& random) const {
    std::u32string text(from);
    for (int tries = 0; tries < 8; ++tries) {
        const std::size_t source = random.below(10);
        if (source >= kOneLetterFrom) {
            text = from;
            text[random.below(text.size())] = any_letter(random);
        } else if (source < 2 && !lines_.empty()) {
            text = random_part(random.pick(lines_), from.size(), random);
        } else if (source < 4 && !words_.empty()) {
            text = random_part(random.pick(words_).text, from.size(), random);
        } else {
            text = from;
            text[random.below(text.size())] = any_letter(random);
        }
        if (!text.empty() && text != from) return text;
    }
    text = from;
    text[random.below(text.size())] = random.pick(alphabet_);
    return text;
}

}  // namespace sator::create
