// Counter-example guided design of a drawn filling: the filling stays, and its signs move to other places of theirs.

#include "sator/create/recipe/drawn_filling.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "sator/create/recipe/text_judge.hpp"
#include "sator/create/recipe/true_clues.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/solve/narrowed_question.hpp"

namespace sator::create {

namespace {

/// The design is given up after this number of moves that exclude too little.
constexpr std::size_t kMostSignMoves = 300;

class FillingDesign {
  public:
    FillingDesign(std::vector<MovableSign> signs, PrintedBoard board, BasePuzzles& bases)
        : signs_(std::move(signs)), board_(std::move(board)), bases_(bases), judge_(bases) {
        for (std::size_t i = 0; i < signs_.size(); ++i) {
            if (signs_[i].choices.size() > 1) movable_.push_back(i);
        }
    }

    bool refine(Plan& plan, std::span<const Value> counterexample, RandomSource& random) {
        judge_.add(counterexample);
        for (std::size_t moves = 0; moves < kMostSignMoves && !movable_.empty(); ++moves) {
            MovableSign& sign = signs_[random.pick(movable_)];
            const std::size_t before = sign.chosen;
            sign.chosen = random.below(sign.choices.size());
            if (sign.chosen == before) continue;
            const auto verdict = judge_.verdict(text(), plan.solution);
            if (verdict == TextJudge::Verdict::IsDesign) return rebase(plan) && state(plan);
            if (verdict == TextJudge::Verdict::Wrong) sign.chosen = before;
        }
        return false;
    }

    /// Returns the text with all signs.
    std::string text() const { return board(true).text(); }

    /// Reads the base, which has all signs that must stand, and the others as clues.
    bool rebase(Plan& plan) {
        const PrintedBoard base_board = board(false);
        auto base = bases_.of(base_board.text());
        if (!base) return false;
        plan.base = *base;
        plan.write = [base_board](const Plan& stated, const Chosen& chosen) {
            return base_board.text(stated, chosen);
        };
        return true;
    }

    /// Makes the optional signs clues of the plan. Returns false if one is not true.
    bool state(Plan& plan) {
        plan.clues.clear();
        TrueClues true_clues(plan, bases_);
        return std::ranges::all_of(signs_, [&](const MovableSign& sign) {
            if (!sign.is_optional) return true;
            const auto& choice = sign.choices[sign.chosen];
            auto clue =
                true_clues.at(board_.spot_at(choice.place, choice.text), 1, TrueClues::Lost::Replaced);
            if (clue) plan.clues.push_back(std::move(*clue));
            return clue.has_value();
        });
    }

  private:
    PrintedBoard board(bool has_optional) const {
        PrintedBoard written = board_;
        for (const MovableSign& sign : signs_) {
            if (!sign.is_optional || has_optional)
                written.put(sign.choices[sign.chosen].place, sign.choices[sign.chosen].text, false);
        }
        return written;
    }

    std::vector<MovableSign> signs_;
    std::vector<std::size_t> movable_;  // signs with several choices
    PrintedBoard board_;
    BasePuzzles& bases_;
    TextJudge judge_;
};

/// Returns the values between each two cells: those that are drawn, and the open value at all other positions.
std::vector<Given> givens_between(const Puzzle& puzzle, const std::vector<ValueBetween>& drawn) {
    const Grid& grid = puzzle.grid;
    const puzzle::PositionMap map(grid);
    const std::size_t cells = grid.places.size();
    std::vector<Given> givens;
    for (std::size_t i = cells; i < grid.position_count(); ++i) {
        const auto ends = map.cells(CellId(i));
        if (!ends[0] || !ends[1]) continue;  // the rim is no choice
        const auto [low, high] = std::minmax({ends[0]->index(), ends[1]->index()});
        const auto found = std::ranges::find_if(
            drawn, [&](const ValueBetween& value) { return value.first == low && value.second == high; });
        const Value value = value_of_symbol(puzzle, found == drawn.end() ? "." : found->symbol);
        givens.push_back({CellId(i), ValueId(static_cast<std::size_t>(value)), {}});
    }
    return givens;
}

}  // namespace

FillingMaker filling_maker(std::string_view name) {
    struct Row {
        std::string_view name;
        FillingMaker maker;
    };
    static constexpr std::array<Row, 6> kRows = {{{"compasses", drawn_compasses},
                                                  {"figures", drawn_figures},
                                                  {"galaxies", drawn_galaxies},
                                                  {"halves", drawn_halves},
                                                  {"paths", drawn_paths},
                                                  {"snake", drawn_snake}}};
    const auto row = std::ranges::find(kRows, name, &Row::name);
    return row == kRows.end() ? nullptr : row->maker;
}

PlanResult plan_drawn_filling(DrawnFilling filling, PrintedBoard board, BasePuzzles& bases) {
    const auto design = std::make_shared<FillingDesign>(std::move(filling.signs), std::move(board), bases);
    Plan plan;
    if (!design->rebase(plan)) return not_met("the signs of the filling do not fit");
    const std::vector<Given> givens = givens_between(*plan.base->puzzle, filling.between);
    const FoundSolutions found =
        solve_narrowed(plan.base->solver, {.limit = 1, .givens = std::span<const Given>(givens)}, {});
    if (found.solutions.empty()) return not_met("the filling breaks a rule of its kind");
    const auto values = found.solutions[0].values();
    plan.solution.assign(values.begin(), values.end());
    if (!design->state(plan)) return not_met("the clues of the filling do not fit");
    plan.refine = [design](Plan& changed, std::span<const Value> counterexample, RandomSource& random) {
        return design->refine(changed, counterexample, random);
    };
    return plan;
}

}  // namespace sator::create
