#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/division_parts.hpp"
#include "sator/propagators/graphs/cut_losses.hpp"

namespace sator::propagators {

/// Finds the parts that the region of one part can include. A part is out of reach if each way to it would make the region too large,
/// or if it cannot be in one region with the source. This is an upper bound: each part is judged by its own nearest way. Dijkstra's
/// search with a bucket for each cost.
class DivisionReach {
  public:
    using Part = DivisionParts::Part;

    /// `parts` must outlive this.
    explicit DivisionReach(const DivisionParts& parts);

    /// Searches from a part. What the other functions return is about the last part.
    void run(Part source);

    Part source() const { return source_; }
    bool contains(Part part) const { return part == source_ || seen_at_[part] == run_; }
    /// Returns the parts in reach without the source.
    const std::vector<Part>& reached() const { return reached_; }
    /// Returns the number of vertices in reach, with those of the source.
    std::uint64_t size() const { return size_; }
    /// Returns the number of clues in reach, without those of the source.
    std::uint32_t clues() const { return clues_; }

    /// What the region must have: `least` vertices, a clue if it wants one, and all parts that `is_member` marks.
    struct Wants {
        std::uint32_t least = 0;
        bool wants_clue = false;
        const std::vector<std::uint8_t>* is_member = nullptr;  ///< by part; null: none
    };
    /// Returns the parts in reach without which the region could not have what it wants.
    std::vector<Part> needed(const Wants& wants);

  private:
    void enter(std::uint32_t way, Part part);
    ReachedNodes as_nodes(const Wants& wants);

    const DivisionParts& parts_;
    Part source_ = 0;
    std::uint32_t room_ = 0;  // the number of vertices that the region can still take
    std::uint32_t run_ = 0;
    std::vector<std::uint32_t> seen_at_;      // by part: the last run that reached it
    std::vector<std::uint32_t> place_;        // by part in reach: its place in `reached_`
    std::vector<std::vector<Part>> buckets_;  // by the number of vertices on the way
    std::vector<Part> reached_;
    std::uint64_t size_ = 0;
    std::uint32_t clues_ = 0;
};

}  // namespace sator::propagators
