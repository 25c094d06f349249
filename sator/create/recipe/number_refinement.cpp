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
    NumberRefinement(PrintedBoard board, std::size_t least, std::size_t most, BasePuzzles& bases)
        : board_(std::move(board)), least_(least), most_(most), bases_(bases), judge_(bases) {}

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
        std::vector<std::size_t> places = board_.cells();
        std::erase_if(places, [&](std::size_t place) { return board_.is_open(place); });
        if (places.empty()) return false;
        for (std::size_t changes = 0; changes < kMostChanges; ++changes) {
            const std::size_t number = random.between(least_, most_);
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
    std::size_t least_, most_;
    BasePuzzles& bases_;
    TextJudge judge_;
};

void refine_with(const std::shared_ptr<NumberRefinement>& refinement, Plan& plan) {
    plan.write = {};
    plan.refine = [refinement](Plan& changed, std::span<const Value> counterexample, RandomSource& source) {
        return refinement->refine(changed, counterexample, source);
    };
}

}  // namespace

bool refine_by_numbers(Plan& plan, PrintedBoard board, BasePuzzles& bases, RandomSource& random) {
    const std::size_t most = board.columns();
    const auto refinement = std::make_shared<NumberRefinement>(std::move(board), 1, most, bases);
    if (!refinement->fill(plan.solution, random) || !refinement->rebase(plan)) return false;
    refine_with(refinement, plan);
    return true;
}

void refine_numbers_within(Plan& plan, PrintedBoard board, std::size_t least, std::size_t most,
                           BasePuzzles& bases) {
    refine_with(std::make_shared<NumberRefinement>(std::move(board), least, most, bases), plan);
}

}  // namespace sator::create
