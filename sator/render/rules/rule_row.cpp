#include "sator/render/rules/rule_row.hpp"

#include "sator/rules/registry/find_rule.hpp"

namespace sator::render {

const RuleEntry* rule_row(const RuleStatement& statement) {
    return Registry::standard().find(statement.name);
}

std::string_view rule_name(const RuleStatement& statement) {
    const RuleEntry* row = rule_row(statement);
    return row == nullptr ? std::string_view(statement.name) : row->name;
}

RulePicture picture_of(const RuleStatement& statement, const Puzzle& puzzle) {
    return rules::picture_of(Registry::standard(), puzzle, statement);
}

}  // namespace sator::render
