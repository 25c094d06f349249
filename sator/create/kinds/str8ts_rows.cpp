// Str8ts: black cells symmetric by half a turn, some with a digit; white digits are left out.

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

/// The shares of black cells, and of black cells with a digit among them.
constexpr std::size_t kBlackPercent = 24, kDigitPercent = 40;

/// The marks of the cells of a grid: '#' for a black cell, "#." for one with a digit, '.' for a white one.
using Marks = std::vector<std::string>;

Marks random_marks(std::size_t rows, RandomSource& random) {
    Marks marks(rows * rows, ".");
    for (std::size_t cell = 0; cell <= marks.size() / 2; ++cell) {
        std::string& one = marks[cell];
        std::string& other = marks[marks.size() - 1 - cell];
        if (random.below(100) >= kBlackPercent) continue;
        one = random.below(100) < kDigitPercent ? "#." : "#";
        other = random.below(100) < kDigitPercent ? "#." : "#";
    }
    return marks;
}

/// Whether no white cell stands alone in its row and in its column: such a cell would belong to no straight.
bool has_straights(const Marks& marks, std::size_t rows) {
    const auto is_white = [&](std::size_t cell) { return marks[cell] == "."; };
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        const std::size_t row = cell / rows, column = cell % rows;
        const bool is_across =
            (column > 0 && is_white(cell - 1)) || (column + 1 < rows && is_white(cell + 1));
        const bool is_down = (row > 0 && is_white(cell - rows)) || (row + 1 < rows && is_white(cell + rows));
        if (is_white(cell) && !is_across && !is_down) return false;
    }
    return true;
}

std::string str8ts_text(Marks marks, std::size_t rows, const Plan& plan, const Chosen& chosen) {
    std::vector<std::size_t> place;  // of each cell of the grid
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i] != "#") place.push_back(i);
    }
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        if (!chosen[clue]) continue;
        for (const Given& given : plan.clues[clue].givens)
            marks[place[given.cell.index()]].back() = static_cast<char>('1' + given.value.index());
    }
    std::string text = "str8ts\n";
    for (std::size_t i = 0; i < marks.size(); ++i) {
        text += std::string(i % rows == 0 ? "| " : " ") + marks[i];
        text += i % rows + 1 == rows ? "\n" : std::string(2 - marks[i].size(), ' ');
    }
    return text;
}

PlanResult plan_str8ts(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 9, 4, 9);
    if (!rows) return failure(rows);
    const Marks marks = random_marks(*rows, random);
    if (!has_straights(marks, *rows)) return not_met("a white cell stands alone");
    auto plan = plan_with_random_solution(str8ts_text(marks, *rows, {}, {}), context.bases, random);
    if (!plan) return plan;
    OptionalClue digits;  // of the black cells, which are always given
    digits.is_kept = true;
    std::size_t cell = 0;
    for (const std::string& mark : marks) {
        if (mark == "#") continue;
        const Given given{CellId(cell), ValueId(static_cast<std::size_t>(plan->solution[cell])), {}};
        if (mark == ".")
            plan->clues.push_back({.givens = {given}, .spots = {}, .rules = {}});
        else
            digits.givens.push_back(given);
        ++cell;
    }
    plan->clues.push_back(std::move(digits));
    plan->write = [marks, rows = *rows](const Plan& stated, const Chosen& chosen) {
        return str8ts_text(marks, rows, stated, chosen);
    };
    return plan;
}

}  // namespace

CreatedKind created_str8ts() {
    return {.name = "str8ts",
            .kind = "str8ts",
            .example = "sator create str8ts --size 6x6",
            .parameters = kSizeOnly,
            .way = ByPlan{plan_str8ts}};
}

}  // namespace sator::create
