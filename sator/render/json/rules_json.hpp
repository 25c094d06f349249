#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::text {
struct Kind;
}

namespace sator::render {

/// A rule or a kind, and a solution of its example as a drawing; empty if it is not asked for.
struct DescribedRule {
    const RuleEntry* entry = nullptr;
    std::string solution = {};
};
struct DescribedKind {
    const text::Kind* kind = nullptr;
    std::string solution = {};
};

/// Rules and kinds of the puzzle language.
struct DescribedLanguage {
    std::vector<DescribedRule> rules;
    std::vector<DescribedKind> kinds;
};

/// Returns rules and kinds as one JSON object on a line, e.g. for editors.
std::string rules_json(const DescribedLanguage& described);

}  // namespace sator::render
