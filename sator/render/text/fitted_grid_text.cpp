#include "sator/render/text/fitted_grid_text.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/render/text/display_width.hpp"
#include "sator/render/text/grid_drawings.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/render/text/layout_characters.hpp"

namespace sator::render {

namespace {

std::string part_heading(std::size_t part, std::size_t parts) {
    return "part " + std::to_string(part) + " of " + std::to_string(parts) + ", from the left:\n";
}

/// Draws a grid in compact form or in parts.
class FittedDrawing {
  public:
    FittedDrawing(const Grid& grid, const CellTexts& cells, TextStyle style, std::size_t columns)
        : grid_(grid), cells_(cells), style_(style), columns_(columns) {
        const bool has_brackets =
            style == TextStyle::Plain && std::ranges::find(cells.marked, true) != cells.marked.end();
        may_be_compact_ = cells.width == 1 && !has_brackets;
    }

    std::optional<std::string> rectangle() const {
        constexpr std::size_t kFrame = 2, kFrameAndBlank = 3;
        const std::size_t cells = grid_.line_counts[0];
        if (may_be_compact_ && cells + kFrame <= columns_) return rectangle_part({.is_compact = true}, cells);
        if (columns_ < kFrameAndBlank + cells_.width + 1) return std::nullopt;
        const std::size_t count = (columns_ - kFrameAndBlank) / (cells_.width + 1);
        const std::size_t parts = (cells + count - 1) / count;
        std::string text;
        for (std::size_t part = 0; part < parts; ++part)
            text += part_heading(part + 1, parts) +
                    rectangle_part({.first = part * count}, std::min(count, cells - part * count));
        return text;
    }

    std::optional<std::string> layout() const {
        const std::vector<std::size_t> widths = layout_widths(grid_, cells_, style_);
        std::vector<bool> is_hidden(widths.size());
        if (may_be_compact_) {
            for (std::size_t column = 0; column < widths.size(); ++column)
                is_hidden[column] = is_blank(column);
            if (static_cast<std::size_t>(std::ranges::count(is_hidden, false)) <= columns_)
                return layout_part(is_hidden);
            is_hidden.assign(widths.size(), false);
        }
        if (*std::ranges::max_element(widths) > columns_) return std::nullopt;
        return layout_parts(widths);
    }

  private:
    std::string rectangle_part(const RectanglePart& part, std::size_t columns) const {
        Pen pen(style_);
        draw_rectangle(grid_, RegionWalls(grid_.rows.size(), columns), cells_, style_, pen, part);
        return pen.take();
    }

    std::string layout_part(const std::vector<bool>& is_hidden) const {
        Pen pen(style_);
        draw_layout(grid_, cells_, style_, pen, is_hidden);
        return pen.take();
    }

    std::string layout_parts(const std::vector<std::size_t>& widths) const {
        std::vector<std::size_t> begins = {0};
        std::size_t used = 0;
        for (std::size_t column = 0; column < widths.size(); ++column) {
            if (used + widths[column] > columns_) {
                begins.push_back(column);
                used = 0;
            }
            used += widths[column];
        }
        std::string text;
        for (std::size_t part = 0; part < begins.size(); ++part) {
            const std::size_t end = part + 1 < begins.size() ? begins[part + 1] : widths.size();
            std::vector<bool> is_hidden(widths.size(), true);
            std::fill(is_hidden.begin() + static_cast<std::ptrdiff_t>(begins[part]),
                      is_hidden.begin() + static_cast<std::ptrdiff_t>(end), false);
            text += part_heading(part + 1, begins.size()) + layout_part(is_hidden);
        }
        return text;
    }

    /// Returns whether a column of the layout has nothing but blanks and horizontal strokes.
    bool is_blank(std::size_t column) const {
        return std::ranges::all_of(grid_.drawing, [&](const std::u32string& line) {
            return column >= line.size() || line[column] == U' ' || is_horizontal_stroke(line[column]);
        });
    }

    const Grid& grid_;
    const CellTexts& cells_;
    TextStyle style_;
    std::size_t columns_;
    bool may_be_compact_;
};

}  // namespace

std::size_t widest_line(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        width = std::max(width, display_width(to_code_points(line)));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return width;
}

std::optional<std::string> fitted_grid_text(const Puzzle& puzzle,
                                            std::span<const std::optional<Value>> values,
                                            const std::vector<bool>& marked, TextStyle style,
                                            std::size_t columns) {
    std::string usual = grid_text(puzzle, values, marked, style);
    const bool fits = widest_line(style == TextStyle::Plain ? usual : grid_text(puzzle, values)) <= columns;
    if (fits) return usual;
    if (!puzzle.grid.between.empty()) return std::nullopt;
    const CellTexts cells(puzzle, values, marked);
    const FittedDrawing drawing(puzzle.grid, cells, style, columns);
    switch (puzzle.grid.kind) {
        case GridKind::Rectangle:
            return drawing.rectangle();
        case GridKind::Drawing:
            return drawing.layout();
        case GridKind::Hexagon:
            break;
    }
    return std::nullopt;
}

}  // namespace sator::render
