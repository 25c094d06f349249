#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/kinds/known_kinds.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Returns the words that may begin a line: the kinds, and the names of the registry's rules.
StatementWords statement_words(const Registry& registry, const KnownKinds& kinds);
/// The same with the kinds of the standard table.
StatementWords statement_words(const Registry& registry);

/// The statements of a text without kinds, and the kind that it begins with.
struct ExpandedStatements {
    std::vector<Statement> statements;
    std::optional<PuzzleKind> kind;
};

/// Replaces each kind by the statements that it stands for, and so on until no kind is left. If the file makes no grid, and a
/// rule in it has a usual kind, e.g. `thermometer`, that kind comes first. The new texts are appended to `texts`, which must
/// live as long as the statements; errors to `errors`. `options` limits the size of grids.
ExpandedStatements expand_kinds(std::vector<Statement> statements, const Registry& registry,
                                const KnownKinds& kinds, const PuzzleOptions& options,
                                std::deque<std::u32string>& texts, Errors& errors);

}  // namespace sator::text
