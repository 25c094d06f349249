#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// A cell name, word, number or sign in a list of places.
struct PlaceToken {
    enum class Kind : std::uint8_t {
        Cell,    ///< R3C4: `row` and `column` count from 1
        Number,  ///< 12: `row` is the number
        Size,    ///< 3x2: `column` columns and `row` rows
        Word,    ///< rows, down-left
        Run,     ///< ..
        Slash,   ///< / at once after a cell, as in R1C1/R1C2
        Dash,    ///< - at once after a cell, as in R1C1-R1C2
        Colon,
        Semicolon,
        End,
    };

    Kind kind = Kind::End;
    std::string text;
    std::uint32_t row = 0, column = 0;
    SourceSpan span;
};

/// Splits a list of places. The last token is `End`. Blanks, commas and line ends separate. Returns an error for an
/// unknown sign and for a cell name such as R0C1, unless it follows the word `corner`.
std::expected<std::vector<PlaceToken>, Diagnostic> place_tokens(std::span<const LineSlice> text);

}  // namespace sator::text
