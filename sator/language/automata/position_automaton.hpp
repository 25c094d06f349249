#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

struct Positions;

/// The part of a set of positions outside which it is empty: `words[k]` is word `begin + k` of the set.
struct PositionRow {
    std::size_t begin = 0;
    std::span<const Word> words;
};

/// A clue's nondeterministic automaton: its states are the clue's positions, the places where it reads a
/// symbol. A string w of n > 0 symbols matches if there are positions p1 … pn with p1 in first(), each p(i+1)
/// in follow(p(i)), pn in last(), and each wi in symbols(pi). Sets of positions are bits of `words()` words,
/// so a step over a whole set is a few word operations:
///
///     next = ∅;  for p in set: next |= follow(p);  next &= the positions that read a candidate of the cell
class PositionAutomaton {
  public:
    /// Builds the automaton of a clue that `classify` calls regular. With a `length`, only strings of that
    /// length need be right, and the automaton is smaller. Error: the transition limit, met before much is
    /// allocated.
    static std::expected<PositionAutomaton, RegexError> build(const RegexTree& tree,
                                                              const AlphabetCharacters& characters,
                                                              std::optional<std::size_t> length,
                                                              const RegexLimits& limits = {});

    /// How many positions there are.
    std::size_t size() const { return size_; }
    /// How many words a set of positions has: at least one.
    std::size_t words() const { return words_; }
    /// How many values the alphabet has.
    std::size_t value_count() const { return value_count_; }
    /// How many words a set of values has: at least one.
    std::size_t value_words() const { return value_words_; }

    bool matches_empty() const { return matches_empty_; }
    /// The positions that a match can begin with.
    std::span<const Word> first() const { return {rows_.data(), words_}; }
    /// The positions that a match can end with.
    std::span<const Word> last() const { return {rows_.data() + words_, words_}; }
    /// The values that a position reads.
    std::span<const Word> symbols(std::size_t position) const {
        return {rows_.data() + symbols_at_ + position * value_words_, value_words_};
    }
    /// The positions that can come right after this one.
    PositionRow follow(std::size_t position) const { return row(follow_at_, 0, position); }
    /// The positions that can come right before this one.
    PositionRow before(std::size_t position) const { return row(before_at_, size_, position); }

    // Where a set of positions is one word: that word of each position's follow row, and of its before row.
    std::span<const Word> follow_words() const { return {rows_.data() + follow_at_, size_}; }
    std::span<const Word> before_words() const { return {rows_.data() + before_at_, size_}; }

  private:
    /// Where the words of a row stand in `rows_`, and which words of the set they are.
    struct Band {
        std::uint32_t offset = 0;
        std::uint32_t begin = 0;
        std::uint32_t count = 0;
    };

    PositionAutomaton(const Positions& positions, const AlphabetCharacters& characters);
    /// Decides where each row stands; how many words the follow and before rows take.
    std::size_t place_rows(const Positions& positions);
    void fill_rows(const Positions& positions, std::span<const Word> set_values);

    PositionRow row(std::size_t at, std::size_t first_band, std::size_t position) const {
        if (words_ == 1) return {0, {rows_.data() + at + position, 1}};
        const Band& band = bands_[first_band + position];
        return {band.begin, {rows_.data() + band.offset, band.count}};
    }

    /// What most clues take.
    static constexpr std::size_t kInlineRowWords = 32;

    std::size_t size_ = 0;
    std::size_t words_ = 1;
    std::size_t value_count_ = 0;
    std::size_t value_words_ = 1;
    bool matches_empty_ = false;
    std::size_t symbols_at_ = 0, follow_at_ = 0, before_at_ = 0;  // offsets in rows_
    std::size_t row_words_ = 0;                                   // of the follow and before rows
    SmallVector<Word, kInlineRowWords>
        rows_;  // first, last, symbols of each position, follow of each, before of each
    /// Where sets of positions have several words: of each follow row, then of each before row.
    std::vector<Band> bands_;
};

}  // namespace sator
