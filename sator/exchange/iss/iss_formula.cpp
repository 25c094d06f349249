#include "sator/exchange/iss/iss_formula.hpp"

#include <algorithm>

namespace sator::exchange {

std::string IssFormula::operator()(SquareCell cell) {
    const auto known = std::ranges::find(cells_, cell);
    const auto index = known - cells_.begin();
    if (known == cells_.end()) cells_.push_back(cell);
    return std::string(1, static_cast<char>('a' + std::min<std::ptrdiff_t>(index, 25)));
}

}  // namespace sator::exchange
