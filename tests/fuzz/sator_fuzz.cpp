// Reads any bytes as the puzzle language and as the other line-based formats: each puzzle is consistent and
// is the same after writing and reading it, and each error has a message.

#include <cstdint>
#include <string>

#include "sator/base/assert.hpp"
#include "sator/base/utf8.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/text/write/write_sator.hpp"

namespace {

/// Small enough that no input is slow, large enough for every kind of grid.
constexpr std::size_t kMaxFuzzedCells = 2'000;
/// A puzzle with more cells in all its drawings is not written, because its text would be long.
constexpr std::size_t kMaxWrittenCells = 200'000;

void check_slot(const sator::Slot& slot, std::size_t cells) {
    for (const sator::CellId cell : slot) SATOR_ASSERT(cell.index() < cells);
}

void check(const sator::Puzzle& puzzle) {
    const std::size_t cells = puzzle.grid.cell_count();
    SATOR_ASSERT(cells > 0 && cells <= kMaxFuzzedCells);
    SATOR_ASSERT(puzzle.alphabet.size() > 0 && !puzzle.name.empty());
    SATOR_ASSERT(puzzle.ranges.empty() || puzzle.ranges.size() == cells);
    for (const auto& range : puzzle.ranges) {
        for (const sator::ValueId value : range) SATOR_ASSERT(value.index() < puzzle.alphabet.size());
    }
    check_slot(puzzle.message, cells);
    for (const sator::RuleStatement& rule : puzzle.rules) {
        SATOR_ASSERT(!rule.name.empty() && !rule.drawings.empty());
        for (const sator::MarkedDrawing& drawing : rule.drawings) {
            SATOR_ASSERT(!drawing.empty());
            for (const sator::Sequence& sequence : drawing) {
                SATOR_ASSERT(!sequence.cells.empty());
                check_slot(sequence.cells, cells);
            }
        }
    }
    for (const sator::Initial& initial : puzzle.initials) {
        for (const sator::Given& given : initial.givens)
            SATOR_ASSERT(given.cell.index() < cells && given.value.index() < puzzle.alphabet.size());
    }
}

void check_reads_back(const sator::Puzzle& puzzle) {
    std::size_t drawn = puzzle.grid.cell_count() * (1 + puzzle.initials.size());
    for (const sator::RuleStatement& rule : puzzle.rules)
        drawn += rule.drawings.size() * puzzle.grid.cell_count();
    if (drawn > kMaxWrittenCells) return;
    const auto written = sator::write_sator(puzzle);
    SATOR_ASSERT(written.has_value());
    sator::Resources resources;
    const sator::ReadResult back = sator::read_puzzles(*written, "back.sator", resources, {}, "sator");
    SATOR_ASSERT(back.size() == 1 && back[0].has_value() && *back[0] == puzzle);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    sator::PuzzleOptions options;
    options.cell_limit = kMaxFuzzedCells;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const bool is_text = !sator::base::find_bad_utf8(text);
    sator::Resources resources;
    for (const char* format : {"sator", "non", "sudoku"}) {
        const sator::ReadResult result = sator::read_puzzles(text, "fuzzed.txt", resources, options, format);
        SATOR_ASSERT(!result.empty());
        for (const auto& puzzle : result) {
            if (puzzle) {
                check(*puzzle);
                if (is_text) check_reads_back(*puzzle);
            } else {
                SATOR_ASSERT(!puzzle.error().message.empty() && puzzle.error().file == "fuzzed.txt");
                SATOR_ASSERT(sator::to_text(puzzle.error()).ends_with('\n'));
            }
        }
    }
    return 0;
}
