#include <algorithm>

#include "sator/render/decorators.hpp"

namespace sator {

bool decorate_words(const RuleStatement& statement, Sketch& sketch) {
    const bool is_everywhere = std::ranges::all_of(statement.drawings, [&](const MarkedDrawing& drawing) {
        return drawing.size() == 1 && drawing[0].cells.size() == sketch.board.centres.size();
    });
    if (!is_everywhere) return false;
    for (const Argument& argument : statement.arguments) sketch.words.push_back(argument.text);
    sketch.explain(statement.name == "find" ? "To be found, in a straight line in any direction:"
                                            : "To be placed once each, in a straight line in any direction:");
    return true;
}

}  // namespace sator
