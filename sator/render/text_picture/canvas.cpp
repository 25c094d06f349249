#include "sator/render/text_picture/canvas.hpp"

#include "sator/render/text/display_width.hpp"

namespace sator::render {

Canvas::Canvas(std::size_t width, std::size_t height)
    : width_(width), lines_(height, std::vector<Square>(width)) {}

void Canvas::put(std::size_t x, std::size_t y, std::u32string_view text, Ink ink) {
    std::vector<Square>& line = lines_[y];
    const std::size_t begin = x;
    for (const char32_t c : text) {
        const std::size_t columns = display_width(c);
        if (columns == 0) {
            if (x > begin) line[x - 1].text += c;
            continue;
        }
        if (x + columns > width_) return;
        line[x] = {{c}, ink};
        for (std::size_t i = 1; i < columns; ++i) line[x + i] = {U"", ink};
        x += columns;
    }
}

std::string Canvas::text(TextStyle style) const {
    Pen pen(style);
    for (const std::vector<Square>& line : lines_) {
        for (const Square& square : line) pen.write(square.text, square.ink);
        pen.end_line();
    }
    return pen.take();
}

}  // namespace sator::render
