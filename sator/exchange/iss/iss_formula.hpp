#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_cell.hpp"

namespace sator::exchange {

/// The letters of an expression for the cells that it names.
class IssFormula {
  public:
    /// Returns the letter of a cell. There are too few letters if is_too_long.
    std::string operator()(SquareCell cell);
    bool is_too_long() const { return cells_.size() > kLetters; }
    /// The cells in the order of their letters.
    const SquareCells& cells() const { return cells_; }

  private:
    static constexpr std::size_t kLetters = 26;  // a to z
    SquareCells cells_;
};

}  // namespace sator::exchange
