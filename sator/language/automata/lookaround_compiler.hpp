#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/lookaround_program.hpp"

namespace sator::language {

/// Compiles a clue to bodies by Thompson's construction in continuation style: `compile(node, next)` emits
/// the steps of a node, which continue at step `next`, and returns the first of them. The body of a
/// lookbehind is compiled so that it reads from right to left.
class LookaroundCompiler {
  public:
    LookaroundCompiler(const RegexTree& tree, const AlphabetCharacters& characters, std::size_t length,
                       TransitionLimit limit)
        : tree_(tree),
          characters_(characters),
          lengths_(find_match_lengths(tree)),
          max_iterations_(std::min<std::size_t>(length, kUnbounded - 1)),
          limit_(limit) {
        program_.sets = tree.sets;
    }

    /// Returns nullopt if the limit is exceeded. Must be called at most once.
    std::optional<LookaroundProgram> compile_clue();

  private:
    using Program = LookaroundProgram;
    using Step = Program::Step;
    using StepId = std::uint32_t;

    std::vector<NodeId> leading_lookaheads() const;
    bool some_body_looks_ahead(std::span<const NodeId> except) const;

    StepId add(Step step) {
        if (program_.steps.size() >= limit_.max_transitions() || !limit_.has_room_to_grow(program_.steps))
            is_over_limit_ = true;
        if (is_over_limit_) return 0;
        step.body = body_;
        program_.steps.push_back(step);
        return static_cast<StepId>(program_.steps.size() - 1);
    }
    StepId add_split(StepId next, StepId other) {
        return add({.kind = Step::Kind::Split, .next = next, .other = other});
    }
    StepId add_set(std::uint32_t set, StepId next) {
        return add({.kind = Step::Kind::Symbols, .next = next, .index = set});
    }

    /// Emits the steps of two neighbouring parts, in the body's reading direction.
    template <class Left, class Right>
    StepId in_order(Left compile_left, Right compile_right, StepId next) {
        return looks_behind() ? compile_right(compile_left(next)) : compile_left(compile_right(next));
    }
    bool looks_behind() const { return program_.bodies[body_].looks_behind; }

    StepId compile(NodeId id, StepId next);
    StepId compile_concatenation(std::span<const NodeId> parts, StepId next);
    StepId compile_repetition(NodeId iteration, std::uint32_t min, std::uint32_t max, StepId next);
    StepId compile_atomic(NodeId body, StepId next);
    StepId compile_atomic_alternation(const RegexNode& node, StepId next);
    StepId compile_atomic_repetition(const RegexNode& node, StepId next);
    StepId compile_guard(NodeId refused, StepId next);
    StepId compile_assertion(NodeId id, StepId next);
    StepId compile_forward(std::span<const NodeId> leading, StepId next);
    StepId compile_prefix(NodeId body, StepId next);

    Program::Assertion make_assertion(const RegexNode& node);
    std::uint32_t compile_set_body(bool behind, std::uint32_t set) {
        return compile_body({.looks_behind = behind}, [&](StepId accept) { return add_set(set, accept); });
    }
    template <class CompileSteps>
    std::uint32_t compile_body(Program::Body body, CompileSteps compile_steps);
    std::uint32_t line_terminator_set();
    void number_inner_bodies_first();

    const RegexTree& tree_;
    const AlphabetCharacters& characters_;
    const std::vector<MatchLength> lengths_;
    const std::uint32_t max_iterations_;  // limit of the iterations that consume something
    const TransitionLimit limit_;
    std::size_t visits_ = 0;
    bool is_over_limit_ = false;
    std::uint32_t body_ = 0;  // the body being compiled; enclosing bodies have lesser numbers
    std::unordered_map<std::uint32_t, std::uint32_t> assertions_;  // assertions of the current body, by node
    std::unordered_map<std::uint32_t, std::uint32_t> guards_;  // likewise, by the node that must not match
    Program program_;
};

template <class CompileSteps>
std::uint32_t LookaroundCompiler::compile_body(Program::Body body, CompileSteps compile_steps) {
    const auto number = static_cast<std::uint32_t>(program_.bodies.size());
    if (number > 0) program_.bodies[body_].uses.push_back(number);
    program_.bodies.push_back(std::move(body));
    const std::uint32_t outer = std::exchange(body_, number);
    auto assertions = std::exchange(assertions_, {}), guards = std::exchange(guards_, {});
    const StepId accept = add({.kind = Step::Kind::Accept});
    const StepId start = compile_steps(accept);
    program_.bodies[number].accept = accept;
    program_.bodies[number].start = start;
    body_ = outer;
    assertions_ = std::move(assertions);
    guards_ = std::move(guards);
    return number;
}

}  // namespace sator::language
