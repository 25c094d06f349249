// Glushkov's construction (V. M. Glushkov, 1961): the positions of an expression's symbols, and which may
// follow which, found bottom up from the first and last positions of its parts. Anchors ride along as
// contexts (cut_contexts.hpp): each position in a part's first and last lists carries the contexts in which
// the anchors between it and the part's edge hold. Cost: linear in the positions and transitions of the
// expression with its repetitions written out.
#include "sator/language/glushkov.hpp"

#include <algorithm>
#include <limits>

#include "sator/base/check.hpp"
#include "sator/language/cut_contexts.hpp"

namespace sator {

namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

/// The length of the shortest match of what cannot match at all.
constexpr std::uint64_t kImpossible = std::numeric_limits<std::uint64_t>::max();
/// Longer than any slot: lengths are counted up to here. As the room of a match: any length will do.
constexpr std::uint64_t kAnyLength = std::uint64_t{1} << 40;

std::uint64_t add_lengths(std::uint64_t a, std::uint64_t b) {
    if (a == kImpossible || b == kImpossible) return kImpossible;
    return std::min(a + b, kAnyLength);
}

std::uint64_t multiply_length(std::uint64_t length, std::uint32_t times) {
    if (times == 0) return 0;
    if (length == kImpossible) return kImpossible;
    return length >= kAnyLength / times ? kAnyLength : length * times;
}

/// What is known of a node before any position is made.
struct Measure {
    std::uint64_t shortest = 0;  // length of the shortest match, anchors apart; kImpossible for none
    Contexts empty = kAnywhere;  // where it matches the empty string
    bool has_positions = false;
};

/// A list of positions linked through `Builder::next_first_` or `next_last_`, so that joining two takes no
/// time.
struct List {
    std::uint32_t head = kNone;
    std::uint32_t tail = kNone;
    std::uint32_t size = 0;
};

struct Fragment {
    List first, last;
    Contexts empty = 0;

    bool is_possible() const { return empty != 0 || (first.size > 0 && last.size > 0); }
};

constexpr Fragment kImpossibleFragment = {};
constexpr Fragment kEmptyFragment = {{}, {}, kAnywhere};

/// One position while the automaton is built.
struct Place {
    Contexts first_contexts =
        kStart | kInner;                     // where the anchors before it hold, in the first lists it is in
    Contexts last_contexts = kInner | kEnd;  // where the anchors after it hold, in the last lists it is in
    std::uint32_t next_first = kNone;
    std::uint32_t next_last = kNone;
};

class Builder {
  public:
    Builder(const RegexTree& tree, const AlphabetCharacters& characters, std::span<const Word> set_values,
            const RegexLimits& limits)
        : tree_(tree), limit_(limits.transitions) {
        measures_.reserve(tree.nodes.size());
        places_.reserve(tree.nodes.size());
        positions_.sets.reserve(tree.nodes.size());
        positions_.transitions.reserve(2 * tree.nodes.size());
        for (const RegexNode& node : tree.nodes) measures_.push_back(measure(node, characters, set_values));
    }

    /// Whether the limit was kept.
    bool build(std::optional<std::size_t> length) {
        const Fragment whole =
            build(tree_.root, length ? std::min<std::uint64_t>(*length, kAnyLength - 1) : kAnyLength);
        collect(whole.first, &Place::next_first, &Place::first_contexts, kStart, positions_.first);
        collect(whole.last, &Place::next_last, &Place::last_contexts, kEnd, positions_.last);
        positions_.matches_empty = (whole.empty & kAlone) != 0;
        return visits_ <= limit_;
    }
    Positions take() { return std::move(positions_); }

  private:
    using Next = std::uint32_t Place::*;
    using Where = Contexts Place::*;

    Measure measure(const RegexNode& node, const AlphabetCharacters& characters,
                    std::span<const Word> set_values) const;
    Measure measure_children(const RegexNode& node) const;

    Fragment build(NodeId id, std::uint64_t room);
    Fragment add_position(SetId set);
    Fragment concatenate(const RegexNode& node, std::uint64_t shortest, std::uint64_t room);
    Fragment alternate(const RegexNode& node, std::uint64_t room);
    Fragment repeat(const RegexNode& node, std::uint64_t room);
    Fragment chain(NodeId child, std::uint32_t turns, std::uint64_t room);

    Fragment concatenate(const Fragment& a, const Fragment& b);
    Fragment loop(const Fragment& turn) {
        connect(turn.last, turn.first);
        return turn;
    }
    void connect(const List& from, const List& to);
    List join(const List& a, const List& b, Next next);
    List restrict(const List& list, Next next, Where where, Contexts contexts);
    void collect(const List& list, Next next, Where where, Contexts context,
                 std::vector<std::uint32_t>& members) const;
    Fragment fail() {
        visits_ = limit_ + 1;
        return kImpossibleFragment;
    }

