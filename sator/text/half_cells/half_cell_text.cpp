#include "sator/text/half_cells/half_cell_text.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/half_cells/between_looks.hpp"
#include "sator/text/half_cells/half_cell_layout.hpp"
#include "sator/text/half_cells/mark_text.hpp"

namespace sator::text {

namespace {

/// A corner without lines, an open cell, and the absence of a line.
constexpr char32_t kCornerDot = U'·', kOpenValue = U'.', kNoLine = U'x';
/// An edge and the link across it, which may be a double line.
constexpr char32_t kCrossing = U'╋', kDoubleCrossing = U'╬';
/// A block.
constexpr char32_t kShade = U'▒';
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

/// A glyph that stands beside its cell: the step from there in half cells, and its character.
struct GlyphBeside {
    Glyph glyph;
    HalfCell step;
    char32_t character;
};
constexpr std::array<GlyphBeside, 10> kGlyphsBeside = {{{Glyph::Spot, {0, 0}, U'●'},
                                                        {Glyph::SpotRight, {0, 1}, U'●'},
                                                        {Glyph::SpotBelow, {1, 0}, U'●'},
                                                        {Glyph::SpotCorner, {1, 1}, U'●'},
                                                        {Glyph::SpotsAfter, {0, 1}, U'●'},
                                                        {Glyph::SpotsAfter, {1, 0}, U'●'},
                                                        {Glyph::WallRight, {0, 1}, U'│'},
                                                        {Glyph::WallBelow, {1, 0}, U'─'},
                                                        {Glyph::WallsAfter, {0, 1}, U'│'},
                                                        {Glyph::WallsAfter, {1, 0}, U'─'}}};

/// A sign of a drawing at a point between cells.
struct SignBeside {
    HalfCell at;
    char32_t character;
};

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
        for (const SignBeside& sign : beside_) draw_beside(sign);
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
            if (mark.is_corner) add_corner(mark);
            if (mark.is_between || mark.is_corner || add_beside(mark)) continue;
            if (const auto cell = cell_of(mark)) {
                cell_texts_[cell->index()] = text_of(mark, *cell);
                is_printed_[cell->index()] = true;
            } else if (mark.is_block) {
                blocks_.push_back(&mark);
            }
        }
    }

    /// Returns what stands in the cell of a mark: its text, or the cell's value if the mark only says that the cell has it.
    std::u32string text_of(const puzzle::DrawnMark& mark, CellId cell) const {
        if (auto text = mark_text(puzzle_, mark)) return *std::move(text);
        const std::vector<ValueId> range = range_of(puzzle_, cell);
        const bool is_value = range.size() == 1 && puzzle_.alphabet[range.front()] != Symbol::of_text(U".");
        return is_value ? symbol_text(puzzle_, range.front()) : to_code_points(mark.text);
    }

    /// Returns the text of a mark that stands in no cell. A block without a number is shaded.
    std::u32string text_of(const puzzle::DrawnMark& mark) const {
        const auto text = mark_text(puzzle_, mark);
        if (mark.is_block && mark.numbers.empty()) return std::u32string(1, kShade) + text.value_or(U"");
        return text.value_or(to_code_points(mark.text));
    }

    void add_corner(const puzzle::DrawnMark& mark) {
        const auto row = static_cast<std::int32_t>(mark.row), column = static_cast<std::int32_t>(mark.column);
        beside_.push_back({{2 * row, 2 * column}, text_of(mark).front()});
    }

    /// Adds the signs that a mark has beside its cell, e.g. a dot on an edge; returns whether it has only such.
    bool add_beside(const puzzle::DrawnMark& mark) {
        const auto glyph = sign_glyph(puzzle_, mark.name);
        const auto cell = glyph ? cell_of(mark) : std::nullopt;
        if (!cell) return false;
        bool is_beside = false;
        for (const GlyphBeside& row : kGlyphsBeside) {
            if (row.glyph != *glyph) continue;
            const HalfCell at = map_.point(*cell);
            beside_.push_back({{at.row + row.step.row, at.column + row.step.column}, row.character});
            is_beside = true;
        }
        return is_beside && !fills_sign(puzzle_, mark.name);
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
            width = std::max(width, text_of(*block).size() + margin);
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
        put(layout_->place({2 * row + 1, 2 * column + 1}), text_of(block), std::nullopt);
    }

    /// Draws a sign between cells above what is drawn there.
    void draw_beside(const SignBeside& sign) {
        const bool is_outside = sign.at.row < 0 || sign.at.column < 0;
        const auto place =
            is_outside ? HalfCellLayout::Place{.y = text_.lines.size()} : layout_->place(sign.at);
        if (place.y < text_.lines.size() && place.middle() < text_.lines[place.y].size())
            text_.lines[place.y][place.middle()] = sign.character;
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
    std::vector<SignBeside> beside_;
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
