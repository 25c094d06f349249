#include "sator/render/text/cell_texts.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/utf8.hpp"
#include "sator/render/text/display_width.hpp"

namespace sator::render {

namespace {

std::u32string text_of(const Puzzle& puzzle, Value value) {
    const Symbol& symbol = puzzle.alphabet[static_cast<std::size_t>(value)];
    return symbol.kind == Symbol::Kind::Text ? symbol.text : to_code_points(symbol.to_string());
}

std::u32string sign_of_open_cells(const Puzzle& puzzle) {
    for (const char32_t sign : {U'.', U'_', U'·'}) {
        if (!puzzle.alphabet.find(Symbol::of_character(sign))) return {sign};
    }
    return U"?";
}

}  // namespace

CellTexts::CellTexts(const Puzzle& puzzle, std::span<const Value> values, const std::vector<bool>& marks)
    : marked(marks) {
    SATOR_ASSERT(values.size() == puzzle.grid.position_count());
    SATOR_ASSERT(marks.empty() || marks.size() == values.size());
    texts.reserve(values.size());
    for (const Value v : values) add(text_of(puzzle, v));
    if (!puzzle.grid.between.empty()) {
        known.assign(values.begin(), values.end());
        hide_blank_cells(puzzle);
    }
    add_shades(puzzle);
}

CellTexts::CellTexts(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
                     const std::vector<bool>& marks)
    : marked(marks) {
    SATOR_ASSERT(values.size() == puzzle.grid.position_count());
    SATOR_ASSERT(marks.empty() || marks.size() == values.size());
    const std::u32string open = sign_of_open_cells(puzzle);
    texts.reserve(values.size());
    for (const std::optional<Value>& v : values) add(v ? text_of(puzzle, *v) : open);
    if (!puzzle.grid.between.empty()) {
        known.assign(values.begin(), values.end());
        hide_blank_cells(puzzle);
    }
    add_shades(puzzle);
}

/// Shows nothing in cells in which nothing can be written. The texts between cells do not widen them.
void CellTexts::hide_blank_cells(const Puzzle& puzzle) {
    width = 1;
    for (std::size_t i = 0; i < puzzle.grid.cell_count(); ++i) {
        const std::vector<ValueId> range = range_of(puzzle, CellId(i));
        const bool is_blank = range.size() == 1 && puzzle.alphabet[range.front()] == Symbol::of_text(U".");
        if (is_blank) texts[i] = U" ";
        width = std::max(width, display_width(texts[i]));
    }
}

void CellTexts::add_shades(const Puzzle& puzzle) {
    for (const Decoration& decoration : puzzle.decorations) {
        if (decoration.kind != Decoration::Kind::Shade) continue;
        shaded.resize(texts.size());
        for (const CellId cell : decoration.cells) shaded[cell.index()] = true;
    }
}

void CellTexts::add(std::u32string text) {
    texts.push_back(std::move(text));
    width = std::max(width, display_width(texts.back()));
}

std::u32string CellTexts::padded(CellId cell, std::size_t columns) const {
    const std::u32string& text = texts[cell.index()];
    const std::size_t own = display_width(text);
    return std::u32string(columns > own ? columns - own : 0, U' ') + text;
}

}  // namespace sator::render
