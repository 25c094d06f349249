#include "sator/text/write/line_index.hpp"

#include <algorithm>

#include "sator/puzzle/grid_places.hpp"

namespace sator::text {

LineIndex::LineIndex(const Grid& grid) {
    for (const Axis axis : {Axis::Y, Axis::X, Axis::Z}) {
        if (axis == Axis::Z && grid.kind != GridKind::Hexagon) continue;
        const std::vector<Sequence> lines = lines_along(grid, axis);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            Slot reversed = lines[i].cells;
            std::ranges::reverse(reversed);
            lines_[lines[i].cells].push_back({{axis, i, false}, lines[i].label});
            if (reversed != lines[i].cells) lines_[reversed].push_back({{axis, i, true}, lines[i].label});
        }
    }
}

std::optional<LineIndex::Line> LineIndex::find(const Sequence& sequence) const {
    const auto found = lines_.find(sequence.cells);
    if (found == lines_.end()) return std::nullopt;
    const auto named = std::ranges::find_if(found->second, [&](const Named& line) {
        return sequence.label == line.label || sequence.label.starts_with(line.label + " ");
    });
    return named != found->second.end() ? named->line : found->second.front().line;
}

}  // namespace sator::text
