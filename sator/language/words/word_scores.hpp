#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/language/words/word_folding.hpp"
#include "sator/language/words/word_list.hpp"

namespace sator {

struct ScoredWord {
    std::string word;  ///< UTF-8
    std::int64_t score = 0;

    friend bool operator==(const ScoredWord&, const ScoredWord&) = default;
};

/// The best score that word_scores gives; the least is 1.
constexpr std::int64_t kBestWordScore = 100;

/// Which words of a text count, and which count as the same.
struct WordCountOptions {
    std::size_t shortest = 1;  ///< shorter ones, in code points, do not count
    FoldingOptions folding;    ///< into small letters; into letters without accents
    /// Asked while they are counted, or null; once it is over what was counted means nothing. Not owned.
    LimitWatch* watch = nullptr;
};

/// The words of a text (UTF-8) with how often each stands in it, the most frequent first, then by code
/// points. Words are the longest runs of letters; "dog's" counts as "dog", other apostrophes within a word
/// are left out.
std::vector<ScoredWord> word_counts(std::string_view text, const WordCountOptions& words = {});

/// The same words, scored from 1 to kBestWordScore by how much they belong to this text: by TF–IDF, (1 + ln
/// tf) · ln((2 + N) / (1 + n)), where the word stands tf times in the text and its score in `background` is n
/// of N in all. So a background of word counts (such as word_counts of a large text) tells ordinary words
/// from the text's own; one without scores tells listed words from others. Best first.
std::vector<ScoredWord> word_scores(std::string_view text, const WordList& background,
                                    const WordCountOptions& words = {});

/// "word;score", a line each: what WordList::read reads.
std::string to_list_text(std::span<const ScoredWord> words);

}  // namespace sator
