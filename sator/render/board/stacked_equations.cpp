#include "sator/render/board/stacked_equations.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/utf8.hpp"

namespace sator::render {

namespace {

/// A number of an equation: its cells, and the sign before it.
struct Operand {
    std::vector<CellId> cells;
    char32_t sign = U' ';
};

using Equation = std::vector<Operand>;

/// Returns whether numbers with these signs can be below each other: sums and differences, or one product.
bool is_stackable(const Equation& equation) {
    if (equation.size() < 3 || equation.back().sign != U'=') return false;
    std::size_t sums = 0, products = 0;
    for (std::size_t i = 1; i + 1 < equation.size(); ++i) {
        const char32_t sign = equation[i].sign;
        sums += sign == U'+' || sign == U'-' ? 1 : 0;
        products += sign == U'×' ? 1 : 0;
    }
    const std::size_t signs = equation.size() - 2;
    return std::ranges::none_of(equation, [](const Operand& operand) { return operand.cells.empty(); }) &&
           (sums == signs || (products == 1 && signs == 1));
}

/// Reads a line of the layout; nullopt if its numbers cannot be below each other. `cell` is the first cell of the line, and then that
/// of the next one.
std::optional<Equation> read_equation(const std::u32string& line, const Grid& grid, std::size_t row,
                                      std::size_t& cell) {
    Equation equation(1);
    bool is_closed = false;  // a blank or a sign follows the cells of the last number
    for (std::size_t column = 0; column < line.size(); ++column) {
        const bool is_cell =
            cell < grid.cell_count() && grid.places[cell].line == row && grid.places[cell].column == column;
        if (is_cell) {
            if (is_closed) return std::nullopt;
            equation.back().cells.emplace_back(cell++);
        } else if (line[column] == U' ') {
            is_closed = !equation.back().cells.empty();
        } else {
            if (equation.back().cells.empty()) return std::nullopt;
            equation.push_back({{}, line[column]});
            is_closed = false;
        }
    }
    return is_stackable(equation) ? std::optional(std::move(equation)) : std::nullopt;
}

class Stack {
  public:
    explicit Stack(Board& board) : board_(board) {
        board_.texts.clear();
        board_.bars.clear();
        board_.blocks.clear();
        board_.cell_at.clear();
    }

    void add(const Equation& equation) {
        const std::size_t width = std::ranges::max(equation, {}, [](const Operand& operand) {
                                      return operand.cells.size();
                                  }).cells.size();
        for (const Operand& operand : equation) {
            const bool is_result = &operand == &equation.back();
            const auto first = static_cast<std::int32_t>(width - operand.cells.size());
            for (std::size_t i = 0; i < operand.cells.size(); ++i)
                place(operand.cells[i], {row_, first + static_cast<std::int32_t>(i)});
            for (std::int32_t column = 0; is_result && column < static_cast<std::int32_t>(width); ++column)
                board_.bars.emplace_back(LatticePlace{row_ - 1, column}, LatticePlace{row_, column});
            if (operand.sign != U' ' && !is_result) signs_.push_back({operand.sign, {row_, first - 1}});
            ++row_;
        }
        ++row_;  // a blank row before the next equation
    }

    void finish() {
        board_.sort_cells();
        for (const auto& [sign, at] : signs_)
            board_.texts.push_back(
                {board_.centre(at), to_utf8(std::u32string(1, sign == U'-' ? U'−' : sign)), {}, false, at});
    }

  private:
    struct Sign {
        char32_t sign;
        LatticePlace at;
    };

    void place(CellId cell, LatticePlace at) {
        board_.places[cell.index()] = at;
        board_.cell_at.emplace_back(at, cell);
        board_.centres[cell.index()] = board_.centre(at);
    }

    Board& board_;
    std::int32_t row_ = 0;
    std::vector<Sign> signs_;
};

}  // namespace

void stack_equations(Board& board, const Grid& grid) {
    if (grid.kind != GridKind::Drawing || !board.has_lattice || board.shape != CellShape::Square) return;
    if (board.centres.size() != grid.cell_count() || !grid.between.empty()) return;
    std::vector<Equation> equations;
    std::size_t cell = 0;
    for (std::size_t row = 0; row < grid.drawing.size(); ++row) {
        if (std::ranges::all_of(grid.drawing[row], [](char32_t c) { return c == U' '; })) continue;
        auto equation = read_equation(grid.drawing[row], grid, row, cell);
        if (!equation) return;
        equations.push_back(std::move(*equation));
    }
    if (cell != grid.cell_count()) return;
    Stack stack(board);
    for (const Equation& equation : equations) stack.add(equation);
    stack.finish();
}

}  // namespace sator::render
