#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/language/automata/position_automaton.hpp"

namespace sator::propagators {

// Steps over sets of automaton positions. Each set has `automaton.words()` words.

/// Sets `to` to the positions that can follow (predecessors: precede) one of `from`.
void successors(const PositionAutomaton& automaton, std::span<const Word> from, std::span<Word> to);
void predecessors(const PositionAutomaton& automaton, std::span<const Word> from, std::span<Word> to);

/// Drops the positions that read no candidate of the cell.
void keep_readers(const PositionAutomaton& automaton, const Domain& domain, std::span<Word> positions);

}  // namespace sator::propagators
