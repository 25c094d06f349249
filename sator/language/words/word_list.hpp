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

/// Words, each with a score, in the order in which they are listed.
class WordList {
  public:
    /// The score of a word that is listed without one.
    static constexpr std::int64_t kDefaultScore = 1;

    WordList() = default;
    /// Reads a list: a word a line, as "word" or "word;score" with a whole number; spaces at both ends and
    /// empty lines are ignored. `file` is what it is called. The error is a score that is no number, with its
    /// place. Once `watch` is over, what was read is worth nothing.
    static std::expected<WordList, Diagnostic> read(std::string file, std::string text, LimitWatch& watch);
    static std::expected<WordList, Diagnostic> read(std::string file, std::string text) {
        LimitWatch unlimited;
        return read(std::move(file), std::move(text), unlimited);
    }

    const std::string& file() const { return file_; }
    std::size_t size() const { return words_.size(); }
    /// UTF-8.
    std::string_view word(std::size_t i) const { return {text_.data() + words_[i].begin, words_[i].bytes}; }
    std::int64_t score(std::size_t i) const { return scores_.empty() ? kDefaultScore : scores_[i]; }

    /// The words of so many code points, in the list's order.
    std::span<const std::uint32_t> of_length(std::size_t length) const;
    /// The lengths that words have, ascending.
    std::vector<std::size_t> lengths() const;

  private:
    struct Line {
        std::uint32_t begin, bytes;
    };
    class Reader;

    void group_by_length(LimitWatch& watch);

    std::string file_, text_;
    std::vector<Line> words_;
    std::vector<std::int64_t> scores_;   // of each word; empty where no word has one
    std::vector<std::uint32_t> sorted_;  // words by length
    std::vector<std::uint32_t> first_;   // of each length: where its words begin in sorted_
};

}  // namespace sator
