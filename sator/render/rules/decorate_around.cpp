// The rule around: the number in a cell counts the neighbours that hold certain symbols. The numbers are
// drawn as givens, so this adds only a sentence to the legend.

#include <set>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

bool decorate_around(const RuleStatement& statement, Sketch& sketch) {
    std::set<CellId> marked;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) marked.insert(sequence.cells.begin(), sequence.cells.end());
    }
    if (statement.drawings.size() != 1 || marked.size() != sketch.board.centres.size()) return false;
    std::string counted, where = "the cells around it", self;
    for (const Argument& argument : statement.arguments) {
        const bool is_bare = argument.kind == Argument::Kind::Bare;
        if (is_bare && argument.text == "edges") {
            where = "the cells that share an edge with it";
        } else if (is_bare && argument.text == "self") {
            self = " and its own";
        } else {
            counted += (counted.empty() ? "" : " or ") + argument.text;
        }
    }
    sketch.add_to_legend("A number in a cell says how many of " + where + self + " hold " + counted + ".");
    return true;
}

}  // namespace sator::render
