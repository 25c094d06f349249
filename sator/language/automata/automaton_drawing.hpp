#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/language/automata/dfa.hpp"
#include "sator/language/automata/mdd.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator {

/// An automaton as people look at it: states with names, and transitions with their symbols written out.
struct AutomatonDrawing {
    struct State {
        std::string name;
        std::uint32_t layer = 0;  ///< where there are layers; else 0
        bool is_start = false;
        bool accepts = false;
    };
    struct Transition {
        std::size_t from = 0;
        std::size_t to = 0;
        std::string label;  ///< "A", "[A-F]"
    };

    std::string title;  ///< "nfa", "dfa" or "mdd"
    bool has_layers = false;
    std::vector<State> states = {};            ///< by layer
    std::vector<Transition> transitions = {};  ///< by the state they leave
};

/// The positions of a clue by number, from 1, and the state "start" before any; each label is what the
/// position led to reads.
AutomatonDrawing draw(const PositionAutomaton& automaton, const Alphabet& alphabet);
AutomatonDrawing draw(const Dfa& dfa, const Alphabet& alphabet);
AutomatonDrawing draw(const Mdd& mdd, const Alphabet& alphabet);

/// A state a line, and under it a line for each transition:
///
///     dfa: 2 states, 3 transitions
///     0 start
///       A -> 1
///       B -> 0
///     1 accepts
///       [AB] -> 1
///
/// With layers, "layer 0:" and so on stand between.
std::string to_text(const AutomatonDrawing& drawing);

/// The same in Graphviz's language, from left to right, each layer in a column.
std::string to_dot(const AutomatonDrawing& drawing);

}  // namespace sator
