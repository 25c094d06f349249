#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/dfa.hpp"
#include "sator/language/automata/mdd.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// The class of a clue's language, which decides how it is compiled. A capturing group without references
/// counts as a plain group.
enum class LanguageKind : std::uint8_t {
    Regular,        ///< compiled by `PositionAutomaton::build`
    Lookaround,     ///< has assertions that depend on neighbouring symbols, none with captures; compiled by
                    ///< `compile_mdd`
    NeedsCaptures,  ///< has references, atomic groups that no assertion can express, or java loops that an
                    ///< empty iteration may end; needs a match program
};

/// Classifies a clue over an alphabet. The alphabet matters for \b, \B and multiline anchors: if all of its
/// characters are word characters, or none is, \b depends only on the ends of the slot, so the clue is
/// regular.
LanguageKind classify(const RegexTree& tree, const AlphabetCharacters& characters);

/// Compiles the strings of one length that a Regular or Lookaround clue matches. Returns the error of the
/// transition limit if that is exceeded or the watch of `limits` reaches a limit.
std::expected<Mdd, RegexError> compile_mdd(const RegexTree& tree, const AlphabetCharacters& characters,
                                           std::size_t length, const RegexLimits& limits = {});

/// Compiles a Regular clue to its minimal DFA. Returns the error of the transition limit if that is exceeded
/// or the watch of `limits` reaches a limit.
std::expected<Dfa, RegexError> compile_dfa(const RegexTree& tree, const AlphabetCharacters& characters,
                                           const RegexLimits& limits = {});

}  // namespace sator::language
