// Kakuro: a symmetric pattern of black cells, and a random filling that changes until its sums have no other one.

#include <algorithm>

#include "sator/create/kinds/grid_size.hpp"
#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/logic/kakuro_filling.hpp"
#include "sator/create/shapes/kakuro_pattern.hpp"
#include "sator/create/shapes/plain_drawing.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kKakuroParameters[] = {kSizeParameter};

std::string kakuro_text(const KakuroPattern& pattern, std::span<const Value> values) {
    const auto sum_at = [&](const std::vector<Run>& runs, std::size_t cell) -> std::string {
        const auto run = std::ranges::find_if(runs, [&](const Run& one) { return one[0] == cell; });
        return run == runs.end() ? "" : std::to_string(sum_of_run(*run, values));
    };
    std::string text = "kakuro\n";
    for (std::size_t r = 0; r <= pattern.rows; ++r) {
        std::string line = "|";
        for (std::size_t c = 0; c <= pattern.columns; ++c) {
            const auto white = [&](std::size_t row, std::size_t column) -> std::size_t {
                if (row == 0 || column == 0 || row > pattern.rows || column > pattern.columns)
                    return SIZE_MAX;
                return pattern.number[(row - 1) * pattern.columns + column - 1];
            };
            std::string cell = ".";
            if (white(r, c) == SIZE_MAX) {
                const std::string down =
                    white(r + 1, c) == SIZE_MAX ? "" : sum_at(pattern.down, white(r + 1, c));
                const std::string across =
                    white(r, c + 1) == SIZE_MAX ? "" : sum_at(pattern.across, white(r, c + 1));
                cell = down.empty() && across.empty() ? "#" : down + "\\" + across;
            }
            line += " " + cell + std::string(5 - cell.size(), ' ');
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

/// The white cells with different digits in each run, as a puzzle whose solutions are fillings.
std::string filling_text(const KakuroPattern& pattern) {
    std::string signs, places;
    for (const bool is_white : pattern.is_white) signs += is_white ? '*' : '#';
    for (const bool is_across : {true, false}) {
        for (const Run& run : pattern.lines(is_across)) {
            const auto name = [&](std::size_t cell) { return name_of_cell(pattern.columns, cell); };
            places += (places.empty() ? "" : "; ") + name(run.front()) + ".." + name(run.back());
        }
    }
    return "layout\n" + plain_drawing(pattern.columns, signs) + "range 1..9\nrule distinct at " + places +
           "\n";
}

PlanResult plan_kakuro(const KindContext& context, RandomSource& random) {
    const auto size = grid_size(context, "8x8", 3, 20);
    if (!size) return failure(size);
    auto pattern = random_kakuro_pattern(size->columns, size->rows, random);
    if (!pattern) return not_met("the pattern of black cells falls into pieces");
    auto plan = plan_with_random_solution(filling_text(*pattern), context.bases, random);
    if (!plan) return plan;
    RunSums sums(*pattern);
    if (!make_solvable_by_runs(*pattern, plan->solution, sums, random))
        return not_met("no few changes of digits make the sums solvable run by run");
    if (!has_no_long_chain(*pattern, plan->solution))
        return not_met("the runs whose sum has only one combination form a long chain");
    auto base = context.bases.of(kakuro_text(*pattern, plan->solution));
    if (!base) return failure(base);
    plan->base = *base;
    return plan;
}

}  // namespace

std::vector<CreatedKind> kakuro_kinds() {
    return {{.name = "kakuro",
             .kind = "kakuro",
             .example = "sator create kakuro --size 6x6",
             .parameters = kKakuroParameters,
             .way = ByPlan{plan_kakuro}}};
}

}  // namespace sator::create
