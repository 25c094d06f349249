#include "sator/rules/registry/rule.hpp"

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/satisfies.hpp"

namespace sator {

using namespace rules;

RuleWords Rule::words(const RuleNaming& /*naming*/) const {
    return {};
}

std::string Rule::describe(const Puzzle& puzzle) const {
    const GroupNames groups(puzzle.grid);
    return words({puzzle, groups}).sentence();
}

void Rule::post(Model& model) const {
    // A cell may occur twice, but a variable has one position.
    std::vector<VariableId> variables;
    std::vector<std::size_t> position_of;
    for (const VariableId variable : variables_of(cells())) {
        const auto known = std::ranges::find(variables, variable);
        position_of.push_back(static_cast<std::size_t>(known - variables.begin()));
        if (known == variables.end()) variables.push_back(variable);
    }
    auto holds_of = [this, position_of](std::span<const Value> values) {
        std::vector<Value> all;
        for (const std::size_t position : position_of) all.push_back(values[position]);
        return holds(all);
    };
    model.post(std::make_shared<const propagators::Satisfies>(std::move(holds_of)), std::move(variables));
}

}  // namespace sator
