// A question is monotone: fewer clues leave more solutions. So a solution that was found once answers each later question whose clues
// it keeps, and a search is needed only if every known counterexample breaks a chosen clue.

#include "sator/create/choose/uniqueness_prover.hpp"

#include <algorithm>
#include <variant>

#include "sator/base/assert.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/solve/narrowed_question.hpp"

namespace sator::create {

namespace {

/// More counterexamples than this are not kept. The oldest ones are forgotten.
constexpr std::size_t kKeptCounterexamples = 256;
/// For more givens than this, one search for any counterexample takes less time than one for each.
constexpr std::size_t kMostExcluded = 2;

}  // namespace

UniquenessProver::UniquenessProver(const Plan& plan, BasePuzzles& bases)
    : plan_(plan),
      bases_(bases),
      cache_(make_clue_cache()),
      rules_(plan.clues.size()),
      selected_(plan.clues.size()) {
    has_rules_ =
        std::ranges::any_of(plan.clues, [](const OptionalClue& clue) { return !clue.rules.empty(); });
}

UniquenessProver::Words UniquenessProver::words_of(const Chosen& chosen) const {
    Words words((chosen.size() + kWordBits - 1) / kWordBits);
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        if (chosen[clue]) set_bit(words, clue);
    }
    return words;
}

bool UniquenessProver::admits_counterexample(const Words& chosen) {
    for (std::size_t i = counterexamples_.size(); i-- > 0;) {
        bool is_broken = false;
        for (std::size_t w = 0; w < chosen.size() && !is_broken; ++w)
            is_broken = (counterexamples_[i].broken[w] & chosen[w]) != 0;
        if (is_broken) continue;
        std::rotate(counterexamples_.begin() + static_cast<std::ptrdiff_t>(i),
                    counterexamples_.begin() + static_cast<std::ptrdiff_t>(i) + 1, counterexamples_.end());
        counterexample_ = counterexamples_.back().values;
        return true;
    }
    return false;
}

/// Makes the solver state the rules of the chosen clues. Returns false if a limit is reached.
bool UniquenessProver::select_rules(const Chosen& chosen) {
    Chosen wanted(chosen.size());
    bool has_any = false, is_same = true;
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        wanted[clue] = chosen[clue] && !plan_.clues[clue].rules.empty();
        has_any = has_any || wanted[clue];
        is_same = is_same && wanted[clue] == selected_[clue];
    }
    if (!has_any) own_solver_.reset();
    if (is_same && (own_solver_ || !has_any)) return true;
    selected_ = wanted;
    if (!has_any) return true;
    Puzzle puzzle = puzzle_of(plan_, wanted, bases_);
    auto solver = PuzzleSolver::build(
        std::move(puzzle), {.files = bases_.files(), .limits = bases_.search_limits(), .clue_cache = cache_});
    SATOR_ASSERT(solver.has_value());  // the rules were read and made before
    own_solver_ = std::move(*solver);
    limit_ = own_solver_->build_limit();
    return !limit_;
}

bool UniquenessProver::breaks(std::size_t number, std::span<const Value> values) {
    const OptionalClue& clue = plan_.clues[number];
    for (const Given& given : clue.givens) {
        if (values[given.cell.index()] != static_cast<Value>(given.value.index())) return true;
    }
    if (clue.rules.empty()) return false;
    if (!rules_[number]) {
        Puzzle puzzle = *plan_.base->puzzle;
        puzzle.rules = clue.rules;
        RuleContext context{puzzle, *cache_, bases_.files(), {}};
        auto made = make_rules(Registry::standard(), context);
        SATOR_ASSERT(made.has_value());
        rules_[number] = std::move(*made);
    }
    std::vector<Value> own;
    return std::ranges::any_of(*rules_[number], [&](const auto& rule) {
        own.clear();
        for (const CellId cell : rule->cells()) own.push_back(values[cell.index()]);
        return !rule->holds(own);
    });
}

void UniquenessProver::add_counterexample(std::span<const Value> values) {
    Counterexample counterexample{{values.begin(), values.end()},
                                  Words((plan_.clues.size() + kWordBits - 1) / kWordBits)};
    for (std::size_t clue = 0; clue < plan_.clues.size(); ++clue) {
        if (breaks(clue, values)) set_bit(counterexample.broken, clue);
    }
    if (counterexamples_.size() >= kKeptCounterexamples)
        counterexamples_.erase(counterexamples_.begin(), counterexamples_.begin() + kKeptCounterexamples / 2);
    counterexample_ = counterexample.values;
    counterexamples_.push_back(std::move(counterexample));
}

void UniquenessProver::collect_givens(const Chosen& chosen) {
    givens_.clear();
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        if (chosen[clue]) std::ranges::copy(plan_.clues[clue].givens, std::back_inserter(givens_));
    }
}

/// Looks for a counterexample that has the collected givens and none of the excluded ones.
Left UniquenessProver::search(std::span<const Given> excluded) {
    ++searches_;
    std::size_t found = 0;
    bool has_other = false;
    const std::uint64_t enough = excluded.empty() ? 2 : 1;
    const SolveOptions options{.limit = enough, .givens = std::span<const Given>(givens_)};
    const solve::Narrowing narrowing{.excluded = excluded, .endgame_solutions = enough};
    const Outcome outcome = solve_narrowed(solver(), options, narrowing, [&](const SolutionView& solution) {
        ++found;
        if (std::ranges::equal(solution.values(), plan_.solution)) return true;
        add_counterexample(solution.values());
        has_other = true;
        return false;
    });
    if (has_other) return Left::Several;
    if (const auto* stopped = std::get_if<Stopped>(&outcome)) {
        limit_ = stopped->limit;
        return Left::Unknown;
    }
    SATOR_ASSERT(found == (excluded.empty() ? 1 : 0));  // all clues are true of the solution
    return Left::OneSolution;
}

Left UniquenessProver::left_by(const Chosen& chosen) {
    return left_by(chosen, {});
}

Left UniquenessProver::left_by(const Chosen& chosen, std::span<const std::size_t> dropped) {
    counterexample_.clear();
    limit_.reset();
    if (admits_counterexample(words_of(chosen))) return Left::Several;
    if (has_rules_ && !select_rules(chosen)) return Left::Unknown;
    collect_givens(chosen);
    const auto is_given = [&](std::size_t clue) {
        return plan_.clues[clue].rules.empty() && plan_.clues[clue].givens.size() == 1;
    };
    if (dropped.empty() || dropped.size() > kMostExcluded || !std::ranges::all_of(dropped, is_given))
        return search({});
    for (const std::size_t clue : dropped) {
        // A counterexample that differs at the clues before this one does not exist.
        const Left left = search(plan_.clues[clue].givens);
        if (left != Left::OneSolution) return left;
        givens_.push_back(plan_.clues[clue].givens[0]);
    }
    return Left::OneSolution;
}

}  // namespace sator::create
