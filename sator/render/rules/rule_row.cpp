#include "sator/render/rules/rule_row.hpp"

#include <algorithm>

namespace sator::render {

const RuleEntry* rule_row(const RuleStatement& statement) {
    return Registry::standard().find(statement.name);
}

std::string_view rule_name(const RuleStatement& statement) {
    const RuleEntry* row = rule_row(statement);
    return row == nullptr ? std::string_view(statement.name) : row->name;
}

RulePicture picture_of(const RuleStatement& statement, const Puzzle& puzzle) {
    const auto definition = std::ranges::find(puzzle.definitions, statement.name, &RuleDefinition::name);
    if (definition != puzzle.definitions.end()) return definition->picture;
    const RuleEntry* row = rule_row(statement);
    return row == nullptr ? RulePicture::None : row->picture;
}

}  // namespace sator::render
