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

/// Whose regular expressions a clue is written in. Python and PCRE have their place here once they are
/// supported.
enum class Dialect : std::uint8_t { EcmaScript, Java };

/// The flags that change what a pattern means (ECMA-262, 22.2.2.1, RegExp Records).
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

constexpr std::uint32_t kUnbounded = std::numeric_limits<std::uint32_t>::max();

enum class NodeKind : std::uint8_t {
    Empty,          ///< matches the empty string
    Set,            ///< one symbol of `set`
    Concatenation,  ///< its children in order (two or more)
    Alternation,    ///< the first of its children that leads to a match (two or more)
    Repetition,     ///< its child, min to max times
    Group,          ///< its child, captured as group number `group`
    Reference,  ///< what one of `groups` captured (several only where a name stands in several alternatives)
    LineStart,  ///< ^; `multiline` says whether line terminators count
    LineEnd,    ///< $
    WordBoundary,  ///< \b, or \B where `negated`; `set` holds the word characters
    Lookaround,    ///< (?=…) (?!…) (?<=…) (?<!…)
    Atomic,        ///< java's possessive quantifiers: its child, entered once and never re-entered
};

enum class Greed : std::uint8_t { Greedy, Lazy };

/// A node of a clue's syntax tree. Which members mean something depends on `kind`.
struct RegexNode {
    NodeKind kind = NodeKind::Empty;
    Greed greed = Greed::Greedy;  ///< Repetition
    bool negated = false;         ///< WordBoundary, Lookaround
    bool behind = false;          ///< Lookaround: looks back; its body matches from right to left
    bool multiline = false;       ///< LineStart, LineEnd
    bool ignore_case = false;     ///< Reference: symbols are compared by case folding (see `canonicalise`)
    std::uint32_t min = 0;        ///< Repetition
    std::uint32_t max = 0;        ///< Repetition; kUnbounded for no bound
    std::uint32_t group = 0;      ///< Group: its number, from 1
    /// Repetition: the groups inside it are first_group … last_group (none where first > last): forgotten at
    /// each iteration.
    std::uint32_t first_group = 1, last_group = 0;
    SetId set;  ///< Set, WordBoundary
    SmallVector<NodeId, 4> children;
    SmallVector<std::uint32_t, 1> groups;  ///< Reference
    std::uint32_t begin = 0, end = 0;      ///< place in the clue, in code points: [begin, end)
};

/// A parsed clue. Children stand before their parents in `nodes`; a `Set` node's set already has the case
/// folding, negation and flags of its place in it: a symbol matches where the set contains it, and nothing
/// else needs asking.
struct RegexTree {
    std::u32string text;
    Dialect dialect = Dialect::EcmaScript;
    RegexFlags flags;
    std::vector<RegexNode> nodes;
    std::vector<CodePointSet> sets;  ///< each different
    std::uint32_t group_count = 0;
    /// By group number, [0] unused; empty for an unnamed group. The last one is named; see name_of.
    std::vector<std::u32string> group_names;
    NodeId root;

    const RegexNode& operator[](NodeId id) const { return nodes[id.index()]; }
    /// Empty for an unnamed group.
    std::u32string_view name_of(std::uint32_t group) const {
        return group < group_names.size() ? group_names[group] : std::u32string_view();
    }
};

}  // namespace sator
