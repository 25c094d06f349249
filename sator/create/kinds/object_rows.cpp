// Kinds with objects in the cells: mines, tents, ships, lamps; and the number kinds that are drawn as printed.

#include <algorithm>
#include <set>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"
#include "sator/create/shapes/partition.hpp"
#include "sator/create/shapes/plain_drawing.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::create {

namespace {

/// The cells around a cell, those at its corners too.
Slot cells_around(std::size_t cell, std::size_t columns, std::size_t rows) {
    Slot around;
    const std::size_t row = cell / columns, column = cell % columns;
    for (std::size_t r = row - (row > 0); r <= std::min(row + 1, rows - 1); ++r) {
        for (std::size_t c = column - (column > 0); c <= std::min(column + 1, columns - 1); ++c) {
            if (r != row || c != column) around.emplace_back(r * columns + c);
        }
    }
    return around;
}

PlanResult plan_minesweeper(const KindContext& context, RandomSource& random) {
    constexpr std::size_t kMinesPercent = 22;
    const auto size = grid_size(context, "8x8", 3, 20);
    if (!size) return failure(size);
    const auto base = context.bases.of("minesweeper " + size->text() + "\n");
    if (!base) return failure(base);
    Plan plan{.base = *base, .solution = {}, .clues = {}};
    std::vector<bool> is_mine(size->columns * size->rows);
    for (std::size_t cell = 0; cell < is_mine.size(); ++cell)
        is_mine[cell] = random.below(100) < kMinesPercent;
    for (std::size_t cell = 0; cell < is_mine.size(); ++cell) {
        const auto mines = std::ranges::count_if(cells_around(cell, size->columns, size->rows),
                                                 [&](CellId other) { return is_mine[other.index()]; });
        plan.solution.push_back(
            value_of_symbol(*(*base)->puzzle, is_mine[cell] ? "M" : std::to_string(mines)));
    }
    add_givens(plan);
    std::erase_if(plan.clues, [&](const OptionalClue& clue) { return is_mine[clue.givens[0].cell.index()]; });
    return plan;
}

/// Adds a clue for each row and column to a kind's own lists: how many of its cells satisfy `counts`.
void add_counts(Plan& plan, std::uint8_t level, const std::function<bool(CellId)>& counts) {
    const auto add = [&](std::string_view side, const std::vector<Sequence>& lines) {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto count = std::ranges::count_if(lines[i].cells, counts);
            ClueSpot spot{.heading = {},
                          .side = std::string(side),
                          .index = i,
                          .length = lines.size(),
                          .text = std::to_string(count)};
            plan.clues.push_back({.givens = {}, .spots = {std::move(spot)}, .rules = {}, .level = level});
        }
    };
    add("left", rows_of(plan.base->puzzle->grid));
    add("top", columns_of(plan.base->puzzle->grid));
}

std::string symbol_at(const Plan& plan, CellId cell) {
    return plan.base->puzzle->alphabet[static_cast<std::size_t>(plan.solution[cell.index()])].to_string();
}

/// Places tents at random, none touching another, each with a tree beside it, and returns the drawing of the trees.
std::string random_camp(std::size_t side, RandomSource& random) {
    std::string cells(side * side, '.');
    std::vector<bool> is_tent(cells.size());
    for (std::size_t i = 0; i < 4 * cells.size(); ++i) {
        const std::size_t tent = random.below(cells.size());
        const Slot around = cells_around(tent, side, side);
        if (cells[tent] != '.' || is_tent[tent]) continue;
        if (std::ranges::any_of(around, [&](CellId other) { return is_tent[other.index()]; })) continue;
        std::vector<std::size_t> beside;
        for (const CellId other : around) {
            const bool shares_edge =
                other.index() / side == tent / side || other.index() % side == tent % side;
            if (shares_edge && cells[other.index()] == '.') beside.push_back(other.index());
        }
        if (beside.empty()) continue;
        is_tent[tent] = true;
        cells[random.pick(beside)] = 'T';
    }
    return plain_drawing(side, cells);
}

PlanResult plan_tents(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 8, 4, 14);
    if (!rows) return failure(rows);
    auto plan = plan_with_random_solution("tents\n" + random_camp(*rows, random), context.bases, random);
    if (!plan) return plan;
    add_counts(*plan, 1, [&](CellId cell) { return symbol_at(*plan, cell) == "A"; });
    if (auto read = read_clue_rules(*plan, context.bases); !read) return failure(read);
    return plan;
}