    const RegexTree& tree_;
    const std::uint64_t limit_;
    std::uint64_t visits_ = 0;       // of nodes, each time they are written out; above the limit: give up
    std::vector<Measure> measures_;  // by node
    std::vector<Place> places_;      // by position
    Positions positions_;
};

Measure Builder::measure_children(const RegexNode& node) const {
    Measure whole = measures_[node.children[0].index()];
    for (std::size_t i = 1; i < node.children.size(); ++i) {
        const Measure& part = measures_[node.children[i].index()];
        const bool is_sum = node.kind == NodeKind::Concatenation;
        whole.shortest =
            is_sum ? add_lengths(whole.shortest, part.shortest) : std::min(whole.shortest, part.shortest);
        whole.empty = is_sum ? whole.empty & part.empty : whole.empty | part.empty;
        whole.has_positions = whole.has_positions || part.has_positions;
    }
    return whole;
}

Measure Builder::measure(const RegexNode& node, const AlphabetCharacters& characters,
                         std::span<const Word> set_values) const {
    switch (node.kind) {
        case NodeKind::Empty:
            return {};
        case NodeKind::Set: {
            const auto values = set_values.subspan(node.set.index() * characters.words(), characters.words());
            const bool is_empty = std::ranges::all_of(values, [](Word word) { return word == 0; });
            return {is_empty ? kImpossible : 1, 0, !is_empty};
        }
        case NodeKind::Concatenation:
        case NodeKind::Alternation:
        case NodeKind::Group:
            return measure_children(node);
        case NodeKind::Repetition: {
            const Measure& turn = measures_[node.children[0].index()];
            return {multiply_length(turn.shortest, node.min), node.min == 0 ? kAnywhere : turn.empty,
                    node.max > 0 && turn.has_positions && turn.shortest != kImpossible};
        }
        case NodeKind::LineStart:
        case NodeKind::LineEnd:
        case NodeKind::WordBoundary:
            if (const auto contexts = contexts_of(tree_, node, characters)) return {0, *contexts, false};
            [[fallthrough]];
        default:
            return {0, 0, true};  // not regular: `build` refuses it if it ever gets there
    }
}

/// Makes the positions of a node. `room`: no match of it that is longer takes part in a whole match.
Fragment Builder::build(NodeId id, std::uint64_t room) {
    if (++visits_ > limit_) return fail();
    const Measure& known = measures_[id.index()];
    if (known.shortest > room) return kImpossibleFragment;
    if (!known.has_positions) return {{}, {}, known.empty};
    const RegexNode& node = tree_[id];
    switch (node.kind) {
        case NodeKind::Set:
            return add_position(node.set);
        case NodeKind::Group:
            return build(node.children[0], room);
        case NodeKind::Concatenation:
            return concatenate(node, known.shortest, room);
        case NodeKind::Alternation:
            return alternate(node, room);
        case NodeKind::Repetition:
            return repeat(node, room);
        default:
            break;
    }
    SATOR_CHECK(!"a regular clue");
    return kImpossibleFragment;
}

Fragment Builder::add_position(SetId set) {
    const auto position = static_cast<std::uint32_t>(places_.size());
    places_.emplace_back();
    positions_.sets.push_back(set);
    const List only{position, position, 1};
    return {only, only, 0};
}

Fragment Builder::concatenate(const RegexNode& node, std::uint64_t shortest, std::uint64_t room) {
    Fragment whole = kEmptyFragment;
    for (const NodeId child : node.children) {
        const std::uint64_t others = shortest - measures_[child.index()].shortest;
        const Fragment part = build(child, room == kAnyLength ? room : room - others);
        if (!part.is_possible()) return kImpossibleFragment;
        whole = concatenate(whole, part);
    }
    return whole;
}

Fragment Builder::alternate(const RegexNode& node, std::uint64_t room) {
    Fragment whole = kImpossibleFragment;
    for (const NodeId child : node.children) {
        const Fragment part = build(child, room);
        whole.first = join(whole.first, part.first, &Place::next_first);
        whole.last = join(whole.last, part.last, &Place::next_last);
        whole.empty |= part.empty;
    }
    return whole;
}

/// The mandatory turns one after the other, then the optional ones. An optional turn that matches the empty
/// string adds nothing, so those that do come last may be left out: each optional turn follows on the one
/// before it.
Fragment Builder::repeat(const RegexNode& node, std::uint64_t room) {
    const NodeId child = node.children[0];
    const Measure& turn = measures_[child.index()];
    if (turn.shortest > room) return kEmptyFragment;
    const std::uint32_t min = turn.empty == kAnywhere ? 0 : node.min;
    const std::uint64_t most_turns = room / std::max<std::uint64_t>(turn.shortest, 1);
    const bool is_loop =
        node.max == kUnbounded || (node.max > min && room != kAnyLength && node.max >= most_turns);
    if (room != kAnyLength && min > 1) room -= (min - 1) * turn.shortest;

    Fragment whole = kEmptyFragment;
    for (std::uint32_t i = 0; i < min; ++i) {
        const Fragment copy = build(child, room);
        if (!copy.is_possible()) return kImpossibleFragment;
        whole = concatenate(whole, is_loop && i + 1 == min ? loop(copy) : copy);
    }
    if (is_loop && min > 0) return whole;
    if (is_loop) whole = loop(build(child, room));
    if (!is_loop && node.max > min) whole = concatenate(whole, chain(child, node.max - min, room));
    if (min == 0) whole.empty = kAnywhere;
    return whole;
}

/// Up to so many turns, each right behind the one before it.
Fragment Builder::chain(NodeId child, std::uint32_t turns, std::uint64_t room) {
    Fragment whole = build(child, room);
    List last = whole.last;
    for (std::uint32_t i = 1; i < turns; ++i) {
        const Fragment copy = build(child, room);
        connect(last, copy.first);
        whole.last = join(whole.last, last = copy.last, &Place::next_last);
    }
    whole.empty = kAnywhere;
    return whole;
}

Fragment Builder::concatenate(const Fragment& a, const Fragment& b) {
    connect(a.last, b.first);
    const List first = restrict(b.first, &Place::next_first, &Place::first_contexts, a.empty);
    const List last = restrict(a.last, &Place::next_last, &Place::last_contexts, b.empty);
    return {join(a.first, first, &Place::next_first), join(last, b.last, &Place::next_last),
            static_cast<Contexts>(a.empty & b.empty)};
}

void Builder::connect(const List& from, const List& to) {
    if (positions_.transitions.size() + std::uint64_t{from.size} * to.size > limit_) {
        fail();
        return;
    }
    std::uint32_t p = from.head;
    for (std::uint32_t i = 0; i < from.size; ++i, p = places_[p].next_last) {
        std::uint32_t q = to.head;
        for (std::uint32_t j = 0; j < to.size; ++j, q = places_[q].next_first) {
            const bool holds = (places_[p].last_contexts & places_[q].first_contexts & kInner) != 0;
            if (holds) positions_.transitions.push_back({p, q});
        }
    }
}

List Builder::join(const List& a, const List& b, Next next) {
    if (a.size == 0) return b;
    if (b.size == 0) return a;
    places_[a.tail].*next = b.head;
    return {a.head, b.tail, a.size + b.size};
}

/// Adds anchors that hold in some contexts only to what stands between the positions and the part's edge.
List Builder::restrict(const List& list, Next next, Where where, Contexts contexts) {
    if (contexts == kAnywhere) return list;
    List kept;
    if (contexts == 0) return kept;
    std::uint32_t p = list.head;
    for (std::uint32_t i = 0; i < list.size; ++i) {
        const std::uint32_t following = places_[p].*next;
        places_[p].*where &= contexts;
        if (places_[p].*where != 0) kept = join(kept, {p, p, 1}, next);
        p = following;
    }
    return kept;
}

void Builder::collect(const List& list, Next next, Where where, Contexts context,
                      std::vector<std::uint32_t>& members) const {
    members.reserve(list.size);
    std::uint32_t p = list.head;
    for (std::uint32_t i = 0; i < list.size; ++i, p = places_[p].*next) {
        if ((places_[p].*where & context) != 0) members.push_back(p);
    }
}

}  // namespace

std::expected<Positions, RegexError> find_positions(const RegexTree& tree,
                                                    const AlphabetCharacters& characters,
                                                    std::span<const Word> set_values,
                                                    std::optional<std::size_t> length,
                                                    const RegexLimits& limits) {
    Builder builder(tree, characters, set_values, limits);
    if (!builder.build(length)) return std::unexpected(transition_limit_error(tree, limits));
    return builder.take();
}

RegexError transition_limit_error(const RegexTree& tree, const RegexLimits& limits) {
    return {true, 0, static_cast<std::uint32_t>(tree.text.size()),
            "transition limit: a clue's automaton has at most " + std::to_string(limits.transitions) +
                " transitions",
            "repeat less often, or nest repetitions less"};
}

}  // namespace sator
