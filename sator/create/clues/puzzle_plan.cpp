#include "sator/create/clues/puzzle_plan.hpp"

#include <algorithm>
#include <iterator>
#include <variant>

#include "sator/base/assert.hpp"
#include "sator/create/clues/stated_text.hpp"
#include "sator/solve/narrowed_question.hpp"

namespace sator::create {

std::string text_of(const Plan& plan, const Chosen& chosen) {
    return plan.write ? plan.write(plan, chosen)
                      : stated_text(plan.base->text, *plan.base->puzzle, plan.clues, chosen);
}

Puzzle puzzle_of(const Plan& plan, const Chosen& clues, BasePuzzles& bases) {
    if (plan.write) {
        if (auto read = bases.read(text_of(plan, clues))) return std::move(*read);
    }
    Puzzle puzzle = *plan.base->puzzle;
    for (std::size_t clue = 0; clue < clues.size(); ++clue) {
        if (clues[clue]) std::ranges::copy(plan.clues[clue].rules, std::back_inserter(puzzle.rules));
    }
    return puzzle;
}

Value value_of_symbol(const Puzzle& puzzle, std::string_view symbol) {
    for (std::size_t value = 0; value < puzzle.alphabet.size(); ++value) {
        if (puzzle.alphabet[value].to_string() == symbol) return static_cast<Value>(value);
    }
    SATOR_ASSERT(false);
}

void add_givens(Plan& plan, std::uint8_t level) {
    // A drawing of givens has cells only, so edges, links and corners are no givens.
    const std::size_t cells = std::min(plan.solution.size(), plan.base->puzzle->grid.cell_count());
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const Given given{CellId(cell), ValueId(static_cast<std::size_t>(plan.solution[cell])), {}};
        plan.clues.push_back({.givens = {given}, .spots = {}, .rules = {}, .level = level});
    }
}

std::expected<void, CreateFailure> read_clue_rules(Plan& plan, BasePuzzles& bases) {
    const Puzzle& base = *plan.base->puzzle;
    for (std::size_t number = 0; number < plan.clues.size(); ++number) {
        OptionalClue& clue = plan.clues[number];
        if (clue.spots.empty() || !clue.rules.empty()) continue;
        Chosen only(plan.clues.size());
        only[number] = true;
        auto puzzle =
            bases.read(plan.write ? plan.write(plan, only)
                                  : stated_text(plan.base->text, base, std::span(&clue, 1), {true}));
        if (!puzzle) return failure(puzzle);
        std::vector<RuleStatement> stated = base.rules;
        for (RuleStatement& rule : puzzle->rules) {
            const auto known = std::ranges::find(stated, rule);
            if (known != stated.end()) {
                stated.erase(known);
            } else {
                clue.rules.push_back(std::move(rule));
            }
        }
    }
    return {};
}

PlanResult plan_with_random_solution(const std::string& text, BasePuzzles& bases, RandomSource& random,
                                     const std::string& with) {
    auto base = bases.of(text);
    if (!base) return failure(base);
    auto asked = with.empty() ? base : bases.of(text + with);
    if (!asked) return failure(asked);
    const FoundSolutions found =
        solve_narrowed((*asked)->solver, {.limit = 1, .seed = random.next()}, {.endgame_solutions = 0});
    if (const auto* stopped = std::get_if<Stopped>(&found.outcome);
        stopped != nullptr && found.solutions.empty()) {
        if (stopped->limit == Limit::Nodes) return not_met("no full grid was found soon");
        return stopped_by(stopped->limit);
    }
    if (found.solutions.empty()) return not_met("no grid of this kind has a solution");
    Plan plan{.base = *base, .solution = {}, .clues = {}};
    const auto values = found.solutions[0].values();
    plan.solution.assign(values.begin(), values.end());
    return plan;
}

}  // namespace sator::create
