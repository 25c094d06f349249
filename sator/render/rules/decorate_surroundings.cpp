// The rule count at the cells around a cell, as in a mosaic: the number is written in the corner of that cell.

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/cell_areas.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// Returns the values that a `count` counts: "#".
std::string counted_values(const RuleStatement& statement) {
    std::string text;
    for (std::size_t i = 0; i + 1 < statement.arguments.size(); ++i)
        text += (text.empty() ? "" : " or ") + statement.arguments[i].text;
    return text;
}

std::string sentence_of(const RuleStatement& statement, Surroundings surroundings) {
    return "A number in a corner counts " + counted_values(statement) + " in " +
           (surroundings.has_self ? "its own cell and " : "") + "the cells " +
           (surroundings.only_edges ? "that share an edge with it." : "around it.");
}

}  // namespace

bool decorate_surroundings(const RuleStatement& statement, Sketch& sketch) {
    const auto has_label = [](const MarkedDrawing& drawing) {
        return drawing.size() == 1 && !drawing.front().label.empty();
    };
    if (statement.arguments.size() < 2 || !std::ranges::all_of(statement.drawings, has_label)) return false;
    const CellMap map(sketch.puzzle.grid);
    const auto places = cell_coordinates(sketch.puzzle.grid);
    for (const MarkedDrawing& drawing : statement.drawings) {
        const auto around = puzzle::surrounded(map, places, drawing.front());
        if (!around) return false;
        sketch.letters.resize(sketch.board.centres.size());
        std::string& letter = sketch.letters[around->centre.index()];
        if (!letter.empty()) return false;
        letter = statement.arguments.back().text;
        sketch.add_to_legend(sentence_of(statement, around->surroundings));
    }
    sketch.lettered.push_back(sketch.statement);
    return true;
}

}  // namespace sator::render
