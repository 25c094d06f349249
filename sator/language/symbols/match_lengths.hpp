#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// The least and greatest number of symbols that a match of a node can have, whatever its sets contain and
/// its assertions require.
struct MatchLength {
    /// No upper bound, or one greater than the length of every slot.
    static constexpr std::uint64_t kUnboundedLength = std::uint64_t{1} << 40;

    std::uint64_t shortest = 0;
    std::uint64_t longest = 0;
    bool is_nullable = true;  ///< matches the empty string at every gap, whatever is next to it

    bool is_fixed() const { return shortest == longest && longest < kUnboundedLength; }
    friend bool operator==(const MatchLength&, const MatchLength&) = default;
};

/// Returns the lengths of each node of the tree. A reference may have any length.
std::vector<MatchLength> find_match_lengths(const RegexTree& tree);

}  // namespace sator::language
