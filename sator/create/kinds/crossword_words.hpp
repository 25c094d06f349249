#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// Returns what a word in capital letters shares with its plural and its other forms: the word without S, ES, ED, ING or E at its
/// end, as often as that leaves two letters, without a doubled last letter, and with I for Y there. Some unlike words share a stem,
/// too: that only leaves one of them out.
std::string word_stem(std::string_view word);

/// Returns items with blanks between them, in indented lines that hold about a hundred characters each.
std::string indented_lines(const std::vector<std::string>& items);

/// The words that may fill a crossword, in capital letters.
class CrosswordWords {
  public:
    /// Reads the parameters "words" and "theme". Words of a file may have scores; those with other characters than letters A to Z
    /// are left out. Returns an error if there are no words, or if two theme entries share a stem.
    static std::expected<CrosswordWords, CreateFailure> read(const KindContext& context);

    const std::vector<std::string>& theme() const { return theme_; }
    /// The name of the list's file as the caller wrote it; empty if the words were written out.
    const std::string& file() const { return file_; }
    /// Whether the list that the puzzle names, or has below the line "words", has each theme entry.
    bool has_theme() const { return has_theme_; }
    /// The text below the line "words" of a puzzle: the list, and the theme.
    std::string list_text() const;

    /// Whether there is a word, for each length.
    const std::vector<bool>& lengths() const { return lengths_; }
    /// Least scores, the highest first, so that each admits at least twice as many words as the one before. The last one admits all
    /// words.
    const std::vector<std::int64_t>& least_scores() const { return least_scores_; }
    /// Returns a list's text with the theme and words of these lengths and at least this score, so that no two share a stem: it has
    /// the word with the highest score, and `random` chooses if there are several.
    std::string fill_text(const std::vector<bool>& lengths, std::int64_t least_score,
                          RandomSource& random) const;

  private:
    std::expected<bool, CreateFailure> add_file(const KindContext& context, const std::string& name);
    void add(std::string text, std::int64_t score);
    void sum_up();

    struct Word {
        std::string text, stem;
        std::int64_t score;
    };
    std::vector<Word> words_;  // ordered by stem
    std::vector<std::string> theme_;
    std::string file_;
    bool has_theme_ = false;
    std::vector<bool> lengths_;
    std::vector<std::int64_t> least_scores_;
};

}  // namespace sator::create
