#include "sator/text/half_cells/half_cell_text.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/half_cells/between_looks.hpp"
#include "sator/text/half_cells/half_cell_layout.hpp"

namespace sator::text {

namespace {

/// A corner without lines, an open cell, and the absence of a line.
constexpr char32_t kCornerDot = U'·', kOpenValue = U'.', kNoLine = U'x';
/// An edge and the link across it, which may be a double line.
constexpr char32_t kCrossing = U'╋', kDoubleCrossing = U'╬';
/// The width of a cell whose edges are drawn.
constexpr std::size_t kLeastWidth = 3;

/// The characters of lines by the directions in which they leave a point: left 1, right 2, up 4, down 8.
constexpr std::u32string_view kLightLines = U" ╴╶─╵┘└┴╷┐┌┬│┤├┼", kHeavyLines = U" ╸╺━╹┛┗┻╻┓┏┳┃┫┣╋",
                              kDoubleLines = U" ═══║╝╚╩║╗╔╦║╣╠╬";

struct LineStep {
    HalfCell step;
    std::size_t bit;
};
constexpr std::array<LineStep, 4> kLineSteps = {{{{0, -1}, 1}, {{0, 1}, 2}, {{-1, 0}, 4}, {{1, 0}, 8}}};

std::u32string_view stroke_characters(BetweenLook look) {
    if (look == BetweenLook::DoubleLine) return kDoubleLines;
    return look == BetweenLook::Line ? kHeavyLines : kLightLines;
}

bool is_stroke(BetweenLook look) {
    return look == BetweenLook::Line || look == BetweenLook::Border || look == BetweenLook::DoubleLine;
}

std::u32string symbol_text(const Puzzle& puzzle, ValueId value) {
    return to_code_points(puzzle.alphabet[value].to_string());
}

class HalfCellDrawing {
  public:
    HalfCellDrawing(const Puzzle& puzzle, std::span<const std::optional<ValueId>> values,
                    PrintedNumbers numbers, UndrawnLine undrawn)
        : puzzle_(puzzle),
          values_(values),
          map_(puzzle.grid),
          looks_(puzzle),
          cell_texts_(puzzle.grid.cell_count()),
          is_printed_(puzzle.grid.cell_count()),
          undrawn_(undrawn) {
        find_cell_texts(numbers);
    }

    HalfCellText draw() {
        layout_.emplace(puzzle_.grid, cell_width());
        text_.lines.assign(layout_->lines(), std::u32string(layout_->columns(), U' '));
        text_.owners.assign(layout_->lines(), std::vector<std::optional<CellId>>(layout_->columns()));
        for (std::size_t i = 0; i < puzzle_.grid.cell_count(); ++i) draw_cell(CellId(i));
        if (HalfCellLayout::has_corners(puzzle_.grid)) draw_corners();
        for (const puzzle::DrawnMark* block : blocks_) draw_block(*block);
        for (std::size_t i = puzzle_.grid.cell_count(); i < values_.size(); ++i) draw_between(CellId(i));
        return std::move(text_);
    }

  private:
    void find_cell_texts(PrintedNumbers numbers) {
        for (std::size_t i = 0; i < cell_texts_.size(); ++i) {
            if (range_of(puzzle_, CellId(i)).size() == 1) continue;
            cell_texts_[i] = values_[i] ? symbol_text(puzzle_, *values_[i]) : std::u32string(1, kOpenValue);
        }
        if (numbers == PrintedNumbers::Hidden || !puzzle_.kind || cell_texts_.empty()) return;
        for (const puzzle::DrawnMark& mark : puzzle_.kind->marks) {
            if (mark.is_between) continue;
            if (const auto cell = cell_of(mark)) {
                cell_texts_[cell->index()] = to_code_points(mark.text);
                is_printed_[cell->index()] = true;
            } else if (mark.is_block) {
                blocks_.push_back(&mark);
            }
        }
    }

