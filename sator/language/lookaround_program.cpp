// Thompson's construction (K. Thompson, 1968), continuation first: `write(node, next)` makes the steps of a
// node that go on to step `next`. A body that looks behind is written to be read from right to left. Cost:
// linear in the steps.
#include "sator/language/lookaround_program.hpp"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <utility>

#include "sator/base/check.hpp"
#include "sator/language/atomic_groups.hpp"
#include "sator/language/character_sets.hpp"

namespace sator {

namespace {

using Program = LookaroundProgram;
using Step = Program::Step;
using StepId = std::uint32_t;

class Writer {
  public:
    Writer(const RegexTree& tree, const AlphabetCharacters& characters, std::size_t length,
           std::size_t step_limit)
        : tree_(tree),
          characters_(characters),
          lengths_(find_match_lengths(tree)),
          most_turns_(std::min<std::size_t>(length, kUnbounded - 1)),
          step_limit_(step_limit) {
        program_.sets = tree.sets;
    }

    std::optional<Program> write_clue() {
        write_body(!some_body_looks_ahead(), [&](StepId accept) { return write(tree_.root, accept); });
        if (is_over_limit_) return std::nullopt;
        number_inner_bodies_first();
        return std::move(program_);
    }

  private:
    bool some_body_looks_ahead() const {
        return std::ranges::any_of(tree_.nodes, [&](const RegexNode& node) {
            switch (node.kind) {
                case NodeKind::Lookaround:
                    return !node.behind;
                case NodeKind::LineEnd:
                case NodeKind::WordBoundary:
                    return !contexts_of(tree_, node, characters_).has_value();
                case NodeKind::Atomic:
                    return true;
                default:
                    return false;
            }
        });
    }

