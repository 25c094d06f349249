// Backward data flow to the greatest fixpoint. At a branch, takes the minimum number of symbols and the
// references common to both branches. A reference counts only if no instruction between here and the
// reference changes the group's capture.
#include "sator/language/match/remaining_lower_bound.hpp"

#include <algorithm>
#include <limits>

namespace sator::language {

namespace {

using Op = Instruction::Op;

/// The initial value of an instruction, before any path from it to the end is known.
constexpr RemainingLowerBound kEverything = {std::numeric_limits<std::uint32_t>::max(), ~std::uint64_t{0},
                                             ~std::uint64_t{0}};

RemainingLowerBound common(const RemainingLowerBound& a, const RemainingLowerBound& b) {
    return {std::min(a.symbols, b.symbols), a.captured & b.captured, a.open & b.open};
}

RemainingLowerBound before(const Instruction& instruction, RemainingLowerBound bound) {
    const auto bit = [](std::uint32_t group) { return std::uint64_t{1} << group; };
    switch (instruction.op) {
        case Op::Symbols:
            if (bound.symbols < kEverything.symbols) ++bound.symbols;
            break;
        case Op::Open:
            bound.open &= ~bit(instruction.index);
            break;
        case Op::Close:
            bound.open = (bound.open & ~bit(instruction.index)) | (bound.captured & bit(instruction.index));
            bound.captured &= ~bit(instruction.index);
            break;
        case Op::ResetGroups:
            for (std::uint32_t g = instruction.index; g <= instruction.other; ++g) bound.captured &= ~bit(g);
            break;
        case Op::Reference:
            if (instruction.groups.size() == 1) bound.captured |= bit(instruction.groups[0]);
            break;
        default:
            break;
    }
    return bound;
}

}  // namespace

std::vector<RemainingLowerBound> remaining_lower_bounds(const MatchProgram& program) {
    std::vector<RemainingLowerBound> bounds(program.code.size(), kEverything);
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (std::size_t pc = program.code.size(); pc-- > 0;) {
            const Instruction& instruction = program.code[pc];
            const bool branches = instruction.op == Op::Split || instruction.op == Op::IterationCheck;
            RemainingLowerBound bound;
            if (instruction.op != Op::Accept) {
                bound = bounds[instruction.next];
                if (branches) bound = common(bound, bounds[instruction.other]);
                bound = before(instruction, bound);
            }
            has_changed = has_changed || !(bound == bounds[pc]);
            bounds[pc] = bound;
        }
    }
    return bounds;
}

}  // namespace sator::language
