// Backward data flow to the greatest fixpoint. At a branch, takes the minimum number of symbols and the
// references common to both branches. A reference counts only if no instruction between here and the
// reference changes the group's capture.
#include "sator/language/match/remaining_lower_bound.hpp"

#include <algorithm>
#include <limits>

namespace sator {

namespace {

using Op = Instruction::Op;

/// The initial value of an instruction, before any path from it to the end is known.
constexpr RemainingLowerBound kEverything = {std::numeric_limits<std::uint32_t>::max(), ~std::uint64_t{0},
                                             ~std::uint64_t{0}};

RemainingLowerBound common(const RemainingLowerBound& a, const RemainingLowerBound& b) {
    return {std::min(a.symbols, b.symbols), a.captured & b.captured, a.open & b.open};
}

RemainingLowerBound before(const Instruction& instruction, RemainingLowerBound need) {
    const auto bit = [](std::uint32_t group) { return std::uint64_t{1} << group; };
    switch (instruction.op) {
        case Op::Symbols:
            if (need.symbols < kEverything.symbols) ++need.symbols;
            break;
        case Op::Open:
            need.open &= ~bit(instruction.index);
            break;
        case Op::Close:
            need.open = (need.open & ~bit(instruction.index)) | (need.captured & bit(instruction.index));
            need.captured &= ~bit(instruction.index);
            break;
        case Op::ResetGroups:
            for (std::uint32_t g = instruction.index; g <= instruction.other; ++g) need.captured &= ~bit(g);
            break;
        case Op::Reference:
            if (instruction.groups.size() == 1) need.captured |= bit(instruction.groups[0]);
            break;
        default:
            break;
    }
    return need;
}

}  // namespace

std::vector<RemainingLowerBound> remaining_lower_bounds(const MatchProgram& program) {
    std::vector<RemainingLowerBound> needs(program.code.size(), kEverything);
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (std::size_t pc = program.code.size(); pc-- > 0;) {
            const Instruction& instruction = program.code[pc];
            const bool branches = instruction.op == Op::Split || instruction.op == Op::IterationCheck;
            RemainingLowerBound need;
            if (instruction.op != Op::Accept) {
                need = needs[instruction.next];
                if (branches) need = common(need, needs[instruction.other]);
                need = before(instruction, need);
            }
            has_changed = has_changed || !(need == needs[pc]);
            needs[pc] = need;
        }
    }
    return needs;
}

}  // namespace sator
