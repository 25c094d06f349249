// The part of LookaroundCompiler for atomic groups: expresses them by negative lookahead, with the rules of
// atomic_groups.hpp.
#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/atomic_groups.hpp"
#include "sator/language/automata/lookaround_compiler.hpp"

namespace sator::language {

LookaroundCompiler::StepId LookaroundCompiler::compile_atomic(NodeId body, StepId next) {
    SATOR_ASSERT(is_expressible_by_lookahead(tree_, lengths_, body));
    const RegexNode& node = tree_[body];
    if (lengths_[body.index()].is_fixed()) return compile(body, next);
    switch (node.kind) {
        case NodeKind::Alternation:
            return compile_atomic_alternation(node, next);
        case NodeKind::Repetition:
            return compile_atomic_repetition(node, next);
        case NodeKind::Concatenation: {
            const std::span<const NodeId> parts = node.children;
            return in_order(
                [&](StepId then) { return compile_concatenation(parts.first(parts.size() - 1), then); },
                [&](StepId then) { return compile_atomic(parts.back(), then); }, next);
        }
        default:
            return compile_atomic(node.children[0], next);
    }
}

LookaroundCompiler::StepId LookaroundCompiler::compile_atomic_alternation(const RegexNode& node,
                                                                          StepId next) {
    StepId entry = Program::kNone;
    for (std::size_t i = node.children.size(); i-- > 0;) {
        const StepId one = in_order(
            [&](StepId then) {
                for (std::size_t k = 0; k < i; ++k) then = compile_guard(node.children[k], then);
                return then;
            },
            [&](StepId then) { return compile_atomic(node.children[i], then); }, next);
        entry = entry == Program::kNone ? one : add_split(one, entry);
    }
    return entry;
}

LookaroundCompiler::StepId LookaroundCompiler::compile_atomic_repetition(const RegexNode& node, StepId next) {
    const NodeId iteration = node.children[0];
    if (node.greed == Greed::Lazy) return compile_repetition(iteration, node.min, node.min, next);
    if (node.max == node.min) return compile_repetition(iteration, node.min, node.max, next);
    const StepId early =
        in_order([&](StepId then) { return compile_repetition(iteration, node.min, node.max, then); },
                 [&](StepId then) { return compile_guard(iteration, then); }, next);
    if (node.max == kUnbounded) return early;
    return add_split(compile_repetition(iteration, node.max, node.max, next), early);
}

/// Adds the assertion that `refused` does not match from here.
LookaroundCompiler::StepId LookaroundCompiler::compile_guard(NodeId refused, StepId next) {
    const auto [known, is_new] = guards_.try_emplace(refused.value, 0);
    if (is_new) {
        const std::uint32_t body = compile_body({}, [&](StepId accept) { return compile(refused, accept); });
        program_.assertions.push_back({.body = body, .negated = true});
        guards_[refused.value] = static_cast<std::uint32_t>(program_.assertions.size() - 1);
    }
    return add({.kind = Step::Kind::Assert, .next = next, .index = guards_[refused.value]});
}

}  // namespace sator::language
