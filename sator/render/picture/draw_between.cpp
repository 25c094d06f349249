#include "sator/render/picture/draw_between.hpp"

#include <algorithm>
#include <optional>

#include "sator/rules/registry/rule.hpp"
#include "sator/text/half_cells/between_looks.hpp"

namespace sator::render {

namespace {

using text::BetweenLook;

/// The size of a cross, the distance of the strokes of a double line, and the font size of a text, in widths of a cell.
constexpr double kCrossPart = 0.09, kDoublePart = 0.07, kBetweenText = 0.4;
/// The stroke through a removed line, in widths of a cell.
constexpr double kStrikePart = 0.16;

/// What is known of a value, which decides its colour.
enum class Known : std::uint8_t { Given, Solution, Placed };

Look line_look(Known known) {
    if (known == Known::Placed) return Look::PlacedLine;
    return known == Known::Given ? Look::GivenLine : Look::SolutionLine;
}

Look text_look(Known known) {
    if (known == Known::Placed) return Look::Placed;
    return known == Known::Given ? Look::Given : Look::Solution;
}

class BetweenContents {
  public:
    BetweenContents(Sketch& sketch, const PictureContents& contents)
        : sketch_(sketch),
          contents_(contents),
          puzzle_(sketch.puzzle),
          looks_(puzzle_),
          given_(puzzle_.grid.position_count()) {
        if (contents.initial >= puzzle_.initials.size()) return;
        for (const Given& given : puzzle_.initials[contents.initial].givens)
            given_[given.cell.index()] = given.value;
    }

    void draw() {
        draw_grounds();
        for (std::size_t i = puzzle_.grid.cell_count(); i < puzzle_.grid.position_count(); ++i)
            draw(CellId(i));
    }

  private:
    bool is_between(CellId position) const { return !puzzle_.grid.is_drawn(position); }

    /// Marks what a step is about, and where solutions differ.
    void draw_grounds() {
        for (const CellId position : contents_.used_cells) {
            if (is_between(position)) sketch_.add(Look::LineGround, stroke(position));
        }
        for (const CellId position : contents_.differing_cells) {
            if (is_between(position)) sketch_.add(Look::Differs, stroke(position));
        }
    }

    void draw(CellId position) {
        const auto placed = std::ranges::find(contents_.placed, position, &Candidate::cell);
        if (placed != contents_.placed.end()) return draw_value(position, placed->value, Known::Placed);
        if (const auto given = given_[position.index()]) return draw_value(position, *given, Known::Given);
        if (!contents_.solution.empty())
            return draw_value(position, value_id(contents_.solution[position.index()]), Known::Solution);
        draw_removed(position);
        if (contents_.candidates.empty()) return;
        const auto& candidates = contents_.candidates[position.index()];
        const bool is_open = !contents_.is_open.empty() && contents_.is_open[position.index()];
        if (candidates.size() == 1 && !is_open) draw_value(position, candidates.front(), Known::Solution);
    }

    /// Strikes the lines of removed candidates.
    void draw_removed(CellId position) {
        for (const Candidate& removed : contents_.removed) {
            if (removed.cell != position) continue;
            const Point at = sketch_.board.centre(position);
            const Point half = Point{1, -1} * (sketch_.board.side * kStrikePart);
            sketch_.add(Look::Strike, Outline{{{at - half, at + half}}});
        }
    }

    void draw_value(CellId position, ValueId value, Known known) {
        switch (looks_.of(position, value)) {
            case BetweenLook::Nothing:
                return draw_nothing(position, known);
            case BetweenLook::Line:
            case BetweenLook::Border:
                return sketch_.add(line_look(known), stroke(position));
            case BetweenLook::DoubleLine:
                return sketch_.add(line_look(known), double_stroke(position));
            case BetweenLook::Text:
                break;
        }
        sketch_.add(text_look(known),
                    Label{sketch_.board.centre(position), puzzle_.alphabet[value].to_string(),
                          sketch_.board.side * kBetweenText});
    }

    /// A solution shows no crosses, because all that is not drawn is no line.
    void draw_nothing(CellId position, Known known) {
        const bool is_corner = puzzle_.grid.sort_of(position) == PositionSort::Corner;
        if (is_corner || (known == Known::Solution && !contents_.solution.empty())) return;
        const Point at = sketch_.board.centre(position);
        const double half = sketch_.board.side * kCrossPart;
        const Point falling{half, half}, rising{half, -half};
        sketch_.add(known == Known::Placed ? Look::PlacedNoLine : Look::NoLine,
                    Outline{{{at - falling, at + falling}, {at - rising, at + rising}}});
    }

    Outline stroke(CellId position) const {
        const BetweenLine& line = sketch_.board.line(position);
        return Outline{{{line.from, line.to}}};
    }

    Outline double_stroke(CellId position) const {
        const BetweenLine& line = sketch_.board.line(position);
        const Point along = direction(line.to - line.from),
                    across = Point{-along.y, along.x} * (sketch_.board.side * kDoublePart);
        return Outline{{{line.from + across, line.to + across}, {line.from - across, line.to - across}}};
    }

    Sketch& sketch_;
    const PictureContents& contents_;
    const Puzzle& puzzle_;
    text::BetweenLooks looks_;
    std::vector<std::optional<ValueId>> given_;  // by position
};

}  // namespace

bool has_lines_on_edges(const Puzzle& puzzle) {
    const text::BetweenLooks looks(puzzle);
    for (std::size_t i = puzzle.grid.cell_count(); i < puzzle.grid.position_count(); ++i) {
        const CellId position(i);
        if (puzzle.grid.sort_of(position) != PositionSort::Edge) continue;
        if (looks.value(position, BetweenLook::Line)) return true;
    }
    return false;
}

bool is_blank_cell(const Puzzle& puzzle, CellId cell) {
    if (puzzle.grid.between.empty() || !puzzle.grid.is_drawn(cell)) return false;
    const std::vector<ValueId> range = range_of(puzzle, cell);
    return range.size() == 1 && puzzle.alphabet[range.front()] == Symbol::of_text(U".");
}

void draw_between(Sketch& sketch, const PictureContents& contents) {
    if (!sketch.puzzle.grid.between.empty()) BetweenContents(sketch, contents).draw();
}

}  // namespace sator::render
