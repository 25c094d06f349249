#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

struct Positions;

/// The nonempty section of a set of positions: `words[k]` is word `begin + k` of the set; all other words are
/// zero.
struct PositionRow {
    std::size_t begin = 0;
    std::span<const Word> words;
};

/// A clue's position automaton (Glushkov NFA). Its states are the positions of the clue, i.e. the occurrences
/// of symbol sets. A string w of n > 0 symbols matches if there are positions p1 … pn with p1 in first(),
/// each p(i+1) in follow(p(i)), pn in last(), and each wi in symbols(pi). A set of positions is a bit set of
/// `words()` words, so one step of a whole set takes a few word operations:
///
///     next = ∅;  for p in set: next |= follow(p);  next &= the positions that read a candidate of the cell
class PositionAutomaton {
  public:
    /// Builds the automaton of a clue that `classify` calls Regular. With a `length`, it is smaller, and
    /// exact only for strings of that length. Returns the error of the transition limit if that is exceeded,
    /// before much memory is allocated.
    static std::expected<PositionAutomaton, RegexError> build(const RegexTree& tree,
                                                              const AlphabetCharacters& characters,
                                                              std::optional<std::size_t> length,
                                                              const RegexLimits& limits = {});

    /// Returns the number of positions.
    std::size_t size() const { return size_; }
    /// Returns the number of words in a set of positions; at least one.
    std::size_t words() const { return words_; }
    /// Returns the number of values of the alphabet.
    std::size_t value_count() const { return value_count_; }
    /// Returns the number of words in a bit set of values; at least one.
    std::size_t value_words() const { return value_words_; }

    bool matches_empty() const { return matches_empty_; }
    /// Returns the positions that a match can begin with.
    std::span<const Word> first() const { return {rows_.data(), words_}; }
    /// Returns the positions that a match can end with.
    std::span<const Word> last() const { return {rows_.data() + words_, words_}; }
    /// Returns the values that a position reads.
    std::span<const Word> symbols(std::size_t position) const {
        return {rows_.data() + symbols_at_ + position * value_words_, value_words_};
    }
    /// Returns the positions that can directly follow this one.
    PositionRow follow(std::size_t position) const { return row(follow_at_, 0, position); }
    /// Returns the positions that can directly precede this one.
    PositionRow before(std::size_t position) const { return row(before_at_, size_, position); }

    // Only if words() == 1: the single word of each position's follow row, and of its before row.
    std::span<const Word> follow_words() const { return {rows_.data() + follow_at_, size_}; }
    std::span<const Word> before_words() const { return {rows_.data() + before_at_, size_}; }

  private:
    /// The location of a row's words in `rows_`, and the section of the set that they represent.
    struct Band {
        std::uint32_t offset = 0;
        std::uint32_t begin = 0;
        std::uint32_t count = 0;
    };

    PositionAutomaton(const Positions& positions, const AlphabetCharacters& characters);
    /// Computes the location of each row. Returns the number of words of all follow and before rows.
    std::size_t place_rows(const Positions& positions);
    void fill_rows(const Positions& positions, std::span<const Word> set_values);

    PositionRow row(std::size_t at, std::size_t first_band, std::size_t position) const {
        if (words_ == 1) return {0, {rows_.data() + at + position, 1}};
        const Band& band = bands_[first_band + position];
        return {band.begin, {rows_.data() + band.offset, band.count}};
    }

    /// Most clues need no more words than this.
    static constexpr std::size_t kInlineRowWords = 32;

    std::size_t size_ = 0;
    std::size_t words_ = 1;
    std::size_t value_count_ = 0;
    std::size_t value_words_ = 1;
    bool matches_empty_ = false;
    std::size_t symbols_at_ = 0, follow_at_ = 0, before_at_ = 0;  // offsets in rows_
    std::size_t row_words_ = 0;                                   // of the follow and before rows
    SmallVector<Word, kInlineRowWords>
        rows_;  // first, last, symbols of each position, follow row of each, before row of each
    /// Only if words() > 1: the bands of all follow rows, then of all before rows.
    std::vector<Band> bands_;
};

}  // namespace sator::language
