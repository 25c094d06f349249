#include "sator/text/definitions/region_runs.hpp"

namespace sator::text {

namespace {

using Cells = std::vector<PrintedPlace>;

/// Returns the positions of a line at which another region begins than that of the cell before.
std::vector<std::size_t> borders_of(const Cells& line, const PrintedDrawing& regions) {
    const auto letter = [&](PrintedPlace at) -> const std::u32string& {
        return regions[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)].text;
    };
    std::vector<std::size_t> borders;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (letter(line[i]) != letter(line[i - 1])) borders.push_back(i);
    }
    return borders;
}

}  // namespace

std::vector<Cells> runs_over_regions(const PrintedGrid& grid, const PrintedDrawing& regions,
                                     std::size_t count) {
    std::vector<Cells> runs;
    if (count < 2) return runs;
    for (const Cells& line : grid.runs()) {
        const std::vector<std::size_t> borders = borders_of(line, regions);
        for (std::size_t first = 0; first + count - 1 <= borders.size(); ++first) {
            const auto begin = line.begin() + static_cast<std::ptrdiff_t>(borders[first]) - 1;
            const auto end = line.begin() + static_cast<std::ptrdiff_t>(borders[first + count - 2]) + 1;
            runs.emplace_back(begin, end);
        }
    }
    return runs;
}

}  // namespace sator::text
