#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/algorithms/equation_tree.hpp"

namespace sator::text {

/// A product of letters and a number: 2 × A × B, or the number alone.
struct ColumnTerm {
    std::u32string letters;  ///< sorted
    std::int64_t factor = 0;
};

/// The least and the greatest value of a carry.
struct CarryRange {
    std::int64_t least = 0, greatest = 0;

    bool is_one() const { return least == greatest; }
};

/// A column of an equation: its terms and the carry into it add up to the base times the carry into the next column.
struct EquationColumn {
    std::vector<ColumnTerm> terms;        ///< those of the left side minus those of the right one
    std::vector<ColumnTerm> left, right;  ///< as they are written; all factors are positive
    CarryRange carry;                     ///< the carry into this column
};

/// Returns the columns of an equation, from the units on. The last one carries nothing. `leading` are the letters that begin a number
/// and so are not 0. A quotient is understood only if it is a whole side and has no quotient inside; its divisor must not be 0. Returns
/// nullopt for other equations, if products have too many terms, and if carries would be too many or too large for people.
std::optional<std::vector<EquationColumn>> columns_of(const EquationTerm& left, const EquationTerm& right,
                                                      std::int64_t base, std::u32string_view leading);

}  // namespace sator::text
