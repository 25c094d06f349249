#include "sator/create/regex/crossword_frame.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/puzzle/regex_crossword.hpp"

namespace sator::create {

namespace {

CodePointSet characters_of(const Alphabet& alphabet) {
    std::vector<CodePointRange> ranges;
    for (const Symbol& symbol : alphabet.symbols())
        ranges.push_back({*symbol.character(), *symbol.character()});
    return CodePointSet(std::span<const CodePointRange>(ranges));
}

}  // namespace

std::expected<CrosswordFrame, std::string> make_frame(CrosswordSize size, std::size_t clues_per_line,
                                                      Alphabet alphabet, Dialect dialect) {
    auto grid = size.is_hexagonal() ? make_hexagon(size.x, size.y, size.z) : make_rectangle(size.x, size.y);
    if (!grid) return std::unexpected(grid.error().message);
    CrosswordFrame frame{size, grid->grid.places.size(), {}, clues_per_line, std::move(alphabet), dialect};
    for (const Axis axis : {Axis::X, Axis::Y, Axis::Z}) {
        for (std::size_t i = 0; i < (*grid)[axis].size(); ++i)
            frame.lines.push_back({axis, i, (*grid)[axis][i]});
    }
    return frame;
}

std::u32string line_text(const CrosswordFrame::Line& line, std::u32string_view cells) {
    std::u32string text;
    for (const CellId cell : line.cells) text += cells[cell.index()];
    return text;
}

Puzzle crossword_of(const CrosswordFrame& frame, std::span<const std::string> clues) {
    RegexCrossword crossword;
    crossword.is_hexagonal = frame.size.is_hexagonal();
    for (std::size_t i = 0; i < clues.size(); ++i) {
        auto& lines = crossword.lines[static_cast<std::size_t>(frame.lines[frame.line_of(i)].axis)];
        if (i % frame.clues_per_line == 0) lines.emplace_back();
        lines.back().push_back({clues[i], {}, false});
    }
    PuzzleOptions options;
    options.alphabet = characters_of(frame.alphabet);
    options.dialect = frame.dialect;
    auto puzzle = make_regex_crossword(crossword, options);
    SATOR_ASSERT(puzzle.has_value());
    return std::move(*puzzle);
}

}  // namespace sator::create
