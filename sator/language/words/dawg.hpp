#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sator/language/automata/layered_nfa.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/sequence_interner.hpp"

namespace sator {

/// Words as the values of an alphabet, one after the other.
class ValueWords {
  public:
    void add(std::span<const std::uint32_t> word);
    /// Adds a word's characters. False, and nothing added, where the alphabet lacks one.
    bool add(std::u32string_view word, const AlphabetCharacters& characters);

    std::size_t size() const { return ends_.size(); }
    std::span<const std::uint32_t> operator[](std::size_t i) const {
        const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
        return {values_.data() + begin, ends_[i] - begin};
    }

  private:
    std::vector<std::uint32_t> values_;
    std::vector<std::size_t> ends_;
};

/// A word list as the smallest automaton of its words, which shares their beginnings and their suffixes.
class Dawg {
  public:
    /// Words in any order; repeated ones count once. `value_count`: how many values the alphabet has.
    Dawg(const ValueWords& words, std::size_t value_count);

    std::size_t state_count() const { return states_.size(); }
    std::size_t transition_count() const { return (states_.total_length() - states_.size()) / 2; }
    bool contains(std::span<const std::uint32_t> word) const;
    /// The words of one length, for an Mdd.
    LayeredNfa unroll(std::size_t length) const;

  private:
    class Builder;

    State start() const { return static_cast<State>(states_.size() - 1); }
    std::span<const std::uint32_t> transitions(State state) const { return states_[state].subspan(1); }
    void find_suffix_lengths();
    /// Whether a word of the list goes on from a state with so many values.
    bool has_suffix(State state, std::size_t length) const;

    std::size_t value_count_;
    std::vector<Word> used_;  // the values that words have
    // By state, those led to before those that lead to them: whether it accepts, then for each transition its
    // value and the state it leads to, by value. The last state is the start.
    SequenceInterner states_;
    std::size_t longest_ = 0;
    std::vector<Word> suffix_lengths_;  // by state: the lengths of its suffixes, as a set of longest_ + 1
};

}  // namespace sator
