// Liveness analysis for the sweep: the classical backward data flow over the instructions, to its least
// fixpoint.
#include "sator/language/match/backreference_language.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/language/match/backreference_sweep.hpp"

namespace sator::language {

namespace {

using Op = Instruction::Op;

/// Liveness has one bit for each group and one for each loop.
constexpr std::size_t kMostBits = 64;

bool is_equality(const MatchProgram& program, const Instruction& reference) {
    if (!reference.ignore_case) return true;
    for (std::size_t v = 0; v < program.canonical.size(); ++v) {
        if (program.canonical[v] != v) return false;
    }
    return true;
}

}  // namespace

bool BackreferenceLanguage::can_represent(const MatchProgram& program) {
    if (program.group_count >= kMostBits || program.loop_count >= kMostBits) return false;
    return std::ranges::all_of(program.code, [&](const Instruction& instruction) {
        switch (instruction.op) {
            case Op::WordBoundary:
            case Op::Lookaround:
            case Op::Atomic:
                return false;
            case Op::LineStart:
            case Op::LineEnd:
                return !instruction.multiline;
            case Op::Reference:
                return is_equality(program, instruction);
            default:
                return true;
        }
    });
}

BackreferenceLanguage::BackreferenceLanguage(MatchProgram program, std::size_t length,
                                             std::uint32_t state_limit)
    : program_(std::move(program)), length_(length), state_limit_(state_limit) {
    SATOR_ASSERT(can_represent(program_));
    number_groups();
    find_liveness();
}

void BackreferenceLanguage::number_groups() {
    relevant_.assign(program_.group_count + 1, kIrrelevant);
    for (const Instruction& instruction : program_.code) {
        for (const std::uint32_t group : instruction.groups) {
            if (relevant_[group] == kIrrelevant) relevant_[group] = relevant_count_++;
        }
    }
}

BackreferenceLanguage::Liveness BackreferenceLanguage::before(const Instruction& instruction,
                                                              Liveness live) const {
    const auto bit = [&](std::uint32_t group) {
        return relevant_[group] == kIrrelevant ? 0 : std::uint64_t{1} << relevant_[group];
    };
    switch (instruction.op) {
        case Op::Open:
            live.open &= ~bit(instruction.index);
            break;
        case Op::Close:
            live.open |= live.captured & bit(instruction.index);
            live.captured &= ~bit(instruction.index);
            break;
        case Op::ResetGroups:
            for (std::uint32_t g = instruction.index; g <= instruction.other; ++g) live.captured &= ~bit(g);
            break;
        case Op::Reference:
            for (const std::uint32_t group : instruction.groups) live.captured |= bit(group);
            break;
        case Op::IterationStart:
            live.iterations &= ~(std::uint64_t{1} << instruction.index);
            break;
        case Op::IterationCheck:
            live.iterations |= std::uint64_t{1} << instruction.index;
            break;
        default:
            break;
    }
    return live;
}

/// Computes the liveness of each instruction by backward data flow, iterated to the fixpoint.
void BackreferenceLanguage::find_liveness() {
    live_.assign(program_.code.size(), {});
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (std::size_t pc = program_.code.size(); pc-- > 0;) {
            const Instruction& instruction = program_.code[pc];
            if (instruction.op == Op::Accept) continue;
            Liveness after = live_[instruction.next];
            if (instruction.op == Op::Split || instruction.op == Op::IterationCheck) {
                const Liveness& other = live_[instruction.other];
                after = {after.captured | other.captured, after.open | other.open,
                         after.iterations | other.iterations};
            }
            const Liveness now = before(instruction, after);
            has_changed = has_changed || now != live_[pc];
            live_[pc] = now;
        }
    }
}

SupportVerdict BackreferenceLanguage::support(std::span<const std::uint64_t> domains,
                                              std::span<std::uint64_t> supported, LimitWatch* watch) const {
    return BackreferenceSweep(*this, domains, watch).run(supported);
}

}  // namespace sator::language
