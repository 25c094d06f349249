// The compiled form is a model of its own whose cells are the positions of the expression. To post it at a
// place is to copy it with its variables renamed.
#include "sator/rules/expression/compiled_expression.hpp"

#include <vector>

namespace sator::rules {

namespace {

std::vector<VariableId> variables_in(const Model& model) {
    std::vector<VariableId> cells;
    for (std::size_t i = 0; i < model.cell_count(); ++i) cells.emplace_back(i);
    return cells;
}

bool is_subset(const Domain& part, const Domain& whole) {
    for (std::size_t i = 0; i < part.word_count(); ++i) {
        if ((part.word(i) & ~(i < whole.word_count() ? whole.word(i) : 0)) != 0) return false;
    }
    return part.word_count() == whole.word_count();
}

}  // namespace

CompiledExpression::CompiledExpression(Expression expression, Model ranges, TableBudget& budget)
    : expression_(std::move(expression)), compiled_(std::move(ranges)) {
    post_expression(compiled_, expression_, variables_in(compiled_), budget);
}

bool CompiledExpression::has_ranges_of(const Model& model, std::span<const VariableId> variables) const {
    for (std::size_t i = 0; i < variables.size(); ++i) {
        if (!is_subset(model.initial_domain(variables[i]), compiled_.initial_domain(VariableId(i))))
            return false;
    }
    return true;
}

void CompiledExpression::post(Model& model, std::span<const VariableId> variables) const {
    if (!has_ranges_of(model, variables)) {
        TableBudget budget;
        return post_expression(model, expression_, variables, budget);
    }
    std::vector<VariableId> scope;
    for (std::size_t p = 0; p < compiled_.propagators().size(); ++p) {
        const Model::Posted& posted = compiled_.propagators()[p];
        scope.clear();
        for (const VariableId variable : compiled_.scope_of(PropagatorId(p)))
            scope.push_back(variables[variable.index()]);
        posted.is_redundant ? model.post_redundant(posted.propagator, scope)
                            : model.post(posted.propagator, scope);
    }
}

}  // namespace sator::rules