    StepId add(Step step) {
        if (program_.steps.size() >= step_limit_) is_over_limit_ = true;
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

    /// The steps of two neighbours, which are read in the body's direction.
    template <class Left, class Right>
    StepId in_order(Left write_left, Right write_right, StepId next) {
        return looks_behind() ? write_right(write_left(next)) : write_left(write_right(next));
    }
    bool looks_behind() const { return program_.bodies[body_].looks_behind; }

    StepId write(NodeId id, StepId next);
    StepId write_concatenation(std::span<const NodeId> parts, StepId next);
    StepId write_repetition(NodeId turn, std::uint32_t min, std::uint32_t max, StepId next);
    StepId write_atomic(NodeId body, StepId next);
    StepId write_atomic_alternation(const RegexNode& node, StepId next);
    StepId write_atomic_repetition(const RegexNode& node, StepId next);
    StepId write_guard(NodeId refused, StepId next);
    StepId write_assertion(NodeId id, StepId next);

    Program::Assertion make_assertion(const RegexNode& node);
    std::uint32_t write_set_body(bool behind, std::uint32_t set) {
        return write_body(behind, [&](StepId accept) { return add_set(set, accept); });
    }
    template <class WriteSteps>
    std::uint32_t write_body(bool behind, WriteSteps write_steps);
    std::uint32_t line_terminator_set();
    void number_inner_bodies_first();

    const RegexTree& tree_;
    const AlphabetCharacters& characters_;
    const std::vector<MatchLength> lengths_;
    const std::uint32_t most_turns_;  // that consume something
    const std::size_t step_limit_;
    std::size_t visits_ = 0;
    bool is_over_limit_ = false;
    std::uint32_t body_ = 0;  // the one being written; an outer one has a lesser number
    std::unordered_map<std::uint32_t, std::uint32_t> assertions_;  // of that body: by node
    std::unordered_map<std::uint32_t, std::uint32_t> guards_;  // of that body: by node that must not match
    Program program_;
};

StepId Writer::write(NodeId id, StepId next) {
    if (++visits_ > step_limit_) is_over_limit_ = true;
    if (is_over_limit_) return 0;
    const RegexNode& node = tree_[id];
    switch (node.kind) {
        case NodeKind::Empty:
            return next;
        case NodeKind::Set:
            return add_set(static_cast<std::uint32_t>(node.set.index()), next);
        case NodeKind::Group:
            return write(node.children[0], next);
        case NodeKind::Concatenation:
            return write_concatenation(node.children, next);
        case NodeKind::Alternation: {
            StepId entry = write(node.children.back(), next);
            for (std::size_t i = node.children.size() - 1; i-- > 0;)
                entry = add_split(write(node.children[i], next), entry);
            return entry;
        }
        case NodeKind::Repetition:
            return write_repetition(node.children[0], node.min, node.max, next);
        case NodeKind::Atomic:
            return write_atomic(node.children[0], next);
        case NodeKind::LineStart:
        case NodeKind::LineEnd:
        case NodeKind::WordBoundary:
        case NodeKind::Lookaround:
            return write_assertion(id, next);
        case NodeKind::Reference:
            break;
    }
    SATOR_CHECK(!"a clue without references");
    return next;
}

StepId Writer::write_concatenation(std::span<const NodeId> parts, StepId next) {
    if (looks_behind()) {
        for (const NodeId part : parts) next = write(part, next);
    } else {
        for (std::size_t i = parts.size(); i-- > 0;) next = write(parts[i], next);
    }
    return next;
}

/// An optional turn that consumes nothing may be left out, and of the mandatory ones all but one, as they
/// stand at one cut.
StepId Writer::write_repetition(NodeId turn, std::uint32_t min, std::uint32_t max, StepId next) {
    if (max == 0) return next;
    const bool consumes = lengths_[turn.index()].longest > 0;
    const bool is_loop = max > min && (max == kUnbounded || max - min >= most_turns_);
    const StepId end = next;
    if (consumes && is_loop) {
        const StepId loop = add_split(Program::kNone, end);
        const StepId entry = write(turn, loop);
        if (!is_over_limit_) program_.steps[loop].next = entry;
        next = loop;
    } else if (consumes) {
        for (std::uint32_t i = min; i < max && !is_over_limit_; ++i) next = add_split(write(turn, next), end);
    }
    const std::uint32_t mandatory = std::min(min, consumes ? most_turns_ + 1 : 1);
    for (std::uint32_t i = 0; i < mandatory && !is_over_limit_; ++i) next = write(turn, next);
    return next;
}

StepId Writer::write_atomic(NodeId body, StepId next) {
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

StepId Writer::write_atomic_alternation(const RegexNode& node, StepId next) {
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

StepId Writer::write_atomic_repetition(const RegexNode& node, StepId next) {
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
StepId Writer::write_guard(NodeId refused, StepId next) {
    const auto [known, is_new] = guards_.try_emplace(refused.value, 0);
    if (is_new) {
        const std::uint32_t body = write_body(false, [&](StepId accept) { return write(refused, accept); });
        program_.assertions.push_back({.body = body, .negated = true});
        guards_[refused.value] = static_cast<std::uint32_t>(program_.assertions.size() - 1);
    }
    return add({.kind = Step::Kind::Assert, .next = next, .index = guards_[refused.value]});
}

StepId Writer::write_assertion(NodeId id, StepId next) {
    const auto [known, is_new] = assertions_.try_emplace(id.value, 0);
    if (is_new) {
        const Program::Assertion assertion = make_assertion(tree_[id]);
        program_.assertions.push_back(assertion);
        assertions_[id.value] = static_cast<std::uint32_t>(program_.assertions.size() - 1);
    }
    return add({.kind = Step::Kind::Assert, .next = next, .index = assertions_[id.value]});
}

Program::Assertion Writer::make_assertion(const RegexNode& node) {
    if (node.kind == NodeKind::Lookaround) {
        const std::uint32_t body =
            write_body(node.behind, [&](StepId accept) { return write(node.children[0], accept); });
        return {.body = body, .negated = node.negated};
    }
    if (const auto contexts = contexts_of(tree_, node, characters_)) return {.contexts = *contexts};
    switch (node.kind) {
        case NodeKind::LineStart:
            return {.contexts = kAlone | kStart, .body = write_set_body(true, line_terminator_set())};
        case NodeKind::LineEnd:
            return {.contexts = kAlone | kEnd, .body = write_set_body(false, line_terminator_set())};
        default:
            break;
    }
    const auto words = static_cast<std::uint32_t>(node.set.index());
    const std::uint32_t before = write_set_body(true, words), after = write_set_body(false, words);
    return {.body = before, .other_body = after, .negated = node.negated};
}

/// The line terminators' place among the sets, behind the tree's own.
std::uint32_t Writer::line_terminator_set() {
    if (program_.sets.size() == tree_.sets.size()) program_.sets.push_back(line_terminators());
    return static_cast<std::uint32_t>(tree_.sets.size());
}

template <class WriteSteps>
std::uint32_t Writer::write_body(bool behind, WriteSteps write_steps) {
    const auto number = static_cast<std::uint32_t>(program_.bodies.size());
    if (number > 0) program_.bodies[body_].uses.push_back(number);
    program_.bodies.push_back({.looks_behind = behind});
    const std::uint32_t outer = std::exchange(body_, number);
    auto assertions = std::exchange(assertions_, {}), guards = std::exchange(guards_, {});
    const StepId accept = add({.kind = Step::Kind::Accept});
    const StepId start = write_steps(accept);
    program_.bodies[number].accept = accept;
    program_.bodies[number].start = start;
    body_ = outer;
    assertions_ = std::move(assertions);
    guards_ = std::move(guards);
    return number;
}

/// Bodies were numbered as they began, outer ones first.
void Writer::number_inner_bodies_first() {
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

}  // namespace

std::optional<LookaroundProgram> write_lookaround(const RegexTree& tree, const AlphabetCharacters& characters,
                                                  std::size_t length, std::size_t step_limit) {
    return Writer(tree, characters, length, step_limit).write_clue();
}

}  // namespace sator
