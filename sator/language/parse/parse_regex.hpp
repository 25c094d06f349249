#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator {

/// The sizes beyond which a clue is refused, each with a name that messages use, and who may stop its
/// compilation.
struct RegexLimits {
    std::uint32_t clue_length = 100'000;       ///< "clue length limit", in code points
    std::uint32_t nesting = 1'000;             ///< "nesting limit", of groups, lookarounds and class sets
    std::uint32_t repetition = 100'000;        ///< "repetition limit": the largest count in {n,m}
    std::uint32_t transitions = 4'000'000;     ///< "transition limit": of the clue's automaton
    std::uint32_t reference_states = 200'000;  ///< "reference state limit": beyond, references prune less
    /// Not owned; asked while a clue is compiled, which fails once it is over.
    LimitWatch* watch = nullptr;

    TransitionLimit transition_limit() const { return {transitions, watch}; }
};

struct RegexOptions {
    Dialect dialect = Dialect::EcmaScript;
    RegexFlags flags;
    RegexLimits limits;
};

/// Why a clue is refused.
struct RegexError {
    bool is_limit = false;    ///< a size limit, not a mistake of syntax
    std::uint32_t begin = 0;  ///< place in the clue, in code points
    std::uint32_t end = 0;    ///< end > begin, except at the clue's end
    std::string message;      ///< "unclosed group"
    std::string hint;         ///< "add ')'"; may be empty
};

/// Parses a clue (ECMA-262 22.2.1 with Annex B.1.2; for java, java.util.regex.Pattern's syntax). Takes time
/// linear in its length, and no stack that grows with it. One departure from ECMA-262: a symbol is a code
/// point under every flag, so that a surrogate pair is one symbol without u and v too. Beyond the limits
/// above, two sizes are fixed: 255 groups of one name ("shared name limit"), and 100,000 strings that
/// properties of strings such as \p{RGI_Emoji} stand for ("string limit").
std::expected<RegexTree, RegexError> parse_regex(std::u32string_view clue, const RegexOptions& options = {});

/// Reads a flags string such as "iu". The error's place is the place in `flags`.
std::expected<RegexFlags, RegexError> parse_flags(std::u32string_view flags);

}  // namespace sator
