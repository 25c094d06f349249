// Glushkov's construction (V. M. Glushkov, "The abstract theory of automata", 1961) of the position
// automaton: a position is an occurrence of a symbol set in the expression. The first and last positions of
// each part, and the pairs of positions that may follow each other, are computed bottom-up. Iterations of
// loops are built in star normal form (A. Brüggemann-Klein, "Regular expressions into finite automata",
// 1993), so no transition is added twice and nested loops cost no more than one. Cost: linear in the
// positions and transitions of the expression with its repetitions expanded.
#include "sator/language/automata/glushkov.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/automata/anchor_contexts.hpp"

namespace sator::language {

namespace {

/// The length of the shortest match of a node that matches nothing.
constexpr std::uint64_t kImpossible = std::numeric_limits<std::uint64_t>::max();
/// Longer than any slot; lengths saturate here. As the `room` of a match: any length is allowed.
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

/// Properties of a node that are known before its positions are created.
struct Measure {
    std::uint64_t shortest = 0;        // of the shortest match, ignoring anchors; or kImpossible
    AnchorContexts empty = kAnywhere;  // contexts in which it matches the empty string
    bool has_positions = false;
};

using Fragment = PositionFragment;

/// Says whether the node is the body of a loop. The loop lets each of the body's last positions be followed
/// by each of its first ones, so loops at the edges of the body need not be built again (star normal form).
enum class Within : bool { Anything, Loop };

class Builder {
  public:
    Builder(const RegexTree& tree, const AlphabetCharacters& characters, std::span<const Word> set_values,
            const RegexLimits& limits, Positions& positions)
        : tree_(tree),
          fragments_(positions, limits.transition_limit(), tree.nodes.size()),
          visit_limit_(limits.transitions) {
        for (const RegexNode& node : tree.nodes) measures_.push_back(measure(node, characters, set_values));
    }

    /// Returns false if the limit is exceeded.
    bool build(std::optional<std::size_t> length) {
        const std::uint64_t room = length ? std::min<std::uint64_t>(*length, kAnyLength - 1) : kAnyLength;
        const Fragment whole = build(tree_.root, room, Within::Anything);
        if (visits_ > visit_limit_ || fragments_.is_over_limit()) return false;
        fragments_.finish(whole);
        return true;
    }

  private:
    Measure measure(const RegexNode& node, const AlphabetCharacters& characters,
                    std::span<const Word> set_values) const;
    Measure measure_children(const RegexNode& node) const;
    const Measure& measure_of(NodeId id) const { return measures_[id.index()]; }

    Fragment build(NodeId id, std::uint64_t room, Within within);
    Fragment concatenate(const RegexNode& node, std::uint64_t shortest, std::uint64_t room);
    Fragment concatenate_in_loop(const RegexNode& node, std::uint64_t shortest, std::uint64_t room);
    Fragment alternate(const RegexNode& node, std::uint64_t room, Within within);
    Fragment repeat(const RegexNode& node, std::uint64_t room);
    Fragment chain(NodeId iteration, std::uint32_t iterations, std::uint64_t room);

    const RegexTree& tree_;
    PositionFragments fragments_;
    const std::uint64_t visit_limit_;
    std::uint64_t visits_ = 0;                                   // visited nodes, once for each expansion
    SmallVector<Measure, Positions::kInlineCapacity> measures_;  // by node
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
            const Measure& iteration = measures_[node.children[0].index()];
            return {multiply_length(iteration.shortest, node.min),
                    node.min == 0 ? kAnywhere : iteration.empty,
                    node.max > 0 && iteration.has_positions && iteration.shortest != kImpossible};
        }
        case NodeKind::LineStart:
        case NodeKind::LineEnd:
        case NodeKind::WordBoundary:
            if (const auto contexts = anchor_contexts(tree_, node, characters)) return {0, *contexts, false};
            [[fallthrough]];
        default:
            return {0, 0, true};  // not regular: `build` refuses it if it gets there
    }
}

/// Creates the positions of a node. Matches of the node that are longer than `room` cannot be part of a whole
/// match.
Fragment Builder::build(NodeId id, std::uint64_t room, Within within) {
    const Measure& known = measure_of(id);
    if (++visits_ > visit_limit_ || fragments_.is_over_limit() || known.shortest > room) return Fragment();
    if (!known.has_positions) return Fragment(known.empty);
    const RegexNode& node = tree_[id];
    switch (node.kind) {
        case NodeKind::Set:
            return fragments_.symbol(node.set);
        case NodeKind::Group:
            return build(node.children[0], room, within);
        case NodeKind::Concatenation:
            if (within == Within::Loop) return concatenate_in_loop(node, known.shortest, room);
            return concatenate(node, known.shortest, room);
        case NodeKind::Alternation:
            return alternate(node, room, within);
        case NodeKind::Repetition: {
            // The enclosing loop repeats the iteration as often as needed.
            const bool is_iteration = within == Within::Loop && node.min <= 1;
            Fragment whole = is_iteration ? build(node.children[0], room, Within::Loop) : repeat(node, room);
            if (is_iteration) whole.set_empty(known.empty);
            return whole;
        }
        default:
            break;
    }
    SATOR_ASSERT(!"a regular clue");
    return Fragment();
}

