#include "sator/ask/questions/statements_of_rules.hpp"

#include "sator/rules/registry/make_rules.hpp"

namespace sator::ask {

std::vector<std::size_t> statements_of_rules(RuleContext& context) {
    context.registry = &Registry::standard();
    std::vector<std::size_t> statements;
    for (std::size_t i = 0; i < context.puzzle.rules.size() && !context.watch.is_over(); ++i) {
        const auto rules = make_rules_of(Registry::standard(), context.puzzle.rules[i], context);
        if (rules) statements.insert(statements.end(), rules->size(), i);
    }
    return statements;
}

}  // namespace sator::ask
