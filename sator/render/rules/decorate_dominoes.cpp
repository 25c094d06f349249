// The rule dominoes: the number of each half is printed in the middle of its cell.

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

bool decorate_dominoes(const RuleStatement& statement, Sketch& sketch) {
    if (statement.drawings.size() != 1 || !sketch.try_add_letters(statement.drawings)) return false;
    sketch.lettered.push_back(sketch.statement);
    sketch.has_printed_letters = true;
    sketch.add_to_legend("Dominoes cover the grid, and no two have the same two numbers.");
    return true;
}

}  // namespace sator::render
