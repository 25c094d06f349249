// Counter-example guided design (see shapes/partition_design.cpp) for a kind that is known by its text only. A try costs a reading of the
// text, about 0.2 ms.

#include "sator/create/recipe/region_refinement.hpp"

#include <algorithm>
#include <memory>

#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::create {

namespace {

/// The design is given up after this number of moves that exclude too little.
constexpr std::size_t kMostMoves = 600;

class RegionRefinement {
  public:
    RegionRefinement(Partition regions, std::function<std::string(const Partition&)> text, BasePuzzles& bases)
        : regions_(std::move(regions)), text_(std::move(text)), bases_(bases), cache_(make_clue_cache()) {}

    bool refine(Plan& plan, std::span<const Value> counterexample, RandomSource& random) {
        found_.emplace_back(counterexample.begin(), counterexample.end());
        for (std::size_t moves = 0; moves < kMostMoves; ++moves) {
            const Partition before = regions_;
            if (move(plan.solution, random) && is_design(plan.solution)) return rebase(plan);
            if (keeps_solution_) continue;
            regions_ = before;
        }
        return false;
    }

  private:
    /// Moves a cell to the region beside it; at first one in which the last counterexample differs.
    bool move(const std::vector<Value>& solution, RandomSource& random) {
        keeps_solution_ = false;
        std::vector<CellId> cells;
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (found_.back()[cell] != solution[cell] || random.below(4) == 0) cells.emplace_back(cell);
        }
        const CellId cell = random.pick(cells);
        const std::size_t to = regions_.part_of(random.pick(regions_.neighbours(cell)));
        if (to == regions_.part_of(cell) || !regions_.is_connected_without(cell)) return false;
        regions_.move(cell, to);
        return true;
    }

    /// Whether the rules hold in the solution and in no counterexample.
    bool is_design(std::span<const Value> solution) {
        auto puzzle = bases_.read(text_(regions_));
        if (!puzzle) return false;
        RuleContext context{*puzzle, *cache_, bases_.files(), {}};
        const auto rules = make_rules(Registry::standard(), context);
        keeps_solution_ = rules && hold(*rules, solution);
        return keeps_solution_ &&
               std::ranges::none_of(found_, [&](const auto& values) { return hold(*rules, values); });
    }

    static bool hold(const RuleList& rules, std::span<const Value> values) {
        std::vector<Value> own;
        return std::ranges::all_of(rules, [&](const auto& rule) {
            own.clear();
            for (const CellId cell : rule->cells()) own.push_back(values[cell.index()]);
            return rule->holds(own);
        });
    }

    bool rebase(Plan& plan) {
        auto base = bases_.of(text_(regions_));
        if (base) plan.base = *base;
        return base.has_value();
    }

    Partition regions_;
    std::function<std::string(const Partition&)> text_;
    BasePuzzles& bases_;
    std::shared_ptr<ClueCache> cache_;
    std::vector<std::vector<Value>> found_;  // the counterexamples
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
