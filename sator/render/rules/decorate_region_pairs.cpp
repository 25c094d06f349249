// The rule region about two neighbouring cells: a dot, a number or a bar on their border.

#include <algorithm>
#include <array>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// The dot of regions that agree in this number of things. A grey one is a ring with a black point.
struct Agreement {
    std::string_view number;
    Look look;
    bool has_point;
    std::string_view sentence;
};

constexpr std::array kAgreements = {
    Agreement{"0", Look::BlackDot, false, "The regions beside a black dot differ in size and in direction."},
    Agreement{"1", Look::WhiteDot, true,
              "The regions beside a grey dot differ either in size or in direction."},
    Agreement{"2", Look::WhiteDot, false, "The regions beside a white dot agree in size and in direction."},
};

/// The radius of the point in a ring.
constexpr double kPoint = 2;

/// Draws a bar along the border of two neighbours.
void add_bar(CellId a, CellId b, Sketch& sketch) {
    const Board& board = sketch.board;
    const Point from = board.centre(a), to = board.centre(b);
    for (const Point middle : board.between(a, b)) {
        const Point half{(to.y - from.y) / 2, (from.x - to.x) / 2};
        sketch.add(Look::Thick, Outline{{{middle - half, middle + half}}});
    }
}

}  // namespace

bool decorate_region_pairs(const RuleStatement& statement, Sketch& sketch) {
    const std::vector<Argument>& arguments = statement.arguments;
    if (arguments.size() < 2) return false;
    const std::string& last = arguments.back().text;
    const std::string& word = arguments[arguments.size() - 2].text;
    const auto agreement = std::ranges::find(kAgreements, last, &Agreement::number);
    const bool is_bar = last == "apart", is_total = word == "total",
               is_agreement = word == "agree" && agreement != kAgreements.end();
    if (!is_bar && !is_total && !is_agreement) return false;
    bool are_pairs = true;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        are_pairs = are_pairs && sequence.cells.size() == 2 &&
                    sketch.board.are_neighbours(sequence.cells[0], sequence.cells[1]);
    });
    if (!are_pairs) return false;
    for_each_sequence(statement, [&](const Sequence& sequence) {
        const CellId a = sequence.cells[0], b = sequence.cells[1];
        if (is_bar) return add_bar(a, b, sketch);
        add_dot(a, b, is_total ? Look::WhiteDot : agreement->look, is_total && last != "?" ? last : "",
                sketch);
        if (!is_agreement || !agreement->has_point) return;
        for (const Point middle : sketch.board.between(a, b))
            sketch.add(Look::BlackDot, Disc{middle, kPoint});
    });
    sketch.add_to_legend(
        is_bar     ? "A bar is a border."
        : is_total ? "A circle is on a border; its number is that of the cells of both regions beside it."
                   : std::string(agreement->sentence));
    return true;
}

}  // namespace sator::render
