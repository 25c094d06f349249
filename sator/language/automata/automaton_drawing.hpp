#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/dfa.hpp"
#include "sator/language/automata/mdd.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::language {

/// An automaton prepared for display: states with names, and transitions whose labels are written out.
struct AutomatonDrawing {
    struct State {
        std::string name;
        std::uint32_t layer = 0;  ///< layer of the state; 0 if there are no layers
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
    std::vector<Transition> transitions = {};  ///< ordered by source state
};

/// Draws the positions of a clue, numbered from 1, and a state "start". The label of a transition is the
/// symbol set of the position that it leads to.
AutomatonDrawing draw(const PositionAutomaton& automaton, const Alphabet& alphabet);
AutomatonDrawing draw(const Dfa& dfa, const Alphabet& alphabet);
AutomatonDrawing draw(const Mdd& mdd, const Alphabet& alphabet);

/// Writes one line for each state, followed by one line for each transition:
///
///     dfa: 2 states, 3 transitions
///     0 start
///       A -> 1
///       B -> 0
///     1 accepts
///       [AB] -> 1
///
/// If there are layers, a line "layer 0:" and so on precedes each.
std::string to_text(const AutomatonDrawing& drawing);

/// Writes the automaton as a graph in Graphviz's dot language, from left to right, with each layer in a
/// column.
std::string to_dot(const AutomatonDrawing& drawing);

}  // namespace sator::language
