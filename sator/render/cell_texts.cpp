#include "sator/render/cell_texts.hpp"

#include <algorithm>

#include "sator/base/check.hpp"
#include "sator/base/utf8.hpp"
#include "sator/render/display_width.hpp"

namespace sator {

CellTexts::CellTexts(const Puzzle& puzzle, std::span<const Value> values, const std::vector<bool>& marks)
    : marked(marks) {
    SATOR_CHECK(values.size() == puzzle.grid.cell_count());
    SATOR_CHECK(marks.empty() || marks.size() == values.size());
    texts.reserve(values.size());
    for (const Value v : values) {
        const Symbol& symbol = puzzle.alphabet[static_cast<std::size_t>(v)];
        texts.push_back(symbol.kind == Symbol::Kind::Text ? symbol.text : to_code_points(symbol.to_string()));
        width = std::max(width, display_width(texts.back()));
    }
}

std::u32string CellTexts::padded(CellId cell, std::size_t columns) const {
    const std::u32string& text = texts[cell.index()];
    const std::size_t own = display_width(text);
    return std::u32string(columns > own ? columns - own : 0, U' ') + text;
}

}  // namespace sator
