#include "sator/text/definitions/own_rules.hpp"

#include <algorithm>

namespace sator::text {

std::string replacing_name(std::string_view name) {
    return "own_" + std::string(name);
}

std::string meant_rule(std::string_view name, const Statement& statement,
                       std::span<const RuleDefinition> definitions) {
    if (!statement.is_built_in) {
        std::string own = replacing_name(name);
        if (std::ranges::find(definitions, own, &RuleDefinition::name) != definitions.end()) return own;
    }
    return std::string(name);
}

void name_meant_rule(RuleStatement& rule, const Statement& statement,
                     std::span<const RuleDefinition> definitions) {
    if (statement.is_built_in || definitions.empty()) return;
    rule.name = meant_rule(rule.name, statement, definitions);
    for (RuleStatement& inner : rule.inner) {
        const std::string meant = meant_rule(inner.name, statement, definitions);
        if (meant == inner.name) continue;
        inner.name = meant;
        rule.text = meant + " " + inner.text;
    }
}

}  // namespace sator::text
