#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"

namespace sator {

/// A list of words, each with a score, in the order of the file.
class WordList {
  public:
    /// The score of a word that has none in the list.
    static constexpr std::int64_t kDefaultScore = 1;

    WordList() = default;
    /// Reads a list. Each line is "word", or "word;score" with a whole number, or the same with a tab for the ';'; spaces at both
    /// ends and empty lines are ignored. Other encodings and Hunspell dictionaries are read as `plain_word_list` says. `file` is
    /// the name for messages. Returns an error with its position if a score is
    /// not a number. If `watch` reaches a limit, the result is incomplete and must not be used.
    static std::expected<WordList, Diagnostic> read(std::string file, std::string text, LimitWatch& watch);
    static std::expected<WordList, Diagnostic> read(std::string file, std::string text) {
        LimitWatch unlimited;
        return read(std::move(file), std::move(text), unlimited);
    }

    const std::string& file() const { return file_; }
    /// Returns what was assumed about the file, or left out: a sentence each.
    const std::vector<std::string>& remarks() const { return remarks_; }
    std::size_t size() const { return words_.size(); }
    /// Returns a word in UTF-8.
    std::string_view word(std::size_t i) const { return {text_.data() + words_[i].begin, words_[i].bytes}; }
    std::int64_t score(std::size_t i) const { return scores_.empty() ? kDefaultScore : scores_[i]; }

    /// Returns the words with this number of code points, in the list's order.
    std::span<const std::uint32_t> of_length(std::size_t length) const;
    /// Returns the lengths of the words in ascending order.
    std::vector<std::size_t> lengths() const;

  private:
    struct Line {
        std::uint32_t begin, bytes;
    };
    class Reader;

    void group_by_length(LimitWatch& watch);

    std::string file_, text_;
    std::vector<std::string> remarks_;
    std::vector<Line> words_;
    std::vector<std::int64_t> scores_;   // by word; empty if no word has a score
    std::vector<std::uint32_t> sorted_;  // indices of words, ordered by length
    std::vector<std::uint32_t> first_;   // by length: index of its first word in sorted_
};

}  // namespace sator
