// The operations of Glushkov's construction on fragments: how the first and last positions of parts are
// combined, and which transitions each operation adds.
#include "sator/language/automata/position_fragments.hpp"

#include <algorithm>

namespace sator::language {

PositionFragments::PositionFragments(Positions& positions, TransitionLimit limit, std::size_t expected)
    : limit_(limit), positions_(positions) {
    links_.reserve(expected);
    positions_.sets.reserve(expected);
    positions_.transitions.reserve(2 * expected);
}

PositionFragment PositionFragments::symbol(SetId set) {
    const auto position = static_cast<std::uint32_t>(links_.size());
    links_.push_back({});
    positions_.sets.push_back(set);
    PositionFragment fragment;
    fragment.first_ = fragment.last_ = {position, position, 1};
    return fragment;
}

PositionFragment PositionFragments::concatenate(const PositionFragment& a, const PositionFragment& b) {
    if (a.is_empty_string()) return b;
    connect(a.last_, b.first_);
    const List first =
        restrict(b.first_, &PositionLinks::next_first, &PositionLinks::first_contexts, a.empty_);
    const List last = restrict(a.last_, &PositionLinks::next_last, &PositionLinks::last_contexts, b.empty_);
    PositionFragment whole(a.empty_ & b.empty_);
    whole.first_ = join(a.first_, first, &PositionLinks::next_first);
    whole.last_ = join(last, b.last_, &PositionLinks::next_last);
    return whole;
}

PositionFragment PositionFragments::unite(const PositionFragment& a, const PositionFragment& b) {
    PositionFragment whole(a.empty_ | b.empty_);
    whole.first_ = join(a.first_, b.first_, &PositionLinks::next_first);
    whole.last_ = join(a.last_, b.last_, &PositionLinks::next_last);
    return whole;
}

PositionFragment PositionFragments::loop(const PositionFragment& iteration) {
    connect(iteration.last_, iteration.first_);
    return iteration;
}

PositionFragment PositionFragments::extend(const PositionFragment& chain, const PositionFragment& previous,
                                           const PositionFragment& iteration) {
    connect(previous.last_, iteration.first_);
    PositionFragment longer = chain;
    longer.last_ = join(chain.last_, iteration.last_, &PositionLinks::next_last);
    return longer;
}

void PositionFragments::finish(const PositionFragment& whole) {
    collect(whole.first_, &PositionLinks::next_first, &PositionLinks::first_contexts, kStart,
            positions_.first);
    collect(whole.last_, &PositionLinks::next_last, &PositionLinks::last_contexts, kEnd, positions_.last);
    positions_.matches_empty = (whole.empty_ & kEmptyString) != 0;
}

void PositionFragments::connect(const List& from, const List& to) {
    const std::size_t added = std::size_t{from.size} * to.size;
    is_over_limit_ = is_over_limit_ ||
                     limit_.is_exceeded(positions_.transitions.size() + added, 1 + added / 16) ||
                     !has_room_for(added);
    if (is_over_limit_) return;
    std::uint32_t p = from.head;
    for (std::uint32_t i = 0; i < from.size; ++i, p = links_[p].next_last) {
        std::uint32_t q = to.head;
        for (std::uint32_t j = 0; j < to.size; ++j, q = links_[q].next_first) {
            const bool holds = (links_[p].last_contexts & links_[q].first_contexts & kInner) != 0;
            if (holds) positions_.transitions.push_back({p, q});
        }
    }
}

/// Returns whether there is memory for this number of further transitions.
bool PositionFragments::has_room_for(std::size_t more) const {
    const auto& list = positions_.transitions;
    const std::size_t size = list.size() + more;
    return size <= list.capacity() ||
           limit_.has_room(std::max(2 * list.capacity(), size) * sizeof(PositionTransition));
}

PositionFragments::List PositionFragments::join(const List& a, const List& b, Next next) {
    if (a.size == 0) return b;
    if (b.size == 0) return a;
    links_[a.tail].*next = b.head;
    return {a.head, b.tail, a.size + b.size};
}

/// Applies anchors, which hold in `contexts` only, between the positions of the list and the edge of the
/// part. Removes positions that can no longer be at the edge.
PositionFragments::List PositionFragments::restrict(const List& list, Next next, Where where,
                                                    AnchorContexts contexts) {
    if (contexts == kAnywhere) return list;
    List kept;
    if (contexts == 0) return kept;
    std::uint32_t p = list.head;
    for (std::uint32_t i = 0; i < list.size; ++i) {
        const std::uint32_t following = links_[p].*next;
        links_[p].*where &= contexts;
        if (links_[p].*where != 0) kept = join(kept, {p, p, 1}, next);
        p = following;
    }
    return kept;
}

void PositionFragments::collect(const List& list, Next next, Where where, AnchorContexts context,
                                SmallVector<std::uint32_t, Positions::kInlineCapacity>& members) const {
    members.reserve(list.size);
    std::uint32_t p = list.head;
    for (std::uint32_t i = 0; i < list.size; ++i, p = links_[p].*next) {
        if ((links_[p].*where & context) != 0) members.push_back(p);
    }
}

}  // namespace sator::language
