#pragma once

#include <expected>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kind_parts/kind.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// Whether a line `clues` is of the form `clues PATTERN: STATEMENT`, and not the name of a rule.
bool has_patterns(const KindLine& line);

/// Returns the statements of the indented lines below a kind's word, and of keys such as a=6x: the statement of the first line
/// `clues PATTERN…: STATEMENT` one of whose patterns fits the first word, at the cells that follow it, or at the key's region. In
/// conditions and statements, LENGTH is the number of these cells if each is written. `clues each WORD: STATEMENT` has a
/// statement for each word of a line, which is a text in quotes there. `clues PATTERN: lists STATEMENT` gives the list that follows the
/// word, a side and its clues, to the statement.
std::expected<std::vector<StatementText>, Diagnostic> clue_statements(const KindDefinition& definition,
                                                                      const KindRequest& request,
                                                                      const KindScope& scope);

}  // namespace sator::text
