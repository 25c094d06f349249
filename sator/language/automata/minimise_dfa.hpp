#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/dfa.hpp"

namespace sator::language {

/// Returns the minimal partial DFA of the same language: no state is unreachable or dead, and no two states
/// accept the same suffixes. States are numbered breadth-first, by class, so equal languages over equal
/// classes give equal automata.
Dfa minimise(const Dfa& dfa);

}  // namespace sator::language
