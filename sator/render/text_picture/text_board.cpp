#include "sator/render/text_picture/text_board.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/render/kinds/kind_looks.hpp"
#include "sator/render/kinds/kind_marks.hpp"
#include "sator/render/kinds/kind_sentences.hpp"
#include "sator/render/text/display_width.hpp"
#include "sator/render/text_picture/draw_text_board.hpp"

namespace sator::render {

namespace {

/// The width of a cell; the characters do not depend on it.
constexpr double kAnySide = 48;
/// Larger boards are no pictures to look at.
constexpr std::size_t kMaxPlaces = 40'000;

bool is_drawable(const Board& board) {
    if (!board.has_lattice || board.shape != CellShape::Square || board.places.empty()) return false;
    const TextGeometry extents = extents_of(board);
    const auto is_sign = [&](const LayoutText& text) {
        return text.place ||
               (text.neighbours && board.are_neighbours(text.neighbours->first, text.neighbours->second));
    };
    return extents.rows * extents.columns <= kMaxPlaces && std::ranges::all_of(board.texts, is_sign);
}

}  // namespace

std::optional<TextBoard> TextBoard::of(const Puzzle& puzzle, LimitWatch& watch) {
    if (!puzzle.grid.between.empty()) return std::nullopt;  // grid_text shows them
    Sketch sketch = sketch_of(puzzle, kAnySide, watch);
    if (watch.reached() || !is_drawable(sketch.board)) return std::nullopt;
    return TextBoard(std::move(sketch));
}

TextBoard::TextBoard(Sketch sketch) : sketch_(std::move(sketch)), edges_(edge_texts(sketch_)) {
    add_signs();
    add_kind_marks();
    add_labels();
    find_statements();
    geometry_ = extents_of(sketch_.board);
    geometry_.cell_width = cell_width();
    geometry_.row_height = labels_.empty() ? 1 : 2;
    measure(sketch_, CellWalls(sketch_), edges_, geometry_);
}

/// Returns whether a sign has a glyph, e.g. a circle, and is no value, e.g. a tree, which its cell shows already.
bool TextBoard::is_only_a_sign(const DrawnMark& mark) const {
    const auto& values = sketch_.puzzle.kind->values;
    return sign_glyph(sketch_.puzzle, mark.name) &&
           std::ranges::find(values, mark.name, &ValueName::name) == values.end();
}

std::u32string TextBoard::text_of(const DrawnMark& mark) const {
    return text::mark_text(sketch_.puzzle, mark).value_or(to_code_points(mark.text));
}

/// Puts the signs between cells into the gaps, e.g. those of a futoshiki, instead of those that the layout draws there.
void TextBoard::add_signs() {
    for (const auto& [border, text] : sketch_.sign_texts) {
        if (!sketch_.board.touch(border.first, border.second))
            continue;  // it goes on at the other side of a torus
        std::erase_if(sketch_.board.texts,
                      [&](const LayoutText& other) { return other.neighbours == border; });
        sketch_.board.texts.push_back({{}, text, border});
    }
}

/// Writes the numbers of blocks into them, and the numbers and signs of cells into their corners.
void TextBoard::add_kind_marks() {
    for (const PlacedMark& placed : placed_corners(sketch_.puzzle, sketch_.board))
        edges_.corners.emplace(placed.place, text_of(*placed.mark));
    for (const PlacedMark& placed : placed_marks(sketch_.puzzle, sketch_.board)) {
        const DrawnMark& mark = *placed.mark;
        const bool has_number = printed_number(sketch_.puzzle, mark).has_value();
        if (!has_number && mark.name.empty()) continue;
        if (const auto cell = sketch_.board.find(placed.place)) {
            sketch_.letters.resize(sketch_.board.places.size());
            if (has_number || is_only_a_sign(mark)) sketch_.letters[cell->index()] = to_utf8(text_of(mark));
        } else {
            edges_.blocks.emplace(placed.place, text_of(mark));
        }
    }
}

void TextBoard::add_labels() {
    if (sketch_.cages.empty() && sketch_.letters.empty() && sketch_.region_clues.empty() &&
        sketch_.line_marks.empty())
        return;
    labels_.resize(sketch_.board.places.size());
    for (const Cage& cage : sketch_.cages) {
        std::u32string& label = labels_[cage.cells.front().index()];
        label += (label.empty() ? U"" : U" ") + to_code_points(cage.text);
    }
    for (std::size_t cell = 0; cell < labels_.size(); ++cell) {
        if (!sketch_.region_clues.empty()) labels_[cell] += to_code_points(sketch_.region_clues[cell]);
        const bool has_mark = !sketch_.line_marks.empty() && !sketch_.line_marks[cell].empty();
        if (has_mark) {
            labels_[cell] += to_code_points(sketch_.line_marks[cell]);
        } else if (!sketch_.letters.empty()) {
            labels_[cell] += to_code_points(sketch_.letters[cell]);
        }
    }
    if (std::ranges::all_of(labels_, &std::u32string::empty)) labels_.clear();
}

/// Cages and numbers in corners are drawn completely, and clues if there is room for all that belong to the statement.
void TextBoard::find_statements() {
    for (const Cage& cage : sketch_.cages) statements_.insert(cage.statement);
    statements_.insert(sketch_.lettered.begin(), sketch_.lettered.end());
    for (const auto& [statement, sentence] : sketch_.marked_lines) statements_.insert(statement);
    statements_.insert(edges_.statements.begin(), edges_.statements.end());
    for (const std::size_t undrawn : sketch_.undrawn) statements_.erase(undrawn);
}

std::size_t TextBoard::cell_width() const {
    std::size_t width = 1;
    const auto add = [&](const std::u32string& text) { width = std::max(width, display_width(text)); };
    for (const Symbol& symbol : sketch_.puzzle.alphabet.symbols()) add(to_code_points(symbol.to_string()));
    for (const std::u32string& label : labels_) add(label);
    for (const auto& [place, text] : edges_.blocks) add(text);
    for (const auto* side : {&edges_.top, &edges_.bottom}) {
        for (const auto& [column, lines] : *side) std::ranges::for_each(lines, add);
    }
    return width;
}

std::vector<std::string> TextBoard::legend() const {
    std::vector<std::string> lines;
    const auto add = [&](const std::string& line) {
        if (std::ranges::find(lines, line) == lines.end()) lines.push_back(line);
    };
    for (const auto& [statement, index] : sketch_.explained) {
        if (is_meaning_said(sketch_.puzzle.rules[statement], sketch_.puzzle)) continue;
        const auto marked =
            std::ranges::find(sketch_.marked_lines, statement, &std::pair<std::size_t, std::string>::first);
        if (marked != sketch_.marked_lines.end()) {
            add(marked->second);
        } else if (statements_.contains(statement)) {
            add(sketch_.legend[index]);
        }
    }
    return lines;
}

std::string TextBoard::draw(std::span<const std::optional<Value>> values, const std::vector<bool>& marked,
                            TextStyle style) const {
    const CellTexts cells(sketch_.puzzle, values, marked);
    return text_board_drawing({sketch_, edges_, labels_, geometry_, cells, style});
}

}  // namespace sator::render
