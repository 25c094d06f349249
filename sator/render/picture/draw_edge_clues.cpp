// Places clues in two passes, because a side's clues are all upright or all along their lines: the first pass
// finds each clue's position and whether it fits upright, the second draws.

#include "sator/render/picture/draw_edge_clues.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <tuple>

#include "sator/render/board/board_line.hpp"
#include "sator/render/text/text_width.hpp"

namespace sator::render {

namespace {

/// The font size of a clue outside the grid, and of one in a block.
constexpr double kClueSize = 16, kBlockClueSize = 13;
/// The distance between the grid and a clue, and between two clues of a line.
constexpr double kEdgeGap = 8, kClueGap = 14;
/// The distance that a label of the layout reaches from its centre, in widths of a cell.
constexpr double kLabelPart = 0.2;
/// A clue that is wider than this part of a cell is not upright above it.
constexpr double kUprightPart = 0.92;

/// The length of an arrow; how far the strokes of its head reach backwards and to either side; the distance
/// between the arrow and its clue.
constexpr double kArrow = 10, kArrowHead = 4, kArrowGap = 5;

/// A clue and its position.
struct PlacedClue {
    const EdgeClue* clue;
    Point begin;     ///< at the grid's edge
    Point outwards;  ///< a unit vector
    Point reading;   ///< a unit vector
    bool is_used = false;
};

bool is_vertical(Point vector) {
    return std::abs(vector.x) < 1e-6;
}
bool is_horizontal(Point vector) {
    return std::abs(vector.y) < 1e-6;
}

class EdgeClues {
  public:
    EdgeClues(Sketch& sketch, std::span<const HighlightedSlot> slots) : sketch_(sketch), slots_(slots) {}

    void draw() {
        for (const EdgeClue& clue : sketch_.clues) {
            sketch_.drawn_rule = clue.statement;
            if (!draw_in_block(clue)) place(clue);
        }
        for (const PlacedClue& clue : placed_) {
            const auto [at, is_new] = all_fit_.emplace(side_of(clue), true);
            at->second = at->second && fits_upright(clue);
            has_backward_[side_of(clue)] |= is_backward(clue);
        }
        for (const PlacedClue& clue : placed_) {
            sketch_.drawn_rule = clue.clue->statement;
            draw(clue);
        }
        sketch_.drawn_rule.reset();
    }

  private:
    using Side = std::pair<int, int>;

    static Side side_of(const PlacedClue& clue) {
        return {static_cast<int>(std::lround(clue.outwards.x * 8)),
                static_cast<int>(std::lround(clue.outwards.y * 8))};
    }

    static bool is_at(const EdgeClue& clue, const Slot& cells) {
        const Slot& own = clue.sequence.cells;
        return own == cells || std::ranges::equal(cells.rbegin(), cells.rend(), own.begin(), own.end());
    }

    /// Returns whether some slot highlights this clue. A highlighted slot names its clue; if no clue of its line has
    /// that text, all clues of the line are highlighted.
    bool is_highlighted(const EdgeClue& clue) const {
        return std::ranges::any_of(slots_, [&](const HighlightedSlot& slot) {
            if (!is_at(clue, slot.cells)) return false;
            const auto is_meant = [&](const EdgeClue& other) {
                return other.text == slot.clue && is_at(other, slot.cells);
            };
            return is_meant(clue) || std::ranges::none_of(sketch_.clues, is_meant);
        });
    }

    /// Returns the distance from a cell's centre to its edge or corner in this direction.
    double reach(Point vector) const {
        const bool is_diagonal =
            sketch_.board.shape == CellShape::Square && !is_horizontal(vector) && !is_vertical(vector);
        return sketch_.board.side / 2 * (is_diagonal ? std::numbers::sqrt2 : 1);
    }

