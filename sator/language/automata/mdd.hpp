#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/base/bits.hpp"
#include "sator/language/automata/layered_nfa.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator {

class SequenceInterner;

/// The strings of one length of a language, as a diagram of layers: layer 0 has one state, the last layer has
/// one state, and every string is the labels of exactly one path between them. Equal states (the same
/// endings, by the same way) are one. Mostly it is deterministic; one made from lookaround may instead
/// remember in its states what comes later.
class Mdd {
  public:
    /// A label is a set of values, shared by the transitions that have it.
    struct Transition {
        State to = 0;
        std::uint32_t label = 0;
    };

    /// `nfa` must have at most one path for each string. Where `limit` is over, the diagram is worth nothing.
    explicit Mdd(const LayeredNfa& nfa, const TransitionLimit& limit = {SIZE_MAX});

    std::size_t length() const { return layer_begin_.size() - 2; }
    /// Whether there is no string, and so no state.
    bool is_empty() const { return size() == 0; }
    /// How many states there are. They are numbered layer by layer.
    std::size_t size() const { return transition_begin_.size() - 1; }
    std::size_t transition_count() const { return transitions_.size(); }
    /// The first state of a layer; of layer `length() + 1`: the end.
    State layer_begin(std::size_t layer) const { return layer_begin_[layer]; }
    /// Those that leave a state, by least value.
    std::span<const Transition> transitions(State state) const {
        return std::span(transitions_)
            .subspan(transition_begin_[state], transition_begin_[state + 1] - transition_begin_[state]);
    }
    std::size_t label_count() const { return label_sizes_.size(); }
    /// How many words a set of values has: at least one.
    std::size_t value_words() const { return value_words_; }
    /// The values of a label.
    std::span<const Word> values(std::uint32_t label) const {
        return {label_values_.data() + label * value_words_, value_words_};
    }
    /// How many values a label has.
    std::size_t value_count(std::uint32_t label) const { return label_sizes_[label]; }

    /// How many strings there are.
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

}  // namespace sator
