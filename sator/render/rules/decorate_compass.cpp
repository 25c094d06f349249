// The rule region with a number of cells in a direction: the number stands in the cell, on the side of the direction.

#include <algorithm>
#include <array>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

struct Side {
    std::string_view name;
    double right, down;  // from the middle of a cell, as a part of the half of its inner box
};

constexpr std::array kSides = {Side{"above", 0, -0.75}, Side{"below", 0, 0.75}, Side{"left", -0.75, 0},
                               Side{"right", 0.75, 0}};

/// The size of the numbers, as a part of the inner box.
constexpr double kCompassNumberSize = 0.34;

/// Draws the cross that divides the cell of a compass into its four directions.
void add_compass_cross(const Box& box, Sketch& sketch) {
    const Point upper_right{box.high.x, box.low.y}, lower_left{box.low.x, box.high.y};
    sketch.add(Look::Border, Outline{{{box.low, box.high}, {upper_right, lower_left}}});
}

}  // namespace

bool decorate_compass(const RuleStatement& statement, Sketch& sketch) {
    if (statement.arguments.size() < 3) return false;
    const std::string& word = statement.arguments[statement.arguments.size() - 2].text;
    const auto side = std::ranges::find(kSides, word, &Side::name);
    if (side == kSides.end()) return false;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            for (const CellId cell : sequence.cells) {
                const Box box = sketch.board.inner_box(cell);
                add_compass_cross(box, sketch);
                const Point at = sketch.board.centre(cell) +
                                 Point{side->right * box.width() / 2, side->down * box.height() / 2};
                sketch.add(Look::Small, Label{at, statement.arguments.back().text,
                                              kCompassNumberSize * box.height(), Anchor::Middle});
            }
        }
    }
    sketch.add_to_legend(
        "A number at the side of a cell says how many cells of its region are further in this direction than "
        "the cell.");
    return true;
}

}  // namespace sator::render
