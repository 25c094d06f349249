// The rule clone: shaded groups of cells, with the same letter in the first cell of each group.

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// Returns whether all groups have the shape of the first one, cell by cell, and their first cells have no letter yet.
bool are_alike(const MarkedDrawing& groups, const Sketch& sketch) {
    const auto place = [&](const Sequence& group, std::size_t i) {
        const LatticePlace first = sketch.board.places[group.cells[0].index()],
                           own = sketch.board.places[group.cells[i].index()];
        return LatticePlace{own.row - first.row, own.column - first.column};
    };
    return std::ranges::all_of(groups, [&](const Sequence& group) {
        if (!sketch.letters.empty() && !sketch.letters[group.cells[0].index()].empty()) return false;
        if (group.cells.size() != groups[0].cells.size()) return false;
        for (std::size_t i = 0; i < group.cells.size(); ++i) {
            if (place(group, i) != place(groups[0], i)) return false;
        }
        return true;
    });
}

/// Returns the first letter that no cell has; empty if all are taken.
std::string free_letter(const Sketch& sketch) {
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (std::ranges::find(sketch.letters, std::string(1, letter)) == sketch.letters.end())
            return std::string(1, letter);
    }
    return "";
}

}  // namespace

bool decorate_clone(const RuleStatement& statement, Sketch& sketch) {
    const bool can_be_drawn =
        sketch.board.has_lattice && std::ranges::all_of(statement.drawings, [&](const MarkedDrawing& groups) {
            return !groups.empty() && are_alike(groups, sketch);
        });
    if (!can_be_drawn) return false;
    sketch.letters.resize(sketch.board.centres.size());
    std::vector<std::vector<Slot>> clones;
    for (const MarkedDrawing& groups : statement.drawings) {
        const std::string letter = free_letter(sketch);
        if (letter.empty()) return false;
        clones.emplace_back();
        for (const Sequence& group : groups) {
            clones.back().push_back(group.cells);
            Outline ground{{}, true};
            for (const CellId cell : group.cells)
                ground.parts.push_back(sketch.board.corners(sketch.board.centre(cell)));
            sketch.add(Look::Shade, std::move(ground));
            sketch.letters[group.cells.front().index()] = letter;
        }
    }
    sketch.try_add_line_marks(clones, "Cells with the same small mark, e.g. a1, hold the same value.");
    sketch.add_to_legend(
        "Shaded groups of cells with the same letter hold the same values at the same places.");
    return true;
}

}  // namespace sator::render
