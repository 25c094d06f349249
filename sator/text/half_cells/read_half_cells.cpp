#include "sator/text/half_cells/read_half_cells.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/text/drawings/given_values.hpp"
#include "sator/text/half_cells/between_looks.hpp"
#include "sator/text/half_cells/half_cell_layout.hpp"

namespace sator::text {

namespace {

constexpr std::u32string_view kHorizontalSigns = U"-─━", kVerticalSigns = U"|│┃", kDoubleHorizontal = U"=═",
                              kDoubleVertical = U"\"║", kCrossingSigns = U"┼╋┿╂╬", kNoLineSigns = U"xX×",
                              kOpenSigns = U".·+";

/// A double link across an edge.
constexpr std::u32string_view kDoubleCrossingSigns = U"╬";

/// A piece of a line of the drawing.
struct DrawnPiece {
    std::u32string_view text;  // without blanks around it
    SourceSpan span;
};

bool consists_of(std::u32string_view text, std::u32string_view characters) {
    return text.find_first_not_of(characters) == std::u32string_view::npos;
}

bool has_any(std::u32string_view text, std::u32string_view characters) {
    return text.find_first_of(characters) != std::u32string_view::npos;
}

bool is_line_character(char32_t c) {
    const std::u32string_view one(&c, 1);
    return has_any(one, kHorizontalSigns) || has_any(one, kVerticalSigns) ||
           has_any(one, kDoubleHorizontal) || has_any(one, kDoubleVertical) || has_any(one, kCrossingSigns);
}

bool is_line_sign(char32_t c) {
    return is_line_character(c) || kNoLineSigns.contains(c);
}

/// Returns whether a character is one of box drawings.
bool is_box_drawing(char32_t c) {
    return c >= 0x2500 && c <= 0x257F;
}

std::size_t blanks_before(std::u32string_view text) {
    return std::min(text.find_first_not_of(U' '), text.size());
}

class HalfCellReader {
  public:
    HalfCellReader(const Puzzle& puzzle, const DrawingLines& drawing, UndrawnLine undrawn)
        : puzzle_(puzzle),
          drawing_(drawing),
          undrawn_(undrawn),
          map_(puzzle.grid),
          looks_(puzzle),
          values_(puzzle),
          has_links_(has_links(puzzle.grid)) {}