    void place(const EdgeClue& clue) {
        const std::string& label = clue.sequence.label;
        const bool is_at_end = sketch_.board.shape == CellShape::Square &&
                               (label.ends_with("(right)") || label.ends_with("(bottom)"));
        const Point reading = reading_direction(sketch_.board, clue.sequence);
        const Point outwards = is_at_end ? reading : reading * -1;
        const CellId cell = is_at_end ? clue.sequence.cells.back() : clue.sequence.cells.front();
        placed_.push_back({&clue, sketch_.board.centre(cell) + outwards * reach(outwards), outwards, reading,
                           is_highlighted(clue)});
    }

    /// Returns whether the clue reads a row from the right or a column from the bottom, against the usual direction.
    bool is_backward(const PlacedClue& clue) const {
        const bool is_straight = is_horizontal(clue.reading) || is_vertical(clue.reading);
        return clue.clue->is_ordered && sketch_.board.shape == CellShape::Square && is_straight &&
               clue.reading.x + clue.reading.y < 0;
    }

    /// Returns whether an arrow shows the reading direction. All ordered clues of a side have arrows if one of them
    /// reads backwards, and those of a hexagon always.
    bool has_arrow(const PlacedClue& clue) const {
        const bool is_in_hexagon = sketch_.board.shape == CellShape::Hexagon;
        return clue.clue->is_ordered && (is_in_hexagon || has_backward_.at(side_of(clue)));
    }

    bool fits_upright(const PlacedClue& clue) const {
        return mono_width(clue.clue->text, kClueSize) <= sketch_.board.side * kUprightPart;
    }

    /// Returns the distance from the edge to the first clue, after the layout's labels.
    double start(const PlacedClue& clue) const {
        double far = 0;
        for (const LayoutText& text : sketch_.board.texts) {
            const Point vector = text.at - clue.begin;
            const bool is_here = std::abs(cross(clue.outwards, vector)) < sketch_.board.side / 2;
            const double distance = dot(clue.outwards, vector);
            if (is_here && distance > 0) far = std::max(far, distance + sketch_.board.side * kLabelPart);
        }
        return far + kEdgeGap;
    }

    void draw(const PlacedClue& clue) {
        // Clues at the same place follow each other.
        const auto key = std::tuple(std::lround(clue.begin.x), std::lround(clue.begin.y), side_of(clue));
        const auto [at, is_first] = taken_.emplace(key, start(clue));
        double& offset = at->second;
        if (!is_first) offset += kClueGap;
        const double begin = offset;
        if (has_arrow(clue)) add_reading_arrow(clue, offset);
        if (clue.clue->form == ClueForm::Numbers && is_vertical(clue.outwards)) {
            draw_stack(clue, offset);
        } else if (!is_horizontal(clue.outwards) && all_fit_[side_of(clue)]) {
            draw_upright(clue, is_first, offset);
        } else {
            draw_along(clue, !is_first, begin, offset);
        }
    }

    void draw_stack(const PlacedClue& clue, double& offset) {
        std::vector<std::string> numbers(1);
        for (const char c : clue.clue->text) {
            if (c == ' ') {
                numbers.emplace_back();
            } else {
                numbers.back() += c;
            }
        }
        if (clue.outwards.y < 0) std::ranges::reverse(numbers);
        for (const std::string& number : numbers) {
            add(clue, {clue.begin + clue.outwards * (offset + kClueSize / 2 - 2), number, kClueSize});
            offset += kClueSize + 2;
        }
    }

    void draw_upright(const PlacedClue& clue, bool is_first, double& offset) {
        const double half = std::max(kClueSize, mono_width(clue.clue->text, kClueSize)) / 2;
        const bool is_slanted = !is_vertical(clue.outwards);
        // A diagonal's number has an arrow that shows its direction.
        if (is_slanted && is_first) {
            add_arrow(clue.begin + clue.outwards * kArrow, clue.outwards * -1, kArrow - 2);
            offset += 5;
        }
        add(clue, {clue.begin + clue.outwards * (offset + half - 1), clue.clue->text, kClueSize});
        offset += 2 * half;
    }

