#pragma once

#include <optional>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/iss/iss_reading.hpp"

namespace sator::exchange {

/// A type of constraint that is no single rule of the puzzle language.
struct IssSpecial {
    std::string_view type;
    std::optional<std::size_t> most_arguments;  ///< nullopt if the further ones are cells
    IssResult (*read)(const IssConstraint& constraint, const IssReading& reading);
    bool is_about_grid = false;  ///< whether it is about the whole grid, and so not in `.Or`
    bool is_written = false;     ///< whether the writer writes it
};

/// All such types, by name.
std::span<const IssSpecial> iss_specials();
/// Returns the row of a type, or null.
const IssSpecial* find_iss_special(std::string_view type);

/// Returns each two of the cells that share an edge, in the order of the list.
std::vector<SquareCells> iss_pairs(const SquareCells& cells, const IssGrid& grid);

/// Returns the cells of a diagonal of a square grid: the rising one, or the falling one.
SquareCells iss_diagonal(const IssGrid& grid, bool is_rising);

}  // namespace sator::exchange