    std::expected<std::vector<Given>, Diagnostic> read() {
        if (auto measured = measure(); !measured) return failure(measured);
        if (auto checked = check_gaps(); !checked) return failure(checked);
        const Grid& grid = puzzle_.grid;
        for (std::size_t i = 0; i < grid.position_count(); ++i) {
            const CellId position(i);
            const PositionSort sort = grid.sort_of(position);
            auto done = sort == PositionSort::Cell     ? read_cell(position)
                        : sort == PositionSort::Corner ? read_corner(position)
                                                       : read_line(position, sort);
            if (!done) return failure(done);
        }
        return std::move(givens_);
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    Done measure() {
        left_ = SIZE_MAX;
        std::size_t columns = 0;
        for (const LineSlice& line : drawing_) {
            if (blanks_before(line.text) < line.text.size())
                left_ = std::min(left_, blanks_before(line.text));
            columns = std::max(columns, line.text.size());
        }
        const auto width =
            left_ < columns ? HalfCellLayout::width_of(puzzle_.grid, columns - left_) : std::nullopt;
        if (width) {
            layout_.emplace(puzzle_.grid, *width);
            return {};
        }
        const LineSlice& first = drawing_.front();
        return std::unexpected(error_at(first.span(0, std::max<std::size_t>(1, first.text.size())),
                                        "the columns of this drawing have no common width", hint()));
    }

    const char* hint() const {
        return HalfCellLayout::has_corners(puzzle_.grid)
                   ? "write '+' at each corner and three characters between two, '+---+ x +', also at the "
                     "end of the lines"
                   : "write a character for each cell and one between two, also at the end of the lines";
    }

    static bool has_links(const Grid& grid) {
        return std::ranges::find(grid.between, PositionSort::Link, &Grid::Between::sort) !=
               grid.between.end();
    }

    /// Refuses signs where the drawing of links has gaps. Lines of which a character is missing have such signs.
    Done check_gaps() const {
        if (HalfCellLayout::has_corners(puzzle_.grid)) return {};
        for (std::size_t y = 1; y < layout_->lines(); y += 2) {
            const std::u32string_view text = drawing_[y].text;
            for (std::size_t x = left_ + layout_->cell_width(); x < text.size();
                 x += layout_->cell_width() + 1) {
                if (text[x] == U' ') continue;
                return std::unexpected(
                    error_at(drawing_[y].span(x, 1), "no link of two cells is here", hint()));
            }
        }
        return {};
    }

    DrawnPiece piece(const HalfCellLayout::Place& place) const {
        const LineSlice& line = drawing_[place.y];
        const std::size_t begin = std::min(left_ + place.x, line.text.size());
        std::u32string_view text = line.text.substr(begin, place.width);
        const std::size_t skipped = blanks_before(text);
        text.remove_prefix(skipped);
        while (text.ends_with(U' ')) text.remove_suffix(1);
        return {text, line.span(begin + skipped, std::max<std::size_t>(1, text.size()))};
    }

    void add(CellId position, ValueId value, SourceSpan span) { givens_.push_back({position, value, span}); }

    Done read_value(CellId position, const DrawnPiece& piece) {
        auto own = values_.parse(position, piece.text, piece.span);
        if (!own) return failure(own);
        givens_.insert(givens_.end(), own->begin(), own->end());
        return {};
    }

    /// Reads the value of a cell, which links may cross.
    Done read_cell(CellId cell) {
        const std::vector<ValueId> range = range_of(puzzle_, cell);
        DrawnPiece own = piece(layout_->place(map_.point(cell)));
        if (range.size() == 1) {
            if (!has_links_ && std::ranges::any_of(own.text, is_line_sign))
                return std::unexpected(error_at(own.span, "no edge is here", hint()));
            if (undrawn_ == UndrawnLine::IsNone) add(cell, range.front(), drawing_.front().span(0, 1));
            return {};
        }
        const auto is_line = [&](char32_t c) { return has_links_ && is_box_drawing(c); };
        while (!own.text.empty() && is_line(own.text.front())) own.text.remove_prefix(1);
        while (!own.text.empty() && is_line(own.text.back())) own.text.remove_suffix(1);
        const bool can_hold = !own.text.empty() && values_.parse(cell, own.text, own.span).has_value();
        const bool is_open = own.text.empty() || consists_of(own.text, kOpenSigns);
        if (is_open && (!can_hold || undrawn_ == UndrawnLine::IsOpen)) return {};
        return read_value(cell, own);
    }

    Done read_corner(CellId corner) {
        const DrawnPiece own = piece(layout_->place(map_.point(corner)));
        const bool is_drawn_line = !own.text.empty() && is_box_drawing(own.text.front());
        if (own.text.empty() || is_drawn_line || consists_of(own.text, kOpenSigns))
            return read_nothing(corner, own);
        return read_value(corner, own);
    }

    /// Reads an edge or a link. Both may be drawn in one place, across each other.
    Done read_line(CellId position, PositionSort sort) {
        const HalfCell at = map_.point(position);
        const DrawnPiece own = piece(layout_->place(at));
        if (own.text.empty()) return read_nothing(position, own);
        if (consists_of(own.text, kNoLineSigns)) return read_none(position, own, sort);
        if (consists_of(own.text, kOpenSigns))
            return std::unexpected(error_at(own.span, "no cell or corner is here",
                                            "leave the place blank, or write 'x' if it has no line"));
        const bool is_horizontal = (sort == PositionSort::Link) == (at.row % 2 == 1);
        const bool is_single = has_any(own.text, is_horizontal ? kHorizontalSigns : kVerticalSigns) ||
                               has_any(own.text, kCrossingSigns),
                   is_double = has_any(own.text, is_horizontal ? kDoubleHorizontal : kDoubleVertical) ||
                               (sort == PositionSort::Link && has_any(own.text, kDoubleCrossingSigns));
        const bool is_line = std::ranges::all_of(own.text, is_line_character);
        if (is_line && (is_single || is_double)) return read_stroke(position, own, is_double);
        if (is_line && map_.find(other(sort), at)) return read_nothing(position, own);
        return read_value(position, own);
    }

    static PositionSort other(PositionSort sort) {
        return sort == PositionSort::Edge ? PositionSort::Link : PositionSort::Edge;
    }

    Done read_stroke(CellId position, const DrawnPiece& own, bool is_double) {
        auto value = looks_.value(position, is_double ? BetweenLook::DoubleLine : BetweenLook::Line);
        if (!value && !is_double) value = looks_.value(position, BetweenLook::Border);
        if (!value) return read_value(position, own);
        add(position, *value, own.span);
        return {};
    }

    /// An `x` says that an edge has no line; in the place of an edge and a link, it is about the edge.
    Done read_none(CellId position, const DrawnPiece& own, PositionSort sort) {
        if (sort == PositionSort::Link && map_.find(PositionSort::Edge, map_.point(position)))
            return read_nothing(position, own);
        const auto value = looks_.value(position, BetweenLook::Nothing);
        if (!value) return read_value(position, own);
        add(position, *value, own.span);
        return {};
    }

    Done read_nothing(CellId position, const DrawnPiece& own) {
        if (undrawn_ == UndrawnLine::IsOpen) return {};
        if (const auto value = looks_.value(position, BetweenLook::Nothing)) add(position, *value, own.span);
        return {};
    }

    const Puzzle& puzzle_;
    const DrawingLines& drawing_;
    UndrawnLine undrawn_;
    puzzle::PositionMap map_;
    BetweenLooks looks_;
    GivenReader values_;
    bool has_links_;
    std::size_t left_ = 0;  // blanks before all lines
    std::optional<HalfCellLayout> layout_;
    std::vector<Given> givens_;
};

}  // namespace

bool is_half_cell_drawing(const Grid& grid, const DrawingLines& drawing) {
    return HalfCellLayout::fits(grid) && drawing.size() == HalfCellLayout::lines_of(grid);
}

std::expected<std::vector<Given>, Diagnostic> read_half_cells(const Puzzle& puzzle,
                                                              const DrawingLines& drawing,
                                                              UndrawnLine undrawn) {
    return HalfCellReader(puzzle, drawing, undrawn).read();
}

}  // namespace sator::text
