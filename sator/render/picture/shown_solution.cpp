#include "sator/render/picture/shown_solution.hpp"

#include "sator/render/text/grid_text.hpp"
#include "sator/render/text/hidden_message.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::render {

PictureContents shown_solution(const PuzzleSolver& solver, std::size_t initial,
                               std::span<const std::vector<Value>> solutions) {
    PictureContents contents;
    contents.initial = initial;
    if (solutions.empty()) return contents;
    contents.solution = solutions[0];
    for (const auto& rule : solver.rules()) {
        std::vector<Value> values;
        for (const CellId cell : rule->cells()) values.push_back(contents.solution[cell.index()]);
        for (Slot& line : rule->highlighted_lines(values)) contents.found_lines.push_back(std::move(line));
    }
    const std::string message = hidden_message(solver.puzzle(), contents.solution);
    if (!message.empty()) contents.notes.push_back("message: " + message);
    if (solutions.size() < 2) return contents;
    const std::vector<bool> differing = differing_cells(solutions[0], solutions[1]);
    for (std::size_t cell = 0; cell < differing.size(); ++cell) {
        if (differing[cell]) contents.differing_cells.emplace_back(cell);
    }
    contents.notes.emplace_back("One of several solutions: in another, the framed cells differ.");
    return contents;
}

}  // namespace sator::render
