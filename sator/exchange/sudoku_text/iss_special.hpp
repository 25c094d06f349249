#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/iss_constraint.hpp"

namespace sator::exchange {

/// A type of constraint that is no single rule.
struct IssSpecial {
    std::string_view type;
    std::size_t most_arguments;
    /// `all` are the constraints of the puzzle.
    IssResult (*read)(const IssConstraint& constraint, std::span<const IssConstraint> all,
                      SquareStatements& puzzle);
};

/// Returns the type's function: Diagonal, Windoku, DisjointSets, StrictKropki or StrictXV. Returns null for others.
const IssSpecial* find_iss_special(std::string_view type);

/// Returns each two of the cells that share an edge, in the order of the list.
std::vector<SquareCells> iss_pairs(const SquareCells& cells);

/// Returns the cells of a diagonal: the rising one, or the falling one.
SquareCells iss_diagonal(std::size_t size, bool is_rising);

}  // namespace sator::exchange
