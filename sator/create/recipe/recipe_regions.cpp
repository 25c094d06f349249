#include "sator/create/recipe/recipe_regions.hpp"

#include <algorithm>
#include <string>

#include "sator/base/utf8.hpp"
#include "sator/create/shapes/random_cages.hpp"
#include "sator/create/shapes/random_rectangles.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::create {

using text::KindDefinition;
using text::KindDrawing;

namespace {

/// Exchanges of cells at the borders for each cell: enough that nothing is left of the regions' first shape.
constexpr std::size_t kExchangesPerCell = 12;

}  // namespace

Partition random_regions(const Grid& grid, const CreateLines& lines, RandomSource& random) {
    if (lines.are_rectangles) return random_rectangles(grid, lines.least_region, lines.most_region, random);
    if (lines.most_region > 0)
        return random_cages(
            grid, lines.least_region, lines.most_region, [](const Slot&) { return true; }, random);
    Partition regions(grid);
    for (const Sequence& row : rows_of(grid)) {
        for (const CellId cell : row.cells) {
            if (cell != row.cells[0]) regions.move(cell, regions.part_of(row.cells[0]));
        }
    }
    regions.tidy();
    shuffle_borders(regions, random, kExchangesPerCell * regions.cell_count());
    return regions;
}

void separate_blocks(const PrintedBoard& board, Partition& regions) {
    const std::vector<std::size_t> cells = board.cells();
    if (cells.size() == regions.cell_count()) return;
    for (std::size_t place = 0; place < regions.cell_count(); ++place) {
        if (!std::ranges::binary_search(cells, place)) regions.split_off({CellId(place)});
    }
    for (std::size_t part = 0; part < regions.parts().size(); ++part) {
        const Slot all = regions.parts()[part];
        if (all.empty() || regions.is_connected(all)) continue;
        Slot reached = {all.front()};
        for (std::size_t next = 0; next < reached.size(); ++next) {
            for (const CellId other : regions.neighbours(reached[next])) {
                if (regions.part_of(other) == part && std::ranges::find(reached, other) == reached.end())
                    reached.push_back(other);
            }
        }
        regions.split_off(reached);  // the rest is looked at again, or is connected
        --part;
    }
    regions.tidy();
}

bool has_keys_of_regions(const KindDefinition& definition, const text::KindLine& line) {
    const std::string text = to_utf8(line.text.text);
    const std::string_view number = std::string_view(text).substr(0, text.find(':'));
    return line.word == "clues" && line.conditions.empty() && !number.empty() &&
           std::ranges::all_of(number, [](char c) { return c >= 'A' && c <= 'Z'; }) &&
           std::ranges::any_of(
               definition.drawings,
               [](const KindDrawing& drawing) { return drawing.use == KindDrawing::Use::Regions; }) &&
           std::ranges::any_of(definition.parameters, [](const text::KindParameter& parameter) {
               return parameter.type == text::KindParameter::Type::Keys;
           });
}

RegionDesign::Numbers numbers_of_regions(const KindDefinition& definition) {
    const bool has_numbers = std::ranges::any_of(definition.lines, [](const text::KindLine& line) {
        const std::string text = to_utf8(line.text.text);
        return line.word == "each" && text.starts_with("number ") && text.contains(" at region of it");
    });
    return has_numbers ? RegionDesign::Numbers::InDrawing : RegionDesign::Numbers::None;
}

}  // namespace sator::create
