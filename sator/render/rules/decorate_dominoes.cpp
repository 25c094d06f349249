// The rule dominoes: the number of each half is printed in the middle of its cell.

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// Prints the number of each cell in it. Returns false, and changes nothing, if a cell has a letter already.
bool try_add_numbers(const MarkedDrawing& drawing, Sketch& sketch) {
    std::vector<std::string> printed = sketch.letters;
    printed.resize(sketch.board.centres.size());
    for (const Sequence& sequence : drawing) {
        for (const CellId cell : sequence.cells) {
            if (!printed[cell.index()].empty()) return false;
            printed[cell.index()] = sequence.label;
        }
    }
    sketch.letters = std::move(printed);
    return true;
}

}  // namespace

bool decorate_dominoes(const RuleStatement& statement, Sketch& sketch) {
    if (statement.drawings.size() != 1 || !try_add_numbers(statement.drawings.front(), sketch)) return false;
    sketch.lettered.push_back(sketch.statement);
    sketch.has_printed_letters = true;
    sketch.add_to_legend("Dominoes cover the grid, and no two have the same two numbers.");
    return true;
}

}  // namespace sator::render
