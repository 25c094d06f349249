// Counter-example guided design of a board with a number in each cell, e.g. of a hitori: the solution stays, and numbers change. A try
// costs a reading of the text, about 0.2 ms.

#include "sator/create/recipe/number_refinement.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "sator/create/recipe/text_judge.hpp"

namespace sator::create {

namespace {

/// The design is given up after this number of changes that exclude too little.
constexpr std::size_t kMostChanges = 600;

class NumberRefinement {
  public:
    NumberRefinement(PrintedBoard board, BasePuzzles& bases)
        : board_(std::move(board)), bases_(bases), judge_(bases) {}

    /// Puts the first numbers.
    bool fill(const std::vector<Value>& solution, RandomSource& random) {
        std::vector<std::size_t> places = board_.cells(), numbers(board_.columns());
        random.shuffle(places);
        for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i + 1;
        for (const std::size_t place : places) {
            random.shuffle(numbers);
            const bool has_number = std::ranges::any_of(numbers, [&](std::size_t number) {
                return change(place, number, solution) != Verdict::Wrong;
            });
            if (!has_number) return false;
        }
        return true;
    }

    bool refine(Plan& plan, std::span<const Value> counterexample, RandomSource& random) {
        judge_.add(counterexample);
        const std::vector<std::size_t> places = board_.cells();
        for (std::size_t changes = 0; changes < kMostChanges; ++changes) {
            const std::size_t number = 1 + random.below(board_.columns());
            if (change(random.pick(places), number, plan.solution) == Verdict::IsDesign) return rebase(plan);
        }
        return false;
    }

    bool rebase(Plan& plan) {
        auto base = bases_.of(board_.text());
        if (base) plan.base = *base;
        return base.has_value();
    }

  private:
    using Verdict = TextJudge::Verdict;

    /// Puts a number, unless the solution breaks a rule then.
    Verdict change(std::size_t place, std::size_t number, const std::vector<Value>& solution) {
        const std::string before = board_.sign(place);
        board_.put(place, std::to_string(number), false);
        const Verdict verdict = judge_.verdict(board_.text(), solution);
        if (verdict == Verdict::Wrong) board_.put(place, before, false);
        return verdict;
    }

    PrintedBoard board_;
    BasePuzzles& bases_;
    TextJudge judge_;
};

}  // namespace

bool refine_by_numbers(Plan& plan, PrintedBoard board, BasePuzzles& bases, RandomSource& random) {
    const auto refinement = std::make_shared<NumberRefinement>(std::move(board), bases);
    if (!refinement->fill(plan.solution, random) || !refinement->rebase(plan)) return false;
    plan.write = {};
    plan.refine = [refinement](Plan& changed, std::span<const Value> counterexample, RandomSource& source) {
        return refinement->refine(changed, counterexample, source);
    };
    return true;
}

}  // namespace sator::create
