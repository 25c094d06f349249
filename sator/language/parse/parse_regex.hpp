#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator {

/// The size limits of a clue, each with the name that messages use, and the watch that may stop its
/// compilation.
struct RegexLimits {
    std::uint32_t clue_length = 100'000;       ///< "clue length limit", in code points
    std::uint32_t nesting = 1'000;             ///< "nesting limit" of groups, lookarounds and class sets
    std::uint32_t repetition = 100'000;        ///< "repetition limit": the greatest count in {n,m}
    std::uint32_t transitions = 4'000'000;     ///< "transition limit" of the clue's automaton
    std::uint32_t reference_states = 200'000;  ///< "reference state limit": beyond it, references prune less
    /// Not owned. Compilation fails if the watch reaches a limit.
    LimitWatch* watch = nullptr;

    TransitionLimit transition_limit() const { return {transitions, watch}; }
};

struct RegexOptions {
    Dialect dialect = Dialect::EcmaScript;
    RegexFlags flags;
    RegexLimits limits;
};

/// Describes why a clue is refused.
struct RegexError {
    bool is_limit = false;    ///< a size limit is exceeded, the syntax may be correct
    std::uint32_t begin = 0;  ///< start in the clue, in code points
    std::uint32_t end = 0;    ///< end > begin, except at the clue's end
    std::string message;      ///< "unclosed group"
    std::string hint;         ///< "add ')'"; may be empty
};

/// Parses a clue: ECMA-262 22.2.1 with Annex B.1.2, or the syntax of java.util.regex.Pattern. Takes time
/// linear in its length, without recursion. There is one difference from ECMA-262: a symbol is a code point
/// under every flag, so a surrogate pair is one symbol even without u and v. Besides the limits of
/// `RegexLimits`, two limits are fixed: 255 groups of the same name ("shared name limit"), and 100,000
/// strings from properties of strings such as \p{RGI_Emoji} ("string limit").
std::expected<RegexTree, RegexError> parse_regex(std::u32string_view clue, const RegexOptions& options = {});

/// Parses flags such as "iu". The error's position is a position in `flags`.
std::expected<RegexFlags, RegexError> parse_flags(std::u32string_view flags);

}  // namespace sator
