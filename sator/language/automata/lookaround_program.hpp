#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/anchor_contexts.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/match_lengths.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator::language {

/// A clue with lookaround, compiled to bodies: one for each thing that an assertion looks for, and the clue
/// itself as the last one. A body is an NFA of steps from its start to its accepting step. A Symbols step
/// reads the symbol after the gap, or the symbol before it in a lookbehind body. Assertions in a body refer
/// only to bodies with lesser numbers.
struct LookaroundProgram {
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
    /// A set index that means all symbols.
    static constexpr std::uint32_t kAnySymbol = kNone;

    struct Step {
        enum class Kind : std::uint8_t {
            Symbols,  ///< reads a symbol of set `index`, then continues at `next`
            Split,    ///< continues at `next` or `other`
            Assert,   ///< continues at `next` if assertion `index` holds
            Accept,
        };
        Kind kind = Kind::Accept;
        std::uint32_t body = 0;
        std::uint32_t next = kNone;
        std::uint32_t other = kNone;
        std::uint32_t index = 0;
    };

    /// An assertion about a gap. Holds if exactly one of its two bodies matches from the gap, or if the gap's
    /// context is one of `contexts`. `negated` inverts the result.
    struct Assertion {
        AnchorContexts contexts = 0;
        std::uint32_t body = kNone;
        std::uint32_t other_body = kNone;
        bool negated = false;
    };

    struct Body {
        std::uint32_t start = kNone;
        std::uint32_t accept = kNone;
        bool looks_behind = false;
        bool is_anchored = false;  ///< must reach the string's end, or its start if it looks behind
        std::vector<std::uint32_t> uses = {};  ///< the bodies that its assertions refer to
    };

    std::vector<Step> steps;
    std::vector<Assertion> assertions;
    std::vector<Body> bodies;  ///< the last one is the clue itself
    std::vector<CodePointSet> sets;

    const Body& clue() const { return bodies.back(); }
};

/// Compiles a clue that `classify` does not call NeedsCaptures to bodies, for slots of one length:
/// repetitions are truncated to it. Returns nullopt if the limit is exceeded.
std::optional<LookaroundProgram> compile_lookaround(const RegexTree& tree,
                                                    const AlphabetCharacters& characters, std::size_t length,
                                                    TransitionLimit limit);

}  // namespace sator::language
