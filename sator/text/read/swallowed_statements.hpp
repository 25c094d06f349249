#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Refuses a list of words that has swallowed the statement below it, and remarks on lines that may have been meant as statements. Returns
/// whether it has refused one. `statements` are as written, and `names` are those with which they were read.
bool refuse_swallowed_statements(std::span<const Statement> statements, const StatementWords& names,
                                 PuzzleDraft& draft);

}  // namespace sator::text
