#include "sator/render/picture/puzzle_picture.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/render/board/capsule.hpp"
#include "sator/render/board/cell_outlines.hpp"
#include "sator/render/board/shape_bounds.hpp"
#include "sator/render/picture/draw_between.hpp"
#include "sator/render/picture/draw_cell_contents.hpp"
#include "sator/render/picture/draw_cell_ranges.hpp"
#include "sator/render/picture/draw_decorations.hpp"
#include "sator/render/picture/draw_edge_clues.hpp"
#include "sator/render/picture/draw_entry_numbers.hpp"
#include "sator/render/picture/draw_grid_lines.hpp"
#include "sator/render/picture/draw_kind_marks.hpp"
#include "sator/render/picture/draw_message_numbers.hpp"
#include "sator/render/rules/sketch.hpp"
#include "sator/render/text/text_width.hpp"

namespace sator::render {

namespace {

/// The width of a cell: without candidates, with up to kFewCandidates of them, and with more.
constexpr double kCellWidth = 48, kCellWidthWithCandidates = 56, kCellWidthWithManyCandidates = 84;
constexpr std::size_t kFewCandidates = 9;
/// The distance from a slot's edge to its outline; half the width of the outline of a found line, in widths
/// of a cell.
constexpr double kSlotInset = 2, kFoundPart = 0.4;
/// The font sizes of the title and of notes, the height of a line of notes, and the distance to the grid.
constexpr double kTitleSize = 19, kNoteSize = 13.5, kNoteHeight = 19, kTextGap = 14;
/// The minimum width of notes.
constexpr double kNoteWidth = 400;

double side_for(const Puzzle& puzzle, const PictureContents& contents) {
    if (contents.candidates.empty()) return kCellWidth;
    std::size_t most = 0;
    for (std::size_t cell = 0; cell < puzzle.grid.cell_count(); ++cell) {
        most = std::max(most, range_of(puzzle, CellId(cell)).size());
    }
    return most <= kFewCandidates ? kCellWidthWithCandidates : kCellWidthWithManyCandidates;
}

void draw_slots(Sketch& sketch, const PictureContents& contents) {
    for (const HighlightedSlot& slot : contents.slots) {
        std::vector<CellId> cells = slot.cells;  // a slot may have a cell twice
        std::erase_if(cells, [&](CellId cell) { return !sketch.board.is_cell(cell); });
        if (cells.empty()) continue;
        for (const CellId cell : cells) {
            sketch.add(Look::Highlight, Outline{{sketch.board.corners(sketch.board.centre(cell))}, true});
        }
        std::ranges::sort(cells);
        const auto repeated = std::ranges::unique(cells);
        cells.erase(repeated.begin(), repeated.end());
        sketch.add(Look::SlotOutline, Outline{outlines_of(sketch.board, cells, kSlotInset), true});
    }
}

void draw_found_line(Sketch& sketch, const Slot& cells) {
    const Point first = sketch.board.centre(cells.front()), last = sketch.board.centre(cells.back());
    sketch.add(Look::Found, capsule(first, last, sketch.board.side * kFoundPart));
}

/// Returns the meanings of the signs, then the words, separated by blanks.
std::vector<std::string> legend_of(const Sketch& sketch, SpokenLanguage language) {
    std::vector<std::string> lines;
    for (std::string& line : sketch.unsaid_legend())
        lines.push_back(explain::told_in(language, std::move(line)));
    for (const LegendWords& list : sketch.words) {
        lines.push_back(explain::told_in(language, list.sentence));
        std::string words;
        for (const std::string& word : list.words) words += (words.empty() ? "" : "  ") + word;
        lines.push_back(std::move(words));
    }
    return lines;
}

void add_text(Picture& picture, Look look, Label label) {
    picture.shapes.push_back({look, std::move(label)});
    picture.box.add(bounds_of(picture.shapes.back()));
}

void add_notes(Picture& picture, const std::vector<std::string>& notes) {
    if (notes.empty()) return;
    const double width = std::max(picture.box.width(), kNoteWidth), left = picture.box.low.x;
    double y = picture.box.high.y + kTextGap + kNoteHeight / 2;
    for (const std::string& note : notes) {
        for (const std::string& line : wrapped(note, kNoteSize, width)) {
            add_text(picture, Look::Note, {{left, y}, line, kNoteSize, Anchor::Start});
            y += kNoteHeight;
        }
    }
}

/// Adds lines above the picture's box.
void add_heading(Picture& picture, Look look, const std::string& text, double size, double bold) {
    const double width = std::max(picture.box.width(), kNoteWidth), left = picture.box.low.x;
    const std::vector<std::string> lines = wrapped(text, size * bold, width);
    double y = picture.box.low.y - kTextGap - size / 2 - size * 1.3 * static_cast<double>(lines.size() - 1);
    for (const std::string& line : lines) {
        add_text(picture, look, {{left, y}, line, size, Anchor::Start});
        y += size * 1.3;
    }
}

std::string byline(const Puzzle& puzzle) {
    const bool has_both = !puzzle.author.empty() && !puzzle.source.empty();
    return puzzle.author + (has_both ? ", " : "") + puzzle.source;
}

void add_headings(Picture& picture, const Puzzle& puzzle, const PictureContents& contents) {
    if (const std::string line = byline(puzzle); contents.has_byline && !line.empty())
        add_heading(picture, Look::Note, line, kNoteSize, 1);
    if (contents.has_title && !picture.title.empty())
        add_heading(picture, Look::Title, picture.title, kTitleSize, kBoldWidth);
}

}  // namespace

Picture puzzle_picture(const Puzzle& puzzle, const PictureContents& contents, LimitWatch& watch) {
    const std::size_t cells = puzzle.grid.position_count();
    SATOR_ASSERT(contents.solution.empty() || contents.solution.size() == cells);
    SATOR_ASSERT(contents.candidates.empty() || contents.candidates.size() == cells);
    Sketch sketch = sketch_of(puzzle, side_for(puzzle, contents), watch);
    if (watch.reached()) return {};
    draw_grid_lines(sketch, watch);
    if (watch.reached()) return {};
    draw_cell_ranges(sketch, watch);
    if (watch.reached()) return {};
    draw_decorations(sketch);
    draw_kind_marks(sketch);
    draw_entry_numbers(sketch);
    draw_slots(sketch, contents);
    if (contents.solution.empty() && contents.candidates.empty()) draw_message_numbers(sketch);
    draw_cell_contents(sketch, contents, watch);
    draw_between(sketch, contents);
    if (watch.reached()) return {};
    for (const Slot& line : contents.found_lines) draw_found_line(sketch, line);
    draw_edge_clues(sketch, contents.slots);
    Picture picture{puzzle.title.empty() ? puzzle.name : puzzle.title, std::move(sketch.shapes), {}};
    for (const Shape& shape : picture.shapes) {
        if (watch.reached()) return {};
        picture.box.add(bounds_of(shape));
    }
    std::vector<std::string> notes =
        contents.has_legend ? legend_of(sketch, contents.language) : std::vector<std::string>{};
    notes.insert(notes.end(), contents.notes.begin(), contents.notes.end());
    add_notes(picture, notes);
    add_headings(picture, puzzle, contents);
    return picture;
}

Board picture_board(const Puzzle& puzzle, const PictureContents& contents, LimitWatch& watch) {
    return board_of(puzzle, side_for(puzzle, contents), watch);
}

}  // namespace sator::render
