#pragma once

// Test only: judges whole explanations. Every step is proved again by a search over its rules and premises
// only, none of these can be left out, and the final candidates are those of the solver.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "sator/engine/model/model.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/count_window.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/deduce/model_of_rules.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/prove.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Returns the candidates that a step's premises leave.
inline Candidates candidates_of(const PuzzleContext& puzzle_context, const Step& step) {
    Candidates known = puzzle_context.ranges();
    for (const StepPremise& premise : step.premises) {
        if (premise.is_placed) known.fix({premise.cell, premise.values[0]});
        for (const ValueId v : premise.values) {
            if (!premise.is_placed) known.remove({premise.cell, v});
        }
    }
    return known;
}

/// Returns whether the step is a trial that only a search refutes.
inline bool is_by_search(const Step& step) {
    return step.technique == Technique::NestedTrial && !step.assumption()->split;
}

/// Returns for each cell how many more of `rules` in `first` have it than of those in `second`, if as many do not.
inline std::map<CellId, int> difference(const PuzzleContext& puzzle_context, const std::vector<RuleId>& rules,
                                        const std::vector<RuleId>& first, const std::vector<RuleId>& second) {
    std::map<CellId, int> times;
    for (const RuleId rule : rules) {
        const auto of_rule = std::ranges::count(first, rule) - std::ranges::count(second, rule);
        for (const CellId cell : puzzle_context.rules()[rule.index()]->cells())
            times[cell] += static_cast<int>(of_rule);
    }
    std::erase_if(times, [](const auto& entry) { return entry.second == 0; });
    return times;
}

/// Returns whether these rules state the window's count, and whether that and those of the window's groups that they make cells
/// exclude show the conclusion.
inline bool follows_by_counts(const PuzzleContext& puzzle_context, const std::vector<RuleId>& rules,
                              const Candidates& known, const Step& step, CountWindow window) {
    const auto is_missing = [&](RuleId rule) { return std::ranges::find(rules, rule) == rules.end(); };
    if (std::ranges::any_of(window.first, is_missing) || std::ranges::any_of(window.second, is_missing))
        return false;
    std::map<CellId, int> expected;
    for (const CellId cell : window.inside) expected[cell] = 1;
    for (const CellId cell : window.outside) expected[cell] = -1;
    auto found = difference(puzzle_context, rules, window.first, window.second);
    const auto has_both = [&](CellId cell) {
        bool can = false, can_other = false;
        for_each_value(puzzle_context.ranges()[cell],
                       [&](ValueId v) { (has_bit(window.values, v) ? can : can_other) = true; });
        return can && can_other;
    };
    std::erase_if(found, [&](const auto& entry) { return !has_both(entry.first); });
    if (found != expected) return false;
    if (std::erase_if(window.excluding, is_missing) > 0) {
        window.groups.clear();
        window.watching.clear();
    }
    Query query(puzzle_context);
    return follows(*count_fixpoint(query, window), known, {step.placed, step.removed});
}

/// Returns whether these rules have in common what the step's combined rule says, and whether that shows the conclusion.
inline bool follows_by_combined(const PuzzleContext& puzzle_context, const std::vector<RuleId>& rules,
                                const Candidates& known, const Step& step) {
    const CombinedRule& combined = *step.combined();
    if (const auto* counts = std::get_if<CountWindow>(&combined.says))
        return follows_by_counts(puzzle_context, rules, known, step, *counts);
    const auto* window = std::get_if<WindowSum>(&combined.says);
    const auto* left = std::get_if<Leftovers>(&combined.says);
    std::map<CellId, int> expected;
    for (const CellId cell : window != nullptr ? window->innies : left->inside) expected[cell] = 1;
    for (const CellId cell : window != nullptr ? window->outies : left->outside) expected[cell] = -1;
    const auto& first = window != nullptr ? window->regions : left->first;
    const auto& second = window != nullptr ? window->sums : left->second;
    if (difference(puzzle_context, rules, first, second) != expected) return false;
    Query query(puzzle_context);
    CombinedRules& all = query.combined_rules();
    // Each query finds the same combined rules, but makes its own.
    const auto at = std::ranges::find_if(all.all(), [&](const auto& one) {
        const auto* other_window = std::get_if<WindowSum>(&one->says);
        const auto* other_left = std::get_if<Leftovers>(&one->says);
        if (window != nullptr)
            return other_window != nullptr && other_window->innies == window->innies &&
                   other_window->outies == window->outies && other_window->regions == window->regions &&
                   other_window->sums == window->sums;
        return other_left != nullptr && other_left->first == left->first &&
               other_left->second == left->second;
    });
    if (at == all.all().end()) return false;
    return follows(all.fixpoint(static_cast<std::size_t>(at - all.all().begin())), known,
                   {step.placed, step.removed});
}

