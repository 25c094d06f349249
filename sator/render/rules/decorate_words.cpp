// The rules find and place, if they are about the whole grid: the words are listed below it.

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

bool decorate_words(const RuleStatement& statement, Sketch& sketch) {
    const bool is_everywhere = std::ranges::all_of(statement.drawings, [&](const MarkedDrawing& drawing) {
        return drawing.size() == 1 && drawing[0].cells.size() == sketch.board.centres.size();
    });
    if (!is_everywhere) return false;
    const std::string sentence = statement.name == "find"
                                     ? "To be found, in a straight line in any direction:"
                                     : "To be placed once each, in a straight line in any direction:";
    auto list = std::ranges::find(sketch.words, sentence, &LegendWords::sentence);
    if (list == sketch.words.end()) list = sketch.words.insert(list, {sentence, {}});
    for (const Argument& argument : statement.arguments) list->words.push_back(argument.text);
    return true;
}

}  // namespace sator::render
