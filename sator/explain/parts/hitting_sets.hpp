#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// Finds small hitting sets: sets that have a member in common with each of the sets added.
class HittingSets {
  public:
    /// `size`: number of members of the universe, 0 to size - 1.
    explicit HittingSets(std::size_t size) : is_out_(size, false), is_in_(size, false) {}

    /// Adds a set, which is ascending and not empty. Keeps only minimal sets, because whatever hits a set
    /// also hits its supersets.
    void add(std::vector<std::size_t> set);
    /// Returns the number of sets that contain the member.
    std::size_t count_with(std::size_t member) const;

    struct Answer {
        std::optional<std::vector<std::size_t>> members;  ///< ascending; nullopt if no such set was found
        bool is_known = true;                             ///< false if the search was stopped
    };
    /// Searches for a set of at most `most` members that hits each set added.
    Answer find(std::size_t most);

  private:
    bool hit(std::size_t most);
    /// Returns the set with the fewest members left to choose among those not hit yet; null if all are hit.
    const std::vector<std::size_t>* narrowest() const;
    /// Returns true if more than `most` pairwise disjoint sets are not hit yet: each needs a member of its
    /// own.
    bool needs_more_than(std::size_t most) const;
    bool is_hit(const std::vector<std::size_t>& set) const;

    std::vector<std::vector<std::size_t>> sets_;
    std::vector<bool> is_out_, is_in_;  // members excluded in this branch, and chosen members
    std::uint64_t tries_ = 0;           // of the current search
};

}  // namespace sator::explain
