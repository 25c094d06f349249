// Atomic groups as negative lookahead, by the rules of atomic_groups.hpp.
#include <algorithm>

#include "sator/base/check.hpp"
#include "sator/language/atomic_groups.hpp"
#include "sator/language/lookaround_writer.hpp"

namespace sator {

LookaroundWriter::StepId LookaroundWriter::write_atomic(NodeId body, StepId next) {
    SATOR_CHECK(is_expressible(tree_, lengths_, body));
    const RegexNode& node = tree_[body];
    if (lengths_[body.index()].is_fixed()) return write(body, next);
    switch (node.kind) {
        case NodeKind::Alternation:
            return write_atomic_alternation(node, next);
        case NodeKind::Repetition:
            return write_atomic_repetition(node, next);
        case NodeKind::Concatenation: {
            const std::span<const NodeId> parts = node.children;
            return in_order(
                [&](StepId then) { return write_concatenation(parts.first(parts.size() - 1), then); },
                [&](StepId then) { return write_atomic(parts.back(), then); }, next);
        }
        default:
            return write_atomic(node.children[0], next);
    }
}

LookaroundWriter::StepId LookaroundWriter::write_atomic_alternation(const RegexNode& node, StepId next) {
    StepId entry = Program::kNone;
    for (std::size_t i = node.children.size(); i-- > 0;) {
        const StepId one = in_order(
            [&](StepId then) {
                for (std::size_t k = 0; k < i; ++k) then = write_guard(node.children[k], then);
                return then;
            },
            [&](StepId then) { return write_atomic(node.children[i], then); }, next);
        entry = entry == Program::kNone ? one : add_split(one, entry);
    }
    return entry;
}

LookaroundWriter::StepId LookaroundWriter::write_atomic_repetition(const RegexNode& node, StepId next) {
    const NodeId turn = node.children[0];
    if (node.greed == Greed::Lazy) return write_repetition(turn, node.min, node.min, next);
    if (node.max == node.min) return write_repetition(turn, node.min, node.max, next);
    const StepId early =
        in_order([&](StepId then) { return write_repetition(turn, node.min, node.max, then); },
                 [&](StepId then) { return write_guard(turn, then); }, next);
    if (node.max == kUnbounded) return early;
    return add_split(write_repetition(turn, node.max, node.max, next), early);
}

/// The assertion that `refused` does not match from here.
LookaroundWriter::StepId LookaroundWriter::write_guard(NodeId refused, StepId next) {
    const auto [known, is_new] = guards_.try_emplace(refused.value, 0);
    if (is_new) {
        const std::uint32_t body = write_body({}, [&](StepId accept) { return write(refused, accept); });
        program_.assertions.push_back({.body = body, .negated = true});
        guards_[refused.value] = static_cast<std::uint32_t>(program_.assertions.size() - 1);
    }
    return add({.kind = Step::Kind::Assert, .next = next, .index = guards_[refused.value]});
}

}  // namespace sator
