#include "sator/rules/lines/region_shapes.hpp"

#include <algorithm>

#include "sator/rules/lines/region_clue_judges.hpp"

namespace sator::rules {

bool is_allowed_at_point(const PointDemand& demand, const std::array<bool, 4>& is_border) {
    const auto borders = std::ranges::count(is_border, true);
    if ((demand.are_one_wide || demand.are_thin) && borders == 0) return false;
    if (demand.have_no_crossings && borders == 4) return false;
    const bool go_on = is_border[0] == is_border[2] && is_border[1] == is_border[3];
    if (demand.are_straight && !go_on) return false;
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
    demand.is_counting = take_word(arguments, "counting");
    demand.are_halves = take_word(arguments, "halves");
    demand.are_of_one_kind = take_word(arguments, "one_kind");
    demand.has_two_clues = take_word(arguments, "at_most_two");
    demand.are_snakes = take_word(arguments, "snake");
    demand.are_gathered = take_word(arguments, "gathered");
    demand.are_lettered = take_word(arguments, "lettered");
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
    if (demand.is_counting) words.emplace_back("have as many marked cells as each number in it says");
    if (demand.are_halves)
        words.emplace_back(
            "consist of two congruent shapes, one of marked cells and one of the others, which have as many "
            "cells "
            "as each number in it says");
    if (demand.are_of_one_kind) words.emplace_back("have clues of one kind only, and at least one");
    if (demand.has_two_clues) words.emplace_back("have at most two clues");
    if (demand.are_snakes)
        words.emplace_back(
            "be a snake of two or more cells, which does not touch itself, not even at a corner");
    if (demand.are_gathered)
        words.emplace_back("have clues, all with one number, and all clues with this number");
    if (demand.are_lettered)
        words.emplace_back(
            "have exactly one clue, and be equal to all regions with an equal clue, as they lie and with "
            "their "
            "clues in one place, and congruent to no other");
    return words;
}

std::vector<std::shared_ptr<const RegionJudge>> judges_of_shapes(const ShapeDemand& demand,
                                                                 const CellPoints& points,
                                                                 const SizeClues& clues,
                                                                 const CellMarks& marks) {
    std::vector<std::shared_ptr<const RegionJudge>> judges;
    if (demand.are_square) judges.push_back(judge_of_proportion(points, std::strong_ordering::equal));
    if (demand.are_bent) judges.push_back(judge_of_bends(points));
    if (demand.are_bent_triples) judges.push_back(judge_of_bent_triples(points, clues));
    if (demand.are_symmetric)
        judges.push_back(judge_of_symmetry(points, demand.are_sizes() ? clues : SizeClues(points.size())));
    if (demand.are_between) judges.push_back(judge_between_clues(clues));
    if (demand.is_counting) judges.push_back(judge_of_mark_counts(clues, marks));
    if (demand.are_halves) judges.push_back(judge_of_halves(points, clues, marks));
    if (demand.are_of_one_kind) judges.push_back(judge_of_one_kind(clues, marks));
    if (demand.has_two_clues) judges.push_back(judge_of_clue_count(clues, 2));
    if (demand.are_snakes) judges.push_back(judge_of_snakes(points));
    if (demand.are_gathered) judges.push_back(judge_of_gathered_clues(clues));
    if (demand.are_lettered) judges.push_back(judge_of_lettered_shapes(points, clues));
    if (demand.has_sides) judges.push_back(judge_of_sides(points, clues));
    if (demand.are_unlike) judges.push_back(judge_of_unlike_shapes(points, Turning::IsAllowed));
    if (demand.are_unlike_fixed) judges.push_back(judge_of_unlike_shapes(points, Turning::IsNot));
    return judges;
}

}  // namespace sator::rules
