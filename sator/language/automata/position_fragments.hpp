#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/automata/anchor_contexts.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator::language {

struct PositionTransition {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
};

/// The positions of a regular clue, i.e. the occurrences of symbol sets after its repetitions are expanded,
/// and which positions may follow each other.
struct Positions {
    /// Most clues have at most this number of positions.
    static constexpr std::size_t kInlineCapacity = 32;

    SmallVector<SetId, kInlineCapacity> sets;  ///< by position: the symbol set that it reads
    SmallVector<PositionTransition, 2 * kInlineCapacity>
        transitions;                                    ///< in no order, possibly with duplicates
    SmallVector<std::uint32_t, kInlineCapacity> first;  ///< the positions that a match can begin with
    SmallVector<std::uint32_t, kInlineCapacity> last;   ///< the positions that a match can end with
    bool matches_empty = false;
};

/// The result of Glushkov's construction for a part of a clue: the positions that its matches can begin and
/// end with, and the contexts in which it matches the empty string. Each listed position carries the contexts
/// in which the anchors between it and the edge of the part hold.
class PositionFragment {
  public:
    PositionFragment() = default;
    /// A fragment without positions, which matches the empty string in some contexts.
    explicit PositionFragment(AnchorContexts empty) : empty_(empty) {}

    bool is_possible() const { return empty_ != 0 || (first_.size > 0 && last_.size > 0); }
    bool is_empty_string() const { return empty_ == kAnywhere && first_.size == 0 && last_.size == 0; }
    AnchorContexts empty() const { return empty_; }
    void set_empty(AnchorContexts contexts) { empty_ = contexts; }

  private:
    friend class PositionFragments;

    /// A linked list of positions (see PositionLinks), so that two lists are joined in constant time.
    struct List {
        std::uint32_t head = 0;
        std::uint32_t tail = 0;
        std::uint32_t size = 0;
    };

    List first_, last_;
    AnchorContexts empty_ = 0;
};

/// Creates positions, and combines fragments. A fragment that was combined into another must not be used
/// again, except as `previous` of `extend`.
class PositionFragments {
  public:
    using Fragment = PositionFragment;

    /// `positions` receives the result and is complete after `finish`. `expected` is an estimate of the
    /// number of positions.
    PositionFragments(Positions& positions, TransitionLimit limit, std::size_t expected);

    Fragment symbol(SetId set);
    Fragment concatenate(const Fragment& a, const Fragment& b);
    Fragment unite(const Fragment& a, const Fragment& b);
    /// Repeats an iteration once or more.
    Fragment loop(const Fragment& iteration);
    /// Extends a chain of optional iterations, of which any number may be missing at its end, by one more:
    /// `iteration` directly follows `previous`, the last one so far.
    Fragment extend(const Fragment& chain, const Fragment& previous, const Fragment& iteration);

    /// Returns whether the limit was exceeded; then some transitions are missing.
    bool is_over_limit() const { return is_over_limit_; }
    void finish(const Fragment& whole);

  private:
    using List = Fragment::List;

    /// A position's links to the next position in the lists of first and last positions.
    struct PositionLinks {
        AnchorContexts first_contexts = kStart | kInner;  // contexts in which the anchors before it hold
        AnchorContexts last_contexts = kInner | kEnd;     // contexts in which the anchors after it hold
        std::uint32_t next_first = 0;
        std::uint32_t next_last = 0;
    };
    using Next = std::uint32_t PositionLinks::*;
    using Where = AnchorContexts PositionLinks::*;

    void connect(const List& from, const List& to);
    List join(const List& a, const List& b, Next next);
    List restrict(const List& list, Next next, Where where, AnchorContexts contexts);
    void collect(const List& list, Next next, Where where, AnchorContexts context,
                 SmallVector<std::uint32_t, Positions::kInlineCapacity>& members) const;
    bool has_room_for(std::size_t more) const;

    const TransitionLimit limit_;
    bool is_over_limit_ = false;
    SmallVector<PositionLinks, Positions::kInlineCapacity> links_;  // by position
    Positions& positions_;
};

}  // namespace sator::language
