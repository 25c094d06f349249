#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/match/match_program.hpp"

namespace sator::language {

/// A lower bound of what a match program must still read from an instruction to its end, on every path. Used
/// to drop configurations that are too long for the rest of the string. The program must have no lookaround,
/// no atomic groups and fewer than 64 groups.
struct RemainingLowerBound {
    std::uint32_t symbols = 0;   ///< the number of symbols read by sets
    std::uint64_t captured = 0;  ///< bits of groups whose present capture is read by a reference
    std::uint64_t open = 0;  ///< bits of groups whose open capture is read by a reference after it is closed

    friend bool operator==(const RemainingLowerBound&, const RemainingLowerBound&) = default;
};

/// Returns the bound of each instruction. Bits are numbered by group.
std::vector<RemainingLowerBound> remaining_lower_bounds(const MatchProgram& program);

}  // namespace sator::language
