#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// The sort of a constraint's arguments.
enum class IssShape : std::uint8_t {
    Line,          ///< cells
    NumberedLine,  ///< a number, which may be missing if there is a usual one, and cells
    Cage,          ///< a sum, where 0 is none, and cells
    Arrow,         ///< cells, of which the first is the circle
    PillArrow,     ///< the number of the pill's cells, and cells
    Pairs,         ///< cells; each two that share an edge
    BothEnds,      ///< a row or column, what stands before it, and what stands after it
    OneEnd,        ///< a number, and a row or column
    Diagonal,      ///< a number, and the first cell of a diagonal
    Quad,          ///< a cell, the upper left one of four, and values
    Everywhere,    ///< nothing; `places` says where the rule is, and is empty if the rule knows it
};

/// A type of constraint and the rule of the puzzle language with the same meaning.
struct IssType {
    std::string_view type;
    IssShape shape;
    std::string_view rule;  ///< with its arguments, if the type has none
    int usual = 0;          ///< NumberedLine: the number if none is written
    std::string_view places = {};
};

std::span<const IssType> iss_types();
/// Returns the row of a type, or null.
const IssType* find_iss_type(std::string_view type);

}  // namespace sator::exchange