PlanResult plan_battleships(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 8, 6, 10);
    if (!rows) return failure(rows);
    const std::string fleet = *rows < 8    ? "3 2 2 1 1 1"
                              : *rows < 10 ? "4 3 2 2 1 1 1"
                                           : "4 3 3 2 2 2 1 1 1 1";
    auto plan = plan_with_random_solution(sized_base("battleships {S} fleet " + fleet + "\n", *rows),
                                          context.bases, random);
    if (!plan) return plan;
    add_counts(*plan, 1, [&](CellId cell) { return symbol_at(*plan, cell) != "~"; });
    if (auto read = read_clue_rules(*plan, context.bases); !read) return failure(read);
    add_givens(*plan);
    return plan;
}

PlanResult plan_kakurasu(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 6, 4, 9);
    if (!rows) return failure(rows);
    const auto base = context.bases.of(sized_base("kakurasu {S}\n", *rows));
    if (!base) return failure(base);
    Plan plan{.base = *base, .solution = {}, .clues = {}};
    for (std::size_t cell = 0; cell < *rows * *rows; ++cell)
        plan.solution.push_back(random.below(2) == 0 ? 0 : 1);
    const auto add = [&](std::string_view side, const std::vector<Sequence>& lines) {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::size_t sum = 0;
            for (std::size_t c = 0; c < lines[i].cells.size(); ++c)
                sum += plan.solution[lines[i].cells[c].index()] == 1 ? c + 1 : 0;
            ClueSpot spot{.heading = {},
                          .side = std::string(side),
                          .index = i,
                          .length = lines.size(),
                          .text = std::to_string(sum)};
            plan.clues.push_back({.givens = {}, .spots = {std::move(spot)}, .rules = {}, .level = 1});
        }
    };
    add("rows", rows_of((*base)->puzzle->grid));
    add("columns", columns_of((*base)->puzzle->grid));
    if (auto read = read_clue_rules(plan, context.bases); !read) return failure(read);
    return plan;
}

/// A path of a king through all cells, by W. Warnsdorff's rule: go where the fewest free cells are left. Empty if it fails.
std::vector<std::size_t> king_path(std::size_t side, RandomSource& random) {
    std::vector<std::size_t> path = {random.below(side * side)};
    std::vector<bool> is_free(side * side, true);
    is_free[path[0]] = false;
    const auto free_around = [&](std::size_t cell) {
        Slot around = cells_around(cell, side, side);
        std::erase_if(around, [&](CellId other) { return !is_free[other.index()]; });
        return around;
    };
    while (path.size() < side * side) {
        Slot next = free_around(path.back());
        if (next.empty()) return {};
        random.shuffle(next);
        const auto best = std::ranges::min_element(
            next, {}, [&](CellId cell) { return free_around(cell.index()).size() + random.below(2); });
        path.push_back(best->index());
        is_free[path.back()] = false;
    }
    return path;
}

PlanResult plan_hidato(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 5, 3, 8);
    if (!rows) return failure(rows);
    const auto base =
        context.bases.of("hidato\n" + plain_drawing(*rows, std::vector<std::string>(*rows * *rows, ".")));
    if (!base) return failure(base);
    const std::vector<std::size_t> path = king_path(*rows, random);
    if (path.empty()) return not_met("no path through all cells was found");
    Plan plan{.base = *base, .solution = std::vector<Value>(path.size()), .clues = {}};
    for (std::size_t i = 0; i < path.size(); ++i)
        plan.solution[path[i]] = value_of_symbol(*(*base)->puzzle, std::to_string(i + 1));
    add_givens(plan);
    return plan;
}

/// Returns the row of a kind, whose name it has.
CreatedKind of_objects(std::string_view kind, PlanResult (*plan)(const KindContext&, RandomSource&)) {
    return {.name = kind, .kind = kind, .example = {}, .parameters = kSizeOnly, .way = ByPlan{plan}};
}

}  // namespace

std::vector<CreatedKind> object_kinds() {
    return {of_objects("minesweeper", plan_minesweeper), of_objects("tents", plan_tents),
            of_objects("battleships", plan_battleships), of_objects("kakurasu", plan_kakurasu),
            of_objects("hidato", plan_hidato)};
}

}  // namespace sator::create
