#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sator {

/// Looks for small sets that have a member in common with each of many sets.
class HittingSets {
  public:
    /// `size`: of the universe, whose members are 0 to size - 1.
    explicit HittingSets(std::size_t size) : is_out_(size, false), is_in_(size, false) {}

    /// Sets that hold another one say nothing more and are forgotten. `set` is ascending and not empty.
    void add(std::vector<std::size_t> set);
    /// In how many of the sets a member is.
    std::size_t count_with(std::size_t member) const;

    struct Answer {
        std::optional<std::vector<std::size_t>> members;  ///< ascending; none where there is no such set
        bool is_known = true;                             ///< false where it took too long
    };
    /// A set of at most `most` members that hits each set added.
    Answer find(std::size_t most);

  private:
    bool hit(std::size_t most);
    /// Of the sets without a chosen member that with the fewest that may be chosen; null where there is none.
    const std::vector<std::size_t>* narrowest() const;
    /// Whether more sets than `most`, no two of which have a member in common, have no chosen member.
    bool needs_more_than(std::size_t most) const;
    bool is_hit(const std::vector<std::size_t>& set) const;

    std::vector<std::vector<std::size_t>> sets_;
    std::vector<bool> is_out_, is_in_;  // members left out below the choice at hand, and chosen ones
    std::uint64_t tries_ = 0;           // of the search at hand
};

}  // namespace sator
