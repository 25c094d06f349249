#pragma once

#include <cstdint>
#include <vector>

#include "sator/language/match/match_program.hpp"

namespace sator {

/// What a match program, going on from an instruction, must still read on every way to its end: a lower
/// bound, for giving up ways that are too long for their string. Programs without lookaround and atomic
/// groups, of fewer than 64 groups.
struct RemainingLowerBound {
    std::uint32_t symbols = 0;   ///< this many symbols by sets
    std::uint64_t captured = 0;  ///< bits of groups: what the group has captured, by a reference
    std::uint64_t open = 0;  ///< bits of groups: what the group is capturing, by a reference after its end

    friend bool operator==(const RemainingLowerBound&, const RemainingLowerBound&) = default;
};

/// The need of each instruction. Bits are those of group numbers.
std::vector<RemainingLowerBound> remaining_lower_bounds(const MatchProgram& program);

}  // namespace sator
