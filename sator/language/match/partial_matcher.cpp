// The interpreter of a match program: registers for captures and loops, a stack of choices, and an undo list
// that restores the registers when it backtracks.
#include "sator/language/match/partial_matcher.hpp"

#include <algorithm>
#include <bit>

namespace sator::language {

namespace {

using Op = Instruction::Op;
using Answer = PartialMatcher::Answer;

/// The value of a register that is not set.
constexpr std::uint32_t kUnset = ~std::uint32_t{0};
/// Number of instructions between two checks of the limits, about half a millisecond.
constexpr std::uint64_t kStepsBetweenChecks = 1 << 16;

}  // namespace

PartialMatcher::PartialMatcher(const MatchProgram& program, std::size_t length)
    : program_(program), length_(static_cast<std::uint32_t>(length)) {}

Answer PartialMatcher::match(std::span<const std::uint64_t> domains, std::uint64_t& steps_left,
                             Question& question, LimitWatch* watch) {
    domains_ = domains;
    steps_left_ = &steps_left;
    watch_ = watch;
    registers_.assign(3 * (program_.group_count + std::size_t{1}) + program_.loop_count, kUnset);
    choices_.clear();
    undo_.clear();
    std::uint32_t position = 0;
    const Answer answer = run(program_.start, position, true);
    question = question_;
    return answer;
}

Answer PartialMatcher::run(std::uint32_t pc, std::uint32_t& position, bool must_end) {
    const std::size_t base = choices_.size();
    for (;;) {
        if (*steps_left_ == 0) return Answer::StepLimit;
        if (--*steps_left_ % kStepsBetweenChecks == 0 && watch_ != nullptr &&
            watch_->is_over(kStepsBetweenChecks))
            return Answer::StepLimit;
        const Instruction& instruction = program_.code[pc];
        TruthValue test = TruthValue::True;
        if (instruction.op == Op::Accept) {
            if (!must_end || position == length_) {
                choices_.resize(base);
                return Answer::Yes;
            }
            test = TruthValue::False;
        } else {
            test = step(instruction, pc, position);
        }
        if (test == TruthValue::True) continue;
        if (test == TruthValue::Unknown) return ended_;
        if (choices_.size() == base) return Answer::No;
        const Choice choice = choices_.back();
        choices_.pop_back();
        undo_to(choice.undo);
        pc = choice.pc;
        position = choice.position;
    }
}

/// Executes one instruction and advances `pc`. Returns False if the match must backtrack.
PartialMatcher::TruthValue PartialMatcher::step(const Instruction& instruction, std::uint32_t& pc,
                                                std::uint32_t& position) {
    pc = instruction.next;
    switch (instruction.op) {
        case Op::Symbols:
            return consume_symbol(instruction, position);
        case Op::Reference:
            return consume_reference(instruction, position);
        case Op::Split:
            if (instruction.other != instruction.next) {
                choices_.push_back({instruction.other, position, static_cast<std::uint32_t>(undo_.size())});
            }
            return TruthValue::True;
        case Op::Open:
            set(open_of(instruction.index), position);
            return TruthValue::True;
        case Op::Close:
            close_group(instruction.index, position);
            return TruthValue::True;
        case Op::ResetGroups:
            for (std::uint32_t g = instruction.index; g <= instruction.other; ++g) set(begin_of(g), kUnset);
            return TruthValue::True;
        case Op::IterationStart:
            set(iteration_of(instruction.index), position);
            return TruthValue::True;
        case Op::IterationCheck:
            if (registers_[iteration_of(instruction.index)] != position) return TruthValue::True;
            if (program_.dialect != Dialect::Java) return TruthValue::False;
            pc = instruction.other;
            return TruthValue::True;
        case Op::LineStart:
        case Op::LineEnd:
            return at_line_edge(instruction, position);
        case Op::WordBoundary:
            return at_boundary(instruction, position);
        case Op::Lookaround:
        case Op::Atomic:
            return run_body(instruction, position);
        case Op::Accept:
            break;
    }
    return TruthValue::False;
}

/// Runs the body of a lookaround or atomic node. A body is never backtracked into, so its choices are dropped
/// when it accepts.
PartialMatcher::TruthValue PartialMatcher::run_body(const Instruction& instruction, std::uint32_t& position) {
    const std::size_t undo = undo_.size();
    const std::size_t choices = choices_.size();
    std::uint32_t end = position;
    const Answer answer = run(instruction.other, end, false);
    if (answer == Answer::Unknown || answer == Answer::StepLimit) {
        ended_ = answer;
        return TruthValue::Unknown;
    }
    choices_.resize(choices);
    if (answer == Answer::No || instruction.negated) undo_to(undo);
    if (answer == Answer::Yes && instruction.op == Op::Atomic) position = end;
    return (answer == Answer::Yes) != instruction.negated ? TruthValue::True : TruthValue::False;
}

PartialMatcher::TruthValue PartialMatcher::consume_symbol(const Instruction& instruction,
                                                          std::uint32_t& position) {
    if (instruction.backward ? position == 0 : position == length_) return TruthValue::False;
    const std::uint32_t cell = instruction.backward ? position - 1 : position;
    position += instruction.backward ? ~std::uint32_t{0} : 1;
    return is_in(cell, instruction.mask);
}

PartialMatcher::TruthValue PartialMatcher::consume_reference(const Instruction& instruction,
                                                             std::uint32_t& position) {
    for (const std::uint32_t group : instruction.groups) {
        const std::uint32_t begin = registers_[begin_of(group)];
        if (begin == kUnset) continue;
        const std::uint32_t length = registers_[begin_of(group) + 1] - begin;
        if (length > (instruction.backward ? position : length_ - position)) return TruthValue::False;
        const std::uint32_t here = instruction.backward ? position - length : position;
        TruthValue all = TruthValue::True;
        for (std::uint32_t i = 0; i < length; ++i) {
            const TruthValue test = are_equal(begin + i, here + i, instruction.ignore_case);
            if (test == TruthValue::False) return test;
            if (test == TruthValue::Unknown) all = test;
        }
        position = instruction.backward ? here : here + length;
        return all;
    }
    return program_.dialect == Dialect::Java ? TruthValue::False : TruthValue::True;
}

PartialMatcher::TruthValue PartialMatcher::is_in(std::size_t cell, std::uint32_t mask) {
    const auto set = program_.mask(mask);
    const std::uint64_t* domain = domains_.data() + cell * program_.value_words;
    bool some_in = false, some_out = false;
    for (std::size_t w = 0; w < program_.value_words; ++w) {
        some_in = some_in || (domain[w] & set[w]) != 0;
        some_out = some_out || (domain[w] & ~set[w]) != 0;
    }
    if (!some_in) return TruthValue::False;
    if (!some_out) return TruthValue::True;
    question_ = {cell, false, mask};
    ended_ = Answer::Unknown;
    return TruthValue::Unknown;
}

PartialMatcher::TruthValue PartialMatcher::are_equal(std::size_t a, std::size_t b, bool ignore_case) {
    if (a == b) return TruthValue::True;
    const auto words = program_.value_words;
    const std::uint64_t* const of_a = domains_.data() + a * words;
    const std::uint64_t* const of_b = domains_.data() + b * words;
    const auto form = [&](std::uint32_t v) { return ignore_case ? program_.canonical[v] : v; };
    std::uint32_t size_a = 0, size_b = 0, first = kUnset;
    bool may_be_equal = false, may_differ = false;
    for (std::uint32_t v = 0; v < program_.canonical.size(); ++v) {
        if ((of_a[v / 64] >> v % 64 & 1) == 0) continue;
        ++size_a;
        first = first == kUnset ? form(v) : first;
        may_differ = may_differ || form(v) != first;
    }
    for (std::uint32_t v = 0; v < program_.canonical.size(); ++v) {
        if ((of_b[v / 64] >> v % 64 & 1) == 0) continue;
        ++size_b;
        may_differ = may_differ || form(v) != first;
        for (std::uint32_t u = 0; u < program_.canonical.size() && !may_be_equal; ++u) {
            may_be_equal = (of_a[u / 64] >> u % 64 & 1) != 0 && form(u) == form(v);
        }
    }
    if (!may_be_equal) return TruthValue::False;
    if (!may_differ) return TruthValue::True;
    question_ = {size_b == 1 || (size_a > 1 && size_a <= size_b) ? a : b, true, 0};
    ended_ = Answer::Unknown;
    return TruthValue::Unknown;
}

PartialMatcher::TruthValue PartialMatcher::at_line_edge(const Instruction& instruction,
                                                        std::uint32_t position) {
    const bool is_start = instruction.op == Op::LineStart;
    if (position == (is_start ? 0 : length_)) return TruthValue::True;
    if (!instruction.multiline) return TruthValue::False;
    return is_in(is_start ? position - 1 : position, instruction.mask);
}

PartialMatcher::TruthValue PartialMatcher::at_boundary(const Instruction& instruction,
                                                       std::uint32_t position) {
    const TruthValue before = position == 0 ? TruthValue::False : is_in(position - 1, instruction.mask);
    if (before == TruthValue::Unknown) return before;
    const TruthValue after = position == length_ ? TruthValue::False : is_in(position, instruction.mask);
    if (after == TruthValue::Unknown) return after;
    return (before != after) != instruction.negated ? TruthValue::True : TruthValue::False;
}

/// Closes a group. In a lookbehind a group is opened at its right end and closed at its left end.
void PartialMatcher::close_group(std::uint32_t group, std::uint32_t position) {
    const std::uint32_t opened = registers_[open_of(group)];
    set(begin_of(group), std::min(opened, position));
    set(begin_of(group) + 1, std::max(opened, position));
}

void PartialMatcher::set(std::uint32_t index, std::uint32_t value) {
    undo_.push_back({index, registers_[index]});
    registers_[index] = value;
}

void PartialMatcher::undo_to(std::size_t size) {
    for (; undo_.size() > size; undo_.pop_back()) registers_[undo_.back().index] = undo_.back().old;
}

}  // namespace sator::language
