// The regions of a kind whose drawing has a letter for each region: heavy borders, and the numbers that count something in a region.

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// Returns the regions that the puzzle's kind draws; none if it draws something else.
std::span<const Sequence> regions_of_kind(const Sketch& sketch) {
    const text::KindDefinition* kind = definition_of(sketch.puzzle);
    if (kind == nullptr || !kind->draws_regions()) return {};
    return sketch.puzzle.regions;
}

std::string sentence_of(const RuleStatement& statement) {
    if (statement.name != "count")
        return "A number in a corner is that of the rule " + statement.name + " in its region.";
    std::string values;
    for (std::size_t i = 0; i + 1 < statement.arguments.size(); ++i)
        values += (values.empty() ? "" : " or ") + statement.arguments[i].text;
    return "A number in a corner counts " + values + " in its region.";
}

/// Returns the last argument, or all lengths.
std::string clue_of(const RuleStatement& statement) {
    const auto lengths = std::ranges::find_if(
        statement.arguments, [](const Argument& argument) { return argument.text == "lengths"; });
    if (lengths == statement.arguments.end()) return statement.arguments.back().text;
    std::string text;
    for (auto length = std::next(lengths); length != statement.arguments.end(); ++length)
        text += (text.empty() ? "" : " ") + length->text;
    return text;
}

}  // namespace

void draw_regions_of_kind(Sketch& sketch) {
    if (!sketch.board.has_lattice) return;
    std::vector<std::size_t> region_of(sketch.board.centres.size(), SIZE_MAX);
    const auto regions = regions_of_kind(sketch);
    for (std::size_t region = 0; region < regions.size(); ++region) {
        for (const CellId cell : regions[region].cells) region_of[cell.index()] = region;
    }
    if (std::ranges::find(region_of, SIZE_MAX) == region_of.end()) sketch.region_of = std::move(region_of);
}

bool decorate_region_clue(const RuleStatement& statement, Sketch& sketch) {
    if (statement.is_of_kind || statement.arguments.size() < 2) return false;
    const auto regions = regions_of_kind(sketch);
    const auto is_region = [&](const MarkedDrawing& drawing) {
        return drawing.size() == 1 &&
               std::ranges::find(regions, drawing.front().cells, &Sequence::cells) != regions.end();
    };
    if (!std::ranges::all_of(statement.drawings, is_region)) return false;
    sketch.region_clues.resize(sketch.board.centres.size());
    for (const MarkedDrawing& drawing : statement.drawings) {
        std::string& clue = sketch.region_clues[std::ranges::min(drawing.front().cells).index()];
        if (!clue.empty()) return false;
        clue = clue_of(statement);
    }
    sketch.add_to_legend(sentence_of(statement));
    sketch.lettered.push_back(sketch.statement);
    return true;
}

}  // namespace sator::render
