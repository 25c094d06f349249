// The rule figures: the picture of its figure is drawn in the cell of each clue. The rule arms: a known piece of line, if it is printed.

#include <algorithm>
#include <array>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/render/rules/decorators.hpp"
#include "sator/rules/lines/figure_words.hpp"

namespace sator::render {

namespace {

using rules::FigurePicture;

/// The width and height of a picture, as a fraction of a cell's width.
constexpr double kPictureSize = 0.5;

/// Returns a line for each straight piece to the right or down between two places of the picture.
Outline strokes_of(const FigurePicture& picture, Point centre, double side) {
    constexpr unsigned kRight = 8, kDown = 2;
    const std::size_t columns = picture.columns, rows = picture.ways.size() / columns;
    const double step =
        side * kPictureSize / static_cast<double>(std::max({columns, rows, std::size_t{3}}) - 1);
    const auto at = [&](std::size_t place) {
        return Point{
            centre.x + step * (static_cast<double>(place % columns) - static_cast<double>(columns - 1) / 2),
            centre.y + step * (static_cast<double>(place / columns) - static_cast<double>(rows - 1) / 2)};
    };
    Outline outline;
    for (std::size_t place = 0; place < picture.ways.size(); ++place) {
        if ((picture.ways[place] & kRight) != 0) outline.parts.push_back({at(place), at(place + 1)});
        if ((picture.ways[place] & kDown) != 0) outline.parts.push_back({at(place), at(place + columns)});
    }
    return outline;
}

}  // namespace

bool decorate_arms(const RuleStatement& statement, Sketch& sketch) {
    if (!sketch.puzzle.kind || statement.drawings.size() != 1 || statement.drawings.front().size() != 1 ||
        statement.drawings.front().front().cells.size() != 1)
        return false;
    const CellId cell = statement.drawings.front().front().cells.front();
    const auto& marks = sketch.puzzle.kind->marks;
    const auto mark = std::ranges::find_if(
        marks, [&](const DrawnMark& drawn) { return drawn.span == statement.span && !drawn.is_between; });
    if (mark == marks.end() || cell.index() >= sketch.board.centres.size()) return false;
    const auto piece = rules::picture_of_word(mark->text);
    if (!piece || piece->ways.size() != 1) return false;
    constexpr std::array<Point, 4> kWays = {{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};
    const Point centre = sketch.board.centre(cell);
    Outline outline;
    for (std::size_t way = 0; way < kWays.size(); ++way) {
        if ((piece->ways.front() >> way & 1U) == 0) continue;
        const double half = sketch.board.side / 2;
        outline.parts.push_back({centre, {centre.x + half * kWays[way].x, centre.y + half * kWays[way].y}});
    }
    sketch.add(Look::GivenLine, std::move(outline));
    return true;
}

bool decorate_figures(const RuleStatement& statement, Sketch& sketch) {
    const auto is_word = [&](std::string_view word) {
        return std::ranges::find(statement.arguments, word, &Argument::text);
    };
    const auto shapes = is_word("shapes"), clues = is_word("clues");
    if (shapes == statement.arguments.end() || clues < shapes || clues == statement.arguments.end())
        return false;
    std::vector<FigurePicture> pictures;
    for (auto shape = std::next(shapes); shape != clues; ++shape) {
        auto picture = rules::picture_of_word(shape->text);
        if (!picture) return false;
        pictures.push_back(std::move(*picture));
    }
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            const std::size_t first = sequence.breaks.empty() ? sequence.cells.size() : sequence.breaks[0];
            for (auto clue = std::next(clues); clue != statement.arguments.end(); ++clue) {
                const std::size_t index = first + static_cast<std::size_t>(clue - clues) - 1;
                const auto number = to_whole_number<std::size_t>(clue->text);
                if (index >= sequence.cells.size() ||
                    sequence.cells[index].index() >= sketch.board.centres.size())
                    return false;
                if (!number || *number == 0 || *number > pictures.size()) continue;
                sketch.add(Look::Line,
                           strokes_of(pictures[*number - 1], sketch.board.centre(sequence.cells[index]),
                                      sketch.board.side));
            }
        }
    }
    sketch.add_to_legend(
        "A figure passes each picture and equals it, but its straight pieces may have other lengths.");
    return true;
}

}  // namespace sator::render
