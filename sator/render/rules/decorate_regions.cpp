// Finds the regions that tile the grid, and shades the others. A tiling is searched greedily: starting from
// each sequence in turn, every later sequence that is disjoint from the chosen ones is added. Sequences of
// several rows and columns are tried before all of them: in a samurai, the boxes tile the grid and not the
// rows of nine, which are parts of longer lines.

#include <algorithm>
#include <iterator>
#include <numeric>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/board/cell_outlines.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

using Regions = std::vector<std::vector<CellId>>;

/// With more regions than this, no tiling is searched. No real puzzle has as many.
constexpr std::size_t kMaxRegions = 1000;

/// Returns whether a sign stands between the two cells of a sequence, which shows what it says.
bool has_sign_between(const std::vector<CellId>& cells, const Sketch& sketch) {
    return cells.size() == 2 && std::ranges::any_of(sketch.borders_with_sign, [&](const auto& border) {
               return std::ranges::find(cells, border.first) != cells.end() &&
                      std::ranges::find(cells, border.second) != cells.end();
           });
}

/// Returns the connected sequences that are neither lines nor cages nor the whole grid.
Regions regions_of(const RuleStatement& statement, const Sketch& sketch) {
    Regions regions;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            const std::size_t size = sequence.cells.size();
            if (size < 2 || size == sketch.board.centres.size() || line_kind(sketch.board, sequence.cells) ||
                sketch.has_cage(sequence.cells) || has_sign_between(sequence.cells, sketch) ||
                !is_connected(sketch.board, sequence.cells)) {
                continue;
            }
            regions.push_back(sequence.cells);
        }
    }
    return regions;
}

using Indices = std::vector<std::size_t>;  // of regions

/// Returns the region of each cell if the candidates, taken greedily in order from `first` on, tile the grid;
/// otherwise returns an empty vector.
Indices tiling_from(const Regions& regions, const Indices& candidates, std::size_t first, std::size_t cells) {
    constexpr std::size_t kNone = SIZE_MAX;
    Indices region_of(cells, kNone);
    std::size_t covered = 0;
    for (std::size_t k = 0; k < candidates.size() && covered < cells; ++k) {
        const std::size_t region = candidates[(first + k) % candidates.size()];
        const auto is_taken = [&](CellId cell) { return region_of[cell.index()] != kNone; };
        if (std::ranges::any_of(regions[region], is_taken)) continue;
        for (const CellId cell : regions[region]) region_of[cell.index()] = region;
        covered += regions[region].size();
    }
    if (covered < cells) region_of.clear();
    return region_of;
}

Indices tiling(const Regions& regions, const Indices& candidates, std::size_t cells) {
    if (candidates.size() > kMaxRegions) return {};
    for (std::size_t first = 0; first < candidates.size(); ++first) {
        Indices found = tiling_from(regions, candidates, first, cells);
        if (!found.empty()) return found;
    }
    return {};
}

/// Returns whether two candidates share a cell. Then they are not regions in a player's sense, but e.g. all
/// placements of a shape.
bool do_overlap(const Regions& regions, const Indices& candidates, std::size_t cells) {
    std::vector<bool> is_taken(cells);
    for (const std::size_t region : candidates) {
        for (const CellId cell : regions[region]) {
            if (is_taken[cell.index()]) return true;
            is_taken[cell.index()] = true;
        }
    }
    return false;
}

