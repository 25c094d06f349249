#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/layered_nfa.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator::language {

class SequenceInterner;

/// A multi-valued decision diagram (MDD) of the strings of one length of a language. Layer 0 and the last
/// layer have one state each, and every string has exactly one path between them. States with the same
/// suffixes and the same transitions are merged. The diagram is usually deterministic; a diagram of a clue
/// with lookaround may instead have states that depend on later symbols (unambiguous, but nondeterministic).
class Mdd {
  public:
    /// A label is a set of values; transitions with equal labels share it.
    struct Transition {
        State to = 0;
        std::uint32_t label = 0;
    };

    /// `nfa` must have at most one path for each string. If `limit` is exceeded, the diagram is incomplete
    /// and must not be used.
    explicit Mdd(const LayeredNfa& nfa, const TransitionLimit& limit = {SIZE_MAX});

    std::size_t length() const { return layer_begin_.size() - 2; }
    /// Returns whether there are no strings, and so no states.
    bool is_empty() const { return size() == 0; }
    /// Returns the number of states. States are numbered layer by layer.
    std::size_t size() const { return transition_begin_.size() - 1; }
    std::size_t transition_count() const { return transitions_.size(); }
    /// Returns the first state of a layer. For layer `length() + 1`, returns the number of states.
    State layer_begin(std::size_t layer) const { return layer_begin_[layer]; }
    /// Returns the transitions of a state, ordered by least value.
    std::span<const Transition> transitions(State state) const {
        return std::span(transitions_)
            .subspan(transition_begin_[state], transition_begin_[state + 1] - transition_begin_[state]);
    }
    std::size_t label_count() const { return label_sizes_.size(); }
    /// Returns the number of words in a bit set of values; at least one.
    std::size_t value_words() const { return value_words_; }
    /// Returns the values of a label.
    std::span<const Word> values(std::uint32_t label) const {
        return {label_values_.data() + label * value_words_, value_words_};
    }
    /// Returns the number of values of a label.
    std::size_t value_count(std::uint32_t label) const { return label_sizes_[label]; }

    /// Returns the number of strings.
    BigCount count() const;

  private:
    void keep_labels(const SequenceInterner& sets, const SymbolClasses& classes);

    std::size_t value_words_;
    std::vector<State> layer_begin_;
    std::vector<std::uint32_t> transition_begin_;
    std::vector<Transition> transitions_;
    std::vector<Word> label_values_;
    std::vector<std::uint32_t> label_sizes_;
};

}  // namespace sator::language
