#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/language/automata/dfa.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/language/symbols/symbol_classes.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator {

/// An automaton for strings of one length: layer i holds the states that i symbols can lead to, and each
/// state is reached from layer 0 and reaches the last layer, where every state accepts. A language without
/// strings has no state at all.
struct LayeredNfa {
    struct Transition {
        SymbolClass symbols = 0;
        State to = 0;  ///< of the next layer

        friend auto operator<=>(const Transition&, const Transition&) = default;
    };

    SymbolClasses classes;
    std::vector<State> layer_begin;  ///< the first state of each layer, and the end: length + 2 numbers
    std::vector<std::uint32_t> transition_begin;  ///< of each state, and the end
    std::vector<Transition> transitions;          ///< by state they leave

    explicit LayeredNfa(SymbolClasses symbol_classes) : classes(std::move(symbol_classes)) {}
    std::size_t length() const { return layer_begin.size() - 2; }
    std::size_t size() const { return transition_begin.size() - 1; }
    std::span<const Transition> leaving(State state) const {
        return std::span(transitions)
            .subspan(transition_begin[state], transition_begin[state + 1] - transition_begin[state]);
    }
};

/// States by layer that are made as they are asked for. Sets of states are ascending sequences.
class LazyLayers {
  public:
    using Set = std::vector<std::uint32_t>;

    virtual ~LazyLayers() = default;
    virtual const SymbolClasses& classes() const = 0;
    virtual std::size_t length() const = 0;
    /// The states of layer 0 from which a string of the length can be read; none for a language without
    /// strings.
    virtual Set begin() = 0;
    /// For each class the states of layer `layer + 1` that some of `from` lead to and from which the last
    /// layer can be reached.
    virtual void step(std::size_t layer, std::span<const std::uint32_t> from, std::vector<Set>& by_class) = 0;
};

/// The subset construction, layer by layer: one state of layer 0, and from each state at most one transition
/// for each class. Nothing where there would be more than so many transitions.
std::optional<LayeredNfa> determinise(LazyLayers& source, TransitionLimit limit);

/// The strings of a clue of one length, determinised.
std::optional<LayeredNfa> unroll(const PositionAutomaton& automaton, std::size_t length,
                                 TransitionLimit limit);
/// The strings of a deterministic automaton of one length.
std::optional<LayeredNfa> unroll(const Dfa& dfa, std::size_t length, TransitionLimit limit);
/// The same language with at most one transition for each class from each state.
std::optional<LayeredNfa> determinise(const LayeredNfa& nfa, TransitionLimit limit);

}  // namespace sator