/// Returns whether the step's conclusion can be proved from these rules and the known candidates.
inline bool follows_from(const PuzzleContext& puzzle_context, const std::vector<RuleId>& rules,
                         const Candidates& known, const Step& step) {
    if (is_by_search(step)) {
        const Model model = model_of_rules(puzzle_context, rules, known);
        const Candidate assumed = step.assumption()->assumed;
        const FixedCell fixed{variable_of(assumed.cell), value_of(assumed.value)};
        const auto stop = [](std::span<const Value>) { return false; };
        return std::holds_alternative<Unsatisfiable>(
            Search(model, Limits{}).solve({.fixed = {&fixed, 1}}, stop));
    }
    if (rules.empty()) return !step.placed.empty() && known.count(step.placed[0].cell) == 1;
    if (step.combined() != nullptr) return follows_by_combined(puzzle_context, rules, known, step);
    RuleFixpoint fixpoint(puzzle_context.propagators(), rules);
    Claim claim{step.placed, step.removed, step.by_assuming, step.is_contradiction()};
    if (step.assumption() != nullptr && step.assumption()->split)
        claim.split = step.assumption()->split->cell;
    return follows(fixpoint, known, claim);
}

inline void expect_minimal(const PuzzleContext& puzzle_context, const Step& step) {
    const Candidates known = candidates_of(puzzle_context, step);
    EXPECT_TRUE(follows_from(puzzle_context, step.rules, known, step)) << sentence(puzzle_context, step);
    for (std::size_t i = 0; i < step.rules.size(); ++i) {
        std::vector<RuleId> fewer(step.rules);
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(follows_from(puzzle_context, fewer, known, step))
            << "a rule too many: " << sentence(puzzle_context, step);
    }
    for (const StepPremise& premise : step.premises) {
        for (const ValueId v : premise.values) {
            Candidates less = known;
            if (premise.is_placed) {
                std::ranges::copy(puzzle_context.ranges()[premise.cell], less[premise.cell].begin());
            } else {
                set_bit(less[premise.cell], v);
            }
            EXPECT_FALSE(follows_from(puzzle_context, step.rules, less, step))
                << "a premise too many, of " << puzzle_context.name_of(premise.cell) << ": "
                << sentence(puzzle_context, step);
        }
    }
}

/// Expects each link of a trial's chain to follow from the rules that it names, given the premises and the
/// links before, and the conflict too. All rules must be named.
inline void expect_chain_follows(const PuzzleContext& puzzle_context, const Step& step) {
    const Assumption* assumption = step.assumption();
    if (assumption == nullptr || assumption->failing.empty()) return;
    Candidates known = candidates_of(puzzle_context, step);
    known.fix(assumption->assumed);
    std::vector<RuleId> named(assumption->failing);
    for (const auto& [placed, rules] : assumption->chain) {
        RuleFixpoint fixpoint(puzzle_context.propagators(), rules);
        EXPECT_TRUE(follows(fixpoint, known, {.placed = {placed}, .removed = {}}))
            << sentence(puzzle_context, step);
        known.fix(placed);
        named.insert(named.end(), rules.begin(), rules.end());
    }
    RuleFixpoint failing(puzzle_context.propagators(), assumption->failing);
    EXPECT_TRUE(failing.is_inconsistent() || failing.conflicts(known)) << sentence(puzzle_context, step);
    for (const RuleId rule : step.rules)
        EXPECT_TRUE(std::ranges::find(named, rule) != named.end()) << sentence(puzzle_context, step);
}