    /// Returns the cell in which a mark is printed. A layout has a blank before each sign of a row.
    std::optional<CellId> cell_of(const puzzle::DrawnMark& mark) const {
        const Grid& grid = puzzle_.grid;
        const std::uint32_t column = grid.kind == GridKind::Drawing ? 2 * mark.column + 1 : mark.column;
        const auto place = std::ranges::find(grid.places, Grid::Place{mark.row, column});
        if (place == grid.places.end()) return std::nullopt;
        return CellId(static_cast<std::size_t>(place - grid.places.begin()));
    }

    std::size_t cell_width() const {
        const bool has_corners = HalfCellLayout::has_corners(puzzle_.grid);
        std::size_t width = has_corners ? kLeastWidth : 1;
        const std::size_t margin = has_corners ? 2 : 0;
        for (const std::u32string& text : cell_texts_) width = std::max(width, text.size() + margin);
        for (const puzzle::DrawnMark* block : blocks_)
            width = std::max(width, to_code_points(block->text).size() + margin);
        for (std::size_t i = puzzle_.grid.cell_count(); i < values_.size(); ++i) {
            if (values_[i] && looks_.of(CellId(i), *values_[i]) == BetweenLook::Text)
                width = std::max(width, symbol_text(puzzle_, *values_[i]).size() + margin);
        }
        return width;
    }

    /// Returns how the position of a sort at a point is drawn; nullopt if its value is open or there is none.
    std::optional<BetweenLook> look_at(PositionSort sort, HalfCell at) const {
        const auto position = map_.find(sort, at);
        if (!position || !values_[position->index()]) return std::nullopt;
        return looks_.of(*position, *values_[position->index()]);
    }

    void put(HalfCellLayout::Place place, std::u32string_view text, std::optional<CellId> owner) {
        const std::size_t shown = std::min(text.size(), place.width);
        const std::size_t x = place.x + (place.width - shown) / 2;
        text_.lines[place.y].replace(x, shown, text.substr(0, shown));
        std::fill_n(text_.owners[place.y].begin() + static_cast<std::ptrdiff_t>(place.x), place.width, owner);
    }

    /// Returns the character of the lines of a sort that meet at a point; a blank if there is none.
    char32_t meeting(PositionSort sort, HalfCell at) const {
        std::size_t bits = 0;
        BetweenLook strongest = BetweenLook::Border;
        for (const auto& [step, bit] : kLineSteps) {
            const auto look = look_at(sort, {at.row + step.row, at.column + step.column});
            if (!look || !is_stroke(*look)) continue;
            bits |= bit;
            if (*look != BetweenLook::Border) strongest = *look;
        }
        return stroke_characters(strongest)[bits];
    }

    void draw_cell(CellId cell) {
        const HalfCell at = map_.point(cell);
        const auto place = layout_->place(at);
        const std::u32string& text = cell_texts_[cell.index()];
        const char32_t lines = meeting(PositionSort::Link, at);
        if (lines != U' ') draw_halves(at, place);
        if (!text.empty() &&
            (lines == U' ' || is_printed_[cell.index()] || text != std::u32string(1, kOpenValue)))
            return put(place, text, cell);
        const bool is_empty = lines == U' ' && !HalfCellLayout::has_corners(puzzle_.grid);
        put({place.y, place.middle(), 1}, std::u32string(1, is_empty ? kCornerDot : lines), cell);
    }

    /// Draws what the kind prints in the place of a cell, e.g. a number with an arrow.
    void draw_block(const puzzle::DrawnMark& block) {
        const auto row = static_cast<std::int32_t>(block.row),
                   column = static_cast<std::int32_t>(block.column);
        put(layout_->place({2 * row + 1, 2 * column + 1}), to_code_points(block.text), std::nullopt);
    }

    /// Draws the horizontal links of a wide cell up to its sides.
    void draw_halves(HalfCell at, HalfCellLayout::Place place) {
        for (const std::int32_t step : {-1, 1}) {
            const auto look = look_at(PositionSort::Link, {at.row, at.column + step});
            if (!look || !is_stroke(*look)) continue;
            const std::size_t begin = step < 0 ? place.x : place.middle() + 1,
                              end = step < 0 ? place.middle() : place.x + place.width;
            for (std::size_t x = begin; x < end; ++x) text_.lines[place.y][x] = stroke_characters(*look)[3];
        }
    }

