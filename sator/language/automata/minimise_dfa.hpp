#pragma once

#include "sator/language/automata/dfa.hpp"

namespace sator {

/// The smallest automaton of the same language: no state that is unreachable or leads nowhere, and no two
/// that accept the same endings. States are numbered breadth first, by class, so that equal languages over
/// equal classes give equal automata.
Dfa minimise(const Dfa& dfa);

}  // namespace sator
