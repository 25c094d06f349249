#include "sator/language/words/word_scores.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "sator/base/assert.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/unicode/accents.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "sator/language/unicode/unicode_properties.hpp"

namespace sator::language {

namespace {

bool is_letter_or_mark(char32_t c) {
    if (c < 0x80) return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
    static const CodePointSet letters = [] {
        const auto alphabetic = unicode_property("Alphabetic", ""), marks = unicode_property("M", "");
        SATOR_ASSERT(alphabetic && marks);
        return *alphabetic | *marks;
    }();
    return letters.contains(c);
}

bool is_apostrophe(char32_t c) {
    return c == U'\'' || c == U'’';
}

void append_folded(char32_t c, const FoldingOptions& folding, std::u32string& word) {
    if (folding.folds_case) c = canonicalise(c, true);
    if (folding.folds_accents) {
        append_without_accents(c, word);
    } else {
        word += c;
    }
}

/// Calls `visit` with each word of a text, folded. See `word_counts` for what a word is.
template <class Visit>
void for_each_word(std::u32string_view text, const FoldingOptions& folding, Visit visit) {
    std::u32string word;
    for (std::size_t i = 0; i < text.size();) {
        if (!is_letter_or_mark(text[i])) {
            ++i;
            continue;
        }
        word.clear();
        std::size_t part = 0;  // start of the letters after the last apostrophe
        for (; i < text.size(); ++i) {
            if (is_letter_or_mark(text[i])) {
                append_folded(text[i], folding, word);
            } else if (is_apostrophe(text[i]) && i + 1 < text.size() && is_letter_or_mark(text[i + 1])) {
                part = word.size();
            } else {
                break;
            }
        }
        const bool is_genitive = part > 0 && (word.substr(part) == U"s" || word.substr(part) == U"S");
        if (is_genitive) word.resize(part);
        if (!word.empty()) visit(word);
    }
}

bool is_over(const WordCountOptions& words, std::size_t steps = 0) {
    return words.watch != nullptr && words.watch->is_over(steps);
}

using Counts = std::unordered_map<std::string, std::int64_t>;

/// Counts in pieces that end at a blank or newline, because no word contains one. So only one piece at a time
/// is converted to code points.
Counts counts_of(std::string_view text, const WordCountOptions& words) {
    constexpr std::size_t kPieceBytes = 4096;
    Counts counts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n", kPieceBytes), text.size());
        if (is_over(words, end)) break;
        for_each_word(to_code_points(text.substr(0, end)), words.folding, [&](const std::u32string& word) {
            if (word.size() >= words.shortest) ++counts[to_utf8(word)];
        });
        text.remove_prefix(end);
    }
    return counts;
}

/// Returns the score of each word of the background list, as the number of its occurrences there.
Counts counts_of(const WordList& list, const WordCountOptions& words) {
    Counts counts;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (is_over(words, 1)) break;
        const std::int64_t count = std::max<std::int64_t>(0, list.score(i));
        for_each_word(to_code_points(list.word(i)), words.folding, [&](const std::u32string& word) {
            std::int64_t& known = counts[to_utf8(word)];
            known = std::max(known, count);
        });
    }
    return counts;
}

void sort_best_first(std::vector<ScoredWord>& words) {
    std::ranges::sort(words, [](const ScoredWord& a, const ScoredWord& b) {
        return a.score != b.score ? a.score > b.score : a.word < b.word;
    });
}

}  // namespace

std::vector<ScoredWord> word_counts(std::string_view text, const WordCountOptions& words) {
    const Counts counts = counts_of(text, words);
    std::vector<ScoredWord> counted;
    if (is_over(words)) return counted;
    for (const auto& [word, count] : counts) counted.push_back({word, count});
    sort_best_first(counted);
    return counted;
}

std::vector<ScoredWord> word_scores(std::string_view text, const WordList& background,
                                    const WordCountOptions& words) {
    const Counts elsewhere = counts_of(background, words), counts = counts_of(text, words);
    if (is_over(words)) return {};
    double total = 0;
    for (const auto& [word, count] : elsewhere) total += static_cast<double>(count);
    std::vector<std::pair<std::string, double>> weights;
    double best = 0;
    for (const auto& [word, count] : counts) {
        const auto known = elsewhere.find(word);
        const double background_count = known == elsewhere.end() ? 0 : static_cast<double>(known->second);
        const double rarity = std::log((2 + total) / (1 + background_count));
        weights.emplace_back(word, (1 + std::log(static_cast<double>(count))) * rarity);
        best = std::max(best, weights.back().second);
    }
    std::vector<ScoredWord> scored;
    for (const auto& [word, weight] : weights) {
        const auto score = std::llround(weight / best * static_cast<double>(kBestWordScore));
        scored.push_back({word, std::max<std::int64_t>(1, score)});
    }
    sort_best_first(scored);
    return scored;
}

std::string to_list_text(std::span<const ScoredWord> words) {
    std::string text;
    for (const ScoredWord& word : words) text += word.word + ";" + std::to_string(word.score) + "\n";
    return text;
}

}  // namespace sator::language
