#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "sator/language/automata/anchor_contexts.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/match_lengths.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator {

/// A clue with lookaround, written as bodies: the clue itself and, before it, what each of its assertions
/// looks for. A body's steps are followed from its start to its accepting step, each Symbols step reading the
/// symbol after the gap, or before it in a body that looks behind. Assertions within a body concern bodies
/// with lesser numbers only.
struct LookaroundProgram {
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
    /// In place of a set's index: every symbol.
    static constexpr std::uint32_t kAnySymbol = kNone;

    struct Step {
        enum class Kind : std::uint8_t {
            Symbols,  ///< reads a symbol of set `index`, then `next`
            Split,    ///< `next` or `other`
            Assert,   ///< `next` where assertion `index` holds
            Accept,
        };
        Kind kind = Kind::Accept;
        std::uint32_t body = 0;
        std::uint32_t next = kNone;
        std::uint32_t other = kNone;
        std::uint32_t index = 0;
    };

    /// Holds at a gap if one of its two bodies matches from there, not both, or the gap's context is one of
    /// `contexts`; where negated, if not.
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
        bool is_anchored =
            false;  ///< accepts at the string's end only, or, where it looks behind, at its start
        std::vector<std::uint32_t> uses = {};  ///< the bodies that its assertions concern
    };

    std::vector<Step> steps;
    std::vector<Assertion> assertions;
    std::vector<Body> bodies;  ///< the last one is the clue itself
    std::vector<CodePointSet> sets;

    const Body& clue() const { return bodies.back(); }
};

/// Writes a clue that `classify` does not call NeedsCaptures as bodies, for slots of one length: repetitions
/// are cut to it. Nothing where there would be more than so many steps.
std::optional<LookaroundProgram> compile_lookaround(const RegexTree& tree,
                                                    const AlphabetCharacters& characters, std::size_t length,
                                                    TransitionLimit limit);

}  // namespace sator
