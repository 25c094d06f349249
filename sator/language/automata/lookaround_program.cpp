// Thompson's construction (K. Thompson, 1968) in continuation style: `compile(node, next)` emits the steps of
// a node, which continue at step `next`. The body of a lookbehind is compiled so that it reads from right to
// left. Cost: linear in the steps.
#include "sator/language/automata/lookaround_program.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/language/automata/lookaround_compiler.hpp"

namespace sator::language {

std::optional<LookaroundProgram> LookaroundCompiler::compile_clue() {
    const std::vector<NodeId> leading = leading_lookaheads();
    const bool is_read_forward = !some_body_looks_ahead(leading);
    compile_body({.looks_behind = is_read_forward, .is_anchored = true}, [&](StepId accept) {
        return is_read_forward ? compile_forward(leading, accept) : compile(tree_.root, accept);
    });
    if (is_over_limit_) return std::nullopt;
    number_inner_bodies_first();
    return std::move(program_);
}

/// Returns the lookaheads at the start of the clue.
std::vector<NodeId> LookaroundCompiler::leading_lookaheads() const {
    std::vector<NodeId> leading;
    const RegexNode& root = tree_[tree_.root];
    if (root.kind != NodeKind::Concatenation) return leading;
    for (const NodeId part : root.children) {
        if (lengths_[part.index()].longest > 0) break;
        if (tree_[part].kind == NodeKind::Lookaround && !tree_[part].behind) leading.push_back(part);
    }
    return leading;
}

/// Returns whether some body, other than those of the given nodes, must look ahead.
bool LookaroundCompiler::some_body_looks_ahead(std::span<const NodeId> except) const {
    const auto looks_ahead = [&](const RegexNode& node) {
        switch (node.kind) {
            case NodeKind::Lookaround:
                return !node.behind;
            case NodeKind::LineEnd:
            case NodeKind::WordBoundary:
                return !anchor_contexts(tree_, node, characters_).has_value();
            case NodeKind::Atomic:
                return true;
            default:
                return false;
        }
    };
    const auto count = std::ranges::count_if(tree_.nodes, looks_ahead);
    return static_cast<std::size_t>(count) > except.size();
}

LookaroundCompiler::StepId LookaroundCompiler::compile(NodeId id, StepId next) {
    if (limit_.is_exceeded(++visits_)) is_over_limit_ = true;
    if (is_over_limit_) return 0;
    const RegexNode& node = tree_[id];
    switch (node.kind) {
        case NodeKind::Empty:
            return next;
        case NodeKind::Set:
            return add_set(static_cast<std::uint32_t>(node.set.index()), next);
        case NodeKind::Group:
            return compile(node.children[0], next);
        case NodeKind::Concatenation:
            return compile_concatenation(node.children, next);
        case NodeKind::Alternation: {
            StepId entry = compile(node.children.back(), next);
            for (std::size_t i = node.children.size() - 1; i-- > 0;)
                entry = add_split(compile(node.children[i], next), entry);
            return entry;
        }
        case NodeKind::Repetition:
            return compile_repetition(node.children[0], node.min, node.max, next);
        case NodeKind::Atomic:
            return compile_atomic(node.children[0], next);
        case NodeKind::LineStart:
        case NodeKind::LineEnd:
        case NodeKind::WordBoundary:
        case NodeKind::Lookaround:
            return compile_assertion(id, next);
        case NodeKind::Reference:
            break;
    }
    SATOR_ASSERT(!"a clue without references");
    return next;
}

LookaroundCompiler::StepId LookaroundCompiler::compile_concatenation(std::span<const NodeId> parts,
                                                                     StepId next) {
    if (looks_behind()) {
        for (const NodeId part : parts) next = compile(part, next);
    } else {
        for (std::size_t i = parts.size(); i-- > 0;) next = compile(parts[i], next);
    }
    return next;
}

/// Optional iterations that consume nothing can be omitted. Of mandatory iterations that consume nothing one
/// is enough, because all of them are at the same gap.
LookaroundCompiler::StepId LookaroundCompiler::compile_repetition(NodeId iteration, std::uint32_t min,
                                                                  std::uint32_t max, StepId next) {
    if (max == 0) return next;
    const bool consumes = lengths_[iteration.index()].longest > 0;
    const bool is_loop = max > min && (max == kUnbounded || max - min >= max_iterations_);
    const StepId end = next;
    if (consumes && is_loop) {
        const StepId loop = add_split(Program::kNone, end);
        const StepId entry = compile(iteration, loop);
        if (!is_over_limit_) program_.steps[loop].next = entry;
        next = loop;
    } else if (consumes) {
        for (std::uint32_t i = min; i < max && !is_over_limit_; ++i)
            next = add_split(compile(iteration, next), end);
    }
    const std::uint32_t mandatory = std::min(min, consumes ? max_iterations_ + 1 : 1);
    for (std::uint32_t i = 0; i < mandatory && !is_over_limit_; ++i) next = compile(iteration, next);
    return next;
}

/// Compiles the clue to be read from left to right. A lookahead at its start is a property of the whole
/// string ("a prefix matches the body") and is tested at the end by an anchored lookbehind body. So common
/// clues like `(?=.*A)(?!.*B).*` need only one sweep, and the result is deterministic at once.
LookaroundCompiler::StepId LookaroundCompiler::compile_forward(std::span<const NodeId> leading, StepId next) {
    if (leading.empty()) return compile(tree_.root, next);
    const auto& parts = tree_[tree_.root].children;
    std::vector<NodeId> others(parts.begin(), parts.end());
    std::erase_if(others, [&](NodeId part) { return std::ranges::find(leading, part) != leading.end(); });
    next = compile_concatenation(others, next);
    for (const NodeId part : leading) {
        const RegexNode& lookahead = tree_[part];
        const std::uint32_t body =
            compile_body({.looks_behind = true, .is_anchored = true},
                         [&](StepId accept) { return compile_prefix(lookahead.children[0], accept); });
        program_.assertions.push_back({.body = body, .negated = lookahead.negated});
        next = add({.kind = Step::Kind::Assert,
                    .next = next,
                    .index = static_cast<std::uint32_t>(program_.assertions.size() - 1)});
    }
    return next;
}

/// Emits any symbols after a match of `body`, read from right to left.
LookaroundCompiler::StepId LookaroundCompiler::compile_prefix(NodeId body, StepId next) {
    const StepId loop = add_split(Program::kNone, compile(body, next));
    const StepId any = add_set(Program::kAnySymbol, loop);
    if (!is_over_limit_) program_.steps[loop].next = any;
    return loop;
}

/// Renumbers the bodies, which were numbered in the order in which they were opened, so that inner ones come
/// first.
void LookaroundCompiler::number_inner_bodies_first() {
    const auto last = static_cast<std::uint32_t>(program_.bodies.size() - 1);
    const auto renumber = [&](std::uint32_t& body) {
        if (body != Program::kNone) body = last - body;
    };
    std::ranges::reverse(program_.bodies);
    for (Program::Body& body : program_.bodies) std::ranges::for_each(body.uses, renumber);
    for (Step& step : program_.steps) renumber(step.body);
    for (Program::Assertion& assertion : program_.assertions) {
        renumber(assertion.body);
        renumber(assertion.other_body);
    }
}

std::optional<LookaroundProgram> compile_lookaround(const RegexTree& tree,
                                                    const AlphabetCharacters& characters, std::size_t length,
                                                    TransitionLimit limit) {
    return LookaroundCompiler(tree, characters, length, limit).compile_clue();
}

}  // namespace sator::language
