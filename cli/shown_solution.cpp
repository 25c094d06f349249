#include "cli/shown_solution.hpp"

#include "sator/render/grid_text.hpp"
#include "sator/render/hidden_message.hpp"

namespace sator {

Shown shown_solution(const PuzzleSolver& solver, std::size_t initial,
                     std::span<const std::vector<Value>> solutions) {
    Shown shown;
    shown.initial = initial;
    if (solutions.empty()) return shown;
    shown.solution = solutions[0];
    for (const auto& rule : solver.rules()) {
        std::vector<Value> values;
        for (const CellId cell : rule->cells()) values.push_back(shown.solution[cell.index()]);
        for (Slot& line : rule->shown_lines(values)) shown.found_lines.push_back(std::move(line));
    }
    const std::string message = hidden_message(solver.puzzle(), shown.solution);
    if (!message.empty()) shown.notes.push_back("message: " + message);
    if (solutions.size() < 2) return shown;
    const std::vector<bool> differing = differing_cells(solutions[0], solutions[1]);
    for (std::size_t cell = 0; cell < differing.size(); ++cell) {
        if (differing[cell]) shown.differing_cells.emplace_back(cell);
    }
    shown.notes.emplace_back("One of several solutions: in another, the framed cells differ.");
    return shown;
}

}  // namespace sator