    /// Draws the reading arrow in front of the clue and moves the clue after it.
    void add_reading_arrow(const PlacedClue& clue, double& offset) {
        const bool is_inwards = dot(clue.reading, clue.outwards) < 0;
        add_arrow(clue.begin + clue.outwards * (is_inwards ? offset + kArrow : offset), clue.reading, kArrow);
        offset += kArrow + kArrowGap;
        sketch_.add_to_legend("An arrow shows which way its clue reads.");
    }

    void add_arrow(Point tail, Point vector, double length) {
        const Point across{-vector.y, vector.x}, tip = tail + vector * length;
        Outline arrow;
        arrow.parts.push_back({tail, tip});
        arrow.parts.push_back(
            {tip - (vector + across) * kArrowHead, tip, tip + (across - vector) * kArrowHead});
        sketch_.add(Look::ArrowHead, std::move(arrow));
    }

    void draw_along(const PlacedClue& clue, bool is_further, double begin, double& offset) {
        const bool begins_here =
            clue.outwards.x > 1e-6 || (is_vertical(clue.outwards) && clue.outwards.y < 0);
        const Point reading = begins_here ? clue.outwards : clue.outwards * -1;
        Label label{clue.begin + clue.outwards * offset, clue.clue->text, kClueSize,
                    begins_here ? Anchor::Start : Anchor::End};
        label.turn = std::round(std::atan2(reading.y, reading.x) * 180 / std::numbers::pi);
        if (is_further) {
            sketch_.add(Look::Note, Label{clue.begin + clue.outwards * (begin - kClueGap / 2), "&",
                                          kClueSize * 0.7, Anchor::Middle, label.turn});
        }
        add(clue, std::move(label));
        offset += mono_width(clue.clue->text, kClueSize);
    }

    void add(const PlacedClue& clue, Label label) {
        if (clue.is_used) underline(label);
        sketch_.add(clue.is_used ? Look::UsedClue : Look::Clue, std::move(label));
    }

    void underline(const Label& label) {
        const double angle = label.turn * std::numbers::pi / 180, width = mono_width(label.text, label.size);
        const Point along{std::cos(angle), std::sin(angle)}, down{-along.y, along.x};
        const double before = label.anchor == Anchor::Start ? 0
                              : label.anchor == Anchor::End ? width
                                                            : width / 2;
        const Point begin = label.at + down * (label.size * 0.58) - along * before;
        sketch_.add(Look::ClueLine, Outline{{{begin, begin + along * width}}});
    }

    /// Draws a clue in a block as in Kakuro: for a run across in the upper right of the block before it, for
    /// a run down in the lower left. Returns false if no block precedes the run.
    bool draw_in_block(const EdgeClue& clue) {
        const Board& board = sketch_.board;
        if (clue.sequence.cells.size() < 2 || board.shape != CellShape::Square) return false;
        const LatticePlace block = place_before(board, clue.sequence.cells);
        const Point reading = reading_direction(board, clue.sequence);
        if (!board.is_block(block) || (!is_horizontal(reading) && !is_vertical(reading))) return false;
        const Point centre = board.centre(block);
        const double h = board.side / 2, part = board.side * 0.22;
        const Point at = is_horizontal(reading) ? centre + Point{part, -part} : centre + Point{-part, part};
        sketch_.add(Look::BlockLine, Outline{{{{centre.x - h, centre.y - h}, {centre.x + h, centre.y + h}}}});
        const Label label{at, clue.text, kBlockClueSize};
        if (is_highlighted(clue)) underline(label);
        sketch_.add(Look::BlockClue, label);
        return true;
    }

    Sketch& sketch_;
    std::span<const HighlightedSlot> slots_;
    std::vector<PlacedClue> placed_;
    std::map<Side, bool> all_fit_;       // by side: whether all of its clues can be upright
    std::map<Side, bool> has_backward_;  // by side: whether one of its clues reads backwards
    // By place: the distance from the edge at which the next clue may begin.
    std::map<std::tuple<long, long, Side>, double> taken_;
};

}  // namespace

void draw_edge_clues(Sketch& sketch, std::span<const HighlightedSlot> slots) {
    EdgeClues(sketch, slots).draw();
}

}  // namespace sator::render