/// If rules cross in a cell, expects each rule to leave the cell the values that the step states, given the
/// stated premises, and more values without any one of them.
inline void expect_views_minimal(const PuzzleContext& puzzle_context, const Step& step) {
    const auto* crossing = std::get_if<CrossingViews>(&step.detail);
    if (crossing == nullptr) return;
    Query query(puzzle_context);
    for (const CrossingView& view : crossing->views) {
        RuleFixpoint& fixpoint = query.fixpoint(view.rule);
        const auto left = [&](std::span<const StepPremise> premises) {
            Step bare;
            bare.premises.assign(premises.begin(), premises.end());
            Candidates known = candidates_of(puzzle_context, bare);
            fixpoint.run(known, known);
            return known.count(step.placed[0].cell);
        };
        EXPECT_EQ(left(view.premises), view.values.size()) << sentence(puzzle_context, step);
        for (std::size_t i = 0; i < view.premises.size(); ++i) {
            std::vector<StepPremise> fewer(view.premises);
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_GT(left(fewer), view.values.size()) << sentence(puzzle_context, step);
        }
    }
}

/// If there are several solutions, expects each candidate that is left to be in one of them.
inline void expect_all_possible(const PuzzleContext& puzzle_context, std::span<const Given> givens,
                                const Explanation& explanation) {
    Search search(puzzle_context.model(), Limits{});
    std::vector<FixedCell> fixed = fixed_cells(givens);
    Candidates seen(puzzle_context.cell_count(), puzzle_context.ranges().words_per_cell());
    for (std::size_t i = 0; i < puzzle_context.cell_count(); ++i) {
        for_each_value(explanation.left[CellId(i)], [&](ValueId v) {
            if (seen.contains({CellId(i), v})) return;
            fixed.push_back({VariableId(i), value_of(v)});
            search.solve({.fixed = fixed}, [&](std::span<const Value> values) {
                for (std::size_t cell = 0; cell < values.size(); ++cell)
                    set_bit(seen[CellId(cell)], value_id(values[cell]));
                return false;
            });
            fixed.pop_back();
            EXPECT_TRUE(seen.contains({CellId(i), v}))
                << puzzle_context.name_of(CellId(i)) << " " << v.index();
        });
    }
}

/// The number of steps of an explanation that are judged by leaving out each premise in turn; with SATOR_FULL
/// all are.
constexpr std::size_t kMaxJudgedSteps = 60;

/// ProofAndMinimality takes long, because each premise is left out in turn.
enum class JudgedProperties : std::uint8_t { Proof, ProofAndMinimality };

inline void expect_explained(const Puzzle& puzzle, Resources& files, std::size_t initial,
                             JudgedProperties judged_properties, ExplanationEnd* end = nullptr) {
    ClueCache clues;
    RuleContext context{puzzle, clues, files, {}};
    context.initial = initial;
    auto solver =
        PuzzleSolver::build(std::make_shared<const Puzzle>(puzzle), Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver.has_value());
    std::vector<std::vector<Value>> solutions;
    solver->solve({.initial = initial}, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return solutions.size() < 2;
    });
    const PuzzleContext puzzle_context(puzzle, solver->rules(), solver->model());
    const auto givens = puzzle.initials.empty() ? std::span<const Given>()
                                                : std::span<const Given>(puzzle.initials[initial].givens);
    const Explanation explanation = explain::explain(puzzle_context, givens, Limits{});
    if (end != nullptr) *end = explanation.end;
    const bool is_full = std::getenv("SATOR_FULL") != nullptr;
    const std::size_t every = is_full ? 1 : 1 + explanation.steps.size() / kMaxJudgedSteps;
    std::size_t judged = 0;
    for (const Step& step : explanation.steps) {
        EXPECT_EQ(prove(puzzle_context, step, Limits{}), Proof::Proved) << sentence(puzzle_context, step);
        expect_chain_follows(puzzle_context, step);
        expect_views_minimal(puzzle_context, step);
        const bool is_judged = judged++ % every == 0 &&
                               judged_properties == JudgedProperties::ProofAndMinimality && step.is_minimal;
        if (is_judged) expect_minimal(puzzle_context, step);
    }
    EXPECT_EQ(explanation.end, solutions.empty()       ? ExplanationEnd::NoSolution
                               : solutions.size() == 1 ? ExplanationEnd::Solved
                                                       : ExplanationEnd::Several);
    for (const auto& solution : solutions) {
        for (std::size_t i = 0; i < puzzle_context.cell_count(); ++i)
            EXPECT_TRUE(explanation.left.contains({CellId(i), value_id(solution[i])}));
    }
    if (explanation.end == ExplanationEnd::Several) expect_all_possible(puzzle_context, givens, explanation);
}

}  // namespace sator::tests
