// Takes the rules of the first conflict and the givens in their cells. The givens are then minimised by
// deletion: each one is left out if propagation of these rules still refutes the others. If propagation alone
// does not refute them, all givens are listed.
#include "sator/ask/questions/conflicting_parts.hpp"

#include <algorithm>
#include <iterator>

#include "sator/engine/state/refuting_rules.hpp"
#include "sator/explain/names/rule_names.hpp"
#include "sator/explain/parts/leave_out.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::ask {

namespace {

using Givens = std::vector<Given>;

/// More than kMaxListedGivens givens are counted instead of listed. More than kMaxMinimizedGivens are not
/// minimised, because each takes a propagation.
constexpr std::size_t kMaxListedGivens = 6, kMaxMinimizedGivens = 300;

Givens givens_on(const Puzzle& puzzle, std::size_t initial, std::span<const Rule* const> rules) {
    Givens givens;
    if (initial >= puzzle.initials.size()) return givens;
    std::ranges::copy_if(puzzle.initials[initial].givens, std::back_inserter(givens),
                         [&](const Given& given) {
                             return std::ranges::any_of(rules, [&](const Rule* rule) {
                                 return std::ranges::find(rule->cells(), given.cell) != rule->cells().end();
                             });
                         });
    return givens;
}

/// Returns an inclusion-minimal subset of the givens that the rules refute.
Givens minimal_givens(const Puzzle& puzzle, std::span<const Rule* const> rules, Givens givens,
                      const Limits& limits) {
    Model model = build_model(puzzle, {});
    for (std::size_t i = 0; i < rules.size(); ++i) {
        model.begin_rule(RuleId(i));
        rules[i]->post(model);
    }
    const auto is_refuted = [&](const Givens& some) {
        return !refuting_rules(model, fixed_cells(some), limits).empty();
    };
    if (givens.size() > kMaxMinimizedGivens || !is_refuted(givens)) return givens;
    return leave_out_one_by_one(std::move(givens), is_refuted);
}

/// Returns the sentence of each of `some` rules. Names are unambiguous unless a limit is reached.
std::vector<std::string> described(const Puzzle& puzzle, const RuleList& all,
                                   std::span<const Rule* const> some, const Limits& limits) {
    LimitWatch watch(limits);
    const std::vector<RuleWords> names = rule_names(puzzle, all, watch);
    std::vector<std::string> sentences;
    for (const Rule* rule : some) {
        const auto at = std::ranges::find(all, rule, &std::unique_ptr<Rule>::get);
        const RuleWords& name = names[static_cast<std::size_t>(at - all.begin())];
        sentences.push_back(name.subject.empty() ? rule->describe(puzzle) : name.sentence());
    }
    return sentences;
}

}  // namespace

std::vector<std::string> conflicting_parts(const Puzzle& puzzle, PuzzleSolver& solver, std::size_t initial,
                                           const Limits& limits) {
    const std::vector<const Rule*> rules = solver.refuting_rules(initial);
    std::vector<std::string> descriptions = described(puzzle, solver.rules(), rules, limits);
    const Givens givens = minimal_givens(puzzle, rules, givens_on(puzzle, initial, rules), limits);
    if (givens.size() > kMaxListedGivens) {
        descriptions.push_back("the " + std::to_string(givens.size()) + " givens in their cells");
        return descriptions;
    }
    for (const Given& given : givens) {
        descriptions.push_back(cell_name(puzzle.grid, given.cell) + " is given as " +
                               to_symbol_text(puzzle.alphabet[given.value]));
    }
    return descriptions;
}

}  // namespace sator::ask
