#include "sator/text/definitions/sign_places.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace sator::text {

namespace {

struct Step {
    std::string_view way, side;
    int down = 0, right = 0;
};
constexpr std::array<Step, 4> kSignSteps = {
    {{"up", "above", -1, 0}, {"left", "left", 0, -1}, {"right", "right", 0, 1}, {"down", "below", 1, 0}}};

/// Returns the cell that is some steps away, or nullopt if none is there.
std::optional<PrintedPlace> cell_at(const PrintedGrid& grid, PrintedPlace from, const Step& step, int count) {
    const PrintedPlace at = grid.inside({from.row + count * step.down, from.column + count * step.right});
    const bool is_inside =
        at.row >= 0 && at.column >= 0 && at.row < grid.rows() && at.column < grid.columns();
    return is_inside && grid.is_cell(at) ? std::optional(at) : std::nullopt;
}

/// Returns the cells from a place on, up to the next block.
std::vector<PrintedPlace> cells_from(const PrintedGrid& grid, PrintedPlace from, const Step& step) {
    std::vector<PrintedPlace> cells;
    for (int count = 1;; ++count) {
        const auto at = cell_at(grid, from, step, count);
        if (!at || *at == from) return cells;
        cells.push_back(*at);
    }
}

std::vector<PrintedPlace> cells_through(const PrintedGrid& grid, PrintedPlace from, const Step& step) {
    std::vector<PrintedPlace> cells;
    for (const int count : {-1, 0, 1}) {
        if (const auto at = cell_at(grid, from, step, count)) cells.push_back(*at);
    }
    return cells;
}

const DrawnSign* sign_at(const KindPlaces& places, PrintedPlace at) {
    const auto found = std::ranges::find(places.signs(), at, &DrawnSign::place);
    return found == places.signs().end() ? nullptr : &*found;
}

}  // namespace

std::optional<std::string> ways_of_signs(const KindPlaces& places, std::string_view way, bool is_through,
                                         std::string_view name) {
    const auto step = std::ranges::find(kSignSteps, way, &Step::way);
    if (step == kSignSteps.end()) return std::nullopt;
    std::string text;
    for (const DrawnSign& sign : places.signs()) {
        if (sign.meaning->name != name) continue;
        const auto cells = is_through ? cells_through(*places.grid(), sign.place, *step)
                                      : cells_from(*places.grid(), sign.place, *step);
        if (!cells.empty()) text += (text.empty() ? "" : "; ") + places.grid()->names(cells);
    }
    return text;
}

std::optional<std::string> link_to_next(const KindPlaces& places, const KindItem& it, std::string_view side,
                                        bool is_towards_like) {
    const auto step = std::ranges::find(kSignSteps, side, &Step::side);
    if (step == kSignSteps.end() || it.places.size() != 1) return std::nullopt;
    const PrintedGrid& grid = *places.grid();
    const PrintedPlace from = it.places.front();
    const auto next = cell_at(grid, from, *step, 1);
    if (!next || !grid.is_cell(from)) return std::string();
    if (is_towards_like) {
        const auto cells = cells_from(grid, from, *step);
        const auto sign =
            std::ranges::find_if(cells, [&](PrintedPlace at) { return sign_at(places, at) != nullptr; });
        const DrawnSign* own = sign_at(places, from);
        if (sign == cells.end() || own == nullptr ||
            sign_at(places, *sign)->meaning->name != own->meaning->name)
            return std::string();
    }
    const bool is_first = step->down + step->right > 0;
    return grid.name(is_first ? from : *next) + "-" + grid.name(is_first ? *next : from);
}

std::string lines_of_regions(const KindPlaces& places, const KindItem* it, PositionSort sort,
                             RegionPart part) {
    constexpr std::array<std::string_view, 4> kSides = {"top", "left", "right", "bottom"};
    const PrintedGrid& grid = *places.grid();
    const std::string whole = it == nullptr ? std::string() : it->place_text;
    const auto is_meant = [&](const std::string& first, const std::string& second) {
        if (part == RegionPart::InRegions) return !first.empty() && first == second;
        if (part == RegionPart::AroundIt) return first != second && (first == whole || second == whole);
        return whole == first + ": " + second || whole == second + ": " + first;
    };
    std::string text;
    const auto add = [&](const std::string& name) { text += (text.empty() ? "" : " ") + name; };
    for (const PrintedPlace at : grid.cells()) {
        const std::string own = places.region_of(at);
        for (std::size_t i = 0; i < kSignSteps.size(); ++i) {
            const auto next = cell_at(grid, at, kSignSteps[i], 1);
            const bool is_forwards = kSignSteps[i].down + kSignSteps[i].right > 0;
            if (next && is_forwards && is_meant(own, places.region_of(*next)))
                add(grid.name(at) + (sort == PositionSort::Link ? "-" : "/") + grid.name(*next));
            if (!next && sort == PositionSort::Edge && part == RegionPart::AroundIt && own == whole)
                add(grid.name(at) + "/" + std::string(kSides[i]));
        }
    }
    return text;
}

}  // namespace sator::text
