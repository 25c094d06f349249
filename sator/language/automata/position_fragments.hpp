#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "sator/base/small_vector.hpp"
#include "sator/language/automata/anchor_contexts.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/symbols/transition_limit.hpp"

namespace sator {

struct PositionTransition {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
};

/// The positions of a regular clue (one for each place in it, after its repetitions are written out, where a
/// symbol is read) and which may follow which.
struct Positions {
    /// What most clues have at most.
    static constexpr std::size_t kInlineCapacity = 32;

    SmallVector<SetId, kInlineCapacity> sets;  ///< by position: the symbols that it reads
    SmallVector<PositionTransition, 2 * kInlineCapacity>
        transitions;                                    ///< in no order; some may stand there twice
    SmallVector<std::uint32_t, kInlineCapacity> first;  ///< those that a match can begin with
    SmallVector<std::uint32_t, kInlineCapacity> last;   ///< those that a match can end with
    bool matches_empty = false;
};

/// The positions of a part of a clue: those that its matches can begin and end with, and where it matches the
/// empty string. Each position in the lists carries the contexts in which the anchors between it and the
/// part's edge hold.
class PositionFragment {
  public:
    PositionFragment() = default;
    /// No position; empty matches in some contexts.
    explicit PositionFragment(AnchorContexts empty) : empty_(empty) {}

    bool is_possible() const { return empty_ != 0 || (first_.size > 0 && last_.size > 0); }
    bool is_empty_string() const { return empty_ == kAnywhere && first_.size == 0 && last_.size == 0; }
    AnchorContexts empty() const { return empty_; }
    void set_empty(AnchorContexts contexts) { empty_ = contexts; }

  private:
    friend class PositionFragments;

    /// Positions linked through their places, so that joining two lists takes no time.
    struct List {
        std::uint32_t head = 0;
        std::uint32_t tail = 0;
        std::uint32_t size = 0;
    };

    List first_, last_;
    AnchorContexts empty_ = 0;
};

/// Makes positions, and joins the fragments that they form. A fragment that was joined into another must not
/// be used again, but as `previous` of `extend`.
class PositionFragments {
  public:
    using Fragment = PositionFragment;

    /// `positions`: where they are put; complete after `finish`. `expected`: about how many there will be.
    PositionFragments(Positions& positions, TransitionLimit limit, std::size_t expected);

    Fragment symbol(SetId set);
    Fragment concatenate(const Fragment& a, const Fragment& b);
    Fragment unite(const Fragment& a, const Fragment& b);
    /// One or more iterations.
    Fragment loop(const Fragment& iteration);
    /// A chain of iterations of which any number may be left out at its end, made longer: `iteration` comes right
    /// behind `previous`, its last.
    Fragment extend(const Fragment& chain, const Fragment& previous, const Fragment& iteration);

    /// Whether the limit is passed: then some transitions are missing.
    bool is_over_limit() const { return is_over_limit_; }
    void finish(const Fragment& whole);

  private:
    using List = Fragment::List;

    /// One position, and what stands behind it in the lists that it is in.
    struct PositionLinks {
        AnchorContexts first_contexts = kStart | kInner;  // where the anchors before it hold
        AnchorContexts last_contexts = kInner | kEnd;     // where the anchors after it hold
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

}  // namespace sator
