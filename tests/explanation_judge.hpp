#pragma once

// Test only: judges whole explanations. Every step is proved again by a search over its rules and facts
// alone, none of these can be left out, and the end is the solver's.

#include <gtest/gtest.h>

#include <cstdlib>

#include "sator/explain/premises.hpp"
#include "sator/explain/prove.hpp"
#include "sator/explain/rules_model.hpp"
#include "sator/explain/sentence.hpp"
#include "sator/explain/way.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/puzzle_solver.hpp"

namespace sator {

/// The candidates as a step's facts leave them.
inline Candidates known_of(const Study& study, const Step& step) {
    Candidates known = study.ranges();
    for (const Fact& fact : step.facts) {
        if (fact.is_placed) known.fix({fact.cell, fact.values[0]});
        for (const std::size_t v : fact.values) {
            if (!fact.is_placed) known.remove({fact.cell, v});
        }
    }
    return known;
}

/// A trial that only a search refutes.
inline bool is_by_search(const Step& step) {
    return step.technique == Technique::NestedTrial && !step.split;
}

inline bool still_follows(const Study& study, const std::vector<RuleId>& rules, const Candidates& known,
                          const Step& step) {
    if (is_by_search(step)) {
        const Model model = model_of_rules(study, rules, known);
        const FixedCell fixed{variable_of(step.assumed->cell), static_cast<Value>(step.assumed->value)};
        const auto stop = [](std::span<const Value>) { return false; };
        return std::holds_alternative<Unsatisfiable>(Search(model, Limits{}).solve({&fixed, 1}, stop));
    }
    if (rules.empty()) return !step.placed.empty() && known.count(step.placed[0].cell) == 1;
    Closure closure(study.propagators(), rules);
    Claim claim{step.placed, step.removed, step.by_assuming, step.is_clash};
    if (step.split) claim.split = step.split->cells[0];
    return follows(closure, known, claim);
}

inline void expect_minimal(const Study& study, const Step& step) {
    const Candidates known = known_of(study, step);
    EXPECT_TRUE(still_follows(study, step.rules, known, step)) << sentence(study, step);
    for (std::size_t i = 0; i < step.rules.size(); ++i) {
        std::vector<RuleId> fewer(step.rules);
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(still_follows(study, fewer, known, step))
            << "a rule too many: " << sentence(study, step);
    }
    for (const Fact& fact : step.facts) {
        for (const std::size_t v : fact.values) {
            Candidates less = known;
            if (fact.is_placed) {
                std::ranges::copy(study.ranges()[fact.cell], less[fact.cell].begin());
            } else {
                set_bit(less[fact.cell], v);
            }
            EXPECT_FALSE(still_follows(study, step.rules, less, step))
                << "a fact too many, of " << study.name_of(fact.cell) << ": " << sentence(study, step);
        }
    }
}

/// Each link of a trial's chain follows from the rules that it names, given the facts and the links before;
/// so does the conflict. All rules are named.
inline void expect_chain_follows(const Study& study, const Step& step) {
    if (!step.assumed || step.failing.empty()) return;
    Candidates known = known_of(study, step);
    known.fix(*step.assumed);
    std::vector<RuleId> named(step.failing);
    for (const auto& [placed, rules] : step.chain) {
        Closure closure(study.propagators(), rules);
        EXPECT_TRUE(follows(closure, known, {.placed = {placed}, .removed = {}})) << sentence(study, step);
        known.fix(placed);
        named.insert(named.end(), rules.begin(), rules.end());
    }
    Closure failing(study.propagators(), step.failing);
    EXPECT_TRUE(failing.is_dead() || failing.conflicts(known)) << sentence(study, step);
    for (const RuleId rule : step.rules)
        EXPECT_TRUE(std::ranges::find(named, rule) != named.end()) << sentence(study, step);
}

/// Where rules cross each leaves the cell what is said, given the facts that are said, and more without any
/// one of these.
inline void expect_views_minimal(const Study& study, const Step& step) {
    for (const View& view : step.views) {
        Closure& closure = study.closure(view.rule);
        const auto left = [&](std::span<const Fact> facts) {
            Step bare;
            bare.facts.assign(facts.begin(), facts.end());
            Candidates known = known_of(study, bare);
            closure.run(known, known);
            return known.count(step.placed[0].cell);
        };
        EXPECT_EQ(left(view.facts), view.values.size()) << sentence(study, step);
        for (std::size_t i = 0; i < view.facts.size(); ++i) {
            std::vector<Fact> fewer(view.facts);
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_GT(left(fewer), view.values.size()) << sentence(study, step);
        }
    }
}

/// Where there are several solutions each candidate that is left stands in one.
inline void expect_all_possible(const Study& study, std::span<const Given> givens, const Way& way) {
    Search search(study.model(), Limits{});
    std::vector<FixedCell> fixed;
    for (const Given& given : givens) fixed.push_back({variable_of(given.cell), Value{given.value}});
    Candidates seen(study.cell_count(), study.ranges().words_per_cell());
    for (std::size_t i = 0; i < study.cell_count(); ++i) {
        for_each_bit(way.left[CellId(i)], [&](std::size_t v) {
            if (seen.contains({CellId(i), v})) return;
            fixed.push_back({VariableId(i), static_cast<Value>(v)});
            search.solve(fixed, [&](std::span<const Value> values) {
                for (std::size_t cell = 0; cell < values.size(); ++cell)
                    set_bit(seen[CellId(cell)], static_cast<std::size_t>(values[cell]));
                return false;
            });
            fixed.pop_back();
            EXPECT_TRUE(seen.contains({CellId(i), v})) << study.name_of(CellId(i)) << " " << v;
        });
    }
}

/// Of long explanations so many steps are judged by leaving out each premise in turn; with SATOR_FULL all.
constexpr std::size_t kJudgedSteps = 60;

/// Whether what is checked takes long: each premise is left out in turn.
enum class Check : std::uint8_t { Proof, ProofAndMinimality };

inline void expect_explained(const Puzzle& puzzle, Resources& files, std::size_t initial, Check check,
                             WayEnd* end = nullptr) {
    LanguageCache clues;
    RuleContext context{puzzle, clues, files, {}};
    context.initial = initial;
    auto solver =
        PuzzleSolver::build(std::make_shared<const Puzzle>(puzzle), Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver.has_value());
    std::vector<std::vector<Value>> solutions;
    solver->solve(initial, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return solutions.size() < 2;
    });
    const Study study(puzzle, solver->rules(), solver->model());
    const auto givens = puzzle.initials.empty() ? std::span<const Given>()
                                                : std::span<const Given>(puzzle.initials[initial].givens);
    const Way way = find_way(study, givens, Limits{});
    if (end != nullptr) *end = way.end;
    const bool is_full = std::getenv("SATOR_FULL") != nullptr;
    const std::size_t every = is_full ? 1 : 1 + way.steps.size() / kJudgedSteps;
    std::size_t judged = 0;
    for (const Step& step : way.steps) {
        EXPECT_EQ(prove(study, step, Limits{}), Proof::Proved) << sentence(study, step);
        expect_chain_follows(study, step);
        expect_views_minimal(study, step);
        const bool is_judged = judged++ % every == 0 && check == Check::ProofAndMinimality && step.is_minimal;
        if (is_judged) expect_minimal(study, step);
    }
    EXPECT_EQ(way.end, solutions.empty()       ? WayEnd::Clash
                       : solutions.size() == 1 ? WayEnd::Solved
                                               : WayEnd::Several);
    for (const auto& solution : solutions) {
        for (std::size_t i = 0; i < study.cell_count(); ++i)
            EXPECT_TRUE(way.left.contains({CellId(i), static_cast<std::size_t>(solution[i])}));
    }
    if (way.end == WayEnd::Several) expect_all_possible(study, givens, way);
}

}  // namespace sator
