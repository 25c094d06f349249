#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// Tells the rules of a kind of puzzle, e.g. "each row holds 1 to 9", from the clues of one puzzle. A rule is
/// general if its statement applies to most of the grid in the same way: to all rows, to all boxes, wherever
/// its drawing fits, or to the whole grid.
class GeneralRules {
  public:
    /// `parts` must outlive this.
    explicit GeneralRules(const PuzzleParts& parts);

    bool contains(PartId part) const {
        return parts_.is_rule(part) ? is_general_[parts_.statement_of(part)] : parts_.given(part).is_of_kind;
    }
    /// Returns the parts that are clues or givens, then the general rules.
    std::vector<PartId> last_of(std::vector<PartId> parts) const;

  private:
    const PuzzleParts& parts_;
    std::vector<bool> is_general_;  // by statement
};

}  // namespace sator::explain
