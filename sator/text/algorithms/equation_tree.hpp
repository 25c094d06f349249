#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::text {

/// An expression in an equation of a cryptarithm.
struct EquationTerm {
    enum class Kind : std::uint8_t { Word, Sum, Product, Quotient, Opposite };

    Kind kind = Kind::Word;
    std::u32string word;  ///< Word: its letters and digits
    std::vector<EquationTerm>
        parts;  ///< of a sum or a product; dividend and divisor; what the opposite is of
};

using TermKind = EquationTerm::Kind;

/// Returns both sides of an equation, whose signs are + - × / ( ) and one =. Returns nullopt if it is none.
std::optional<std::pair<EquationTerm, EquationTerm>> read_equation(std::u32string_view text);

}  // namespace sator::text
