#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// How answers in JSON call the values of cells: as the puzzle writes them.
struct ValueWords {
    std::string_view blank = "";  ///< the word for the empty symbol, e.g. that of a white cell of a nonogram

    std::string of(const Puzzle& puzzle, ValueId value) const {
        const Symbol& symbol = puzzle.alphabet[value];
        return symbol.kind == Symbol::Kind::Blank ? std::string(blank) : symbol.to_string();
    }
};

}  // namespace sator::render
