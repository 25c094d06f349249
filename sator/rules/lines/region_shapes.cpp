#include "sator/rules/lines/region_shapes.hpp"

#include <algorithm>

namespace sator::rules {

bool is_allowed_at_point(const PointDemand& demand, const std::array<bool, 4>& is_border) {
    const auto borders = std::ranges::count(is_border, true);
    if (demand.are_one_wide && borders == 0) return false;
    if (demand.have_no_crossings && borders == 4) return false;
    const bool is_straight = borders == 0 || borders > 2 || (borders == 2 && is_border[0] == is_border[2]);
    return is_straight || !demand.are_rectangles;
}

ShapeDemand take_shapes(std::vector<Argument>& arguments) {
    ShapeDemand demand;
    demand.are_square = take_word(arguments, "square");
    demand.are_bent = take_word(arguments, "bent");
    demand.are_bent_triples = take_word(arguments, "bent_triples");
    demand.are_symmetric = take_word(arguments, "symmetric");
    demand.are_between = take_word(arguments, "between");
    demand.has_sides = take_word(arguments, "sides");
    demand.are_unlike = take_word(arguments, "unlike_shape");
    demand.are_unlike_fixed = take_word(arguments, "unlike_fixed_shape");
    demand.is_unsized = take_word(arguments, "unsized");
    return demand;
}

std::vector<std::string> words_of_shapes(const ShapeDemand& demand) {
    std::vector<std::string> words;
    if (demand.are_square) words.emplace_back("be a square");
    if (demand.are_bent) words.emplace_back("be an L that is one cell wide");
    if (demand.are_bent_triples)
        words.emplace_back(
            "be a rectangle, but an L, i.e. a rectangle without a smaller one at a corner, if its number of "
            "cells is a multiple of three");
    if (demand.are_symmetric) words.emplace_back("look the same after half a turn");
    if (demand.are_between)
        words.emplace_back("have exactly two clues, and a number of cells between their numbers");
    if (demand.has_sides) words.emplace_back("be as tall and as wide as each number in it says");
    if (demand.are_unlike)
        words.emplace_back(
            "differ in shape from all that share a border with it, even if they are turned or mirrored");
    if (demand.are_unlike_fixed)
        words.emplace_back("differ in shape, as it lies, from all that share a border with it");
    return words;
}

std::vector<std::shared_ptr<const RegionJudge>> judges_of_shapes(const ShapeDemand& demand,
                                                                 const CellPoints& points,
                                                                 const SizeClues& clues) {
    std::vector<std::shared_ptr<const RegionJudge>> judges;
    if (demand.are_square) judges.push_back(judge_of_proportion(points, std::strong_ordering::equal));
    if (demand.are_bent) judges.push_back(judge_of_bends(points));
    if (demand.are_bent_triples) judges.push_back(judge_of_bent_triples(points, clues));
    if (demand.are_symmetric)
        judges.push_back(judge_of_symmetry(points, demand.are_sizes() ? clues : SizeClues(points.size())));
    if (demand.are_between) judges.push_back(judge_between_clues(clues));
    if (demand.has_sides) judges.push_back(judge_of_sides(points, clues));
    if (demand.are_unlike) judges.push_back(judge_of_unlike_shapes(points, Turning::IsAllowed));
    if (demand.are_unlike_fixed) judges.push_back(judge_of_unlike_shapes(points, Turning::IsNot));
    return judges;
}

}  // namespace sator::rules
