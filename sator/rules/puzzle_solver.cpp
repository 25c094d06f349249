#include "sator/rules/puzzle_solver.hpp"

#include "sator/base/check.hpp"

namespace sator {

namespace {

/// Of the solutions after this many, one in as many is checked.
constexpr std::uint64_t kVerifiedSolutions = 1000;

}  // namespace

std::expected<PuzzleSolver, std::vector<Diagnostic>> PuzzleSolver::build(std::shared_ptr<const Puzzle> puzzle,
                                                                         const Registry& registry, RuleContext& context,
                                                                         const Limits& limits) {
    auto rules = make_rules(registry, context);
    if (!rules) return std::unexpected(std::move(rules.error()));
    PuzzleSolver solver;
    solver.puzzle_ = std::move(puzzle);
    solver.rules_ = std::move(*rules);
    solver.model_ = std::make_unique<Model>(build_model(*solver.puzzle_, solver.rules_));
    solver.search_ = std::make_unique<Search>(*solver.model_, limits);
    return solver;
}

std::vector<FixedCell> PuzzleSolver::givens(std::size_t initial) const {
    std::vector<FixedCell> fixed;
    if (initial >= puzzle_->initials.size()) return fixed;
    for (const Given& given : puzzle_->initials[initial].givens) {
        fixed.push_back({variable_of(given.cell), static_cast<Value>(given.value)});
    }
    return fixed;
}

Outcome PuzzleSolver::solve(std::size_t initial, const Sink& sink, Verify verify) {
    std::uint64_t found = 0;
    return search_->solve(givens(initial), [&](std::span<const Value> values) {
        const bool is_checked = verify == Verify::All || found < kVerifiedSolutions || found % kVerifiedSolutions == 0;
        ++found;
        SATOR_CHECK(!is_checked || broken_rule(values) == nullptr);
        return sink(values);
    });
}

Outcome PuzzleSolver::count(std::size_t initial) { return search_->count(givens(initial)); }

const Rule* PuzzleSolver::broken_rule(std::span<const Value> values) const {
    std::vector<Value> own;
    for (const auto& rule : rules_) {
        own.clear();
        for (const CellId cell : rule->cells()) own.push_back(values[cell.index()]);
        if (!rule->holds(own)) return rule.get();
    }
    return nullptr;
}

}  // namespace sator
