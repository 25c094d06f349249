// Counter-example guided design (see shapes/partition_design.cpp) for a kind that is known by its text only. A try costs a reading of the
// text, about 0.2 ms.

#include "sator/create/recipe/region_refinement.hpp"

#include <algorithm>
#include <memory>

#include "sator/create/recipe/text_judge.hpp"

namespace sator::create {

namespace {

/// The design is given up after this number of moves that exclude too little.
constexpr std::size_t kMostMoves = 600;

class RegionRefinement {
  public:
    RegionRefinement(Partition regions, std::function<std::string(const Partition&)> text, BasePuzzles& bases)
        : regions_(std::move(regions)), text_(std::move(text)), bases_(bases), judge_(bases) {}

    bool refine(Plan& plan, std::span<const Value> counterexample, RandomSource& random) {
        judge_.add(counterexample);
        for (std::size_t moves = 0; moves < kMostMoves; ++moves) {
            const Partition before = regions_;
            if (move(plan.solution, random) && is_design(plan.solution)) return rebase(plan);
            if (keeps_solution_) continue;
            regions_ = before;
        }
        return false;
    }

  private:
    /// Moves a cell to the region beside it; at first one in which the last counterexample differs. A solution also has the values
    /// between cells, e.g. those of lines.
    bool move(const std::vector<Value>& solution, RandomSource& random) {
        keeps_solution_ = false;
        std::vector<CellId> cells;
        for (std::size_t cell = 0; cell < regions_.cell_count(); ++cell) {
            if (judge_.last()[cell] != solution[cell] || random.below(4) == 0) cells.emplace_back(cell);
        }
        if (cells.empty()) return false;
        const CellId cell = random.pick(cells);
        const std::size_t to = regions_.part_of(random.pick(regions_.neighbours(cell)));
        if (to == regions_.part_of(cell) || !regions_.is_connected_without(cell)) return false;
        regions_.move(cell, to);
        return true;
    }

    bool is_design(std::span<const Value> solution) {
        const auto verdict = judge_.verdict(text_(regions_), solution);
        keeps_solution_ = verdict != TextJudge::Verdict::Wrong;
        return verdict == TextJudge::Verdict::IsDesign;
    }

    bool rebase(Plan& plan) {
        auto base = bases_.of(text_(regions_));
        if (base) plan.base = *base;
        return base.has_value();
    }

    Partition regions_;
    std::function<std::string(const Partition&)> text_;
    BasePuzzles& bases_;
    TextJudge judge_;
    bool keeps_solution_ = false;  // the last move broke no rule, so the next one may go on from there
};

}  // namespace

void refine_by_regions(Plan& plan, Partition regions, std::function<std::string(const Partition&)> text,
                       BasePuzzles& bases) {
    const auto refinement = std::make_shared<RegionRefinement>(std::move(regions), std::move(text), bases);
    plan.refine = [refinement](Plan& changed, std::span<const Value> counterexample, RandomSource& random) {
        return refinement->refine(changed, counterexample, random);
    };
}

}  // namespace sator::create
