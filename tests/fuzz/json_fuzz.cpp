// Reads any bytes as JSON of regex crosswords: each puzzle is consistent, and each error has a message and a
// position.

#include <cstdint>
#include <string>

#include "sator/base/assert.hpp"
#include "sator/exchange/standard_formats.hpp"

namespace {

/// Small enough that no input is slow, large enough for every kind of grid.
constexpr std::size_t kMaxFuzzedCells = 10'000;

void check(const sator::Puzzle& puzzle) {
    const std::size_t cells = puzzle.grid.cell_count();
    SATOR_ASSERT(cells > 0 && cells <= kMaxFuzzedCells);
    SATOR_ASSERT(puzzle.alphabet.size() > 0);
    SATOR_ASSERT(!puzzle.name.empty());
    std::size_t drawn = 0;
    for (const sator::Slot& row : puzzle.grid.rows) drawn += row.size();
    SATOR_ASSERT(drawn == cells);
    for (const sator::CellId cell : puzzle.message) SATOR_ASSERT(cell.index() < cells);
    for (const sator::RuleStatement& rule : puzzle.rules) {
        const sator::Sequence& line = rule.drawings.at(0).at(0);
        SATOR_ASSERT(!line.cells.empty() && !line.label.empty() && !rule.arguments.at(0).text.empty());
        for (const sator::CellId cell : line.cells) SATOR_ASSERT(cell.index() < cells);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    sator::PuzzleOptions options;
    options.cell_limit = kMaxFuzzedCells;
    const std::string text(reinterpret_cast<const char*>(data), size);
    sator::Resources none;
    const sator::ReadResult result = sator::read_puzzles(text, "fuzzed.json", none, options, "json");
    SATOR_ASSERT(!result.empty());
    for (const auto& puzzle : result) {
        if (puzzle) {
            check(*puzzle);
        } else {
            SATOR_ASSERT(!puzzle.error().message.empty() && puzzle.error().file == "fuzzed.json");
            SATOR_ASSERT(sator::to_text(puzzle.error()).ends_with('\n'));
        }
    }
    return 0;
}
