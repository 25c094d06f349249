// Kinds whose regions are drawn at random, or designed so that they alone leave one solution.

#include <algorithm>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/marked_regions.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"
#include "sator/create/shapes/random_cages.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::create {

namespace {

/// Exchanges of cells at the borders for each cell: enough that nothing is left of the regions' first shape.
constexpr std::size_t kExchangesPerCell = 12;

PlanResult plan_jigsaw(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 9, 4, 9);
    if (!rows) return failure(rows);
    const auto grid = context.bases.of(sized_base("grid {S}\nrange 1..{N}\n", *rows));
    if (!grid) return failure(grid);
    Partition regions((*grid)->puzzle->grid);
    for (const Sequence& row : rows_of((*grid)->puzzle->grid)) {
        for (const CellId cell : row.cells) {
            if (cell != row.cells[0]) regions.move(cell, regions.part_of(row.cells[0]));
        }
    }
    regions.tidy();
    shuffle_borders(regions, random, kExchangesPerCell * regions.cell_count());
    auto plan = plan_with_random_solution(
        sized_base("sudoku {S} jigsaw\n", *rows) + parts_drawing(regions, (*grid)->puzzle->grid),
        context.bases, random);
    if (plan) add_givens(*plan);
    return plan;
}

PlanResult plan_suguru(const KindContext& context, RandomSource& random) {
    constexpr std::size_t kLeastRoom = 3, kMostRoom = 5;
    const auto rows = square_size(context, 6, 4, 10);
    if (!rows) return failure(rows);
    const auto grid = context.bases.of(sized_base("grid {S}\nrange 1..5\n", *rows));
    if (!grid) return failure(grid);
    const auto any = [](const Slot&) { return true; };
    const Partition rooms = random_cages((*grid)->puzzle->grid, kLeastRoom, kMostRoom, any, random);
    if (std::ranges::none_of(rooms.parts(), [](const Slot& room) { return room.size() == kMostRoom; }))
        return not_met("no room is large");
    auto plan = plan_with_random_solution("suguru\n" + parts_drawing(rooms, (*grid)->puzzle->grid),
                                          context.bases, random);
    if (plan) add_givens(*plan);
    return plan;
}

PlanResult plan_norinori(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 6, 4, 10);
    if (!rows) return failure(rows);
    const auto base = context.bases.of(sized_base("grid {S}\nrange . \"#\"\n", *rows));
    if (!base) return failure(base);
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
    return design_regions(std::move(plan), dominoes, "norinori\n", context, random);
}

}  // namespace

std::vector<CreatedKind> region_kinds() {
    return {
        {.name = "jigsaw-sudoku",
         .kind = "sudoku jigsaw",
         .example = "sator create jigsaw-sudoku --size 6x6",
         .parameters = kSizeOnly,
         .usual_symmetry = "rotation",
         .way = ByPlan{plan_jigsaw}},
        {.name = "suguru",
         .kind = "suguru",
         .example = "sator create suguru",
         .parameters = kSizeOnly,
         .way = ByPlan{plan_suguru}},
        {.name = "norinori",
         .kind = "norinori",
         .example = "sator create norinori",
         .parameters = kSizeOnly,
         .takes_few_rules = true,
         .way = ByPlan{plan_norinori}},
    };
}

}  // namespace sator::create
