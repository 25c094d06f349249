#include "sator/explain/told/told_explanation.hpp"

#include <algorithm>

#include "sator/explain/explanation/named_candidate.hpp"
#include "sator/explain/told/in_cells.hpp"
#include "sator/explain/told/reformulated_puzzle.hpp"

namespace sator::explain {

namespace {

/// A reformulated puzzle and what is known of it.
struct KnownInTerms {
    std::shared_ptr<const ReformulatedPuzzle> puzzle;
    std::vector<Given> givens;
};

/// Returns nullopt if the puzzle is not reformulated, or if the known values contradict each other in its terms.
std::optional<KnownInTerms> known_in_terms(const PuzzleContext& context, std::span<const Given> known,
                                           const Limits& limits) {
    auto puzzle = ReformulatedPuzzle::make(context, limits);
    auto givens = puzzle ? puzzle->givens(known) : std::nullopt;
    if (!givens) return std::nullopt;
    return KnownInTerms{std::move(puzzle), std::move(*givens)};
}

Mistakes mistakes_in_cells(const ReformulatedPuzzle& puzzle, Mistakes told, std::span<const Given> entries) {
    Mistakes mistakes;
    mistakes.broken = in_cells(puzzle, told.broken);
    for (const Given& entry : entries) {
        const auto own = puzzle.candidate({entry.cell, entry.value});
        if (own && std::ranges::find(told.dead_end, *own) != told.dead_end.end())
            mistakes.dead_end.push_back({entry.cell, entry.value});
    }
    mistakes.has_no_solution = told.has_no_solution;
    mistakes.limit = told.limit;
    mistakes.told = std::make_shared<const Told<Mistakes>>(puzzle.context(), std::move(told));
    return mistakes;
}

}  // namespace

Explanation told_explanation(const PuzzleContext& context, std::span<const Given> givens,
                             const Limits& limits, RuleSetMinimality rule_sets) {
    const auto known = known_in_terms(context, givens, limits);
    if (!known) return explain(context, givens, limits, rule_sets);
    return in_cells(*known->puzzle, explain(*known->puzzle->context(), known->givens, limits, rule_sets));
}

Hint told_hint(const PuzzleContext& context, std::span<const Given> givens, std::span<const Given> entries,
               const Limits& limits) {
    std::vector<Given> all(givens.begin(), givens.end());
    all.insert(all.end(), entries.begin(), entries.end());
    const auto known = known_in_terms(context, all, limits);
    const auto given = known ? known->puzzle->givens(givens) : std::nullopt;
    if (!given) return find_hint(context, givens, entries, limits);
    std::vector<Given> filled_in;
    for (const Given& value : known->givens) {
        if (std::ranges::find(*given, value.cell, &Given::cell) == given->end()) filled_in.push_back(value);
    }
    Hint told = find_hint(*known->puzzle->context(), *given, filled_in, limits);
    Hint hint;
    if (told.step) hint.step = in_cells(*known->puzzle, std::move(*told.step));
    hint.is_done = told.is_done;
    hint.limit = told.limit;
    hint.mistakes = mistakes_in_cells(*known->puzzle, std::move(told.mistakes), entries);
    return hint;
}

WhyNot told_why_not(const PuzzleContext& context, std::span<const Given> givens, Candidate candidate,
                    const Limits& limits) {
    const auto known = known_in_terms(context, givens, limits);
    const auto own = known ? known->puzzle->candidate(candidate) : std::nullopt;
    if (!own) return why_not(context, givens, candidate, limits);
    WhyNot told = why_not(*known->puzzle->context(), known->givens, *own, limits);
    WhyNot why;
    why.answer = told.answer;
    why.steps = in_cells(*known->puzzle, std::move(told.steps));
    if (!told.solution.empty()) why.solution = solution_in_cells(*known->puzzle, told.solution);
    if (told.given) why.given = known->puzzle->original_value(*told.given);
    why.limit = told.limit;
    why.told = std::make_shared<const Told<Candidate>>(known->puzzle->context(), *own);
    return why;
}

std::expected<Candidate, Diagnostic> told_candidate(const PuzzleContext& context, const std::string& text,
                                                    const Limits& limits) {
    auto own = named_candidate(context, text);
    if (own) return own;
    const auto puzzle = ReformulatedPuzzle::make(context, limits);
    const auto told = puzzle ? named_candidate(*puzzle->context(), text) : own;
    if (!told || puzzle->cells_of(told->cell).empty() || !puzzle->has_original_value(told->value)) return own;
    return Candidate{puzzle->cells_of(told->cell).front(), puzzle->original_value(told->value)};
}

}  // namespace sator::explain
