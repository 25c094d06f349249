// The part of LookaroundCompiler for lookarounds, anchors and word boundaries: turns each into an assertion
// about a gap, and compiles the bodies that it needs.
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/anchor_contexts.hpp"
#include "sator/language/automata/lookaround_compiler.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator::language {

LookaroundCompiler::StepId LookaroundCompiler::compile_assertion(NodeId id, StepId next) {
    const auto [known, is_new] = assertions_.try_emplace(id.value, 0);
    if (is_new) {
        const Program::Assertion assertion = make_assertion(tree_[id]);
        program_.assertions.push_back(assertion);
        assertions_[id.value] = static_cast<std::uint32_t>(program_.assertions.size() - 1);
    }
    return add({.kind = Step::Kind::Assert, .next = next, .index = assertions_[id.value]});
}

LookaroundProgram::Assertion LookaroundCompiler::make_assertion(const RegexNode& node) {
    if (node.kind == NodeKind::Lookaround) {
        const std::uint32_t body = compile_body(
            {.looks_behind = node.behind}, [&](StepId accept) { return compile(node.children[0], accept); });
        return {.body = body, .negated = node.negated};
    }
    if (const auto contexts = anchor_contexts(tree_, node, characters_)) return {.contexts = *contexts};
    switch (node.kind) {
        case NodeKind::LineStart:
            return {.contexts = kEmptyString | kStart, .body = compile_set_body(true, line_terminator_set())};
        case NodeKind::LineEnd:
            return {.contexts = kEmptyString | kEnd, .body = compile_set_body(false, line_terminator_set())};
        default:
            break;
    }
    const auto words = static_cast<std::uint32_t>(node.set.index());
    const std::uint32_t before = compile_set_body(true, words), after = compile_set_body(false, words);
    return {.body = before, .other_body = after, .negated = node.negated};
}

/// Returns the index of the set of line terminators, which comes after the tree's own sets. Adds the set if
/// it is missing.
std::uint32_t LookaroundCompiler::line_terminator_set() {
    if (program_.sets.size() == tree_.sets.size()) program_.sets.push_back(line_terminators());
    return static_cast<std::uint32_t>(tree_.sets.size());
}

}  // namespace sator::language
