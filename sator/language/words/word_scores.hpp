#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/language/words/word_folding.hpp"
#include "sator/language/words/word_list.hpp"

namespace sator::language {

struct ScoredWord {
    std::string word;  ///< UTF-8
    std::int64_t score = 0;

    friend bool operator==(const ScoredWord&, const ScoredWord&) = default;
};

/// The best score that `word_scores` gives; the lowest is 1.
constexpr std::int64_t kBestWordScore = 100;

/// Options that decide which words of a text count, and which words are the same.
struct WordCountOptions {
    std::size_t shortest = 1;  ///< words with fewer code points are ignored
    FoldingOptions folding;    ///< words that are equal after folding (case, accents) are the same
    /// Not owned, may be null. If it reaches a limit while counting, the result is incomplete and must not be
    /// used.
    LimitWatch* watch = nullptr;
};

/// Returns the words of a text (UTF-8) with the number of their occurrences, the most frequent first, then by
/// code points. Words are maximal runs of letters. "dog's" counts as "dog"; other apostrophes within a word
/// are dropped.
std::vector<ScoredWord> word_counts(std::string_view text, const WordCountOptions& words = {});

/// Returns the same words with scores from 1 to kBestWordScore, the best first. The score says how typical
/// the word is for this text. It is proportional to TF–IDF, (1 + ln tf) · ln((2 + N) / (1 + n)), where tf is
/// the number of occurrences in the text, n the word's score in `background`, and N the sum of the scores in
/// `background`. With word counts of a large text as background, ordinary words get low scores; with a list
/// without scores, listed words do.
std::vector<ScoredWord> word_scores(std::string_view text, const WordList& background,
                                    const WordCountOptions& words = {});

/// Writes one line "word;score" for each word, as WordList::read reads it.
std::string to_list_text(std::span<const ScoredWord> words);

}  // namespace sator::language
