// Stores a clue's positions (glushkov.hpp) as rows of bits. A row stores only the words between its first and
// last member (its band), because most positions are followed by near ones: a chain of n positions takes
// about n words instead of n²/64.
#include "sator/language/automata/position_automaton.hpp"

#include <algorithm>

#include "sator/base/small_vector.hpp"
#include "sator/language/automata/glushkov.hpp"

namespace sator::language {

namespace {

/// Extends a band to cover a word.
template <class Band>
void cover(Band& band, std::uint32_t word) {
    if (band.count == 0) {
        band.begin = word;
        band.count = 1;
    } else {
        const std::uint32_t end = std::max(band.begin + band.count, word + 1);
        band.begin = std::min(band.begin, word);
        band.count = end - band.begin;
    }
}

/// Words of the symbol sets that most clues have at most.
constexpr std::size_t kInlineSetWords = 16;
using SetValues = SmallVector<Word, kInlineSetWords>;

SetValues find_set_values(const RegexTree& tree, const AlphabetCharacters& characters) {
    SetValues values;
    values.resize(tree.sets.size() * characters.words(), 0);
    for (std::size_t i = 0; i < tree.sets.size(); ++i) {
        characters.find_values(tree.sets[i],
                               std::span<Word>(values).subspan(i * characters.words(), characters.words()));
    }
    return values;
}

}  // namespace

std::expected<PositionAutomaton, RegexError> PositionAutomaton::build(const RegexTree& tree,
                                                                      const AlphabetCharacters& characters,
                                                                      std::optional<std::size_t> length,
                                                                      const RegexLimits& limits) {
    const SetValues set_values = find_set_values(tree, characters);
    Positions positions;
    if (!find_positions(tree, characters, set_values, length, limits, positions))
        return std::unexpected(transition_limit_error(tree, limits));
    PositionAutomaton automaton(positions, characters);
    const std::size_t words = automaton.place_rows(positions);
    const TransitionLimit limit = limits.transition_limit();
    if (limit.is_exceeded(words, words) || !limit.has_room((automaton.follow_at_ + words) * sizeof(Word))) {
        return std::unexpected(transition_limit_error(tree, limits));
    }
    automaton.fill_rows(positions, set_values);
    return automaton;
}

PositionAutomaton::PositionAutomaton(const Positions& positions, const AlphabetCharacters& characters)
    : size_(positions.sets.size()),
      words_(std::max<std::size_t>(words_for(size_), 1)),
      value_count_(characters.size()),
      value_words_(characters.words()),
      matches_empty_(positions.matches_empty) {}

std::size_t PositionAutomaton::place_rows(const Positions& positions) {
    symbols_at_ = 2 * words_;
    follow_at_ = symbols_at_ + size_ * value_words_;
    before_at_ = follow_at_ + size_;
    if (words_ == 1) return row_words_ = 2 * size_;
    bands_.resize(2 * size_);
    for (const auto [from, to] : positions.transitions) {
        cover(bands_[from], to / kWordBits);
        cover(bands_[size_ + to], from / kWordBits);
    }
    for (Band& band : bands_) {
        band.offset = static_cast<std::uint32_t>(follow_at_ + row_words_);
        row_words_ += band.count;
    }
    return row_words_;
}

void PositionAutomaton::fill_rows(const Positions& positions, std::span<const Word> set_values) {
    rows_.assign(follow_at_ + row_words_, 0);
    for (const std::uint32_t p : positions.first) set_bit(std::span<Word>(rows_).first(words_), p);
    for (const std::uint32_t p : positions.last) set_bit(std::span<Word>(rows_).subspan(words_, words_), p);
    for (std::size_t p = 0; p < size_; ++p) {
        std::ranges::copy(set_values.subspan(positions.sets[p].index() * value_words_, value_words_),
                          rows_.begin() + symbols_at_ + p * value_words_);
    }
    if (words_ == 1) {
        for (const auto [from, to] : positions.transitions) {
            rows_[follow_at_ + from] |= Word{1} << to;
            rows_[before_at_ + to] |= Word{1} << from;
        }
        return;
    }
    const auto add = [&](const Band& band, std::size_t member) {
        rows_[band.offset + member / kWordBits - band.begin] |= Word{1} << member % kWordBits;
    };
    for (const auto [from, to] : positions.transitions) {
        add(bands_[from], to);
        add(bands_[size_ + to], from);
    }
}

}  // namespace sator::language
