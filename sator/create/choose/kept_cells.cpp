#include "sator/create/choose/kept_cells.hpp"

#include "sator/base/utf8.hpp"
#include "sator/text/places/read_places.hpp"

namespace sator::create {

std::expected<std::vector<bool>, Diagnostic> kept_cells(const Puzzle& puzzle, const std::string& places) {
    std::vector<bool> kept(puzzle.grid.position_count());
    if (places.empty()) return kept;
    const std::u32string text = to_code_points(places);
    const text::LineSlice line{1, 1, text};
    auto sequences = text::read_places(std::span(&line, 1), {puzzle.grid, puzzle.regions});
    if (!sequences) {
        Diagnostic error = std::move(sequences.error());
        error.file = "--keep";
        set_excerpt(error, places);
        return std::unexpected(std::move(error));
    }
    for (const Sequence& sequence : *sequences) {
        for (const CellId cell : sequence.cells) kept[cell.index()] = true;
    }
    return kept;
}

}  // namespace sator::create
