// Star battles: stars first, then regions around them.

#include <algorithm>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/marked_regions.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"
#include "sator/create/logic/star_logic.hpp"
#include "sator/create/shapes/grown_regions.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kStars{"stars", "N", "how many stars are in each row, column and region: 1 or 2"};
constexpr CreateParameter kStarParameters[] = {kSizeParameter, kStars};

/// Joins each star with the nearest one that is left.
std::vector<Slot> star_groups(const Plan& plan, std::size_t stars, RandomSource& random) {
    const auto at = cell_coordinates(plan.base->puzzle->grid);
    const Value star = value_of_symbol(*plan.base->puzzle, "*");
    Slot left;
    for (std::size_t cell = 0; cell < plan.solution.size(); ++cell) {
        if (plan.solution[cell] == star) left.emplace_back(cell);
    }
    random.shuffle(left);
    std::vector<Slot> groups;
    while (!left.empty()) {
        Slot group = {left.back()};
        left.pop_back();
        while (group.size() < stars && !left.empty()) {
            const auto nearest = std::ranges::min_element(left, {}, [&](CellId cell) {
                const auto apart = [](std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; };
                return apart(at[cell.index()].row, at[group[0].index()].row) +
                       apart(at[cell.index()].column, at[group[0].index()].column);
            });
            group.push_back(*nearest);
            left.erase(nearest);
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

/// Makes regions that are solvable without a trial. Regions of two stars that only exclude counterexamples hardly ever are.
PlanResult regions_by_logic(Plan plan, const std::vector<Slot>& groups, const std::string& head,
                            const KindContext& context, RandomSource& random) {
    const Grid grid = plan.base->puzzle->grid;
    auto regions = grown_regions(grid, groups, random);
    if (!regions) return not_met("the stars of a region cannot be connected");
    std::vector<bool> has_star;
    const Value star = value_of_symbol(*plan.base->puzzle, "*");
    for (const Value value : plan.solution) has_star.push_back(value == star);
    StarLogic logic(groups.size(), groups[0].size());
    if (!make_solvable_by_logic(*regions, has_star, logic, random))
        return not_met("no few moves of cells make the regions solvable without a trial");
    regions->tidy();
    auto base = context.bases.of(head + parts_drawing(*regions, grid));
    if (!base) return failure(base);
    plan.base = *base;
    return plan;
}

PlanResult plan_star_battle(const KindContext& context, RandomSource& random) {
    const std::string stars = context.parameter("stars", "1");
    if (stars != "1" && stars != "2")
        return mistake("--stars " + stars + ": a star battle has 1 or 2 stars a line");
    const bool is_double = stars == "2";
    const auto rows = square_size(context, is_double ? 10 : 8, is_double ? 8 : 5, 14);
    if (!rows) return failure(rows);
    auto plan = plan_with_random_solution(sized_base("grid {S}\nrange . \"*\"\nrule count \"*\" " + stars +
                                                         " at rows columns\nrule anti_king \"*\" at all\n",
                                                     *rows),
                                          context.bases, random);
    if (!plan) return plan;
    const std::string head = "star_battle " + stars + "\n";
    const auto groups = star_groups(*plan, is_double ? 2 : 1, random);
    return is_double ? regions_by_logic(std::move(*plan), groups, head, context, random)
                     : design_regions(std::move(*plan), groups, head, context, random);
}

}  // namespace

CreatedKind created_star_battle() {
    return {.name = "star-battle",
            .kind = "star_battle",
            .example = "sator create star-battle --stars 2",
            .parameters = kStarParameters,
            .takes_few_rules = true,
            .way = ByPlan{plan_star_battle}};
}

}  // namespace sator::create
