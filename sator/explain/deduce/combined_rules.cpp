#include "sator/explain/deduce/combined_rules.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/query.hpp"
#include "sator/explain/deduce/window_sums.hpp"
#include "sator/propagators/leftovers/leftover_cells.hpp"
#include "sator/propagators/leftovers/same_values.hpp"

namespace sator::explain {

namespace {

/// The most cells on each side of a law of leftovers: people do not look at longer ones.
constexpr std::size_t kMostLeftovers = 5;

/// Returns the rules of both lists, each once.
std::vector<RuleId> both(const std::vector<RuleId>& first, const std::vector<RuleId>& second) {
    std::vector<RuleId> rules;
    for (const auto* list : {&first, &second}) {
        for (const RuleId rule : *list) {
            if (std::ranges::find(rules, rule) == rules.end()) rules.push_back(rule);
        }
    }
    return rules;
}

std::vector<CellId> both(const std::vector<CellId>& first, const std::vector<CellId>& second) {
    std::vector<CellId> cells;
    std::ranges::set_union(first, second, std::back_inserter(cells));
    return cells;
}

std::vector<CellId> cells_at(const std::vector<VariableId>& variables) {
    std::vector<CellId> cells;
    for (const VariableId v : variables) cells.emplace_back(v.index());
    return cells;
}

}  // namespace

CombinedRules::CombinedRules(Query& query) : query_(query), counted_(counted_lines(query)) {
    const PuzzleContext& context = query.context();
    for (std::size_t i = 0; i < context.cell_count(); ++i) model_.add_cell(context.ranges()[CellId(i)]);
    add_windows();
    add_leftovers();
    propagators_ = std::make_unique<const RulePropagators>(model_);
    fixpoints_.resize(all_.size());
}

void CombinedRules::add_windows() {
    for (WindowSum& window : window_sums(query_)) {
        model_.begin_rule(RuleId(all_.size()));
        post_window_sum(query_.context(), window, model_);
        auto rules = both(window.regions, window.sums);
        auto cells = both(window.innies, window.outies);
        all_.push_back(std::make_shared<const CombinedRule>(
            CombinedRule{std::move(rules), std::move(cells), std::move(window)}));
    }
}

void CombinedRules::add_leftovers() {
    const auto same_values = std::make_shared<const propagators::SameValues>();
    for (const auto& law :
         propagators::leftover_cells(query_.context().model(), kMostLeftovers, query_.watch())) {
        model_.begin_rule(RuleId(all_.size()));
        std::vector<VariableId> scope = law.inside;
        scope.insert(scope.end(), law.outside.begin(), law.outside.end());
        model_.post(same_values, scope);
        Leftovers left{law.first, law.second, cells_at(law.inside), cells_at(law.outside)};
        auto cells = both(left.inside, left.outside);
        all_.push_back(std::make_shared<const CombinedRule>(
            CombinedRule{both(law.first, law.second), std::move(cells), std::move(left)}));
    }
}

RuleFixpoint& CombinedRules::fixpoint(std::size_t index) {
    std::unique_ptr<RuleFixpoint>& kept = fixpoints_[index];
    const RuleId rule(index);
    if (kept == nullptr)
        kept = std::make_unique<RuleFixpoint>(*propagators_, std::span(&rule, 1), &query_.watch());
    return *kept;
}

}  // namespace sator::explain