/// Returns the room that remains for one part of a concatenation.
std::uint64_t room_for_part(std::uint64_t room, std::uint64_t shortest, const Measure& part) {
    return room == kAnyLength ? room : room - (shortest - part.shortest);
}

Fragment Builder::concatenate(const RegexNode& node, std::uint64_t shortest, std::uint64_t room) {
    Fragment whole(kAnywhere);
    for (const NodeId child : node.children) {
        const Fragment part =
            build(child, room_for_part(room, shortest, measure_of(child)), Within::Anything);
        if (!part.is_possible()) return Fragment();
        whole = fragments_.concatenate(whole, part);
    }
    return whole;
}

/// Builds the concatenation in a loop body. A part is at both edges of the body if all other parts can be
/// empty. If all parts can be empty, the loop also lets each part follow each.
Fragment Builder::concatenate_in_loop(const RegexNode& node, std::uint64_t shortest, std::uint64_t room) {
    const auto cannot_be_empty = [&](NodeId child) { return measure_of(child).empty != kAnywhere; };
    const auto non_empty_count = std::ranges::count_if(node.children, cannot_be_empty);
    if (non_empty_count > 1) return concatenate(node, shortest, room);
    Fragment whole(kAnywhere);
    for (const NodeId child : node.children) {
        const Within within =
            non_empty_count == 0 || cannot_be_empty(child) ? Within::Loop : Within::Anything;
        const Fragment part = build(child, room_for_part(room, shortest, measure_of(child)), within);
        if (!part.is_possible()) return Fragment();
        whole = non_empty_count == 0 ? fragments_.unite(whole, part) : fragments_.concatenate(whole, part);
    }
    return whole;
}

Fragment Builder::alternate(const RegexNode& node, std::uint64_t room, Within within) {
    Fragment whole;
    for (const NodeId child : node.children) whole = fragments_.unite(whole, build(child, room, within));
    return whole;
}

/// Builds the mandatory iterations in sequence, then the optional ones. An optional iteration that matches
/// the empty string adds nothing, so it can be assumed that only the last ones are omitted: each optional
/// iteration follows directly on the one before.
Fragment Builder::repeat(const RegexNode& node, std::uint64_t room) {
    const NodeId child = node.children[0];
    const Measure& iteration = measure_of(child);
    if (iteration.shortest > room) return Fragment(kAnywhere);
    const std::uint32_t min = iteration.empty == kAnywhere ? 0 : node.min;
    const std::uint64_t max_iterations = room / std::max<std::uint64_t>(iteration.shortest, 1);
    const bool is_loop =
        node.max == kUnbounded || (node.max > min && room != kAnyLength && node.max >= max_iterations);
    if (room != kAnyLength && min > 1) room -= (min - 1) * iteration.shortest;

    Fragment whole(kAnywhere);
    const std::uint32_t plain = is_loop && min > 0 ? min - 1 : min;
    for (std::uint32_t i = 0; i < plain; ++i) {
        const Fragment copy = build(child, room, Within::Anything);
        if (!copy.is_possible()) return Fragment();
        whole = fragments_.concatenate(whole, copy);
    }
    if (is_loop) {
        Fragment iterations = fragments_.loop(build(child, room, Within::Loop));
        if (min == 0) iterations.set_empty(kAnywhere);
        return fragments_.concatenate(whole, iterations);
    }
    return node.max > min ? fragments_.concatenate(whole, chain(child, node.max - min, room)) : whole;
}

/// Builds up to `iterations` optional iterations, each directly after the one before.
Fragment Builder::chain(NodeId iteration, std::uint32_t iterations, std::uint64_t room) {
    Fragment previous = build(iteration, room, Within::Anything);
    Fragment whole = previous;
    for (std::uint32_t i = 1; i < iterations; ++i) {
        const Fragment copy = build(iteration, room, Within::Anything);
        whole = fragments_.extend(whole, previous, copy);
        previous = copy;
    }
    whole.set_empty(kAnywhere);
    return whole;
}

}  // namespace

bool find_positions(const RegexTree& tree, const AlphabetCharacters& characters,
                    std::span<const Word> set_values, std::optional<std::size_t> length,
                    const RegexLimits& limits, Positions& positions) {
    return Builder(tree, characters, set_values, limits, positions).build(length);
}

RegexError transition_limit_error(const RegexTree& tree, const RegexLimits& limits) {
    return {true, 0, static_cast<std::uint32_t>(tree.text.size()),
            "transition limit: a clue's automaton has at most " + std::to_string(limits.transitions) +
                " transitions",
            "repeat less often, or nest repetitions less"};
}

}  // namespace sator::language
