#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/lines/mark_judges.hpp"
#include "sator/rules/lines/region_judges.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

/// What the borders around each point where four cells meet must do.
struct PointDemand {
    bool are_rectangles = false;     ///< no region turns inward
    bool are_one_wide = false;       ///< the four cells are not all of one region
    bool have_no_crossings = false;  ///< not all four edges are borders
    bool are_straight = false;       ///< a border goes on on the other side of the point
    bool are_thin = false;           ///< the four cells are not all of one region
};

/// Returns whether the borders at one point meet the demand. `is_border`: the upper, right, lower and left edge.
bool is_allowed_at_point(const PointDemand& demand, const std::array<bool, 4>& is_border);

/// What judges look at in each region.
struct ShapeDemand {
    bool are_square = false;        ///< as tall as wide
    bool are_bent = false;          ///< an L that is one cell wide
    bool are_bent_triples = false;  ///< a rectangle, or an L if the size is a multiple of three
    bool are_symmetric = false;     ///< by half a turn
    bool are_between = false;       ///< between the numbers of two clues
    bool has_sides = false;         ///< numbers of clues are sides
    bool are_unlike = false;        ///< neighbours differ in shape, even if turned or mirrored
    bool are_unlike_fixed = false;  ///< they differ in shape as they lie
    bool is_unsized = false;        ///< cells with clues are listed, without numbers
    bool is_counting = false;       ///< numbers of clues are numbers of marked cells
    bool are_halves =
        false;  ///< the marked cells and the others are congruent shapes, whose size is the number of a clue
    bool are_of_one_kind = false;  ///< all clues of a region are marked, or none is, and there is one
    bool has_two_clues = false;    ///< a region has at most two clues
    bool are_snakes = false;       ///< paths that do not touch themselves
    bool are_gathered = false;     ///< all clues of a region have one number, which no other region has
    bool are_lettered = false;     ///< one clue each, and equal shapes exactly for equal clues

    bool are_sizes() const {
        return !are_between && !has_sides && !is_unsized && !is_counting && !are_halves && !are_gathered &&
               !are_lettered;
    }
};

/// Takes the words of a demand from the arguments of a statement.
ShapeDemand take_shapes(std::vector<Argument>& arguments);

/// Returns what the regions must do: "be an L that is one cell wide".
std::vector<std::string> words_of_shapes(const ShapeDemand& demand);

/// Returns the judges of a demand. `clues`, `marks`: by cell.
std::vector<std::shared_ptr<const RegionJudge>> judges_of_shapes(const ShapeDemand& demand,
                                                                 const CellPoints& points,
                                                                 const SizeClues& clues,
                                                                 const CellMarks& marks);

}  // namespace sator::rules
