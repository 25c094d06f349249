// The rule equal: cells with the same value have the same small letter.

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

bool decorate_letters(const RuleStatement& statement, Sketch& sketch) {
    if (statement.drawings.size() != 1 || !sketch.try_add_letters(statement.drawings)) return false;
    sketch.lettered.push_back(sketch.statement);
    sketch.add_to_legend("Cells with the same small letter hold the same value.");
    return true;
}

}  // namespace sator::render
