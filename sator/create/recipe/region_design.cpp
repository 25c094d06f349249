// Counter-example guided design of regions with numbers (see region_refinement.cpp for regions without): a cell moves to the region beside
// it, and the numbers of both regions become those that are true then. A move costs a few readings of the text, about 0.2 ms each.

#include "sator/create/recipe/region_design.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "sator/create/recipe/text_judge.hpp"
#include "sator/create/recipe/true_clues.hpp"

namespace sator::create {

namespace {

/// The design is given up after this number of moves that exclude too little.
constexpr std::size_t kMostMoves = 400;
/// One of this number of cells that may move is one in which solution and counterexample agree.
constexpr std::size_t kAgreeing = 4;

using Numbers = std::vector<std::string>;

class RegionDesigner {
  public:
    RegionDesigner(RegionDesign design, BasePuzzles& bases)
        : design_(std::move(design)),
          numbers_(design_.regions.parts().size()),
          bases_(bases),
          judge_(bases),
          plain_judge_(bases) {}

    void add_numbers(Plan& plan) {
        if (design_.numbers != RegionDesign::Numbers::None) {
            for (std::size_t region = 0; region < numbers_.size(); ++region)
                numbers_[region] = number_of(region, plan.solution);
        }
        state(plan);
    }

    bool refine(Plan& plan, std::span<const Value> counterexample, RandomSource& random) {
        judge_.add(counterexample);
        for (std::size_t moves = 0; moves < kMostMoves; ++moves) {
            const Partition regions = design_.regions;
            const Numbers numbers = numbers_;
            if (!move(plan.solution, random)) continue;
            const auto verdict = judge_.verdict(design_.text(numbers_), plan.solution);
            if (verdict == TextJudge::Verdict::IsDesign) return rebase(plan);
            if (verdict == TextJudge::Verdict::TooWeak) continue;  // the next move may go on from there
            design_.regions = regions;
            numbers_ = numbers;
        }
        return false;
    }

  private:
    /// Returns the number that is true of a region; empty if there is none.
    std::string number_of(std::size_t region, std::span<const Value> solution) {
        Numbers alone(numbers_.size());
        const auto is_true = [&](std::string number) {
            alone[region] = std::move(number);
            return plain_judge_.verdict(design_.text(alone), solution) != TextJudge::Verdict::Wrong;
        };
        if (!numbers_[region].empty() && is_true(numbers_[region])) return alone[region];
        for (std::size_t number = 0; number <= design_.regions.parts()[region].size(); ++number) {
            if (is_true(std::to_string(number))) return alone[region];
        }
        return {};
    }

    /// Moves a cell to the region beside it; mostly one in which the last counterexample differs.
    bool move(const std::vector<Value>& solution, RandomSource& random) {
        Partition& regions = design_.regions;
        const std::vector<std::size_t> places = design_.board.cells();  // blocks have no value
        std::vector<CellId> cells;
        for (std::size_t cell = 0; cell < places.size(); ++cell) {
            if (judge_.last()[cell] != solution[cell] || random.below(kAgreeing) == 0)
                cells.emplace_back(places[cell]);
        }
        if (cells.empty()) return false;
        const CellId cell = random.pick(cells);
        if (regions.neighbours(cell).empty()) return false;
        const std::size_t from = regions.part_of(cell),
                          to = regions.part_of(random.pick(regions.neighbours(cell)));
        if (to == from || !regions.is_connected_without(cell)) return false;
        regions.move(cell, to);
        if (design_.numbers == RegionDesign::Numbers::None) return true;
        for (const std::size_t region : {from, to}) numbers_[region] = number_of(region, solution);
        return true;
    }

    bool rebase(Plan& plan) {
        auto base = bases_.of(design_.text(Numbers(numbers_.size())));
        if (!base) return false;
        plan.base = *base;
        state(plan);
        return true;
    }

    /// Makes the numbers clues of the plan. The index of a clue is its region.
    void state(Plan& plan) const {
        plan.write = [design = design_](const Plan& stated, const Chosen& chosen) {
            Numbers written(design.regions.parts().size());
            for (std::size_t i = 0; i < chosen.size(); ++i) {
                const auto& spots = stated.clues[i].spots;
                if (chosen[i] && !spots.empty()) written[spots.front().index] = spots.front().text;
            }
            return RegionDesign(design).text(written);
        };
        plan.clues.clear();
        TrueClues true_clues(plan, bases_);
        for (std::size_t region = 0; region < numbers_.size(); ++region) {
            if (numbers_[region].empty()) continue;
            auto clue = true_clues.at({.heading = {},
                                       .side = {},
                                       .index = region,
                                       .length = numbers_.size(),
                                       .text = numbers_[region]});
            if (clue) plan.clues.push_back(std::move(*clue));
        }
    }

    RegionDesign design_;
    Numbers numbers_;  // by region: the number that is true, empty for none
    BasePuzzles& bases_;
    TextJudge judge_, plain_judge_;  // with and without the counterexamples
};

}  // namespace

std::string RegionDesign::text(const std::vector<std::string>& written) {
    board.set_regions(regions);
    if (numbers == Numbers::Keys) {
        std::string line = head;
        for (std::size_t region = 0; region < written.size(); ++region) {
            if (!written[region].empty())
                line += std::string(" ") + part_letter(region) + "=" + written[region];
        }
        return line + "\n" + board.text();
    }
    PrintedBoard drawn = board;
    for (std::size_t region = 0; region < written.size(); ++region) {
        if (written[region].empty()) continue;
        const auto open = std::ranges::find_if(regions.parts()[region],
                                               [&](CellId cell) { return board.is_open(cell.index()); });
        if (open != regions.parts()[region].end()) drawn.put(open->index(), written[region], false);
    }
    return drawn.text();
}

void refine_by_region_design(Plan& plan, RegionDesign design, BasePuzzles& bases) {
    const auto designer = std::make_shared<RegionDesigner>(std::move(design), bases);
    designer->add_numbers(plan);
    plan.refine = [designer](Plan& changed, std::span<const Value> counterexample, RandomSource& random) {
        return designer->refine(changed, counterexample, random);
    };
}

}  // namespace sator::create
