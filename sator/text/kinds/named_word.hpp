#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/kinds/known_kinds.hpp"

namespace sator::text {

/// What a name stands for: a kind, a rule, or neither.
struct NamedWord {
    const Kind* kind = nullptr;
    const RuleEntry* rule = nullptr;

    explicit operator bool() const { return kind != nullptr || rule != nullptr; }
};

/// Finds the kind or the rule that people mean by a name. It may be any of its names in any spelling, in the plural or the singular, and
/// with "sudoku" or "puzzle" at its end: "thermo", "Griddler", "sandwich sudoku". The language itself takes only the names as they are.
NamedWord named_word(std::string_view name, const KnownKinds& kinds, const Registry& registry);

/// The same for the kinds of the standard table and the standard rules.
NamedWord named_word(std::string_view name);

/// Returns what a word may mean that is the name of nothing, as a hint lists it: "sum or cage" for "Summe". Empty if nothing is known.
std::string meant_by(std::string_view name);

}  // namespace sator::text
