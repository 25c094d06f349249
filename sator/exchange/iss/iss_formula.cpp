#include "sator/exchange/iss/iss_formula.hpp"

#include <algorithm>

namespace sator::exchange {

std::string IssFormula::operator()(SquareCell cell) {
    const auto index = static_cast<std::size_t>(std::ranges::find(cells_, cell) - cells_.begin());
    if (index == cells_.size()) cells_.push_back(cell);
    return std::string(1, static_cast<char>('a' + std::min(index, kLetters - 1)));
}

}  // namespace sator::exchange
