#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/divisions/division_reach.hpp"

namespace sator::propagators {

/// Finds what follows in one pass about the regions of a division: borders that must be there or cannot be, or a conflict.
class DivisionFindings {
  public:
    using Border = LineGraph::Line;
    using Part = DivisionParts::Part;

    struct Finding {
        enum class Why : std::uint8_t {
            Part,     ///< the part `about` is impossible
            Inside,   ///< both sides of the border are one part
            Apart,    ///< the parts on both sides cannot be in one region
            Alike,    ///< both sides would be neighbouring regions of the same size
            Reach,    ///< the region of the part `about` would be too small or would miss a part without it
            NoClue,   ///< no clue's region can include the part `about`
            Owners,   ///< no clue's region can include both sides
            Regions,  ///< there would be too many regions, or too few
            Sizes,    ///< the regions of `about` and `other` cannot have the same size
        };

        std::optional<Border> position;  ///< nullopt: a conflict
        Light light = Light::On;         ///< On: there is a border
        Why why = Why::Inside;
        /// A part; of a conflict that is Inside or Alike its border; of Regions 0 for too few, 1 for too many.
        std::uint32_t about = DivisionParts::kNoPart;
        Part other = DivisionParts::kNoPart;
    };

    /// `parts` must outlive this.
    explicit DivisionFindings(const DivisionParts& parts);

    /// Returns all findings. A conflict is the last one.
    std::vector<Finding> all();

    /// The parts that the region of a part includes for sure, and why.
    struct Members {
        std::vector<Part> of_reach;  ///< because of its size, or of the clue that it wants
        std::vector<Part>
            of_owners;  ///< because no other clue's region can include them, or a part behind them
    };
    Members members_of(Part part);
    /// Returns whether two sizes of regions that share a border must differ, and these two cannot.
    bool are_alike(Part a, Part b) const;
    /// Returns whether each region has a clue and no clue reaches both parts.
    bool share_no_owner(Part a, Part b) const;
    /// Returns the parts that only this part's region can include, without the part itself.
    std::vector<Part> owned_by(Part part);
    /// Returns whether the demand is about the reach of a part.
    bool has_wants(Part part) const;
    /// Returns the number of regions if all open borders were missing.
    std::uint32_t least_regions() const;

  private:
    bool add_parts(std::vector<Finding>& found) const;
    bool add_borders(std::vector<Finding>& found) const;
    void add_reaches(std::vector<Finding>& found);
    bool add_regions(std::vector<Finding>& found) const;
    bool add_equal_sizes(std::vector<Finding>& found) const;
    void note_owners();

    const DivisionParts& parts_;
    DivisionReach reach_;
    std::vector<std::vector<std::uint32_t>>
        owners_;  // by part: the parts with clues that reach it, in ascending order
};

}  // namespace sator::propagators
