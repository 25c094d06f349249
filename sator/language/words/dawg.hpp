#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/layered_nfa.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/sequence_interner.hpp"

namespace sator::language {

/// Words as sequences of an alphabet's values, stored one after the other.
class ValueWords {
  public:
    void add(std::span<const std::uint32_t> word);
    /// Adds the values of a word's characters. Returns false and adds nothing if the alphabet lacks one of
    /// them.
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

/// A word list as a directed acyclic word graph: the minimal DFA of its words, which shares their prefixes
/// and suffixes.
class Dawg {
  public:
    /// The words may be in any order and may have duplicates. `value_count` is the size of the alphabet.
    Dawg(const ValueWords& words, std::size_t value_count);

    std::size_t state_count() const { return states_.size(); }
    std::size_t transition_count() const { return (states_.total_length() - states_.size()) / 2; }
    bool contains(std::span<const std::uint32_t> word) const;
    /// Returns the automaton of the words of one length, e.g. to build an Mdd.
    LayeredNfa unroll(std::size_t length) const;

  private:
    class Builder;

    State start() const { return static_cast<State>(states_.size() - 1); }
    std::span<const std::uint32_t> transitions(State state) const { return states_[state].subspan(1); }
    void find_suffix_lengths();
    /// Returns whether a word of the list continues from a state with exactly `length` values.
    bool has_suffix(State state, std::size_t length) const;

    std::size_t value_count_;
    std::vector<Word> used_;  // the values that occur in words
    // By state, successors before predecessors: whether it accepts, then for each transition, ordered by
    // value, the value and the successor. The last state is the start.
    SequenceInterner states_;
    std::size_t longest_ = 0;
    std::vector<Word> suffix_lengths_;  // by state: bit n says that it has a suffix of length n
};

}  // namespace sator::language
