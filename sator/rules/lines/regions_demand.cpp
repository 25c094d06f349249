#include "sator/rules/lines/regions_demand.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"

namespace sator::rules {

std::expected<RegionsDemand, Diagnostic> take_regions_demand(std::vector<Argument>& arguments) {
    RegionsDemand demand;
    // A puzzle may have no marked cells.
    const bool is_counting = std::ranges::find(arguments, "counting", &Argument::text) != arguments.end();
    auto clues = take_group_clues(arguments, kDivisionSyntax, is_counting ? 0 : 1);
    if (!clues) return failure(clues);
    demand.clues = std::move(*clues);
    const auto size = take_counted(arguments, "size", kDivisionSyntax);
    if (!size) return failure(size);
    if (*size) demand.size = **size;
    demand.has_size = size->has_value();
    const auto regions = take_counted(arguments, "regions", kDivisionSyntax);
    if (!regions) return failure(regions);
    if (*regions) demand.regions = **regions;
    demand.has_regions = regions->has_value();
    if (take_word(arguments, "at_most_one")) demand.clues_of_region = CluesOfGroup::AtMostOne;
    if (take_word(arguments, "one")) demand.clues_of_region = CluesOfGroup::ExactlyOne;
    demand.points.are_one_wide = take_word(arguments, "one_wide");
    demand.shapes = take_shapes(arguments);
    demand.points.are_rectangles =
        take_word(arguments, "rectangle") || demand.points.are_one_wide || demand.shapes.are_square;
    demand.points.have_no_crossings = take_word(arguments, "no_crossing");
    demand.points.are_straight = take_word(arguments, "straight");
    demand.points.are_thin = take_word(arguments, "thin");
    demand.are_undivided = take_word(arguments, "undivided");
    demand.are_equal = take_word(arguments, "equal");
    demand.are_unlike = take_word(arguments, "unlike");
    return demand;
}

std::string words_of_demand(const RegionsDemand& of) {
    std::vector<std::string> demands;
    if (of.has_size)
        demands.push_back("have " + of.size.to_string() + (of.size.most == 1 ? " cell" : " cells"));
    if (of.clues_of_region != CluesOfGroup::Any) {
        const bool has_numbers = of.shapes.are_sizes() && std::ranges::any_of(of.clues, [](const auto& clue) {
                                     return clue.has_value();
                                 });
        demands.push_back(std::string(of.clues_of_region == CluesOfGroup::ExactlyOne
                                          ? "have exactly one clue"
                                          : "have at most one clue") +
                          (has_numbers ? ", whose number is its number of cells" : ""));
    } else if (!of.clues.empty() && of.shapes.are_sizes()) {
        demands.emplace_back("have as many cells as each number in it says");
    }
    for (std::string& shape : words_of_shapes(of.shapes)) demands.push_back(std::move(shape));
    if (of.points.are_rectangles && !of.shapes.are_square)
        demands.emplace_back(of.points.are_one_wide ? "be a rectangle that is one cell wide"
                                                    : "be a rectangle");
    if (of.points.have_no_crossings) demands.emplace_back("meet no point where four borders meet");
    if (of.points.are_thin) demands.emplace_back("have no 2 x 2 cells");
    if (of.points.are_straight) demands.emplace_back("have borders that go straight through the grid");
    if (of.are_undivided) demands.emplace_back("have no border between two marked cells");
    if (of.are_equal) demands.emplace_back("have as many cells as all others");
    if (of.are_unlike) demands.emplace_back("differ in size from all that share a border with it");
    if (of.has_regions)
        demands.push_back("be one of " + of.regions.to_string() +
                          (of.regions.most == 1 ? " region" : " regions"));
    if (demands.empty()) demands.emplace_back("have borders all around, and none inside");
    std::string demand;
    for (const std::string& part : demands) demand += (demand.empty() ? "" : ", and ") + part;
    return demand;
}

}  // namespace sator::rules
