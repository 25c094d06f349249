#pragma once

// Test only: judges the steps that argue with what several rules imply together, by a search over the named rules alone.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "sator/engine/search/search.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/deduce/model_of_rules.hpp"
#include "sator/explain/explanation/ladder.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// A puzzle with its rules and its context.
struct ContextOfPuzzle {
    explicit ContextOfPuzzle(Puzzle read) : puzzle(std::move(read)) {}

    Puzzle puzzle;
    ClueCache clues;
    Resources files;
    RuleContext rule_context{puzzle, clues, files, {}};
    RuleList rules = *make_rules(Registry::standard(), rule_context);
    Model model = build_model(puzzle, rules);
    PuzzleContext context{puzzle, rules, model};
    Ladder ladder{context, puzzle.initials.empty() ? std::span<const Given>()
                                                   : std::span<const Given>(puzzle.initials[0].givens)};
};

inline Puzzle puzzle_of(const std::string& text) {
    Resources files;
    return *read_puzzles(text, "puzzle.sator", files).at(0);
}

/// The candidates that a step's premises leave.
inline Candidates known_by(const PuzzleContext& context, const Step& step) {
    Candidates known = context.ranges();
    for (const StepPremise& premise : step.premises) {
        if (premise.is_placed) known.fix({premise.cell, premise.values[0]});
        for (const ValueId v : premise.values) {
            if (!premise.is_placed) known.remove({premise.cell, v});
        }
    }
    return known;
}

/// Returns whether a search over these rules alone finds the candidate, given what is known. It uses what the rules
/// post and nothing derived.
inline bool is_possible(const PuzzleContext& context, const std::vector<RuleId>& rules,
                        const Candidates& known, Candidate candidate) {
    if (!known.contains(candidate)) return false;
    const Model model = model_of_rules(context, rules, known);
    const FixedCell fixed{variable_of(candidate.cell), value_of(candidate.value)};
    const auto stop = [](std::span<const Value>) { return false; };
    return !std::holds_alternative<Unsatisfiable>(
        Search(model, Limits{}).solve({.fixed = {&fixed, 1}}, stop));
}

inline void expect_true(const PuzzleContext& context, const Step& step) {
    const Candidates known = known_by(context, step);
    for (const Candidate& gone : step.removed)
        EXPECT_FALSE(is_possible(context, step.rules, known, gone)) << sentence(context, step);
    for (const Candidate& placed : step.placed) {
        for_each_value(context.ranges()[placed.cell], [&](ValueId v) {
            if (v == placed.value) return;
            EXPECT_FALSE(is_possible(context, step.rules, known, {placed.cell, v}))
                << sentence(context, step);
        });
    }
}

/// Judges what is found in the first steps, and returns how many findings that were.
inline std::size_t judge_all(ContextOfPuzzle& of, std::size_t most_steps) {
    std::size_t judged = 0;
    for (std::size_t steps = 0; steps < most_steps; ++steps) {
        for (const Finding& finding : of.ladder.steps_at_hand()) {
            if (!finding.is_by_combined()) continue;
            expect_true(of.context, of.ladder.make_step(finding));
            ++judged;
        }
        const auto next = of.ladder.next();
        if (!next || next->claim.is_contradiction || testing::Test::HasFailure()) break;
        of.ladder.apply(of.ladder.make_step(*next));
    }
    return judged;
}

inline std::vector<std::string> sentences_of(ContextOfPuzzle& of, Technique technique) {
    std::vector<std::string> texts;
    for (const Finding& finding : of.ladder.steps_at_hand()) {
        if (finding.technique != technique) continue;
        texts.push_back(sentence(of.context, of.ladder.make_step(finding)));
    }
    return texts;
}

inline bool has(const std::vector<std::string>& texts, const std::string& text) {
    return std::ranges::find(texts, text) != texts.end();
}

}  // namespace sator::tests
