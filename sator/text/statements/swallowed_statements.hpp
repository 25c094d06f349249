#pragma once

#include <span>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// What is said about statements that others have swallowed. Without file and excerpt.
struct SwallowedStatements {
    std::vector<Diagnostic> errors;   ///< of lists of words
    std::vector<Diagnostic> remarks;  ///< on lines that may have been meant as statements
};

/// Looks for lists of words and prose that have swallowed the statement below them. `statements` are as written, and `names` are those
/// with which they were read.
SwallowedStatements find_swallowed_statements(std::span<const Statement> statements,
                                              const StatementWords& names);

}  // namespace sator::text
