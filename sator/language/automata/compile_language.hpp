#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>

#include "sator/language/automata/dfa.hpp"
#include "sator/language/automata/mdd.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// What machinery a clue needs. Groups that no reference mentions are not captures.
enum class LanguageKind : std::uint8_t {
    Regular,        ///< `PositionAutomaton::build`
    Lookaround,     ///< assertions about what stands around a gap, none of them with captures: `compile_mdd`
    NeedsCaptures,  ///< references, atomic groups that no assertion can express, or java's loops that an
                    ///< empty iteration ends: a search
};

/// Classifies a clue over an alphabet. The alphabet matters for \b \B and multiline anchors: where all of its
/// characters are word characters, or none, \b asks for no more than the slot's ends, and the clue is
/// regular.
LanguageKind classify(const RegexTree& tree, const AlphabetCharacters& characters);

/// The strings of one length that a Regular or Lookaround clue matches. Error: the transition limit, or the
/// watch of `limits` is over.
std::expected<Mdd, RegexError> compile_mdd(const RegexTree& tree, const AlphabetCharacters& characters,
                                           std::size_t length, const RegexLimits& limits = {});

/// The smallest deterministic automaton of a Regular clue. Error: the transition limit, or the
/// watch of `limits` is over.
std::expected<Dfa, RegexError> compile_dfa(const RegexTree& tree, const AlphabetCharacters& characters,
                                           const RegexLimits& limits = {});

}  // namespace sator
