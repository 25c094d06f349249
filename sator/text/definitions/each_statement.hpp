#pragma once

#include <expected>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/definitions/kind_places.hpp"
#include "sator/text/kind_parts/kind.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// The greatest number of statements that a kind may stand for.
constexpr std::size_t kMostStatements = 100'000;

/// Writes the statement of a line of a kind: names and places are replaced. Returns an empty text if the line uses a parameter
/// without a value, or if there is none of its places.
std::expected<std::string, Diagnostic> statement_of(const KindLine& line, const KindScope& scope,
                                                    const KindPlaces& places);

/// The statements that `each SELECTOR: STATEMENT` stands for.
struct EachStatements {
    std::vector<StatementText> statements;
    bool are_of_marks = false;  ///< each comes from a mark of the drawing
};

/// Writes them. Statements that differ only in their places become one. A statement about a number 0 and about no cell is left
/// out; any other number without a cell is an error at its mark.
std::expected<EachStatements, Diagnostic> each_statements(const KindLine& line, const KindScope& scope,
                                                          const KindPlaces& places);

}  // namespace sator::text
