#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/iss/iss_grid.hpp"

namespace sator::exchange {

/// A mistake in a text of constraints, with the bytes that are wrong.
struct IssFault {
    std::size_t offset = 0, length = 1;
    std::string message, hint;
};

/// The result of a step that returns nothing.
using IssResult = std::expected<void, IssFault>;

/// A part of a constraint between two '~', without blanks.
struct IssArgument {
    std::string text;
    std::size_t offset = 0;
};

/// A constraint of the Interactive Sudoku Solver: `.TYPE~ARGUMENT~…`. An empty type is "Given".
struct IssConstraint {
    IssArgument type;
    std::vector<IssArgument> arguments;

    /// Returns the cells that the arguments from `first` on name; the fault is one that the grid does not have.
    std::expected<SquareCells, IssFault> cells(std::size_t first, const IssGrid& grid) const;
    /// Returns the parts between arguments that are empty or `separator`, each with the arguments of its own. An argument that begins
    /// with '_' is a name, and divides, too.
    std::vector<IssConstraint> divided(std::size_t first, std::string_view separator) const;
    /// Returns the cells of each of these parts.
    std::expected<std::vector<SquareCells>, IssFault> groups(std::size_t first, std::string_view separator,
                                                             const IssGrid& grid) const;
    /// Returns an argument's text, empty if there is no such argument.
    std::string_view text(std::size_t index) const;
    /// Returns a number that an argument is; the fault names the constraint.
    std::expected<int, IssFault> number(std::size_t index) const;
    /// Returns a fault at an argument, or at the type if there is no such argument.
    std::unexpected<IssFault> fault_at(std::size_t index, std::string message, std::string hint = {}) const;
};

/// Divides a text into its constraints. Blanks mean nothing, and lines that begin with '#' are comments.
std::expected<std::vector<IssConstraint>, IssFault> iss_constraints(std::string_view text);

/// Reads "R1C1"; rows and columns from 10 on are letters: "RaC1".
std::optional<SquareCell> read_iss_cell(std::string_view name);
/// Returns the name of a cell in this form.
std::string iss_cell_name(SquareCell cell);

}  // namespace sator::exchange
