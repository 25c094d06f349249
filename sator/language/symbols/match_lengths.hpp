#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// How many symbols a match of a node can have at least and at most, whatever its sets hold and its
/// assertions say.
struct MatchLength {
    /// No bound, or one beyond every slot.
    static constexpr std::uint64_t kUnboundedLength = std::uint64_t{1} << 40;

    std::uint64_t shortest = 0;
    std::uint64_t longest = 0;
    bool is_nullable = true;  ///< matches the empty string at every gap, whatever stands around it

    bool is_fixed() const { return shortest == longest && longest < kUnboundedLength; }
    friend bool operator==(const MatchLength&, const MatchLength&) = default;
};

/// Of each of the tree's nodes. What a reference repeats has any length.
std::vector<MatchLength> find_match_lengths(const RegexTree& tree);

}  // namespace sator
