#pragma once

#include <cstddef>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/layered_nfa.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator::language {

/// Returns the exact automaton of the strings of one length of a clue that `classify` calls Lookaround or
/// Regular. Layer 0 has at most one state, and each string has exactly one path. Returns nullopt if the limit
/// is exceeded by the transitions or by the work to find them.
std::optional<LayeredNfa> unroll_lookaround(const RegexTree& tree, const AlphabetCharacters& characters,
                                            std::size_t length, TransitionLimit limit);

}  // namespace sator::language