Indices all_of(const Regions& regions) {
    Indices all(regions.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

/// Returns the regions that are not within a single row or column.
Indices wide_ones(const Regions& regions, const Board& board) {
    const auto is_wide = [&](std::size_t region) {
        const LatticePlace first = board.places[regions[region][0].index()];
        const auto place = [&](CellId cell) { return board.places[cell.index()]; };
        return std::ranges::any_of(regions[region], [&](CellId c) { return place(c).row != first.row; }) &&
               std::ranges::any_of(regions[region],
                                   [&](CellId c) { return place(c).column != first.column; });
    };
    Indices wide = all_of(regions);
    std::erase_if(wide, [&](std::size_t region) { return !is_wide(region); });
    return wide;
}

/// Tiles the grid with regions and removes these from `regions`.
void tile(const RuleStatement& statement, Regions& regions, Sketch& sketch) {
    const std::size_t cells = sketch.board.centres.size();
    for (const Indices& candidates : {wide_ones(regions, sketch.board), all_of(regions)}) {
        // A permutation may have additional regions across the tiles, e.g. windoku boxes. For other rules,
        // overlapping sequences are no regions at all.
        if (statement.name != "permutation" && do_overlap(regions, candidates, cells)) continue;
        sketch.region_of = tiling(regions, candidates, cells);
        if (!sketch.region_of.empty()) break;
    }
    std::vector<bool> is_tile(regions.size());
    for (const std::size_t region : sketch.region_of) is_tile[region] = true;
    Regions further;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (!is_tile[i]) further.push_back(std::move(regions[i]));
    }
    regions = std::move(further);
}

/// Tiles the grid with the regions of all permutations together: each grid of a samurai states its own boxes.
void tile_together(Sketch& sketch) {
    Regions regions;
    for (const RuleStatement& statement : sketch.puzzle.rules) {
        if (statement.name == "permutation")
            std::ranges::move(regions_of(statement, sketch), std::back_inserter(regions));
    }
    sketch.region_of = tiling(regions, wide_ones(regions, sketch.board), sketch.board.centres.size());
}

/// Tiles the grid with the regions that the puzzle draws, whatever their shapes are, if the statement is about them.
void tile_as_drawn(const RuleStatement& statement, Sketch& sketch) {
    const std::vector<Sequence>& drawn = sketch.puzzle.regions;
    const auto is_about = [&](const Sequence& region) {
        return std::ranges::any_of(statement.drawings, [&](const MarkedDrawing& drawing) {
            return std::ranges::any_of(
                drawing, [&](const Sequence& sequence) { return sequence.cells == region.cells; });
        });
    };
    if (drawn.empty() || !std::ranges::all_of(drawn, is_about)) return;
    Regions regions;
    for (const Sequence& region : drawn) regions.push_back(region.cells);
    sketch.region_of = tiling_from(regions, all_of(regions), 0, sketch.board.centres.size());
}

/// Removes the regions that are tiles.
void remove_tiles(Regions& regions, const Sketch& sketch) {
    std::erase_if(regions, [&](const std::vector<CellId>& cells) {
        const std::size_t tile = sketch.region_of[cells.front().index()];
        const auto is_of_tile = [&](CellId cell) { return sketch.region_of[cell.index()] == tile; };
        return std::ranges::all_of(cells, is_of_tile) &&
               static_cast<std::size_t>(std::ranges::count(sketch.region_of, tile)) == cells.size();
    });
}

void add_shade(const std::vector<CellId>& cells, Sketch& sketch) {
    Outline ground{{}, true};
    for (const CellId cell : cells) ground.parts.push_back(sketch.board.corners(sketch.board.centre(cell)));
    sketch.add(Look::Shade, std::move(ground));
    sketch.add(Look::Cage, {outlines_of(sketch.board, cells, 0), true});
    sketch.shaded_regions.push_back(cells);
}

void add_diagonals(const RuleStatement& statement, Sketch& sketch) {
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            if (line_kind(sketch.board, sequence.cells) == LineKind::Diagonal) {
                sketch.add_line(Look::Diagonal, sequence.cells);
            }
        }
    }
}

}  // namespace

bool decorate_regions(const RuleStatement& statement, Sketch& sketch) {
    if (!sketch.board.has_lattice) return false;
    if (statement.name != "count") add_diagonals(statement, sketch);
    Regions regions = regions_of(statement, sketch);
    if (sketch.region_of.empty()) tile_as_drawn(statement, sketch);
    if (sketch.region_of.empty()) tile(statement, regions, sketch);
    const bool is_of_several = statement.name == "permutation" && sketch.puzzle.grid.blocks.size() > 1;
    if (is_of_several && sketch.region_of.empty()) tile_together(sketch);
    if (!sketch.region_of.empty()) remove_tiles(regions, sketch);
    if (statement.name == "count" || do_overlap(regions, all_of(regions), sketch.board.centres.size()))
        return false;
    for (const auto& region : regions) add_shade(region, sketch);
    return false;
}

}  // namespace sator::render