    void draw_corners() {
        for (std::size_t i = 0; i < puzzle_.grid.cell_count(); ++i) {
            const HalfCell cell = map_.point(CellId(i));
            for (const std::int32_t row : {-1, 1}) {
                for (const std::int32_t column : {-1, 1}) draw_corner({cell.row + row, cell.column + column});
            }
        }
    }

    void draw_corner(HalfCell at) {
        const char32_t lines = meeting(PositionSort::Edge, at);
        put(layout_->place(at), std::u32string(1, lines == U' ' ? kCornerDot : lines), std::nullopt);
    }

    void draw_between(CellId position) {
        const HalfCell at = map_.point(position);
        const auto place = layout_->place(at);
        if (!values_[position.index()]) return;
        const ValueId value = *values_[position.index()];
        const BetweenLook look = looks_.of(position, value);
        if (look == BetweenLook::Text) return put(place, symbol_text(puzzle_, value), position);
        const PositionSort sort = puzzle_.grid.sort_of(position);
        if (look == BetweenLook::Nothing) {
            // In the place of an edge and a link, a cross is about the edge.
            const bool is_across_edge = sort == PositionSort::Link && map_.find(PositionSort::Edge, at);
            const bool is_drawn = sort != PositionSort::Corner && !is_across_edge;
            if (undrawn_ == UndrawnLine::IsOpen && is_drawn) put(place, {&kNoLine, 1}, position);
            return;
        }
        const bool is_horizontal = (sort == PositionSort::Link) == (at.row % 2 == 1);
        const char32_t stroke = stroke_characters(look)[is_horizontal ? 3 : 12];
        const bool is_wide = sort == PositionSort::Edge || is_horizontal;
        const HalfCellLayout::Place own = is_wide ? place : HalfCellLayout::Place{place.y, place.middle(), 1};
        // An edge is drawn before the link across it.
        const bool is_crossing = is_stroke_of_edge(at) && sort == PositionSort::Link;
        const char32_t crossing = look == BetweenLook::DoubleLine ? kDoubleCrossing : kCrossing;
        put(own, std::u32string(own.width, is_crossing ? crossing : stroke), position);
    }

    bool is_stroke_of_edge(HalfCell at) const {
        const auto look = look_at(PositionSort::Edge, at);
        return look && is_stroke(*look);
    }

    const Puzzle& puzzle_;
    std::span<const std::optional<ValueId>> values_;
    puzzle::PositionMap map_;
    BetweenLooks looks_;
    std::vector<std::u32string> cell_texts_;  // by cell; empty if it shows nothing
    std::vector<bool> is_printed_;            // by cell: whether the kind prints something in it
    std::vector<const puzzle::DrawnMark*> blocks_;
    UndrawnLine undrawn_;
    std::optional<HalfCellLayout> layout_;
    HalfCellText text_;
};

}  // namespace

HalfCellText half_cell_text(const Puzzle& puzzle, std::span<const std::optional<ValueId>> values,
                            PrintedNumbers numbers) {
    const auto between = values.subspan(puzzle.grid.cell_count());
    const bool has_open = std::ranges::any_of(between, [](const auto& value) { return !value.has_value(); });
    return HalfCellDrawing(puzzle, values, numbers, has_open ? UndrawnLine::IsOpen : UndrawnLine::IsNone)
        .draw();
}

std::string half_cell_drawing(const Puzzle& puzzle, std::span<const Given> givens, UndrawnLine undrawn) {
    std::vector<std::optional<ValueId>> values(puzzle.grid.position_count());
    for (const Given& given : givens) values[given.cell.index()] = given.value;
    std::string text;
    for (std::u32string line :
         HalfCellDrawing(puzzle, values, PrintedNumbers::Hidden, undrawn).draw().lines) {
        while (line.ends_with(U' ')) line.pop_back();
        text += (line.empty() ? "|" : "| " + to_utf8(line)) + "\n";
    }
    return text;
}

}  // namespace sator::text
