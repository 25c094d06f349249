#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/id.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// The regex engine whose syntax and semantics a clue follows.
enum class Dialect : std::uint8_t { EcmaScript, Java };

/// The flags of a pattern (ECMA-262, 22.2.2.1, RegExp Records).
struct RegexFlags {
    bool ignore_case = false;   ///< i
    bool multiline = false;     ///< m
    bool dot_all = false;       ///< s
    bool unicode = false;       ///< u
    bool unicode_sets = false;  ///< v

    friend bool operator==(const RegexFlags&, const RegexFlags&) = default;
};

using NodeId = Id<struct NodeTag>;
using SetId = Id<struct SetTag>;

/// The maximum of a repetition without an upper bound.
constexpr std::uint32_t kUnbounded = std::numeric_limits<std::uint32_t>::max();

enum class NodeKind : std::uint8_t {
    Empty,          ///< matches the empty string
    Set,            ///< matches one symbol of `set`
    Concatenation,  ///< matches its children in order (two or more)
    Alternation,    ///< tries its children in order (two or more)
    Repetition,     ///< matches its child min to max times
    Group,          ///< matches its child and captures it as group number `group`
    Reference,      ///< matches what one of `groups` captured (several only if alternatives share a name)
    LineStart,      ///< ^; `multiline`: also matches after a line terminator
    LineEnd,        ///< $; `multiline`: also matches before a line terminator
    WordBoundary,   ///< \b, or \B if `negated`; `set` holds the word characters
    Lookaround,     ///< (?=…) (?!…) (?<=…) (?<!…)
    Atomic,         ///< java's possessive quantifiers and (?>…): keeps the first match of its child, never
                    ///< backtracks into it
};

enum class Greed : std::uint8_t { Greedy, Lazy };

/// A node of a clue's syntax tree. `kind` decides which members are used.
struct RegexNode {
    NodeKind kind = NodeKind::Empty;
    Greed greed = Greed::Greedy;  ///< Repetition
    bool negated = false;         ///< WordBoundary, Lookaround
    bool behind = false;          ///< Lookaround: a lookbehind; its body matches from right to left
    bool multiline = false;       ///< LineStart, LineEnd
    bool ignore_case = false;     ///< Reference: symbols are compared by case folding (see `canonicalise`)
    std::uint32_t min = 0;        ///< Repetition
    std::uint32_t max = 0;        ///< Repetition; kUnbounded if there is no upper bound
    std::uint32_t group = 0;      ///< Group: its number, from 1
    /// Repetition: the capturing groups inside it are first_group … last_group (none if first > last). Their
    /// captures are reset at the start of each iteration.
    std::uint32_t first_group = 1, last_group = 0;
    SetId set;  ///< Set, WordBoundary
    SmallVector<NodeId, 4> children;
    SmallVector<std::uint32_t, 1> groups;  ///< Reference
    std::uint32_t begin = 0, end = 0;      ///< the node's text in the clue, in code points: [begin, end)
};

/// A parsed clue. In `nodes`, children come before their parents. The set of a `Set` node already includes
/// the case folding, negation and flags at its place in the clue, so a symbol matches if and only if the set
/// contains it.
struct RegexTree {
    std::u32string text;
    Dialect dialect = Dialect::EcmaScript;
    RegexFlags flags;
    std::vector<RegexNode> nodes;
    std::vector<CodePointSet> sets;  ///< pairwise different
    std::uint32_t group_count = 0;
    /// By group number; [0] is unused, the name of an unnamed group is empty. The list ends at the last named
    /// group; see name_of.
    std::vector<std::u32string> group_names;
    NodeId root;

    const RegexNode& operator[](NodeId id) const { return nodes[id.index()]; }
    /// Returns an empty name for an unnamed group.
    std::u32string_view name_of(std::uint32_t group) const {
        return group < group_names.size() ? group_names[group] : std::u32string_view();
    }
};

}  // namespace sator
