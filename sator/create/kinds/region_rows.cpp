// Kinds whose regions are drawn at random, or designed so that they alone leave one solution.

#include <algorithm>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"
#include "sator/create/shapes/grown_regions.hpp"
#include "sator/create/shapes/partition_design.hpp"
#include "sator/create/shapes/random_cages.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::create {

namespace {

constexpr KindParameter kStars{"stars", "N", "how many stars are in each row, column and region: 1 or 2"};
constexpr KindParameter kStarParameters[] = {kSizeParameter, kStars};

/// Exchanges of cells at the borders for each cell: enough that nothing is left of the regions' first shape.
constexpr std::size_t kExchangesPerCell = 12;

PlanResult plan_jigsaw(const KindCall& call, RandomSource& random) {
    const auto rows = square_size(call, 9, 4, 9);
    if (!rows) return std::unexpected(rows.error());
    const auto grid = call.bases.of(sized_base("grid {S}\nrange 1..{N}\n", *rows));
    if (!grid) return std::unexpected(grid.error());
    Partition regions((*grid)->puzzle->grid);
    for (const Sequence& row : rows_of((*grid)->puzzle->grid)) {
        for (const CellId cell : row.cells) {
            if (cell != row.cells[0]) regions.move(cell, regions.part_of(row.cells[0]));
        }
    }
    regions.tidy();
    shuffle_borders(regions, random, kExchangesPerCell * regions.cell_count());
    auto plan = plan_with_random_solution(
        sized_base("sudoku {S} jigsaw\n", *rows) + parts_drawing(regions, (*grid)->puzzle->grid), call.bases,
        random);
    if (plan) add_givens(*plan);
    return plan;
}

PlanResult plan_suguru(const KindCall& call, RandomSource& random) {
    constexpr std::size_t kLeastRoom = 3, kMostRoom = 5;
    const auto rows = square_size(call, 6, 4, 10);
    if (!rows) return std::unexpected(rows.error());
    const auto grid = call.bases.of(sized_base("grid {S}\nrange 1..5\n", *rows));
    if (!grid) return std::unexpected(grid.error());
    const auto any = [](const Slot&) { return true; };
    const Partition rooms = random_cages((*grid)->puzzle->grid, kLeastRoom, kMostRoom, any, random);
    if (std::ranges::none_of(rooms.parts(), [](const Slot& room) { return room.size() == kMostRoom; }))
        return not_met("no room is large");
    auto plan = plan_with_random_solution("suguru\n" + parts_drawing(rooms, (*grid)->puzzle->grid),
                                          call.bases, random);
    if (plan) add_givens(*plan);
    return plan;
}

std::size_t marked(const Slot& cells, std::span<const Value> values, Value mark) {
    return static_cast<std::size_t>(
        std::ranges::count_if(cells, [&](CellId cell) { return values[cell.index()] == mark; }));
}

/// Makes regions around groups of marked cells; each region keeps exactly the marks of its group.
PlanResult design_regions(Plan plan, const std::vector<Slot>& groups, const std::string& head,
                          const KindCall& call, RandomSource& random) {
    const Grid grid = plan.base->puzzle->grid;
    auto regions = grown_regions(grid, groups, random);
    if (!regions) return not_met("the marks of a region cannot be connected");
    const std::size_t marks = groups[0].size();
    const Value mark = plan.solution[groups[0][0].index()];
    const std::vector<Value> solution = plan.solution;
    PartitionTaste taste;
    taste.allows = [=](const Slot& region) {
        return region.size() > 1 && marked(region, solution, mark) == marks;
    };
    taste.excludes = [=](const Slot& region, std::span<const Value> rival) {
        return marked(region, rival, mark) != marks;
    };
    taste.text = [=](const Partition& partition) { return head + parts_drawing(partition, grid); };
    if (auto made = design_by_parts(plan, std::move(*regions), taste, call.bases); !made)
        return std::unexpected(std::move(made.error()));
    return plan;
}

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

PlanResult plan_star_battle(const KindCall& call, RandomSource& random) {
    const std::string stars = call.parameter("stars", "1");
    if (stars != "1" && stars != "2")
        return mistake("--stars " + stars + ": a star battle has 1 or 2 stars a line");
    const bool is_double = stars == "2";
    const auto rows = square_size(call, is_double ? 10 : 8, is_double ? 8 : 5, 14);
    if (!rows) return std::unexpected(rows.error());
    auto plan = plan_with_random_solution(sized_base("grid {S}\nrange . \"*\"\nrule count \"*\" " + stars +
                                                         " at rows columns\nrule anti_king \"*\" at all\n",
                                                     *rows),
                                          call.bases, random);
    if (!plan) return plan;
    const auto groups = star_groups(*plan, is_double ? 2 : 1, random);
    return design_regions(std::move(*plan), groups, "star_battle " + stars + "\n", call, random);
}

PlanResult plan_norinori(const KindCall& call, RandomSource& random) {
    const auto rows = square_size(call, 6, 4, 10);
    if (!rows) return std::unexpected(rows.error());
    const auto base = call.bases.of(sized_base("grid {S}\nrange . \"#\"\n", *rows));
    if (!base) return std::unexpected(base.error());
    const Value black = value_of_symbol(*(*base)->puzzle, "#"),
                white = value_of_symbol(*(*base)->puzzle, ".");
    Plan plan{.base = *base,
              .solution = std::vector<Value>((*base)->puzzle->grid.cell_count(), white),
              .clues = {}};
    const Partition cells((*base)->puzzle->grid);
    std::vector<Slot> dominoes;
    std::vector<Sequence> pairs = neighbours_of((*base)->puzzle->grid);
    random.shuffle(pairs);
    for (const Sequence& pair : pairs) {
        const bool is_free = std::ranges::all_of(pair.cells, [&](CellId cell) {
            return plan.solution[cell.index()] == white &&
                   marked(cells.neighbours(cell), plan.solution, black) == 0;
        });
        if (!is_free) continue;
        for (const CellId cell : pair.cells) plan.solution[cell.index()] = black;
        dominoes.push_back(pair.cells);
    }
    return design_regions(std::move(plan), dominoes, "norinori\n", call, random);
}

}  // namespace

std::vector<CreatedKind> region_kinds() {
    return {
        {.name = "jigsaw-sudoku",
         .folder = "jigsaw-sudoku",
         .summary = "A sudoku with crooked pieces instead of boxes.",
         .example = "sator create jigsaw-sudoku --size 6x6",
         .parameters = kSizeOnly,
         .usual_symmetry = "rotation",
         .plan = plan_jigsaw},
        {.name = "suguru",
         .folder = "suguru",
         .summary = "A region of N cells holds 1 to N; equal numbers do not touch.",
         .example = "sator create suguru",
         .parameters = kSizeOnly,
         .plan = plan_suguru},
        {.name = "star-battle",
         .folder = "star-battle",
         .summary = "One or two stars in each row, column and region; no two touch.",
         .example = "sator create star-battle --stars 2",
         .parameters = kStarParameters,
         .plan = plan_star_battle},
        {.name = "norinori",
         .folder = "norinori",
         .summary = "Two black cells in each region; each has exactly one black neighbour.",
         .example = "sator create norinori",
         .parameters = kSizeOnly,
         .plan = plan_norinori},
    };
}

}  // namespace sator::create
