#include "sator/rules/lines/arrow_lines.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"

namespace sator::rules {

std::expected<ArrowLines, Diagnostic> arrow_lines(const RuleStatement& statement, const Sequence& sequence,
                                                  std::span<const ValueId> values, const Puzzle& puzzle) {
    constexpr std::array<HalfCell, 4> kSteps = {{{-2, 0}, {2, 0}, {0, -2}, {0, 2}}};
    const PositionMap map(puzzle.grid);
    if (values.size() != kSteps.size() || map.steps().size() != kSteps.size())
        return std::unexpected(error_at(statement.span,
                                        "arrows have four directions in cells with four sides",
                                        "write e.g. 'acyclic arrows ^ v < > at all'"));
    Slot cells = sequence.cells;
    std::ranges::sort(cells);
    cells.erase(std::ranges::unique(cells).begin(), cells.end());
    Slot arrows;
    std::vector<LineGraph::Ends> ends;
    std::vector<std::vector<Word>> lit;
    const auto add = [&](std::uint32_t from, std::uint32_t to) -> std::vector<Word>& {
        arrows.push_back(cells[from]);
        ends.emplace_back(from, to);
        return lit.emplace_back(value_words(puzzle), 0);
    };
    for (std::uint32_t from = 0; from < cells.size(); ++from) {
        const HalfCell at = map.point(cells[from]);
        for (std::size_t i = 0; i < kSteps.size(); ++i) {
            const auto next =
                map.find(PositionSort::Cell, {at.row + kSteps[i].row, at.column + kSteps[i].column});
            const auto found = next ? std::ranges::lower_bound(cells, *next) : cells.end();
            if (found == cells.end() || *found != *next) continue;
            set_bit(add(from, static_cast<std::uint32_t>(found - cells.begin())), values[i].index());
        }
    }
    if (ends.empty())
        return std::unexpected(
            error_at(statement.span, "no arrow leads from one of these cells to another", "name more cells"));
    return ArrowLines{std::move(arrows), LineGraph(cells.size(), std::move(ends)), std::move(lit)};
}

}  // namespace sator::rules
