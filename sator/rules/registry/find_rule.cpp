#include "sator/rules/registry/find_rule.hpp"

#include <algorithm>

namespace sator::rules {

const RuleEntry* find_rule(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement) {
    const RuleEntry* entry = registry.find(statement.name);
    if (entry != nullptr || find_definition(puzzle, statement.name) == nullptr) return entry;
    return registry.find(kExpressionRule);
}

RuleShape shape_of(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement) {
    if (statement.name == kNotRule && !statement.inner.empty())
        return shape_of(registry, puzzle, statement.inner.front());
    const RuleEntry* entry = find_rule(registry, puzzle, statement);
    return entry == nullptr ? RuleShape::OneDrawing : entry->shape;
}

bool uses_givens(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement) {
    const RuleEntry* entry = find_rule(registry, puzzle, statement);
    if (entry != nullptr && entry->uses_givens) return true;
    return std::ranges::any_of(
        statement.inner, [&](const RuleStatement& inner) { return uses_givens(registry, puzzle, inner); });
}

RulePicture picture_of(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement) {
    if (const RuleEntry* entry = registry.find(statement.name)) return entry->picture;
    const RuleDefinition* definition = find_definition(puzzle, statement.name);
    return definition == nullptr ? RulePicture::None : definition->picture;
}

}  // namespace sator::rules
