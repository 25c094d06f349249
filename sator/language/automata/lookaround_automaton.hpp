#pragma once

#include <cstddef>
#include <optional>

#include "sator/language/automata/layered_nfa.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator {

/// The strings of one length of a clue that `classify` calls Lookaround or Regular, exactly. Layer 0 has at
/// most one state, and each string has one path. Nothing where there would be more than so many transitions,
/// or the way there is much longer.
std::optional<LayeredNfa> unroll_lookaround(const RegexTree& tree, const AlphabetCharacters& characters,
                                            std::size_t length, TransitionLimit limit);

}  // namespace sator
