#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/dfa.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/language/symbols/symbol_classes.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator::language {

/// An automaton for strings of one length: layer i holds the states that i symbols can lead to. Each state is
/// reachable from layer 0 and reaches the last layer, where all states accept. The empty language has no
/// states at all.
struct LayeredNfa {
    struct Transition {
        SymbolClass symbols = 0;
        State to = 0;  ///< a state of the next layer

        friend auto operator<=>(const Transition&, const Transition&) = default;
    };

    SymbolClasses classes;
    std::vector<State> layer_begin;  ///< the first state of each layer, and the total: length + 2 numbers
    std::vector<std::uint32_t> transition_begin;  ///< by state: the start of its transitions; and the total
    std::vector<Transition> transitions;          ///< ordered by source state

    explicit LayeredNfa(SymbolClasses symbol_classes) : classes(std::move(symbol_classes)) {}
    std::size_t length() const { return layer_begin.size() - 2; }
    std::size_t size() const { return transition_begin.size() - 1; }
    std::span<const Transition> leaving(State state) const {
        return std::span(transitions)
            .subspan(transition_begin[state], transition_begin[state + 1] - transition_begin[state]);
    }
};

/// A source of states by layer that are created on demand. Sets of states are ascending sequences.
class LazyLayers {
  public:
    using Set = std::vector<std::uint32_t>;

    virtual ~LazyLayers() = default;
    virtual const SymbolClasses& classes() const = 0;
    virtual std::size_t length() const = 0;
    /// Returns the states of layer 0 from which a string of the length can be read; none for the empty
    /// language.
    virtual Set begin() = 0;
    /// Computes for each class the states of layer `layer + 1` that some state of `from` leads to and from
    /// which the last layer can be reached.
    virtual void step(std::size_t layer, std::span<const std::uint32_t> from, std::vector<Set>& by_class) = 0;
};

/// The subset construction, layer by layer. The result has one state in layer 0, and each state has at most
/// one transition for each class. Returns nullopt if the limit is exceeded.
std::optional<LayeredNfa> determinise(LazyLayers& source, TransitionLimit limit);

/// Determinises the strings of one length of a clue.
std::optional<LayeredNfa> unroll(const PositionAutomaton& automaton, std::size_t length,
                                 TransitionLimit limit);
/// Unrolls the strings of one length of a DFA.
std::optional<LayeredNfa> unroll(const Dfa& dfa, std::size_t length, TransitionLimit limit);
/// Determinises: same language, at most one transition for each class from each state.
std::optional<LayeredNfa> determinise(const LayeredNfa& nfa, TransitionLimit limit);

}  // namespace sator::language
