#include "sator/render/picture/draw_cell_contents.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "sator/base/utf8.hpp"
#include "sator/render/board/cell_outlines.hpp"
#include "sator/render/kinds/glyphs.hpp"
#include "sator/render/kinds/kind_marks.hpp"
#include "sator/render/kinds/ship_outline.hpp"
#include "sator/render/picture/candidate_places.hpp"
#include "sator/render/picture/draw_between.hpp"
#include "sator/render/text/display_width.hpp"
#include "sator/render/text/text_width.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::render {

namespace {

/// The font size of a value and the radius of the ring around it, in widths of a cell.
constexpr double kValueSize = 0.56, kRing = 0.4;
/// The font size of a number that the kind prints in a cell.
constexpr double kPrintedNumber = 0.5;
/// The width that such a number may have, in widths of a cell.
constexpr double kWidestNumber = 0.86;
/// The radius of the ground of a number that lines may pass, relative to its width and at least relative to its font size; it does not
/// reach the rim of the cell, i.e. at most this part of the cell's width.
constexpr double kGroundPart = 0.62, kLeastGround = 0.6, kMostGround = 0.45;
/// The font size of a region's number, and its distance from the edges of its cell.
constexpr double kRegionClueSize = 15, kRegionClueInset = 4;
/// In puzzles with cages, the upper corners have the cages' numbers. So values are scaled by kCagedSize and
/// moved down by kCagedDrop cell widths.
constexpr double kCagedSize = 0.9, kCagedDrop = 0.07;
/// The part of a cell's width inside the lines of cages, and the part of the available width that a value may
/// fill. The latter leaves a reserve because fonts differ.
constexpr double kInsideCage = 0.72, kMaxShareOfRoom = 0.92;
/// A letter's width in a value relative to the font size, rather too large than too small.
constexpr double kLetterWidth = 0.66;
/// The distance from a filled cell's edge to its filling.
constexpr double kSolidInset = 2;
/// The radius of a candidate's ring relative to the font size; the distance between hatching strokes; the
/// font size of a letter in a corner.
constexpr double kCandidateRing = 0.64, kHatchGap = 11, kLetterSize = 10.5;
/// The width of the cell that a glyph among candidates would have, relative to the font size.
constexpr double kGlyphCandidate = 1.4;
/// The distance from a cell's edge to the frame that marks a difference.
constexpr double kDiffersInset = 5;

class CellContents {
  public:
    CellContents(Sketch& sketch, const PictureContents& contents)
        : sketch_(sketch), contents_(contents), puzzle_(sketch.puzzle) {
        given_.resize(puzzle_.grid.position_count());
        has_links_ = std::ranges::find(puzzle_.grid.between, PositionSort::Link, &Grid::Between::sort) !=
                     puzzle_.grid.between.end();
        find_filled_signs();
        if (contents.initial >= puzzle_.initials.size()) return;
        for (const Given& given : puzzle_.initials[contents.initial].givens)
            given_[given.cell.index()] = given.value;
    }

    void draw(LimitWatch& watch) {
        for (std::size_t cell = 0; cell < puzzle_.grid.cell_count() && !watch.is_over(); ++cell)
            draw(CellId(cell));
        for (const CellId cell : contents_.used_cells) {
            if (!puzzle_.grid.is_drawn(cell)) continue;
            sketch_.add(Look::Hatch, {hatching(sketch_.board, cell, kHatchGap), false});
        }
        for (const CellId cell : contents_.differing_cells) {
            if (!puzzle_.grid.is_drawn(cell)) continue;
            sketch_.add(Look::Differs,
                        {outlines_of(sketch_.board, std::span(&cell, 1), kDiffersInset), true});
        }
    }

  private:
    void find_filled_signs() {
        for (const PlacedMark& placed : placed_marks(puzzle_, sketch_.board)) {
            const auto cell = sketch_.board.find(placed.place);
            if (!cell || !fills_sign(puzzle_, placed.mark->name)) continue;
            has_filled_sign_.resize(given_.size());
            has_filled_sign_[cell->index()] = true;
        }
    }

    void draw(CellId cell) {
        draw_letter(cell);
        is_filled_ = false;
        draw_shown(cell);
        draw_number(cell);
        draw_region_clue(cell);
    }

    bool has_number(CellId cell) const {
        return !sketch_.numbers.empty() && !sketch_.numbers[cell.index()].empty();
    }

    /// Draws the number that the kind prints in the cell: white if the cell is filled. A line from cell to cell does not cross it.
    void draw_number(CellId cell) {
        if (!has_number(cell)) return;
        const std::string& text = sketch_.numbers[cell.index()];
        const double size = std::min(kPrintedNumber, kWidestNumber / sans_width(text, 1));
        if (has_links_) {
            const double wanted = size * std::max(kLeastGround, sans_width(text, 1) * kGroundPart);
            const double radius = std::min(wanted, kMostGround);
            sketch_.add(Look::SignGround, Disc{sketch_.board.centre(cell), sketch_.board.side * radius});
        }
        sketch_.add(is_filled_ ? Look::BlockClue : Look::Given,
                    Label{sketch_.board.centre(cell), text, sketch_.board.side * size});
    }

    /// Draws the number of the region that begins in the cell, in its corner.
    void draw_region_clue(CellId cell) {
        if (sketch_.region_clues.empty() || sketch_.region_clues[cell.index()].empty()) return;
        const Point centre = sketch_.board.centre(cell);
        const double half = sketch_.board.side / 2;
        sketch_.add(is_filled_ ? Look::BlockClue : Look::Given,
                    Label{{centre.x - half + kRegionClueInset,
                           centre.y - half + kRegionClueSize / 2 + kRegionClueInset},
                          sketch_.region_clues[cell.index()],
                          kRegionClueSize,
                          Anchor::Start});
    }

    /// Draws what the cell holds, or may hold.
    void draw_shown(CellId cell) {
        if (is_blank_cell(puzzle_, cell)) return;
        const auto placed = std::ranges::find(contents_.placed, cell, &Candidate::cell);
        if (placed != contents_.placed.end()) {
            sketch_.add(Look::PlacedRing, Disc{place_of_value(cell), ring()});
            return draw_value(cell, placed->value, Look::Placed);
        }
        const std::vector<ValueId> range = range_of(puzzle_, cell);
        if (const auto given = given_[cell.index()]) return draw_given(cell, *given);
        if (range.size() == 1) {
            sketch_.add(Look::Fixed, {{sketch_.board.corners(sketch_.board.centre(cell))}, true});
            return draw_value(cell, range[0], Look::FixedValue);
        }
        if (!contents_.solution.empty()) {
            return draw_value(cell, value_id(contents_.solution[cell.index()]), Look::Solution);
        }
        if (!contents_.candidates.empty())
            return draw_candidates(cell, range, contents_.candidates[cell.index()]);
        if (sketch_.shows_range[cell.index()]) draw_candidates(cell, range, range);
    }

    /// Draws a known value: white if the kind prints it in a black cell.
    void draw_given(CellId cell, ValueId value) {
        if (has_filled_sign_.empty() || !has_filled_sign_[cell.index()])
            return draw_value(cell, value, Look::Given);
        sketch_.add(Look::Block, Outline{{sketch_.board.corners(sketch_.board.centre(cell))}, true});
        draw_value(cell, value, Look::BlockClue);
    }

    Point place_of_value(CellId cell) const {
        const double drop = sketch_.cages.empty() ? 0 : sketch_.board.side * kCagedDrop;
        return sketch_.board.centre(cell) + Point{0, drop};
    }

    double ring() const { return sketch_.board.side * kRing; }

    bool is_listed(const std::vector<Candidate>& list, CellId cell, ValueId value) const {
        return std::ranges::find(list, Candidate{cell, value}) != list.end();
    }

    bool is_marked(CellId cell) const {
        const auto is_here = [&](const Candidate& candidate) { return candidate.cell == cell; };
        return std::ranges::any_of(contents_.used, is_here) ||
               std::ranges::any_of(contents_.removed, is_here);
    }

    void draw_value(CellId cell, ValueId value, Look look) {
        if (is_listed(contents_.used, cell, value))
            sketch_.add(Look::UsedRing, Disc{place_of_value(cell), ring()});
        const ValueLook& own = sketch_.looks[value.index()];
        if (own.shades_sight) shade_sight(cell);
        const bool has_ring = look == Look::Placed || is_listed(contents_.used, cell, value);
        if (sketch_.filled_value == value && !has_ring) {
            is_filled_ = true;
            const auto filled = outlines_of(sketch_.board, std::span(&cell, 1), kSolidInset);
            return sketch_.add(Look::Solid, Outline{filled, true});
        }
        if (!own.colour.empty() && !has_ring) {
            sketch_.add(Look::Solid,
                        Outline{outlines_of(sketch_.board, std::span(&cell, 1), kSolidInset), true});
            sketch_.shapes.back().colour = own.colour;
            return;
        }
        if (own.glyph == text::Glyph::Ship)
            return sketch_.add(look,
                               ship_outline(sides_of(cell, value), place_of_value(cell), sketch_.board.side));
        // The cross of a cell without a line would hide its number.
        if (own.glyph == text::Glyph::Cross && has_number(cell)) return;
        const auto circle = own.glyph && look == Look::Given && has_circles_of_two_colours(puzzle_)
                                ? coloured_circle(*own.glyph, place_of_value(cell), sketch_.board.side)
                                : std::nullopt;
        if (circle) return sketch_.shapes.push_back(*circle);
        if (own.glyph)
            return sketch_.add(look, glyph_outline(*own.glyph, place_of_value(cell), sketch_.board.side));
        const std::u32string text = sketch_.filled_value == value ? U"■" : text_of(value, look);
        if (text.empty()) return;
        const double most = sketch_.board.side * kValueSize * (sketch_.cages.empty() ? 1 : kCagedSize);
        const double size = std::min(most, room_for_value(cell) / width_of_value(text));
        sketch_.add(look, Label{place_of_value(cell), to_utf8(text), std::round(size * 2) / 2});
    }

    /// Returns the value that the picture shows in a cell; nullopt if it is open.
    std::optional<ValueId> shown_value(CellId cell) const {
        const auto placed = std::ranges::find(contents_.placed, cell, &Candidate::cell);
        if (placed != contents_.placed.end()) return placed->value;
        if (given_[cell.index()]) return given_[cell.index()];
        if (const auto range = range_of(puzzle_, cell); range.size() == 1) return range[0];
        if (!contents_.solution.empty()) return value_id(contents_.solution[cell.index()]);
        if (contents_.candidates.empty() || contents_.candidates[cell.index()].size() != 1)
            return std::nullopt;
        return contents_.candidates[cell.index()].front();
    }

    /// Returns what is beside a segment of a ship. Outside the grid is water.
    ShipSides sides_of(CellId cell, ValueId ship) const {
        const Board& board = sketch_.board;
        ShipSides sides{};
        if (!board.has_lattice || board.shape != CellShape::Square) return sides;
        const LatticePlace at = board.places[cell.index()];
        constexpr std::array<LatticePlace, 4> kSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const auto next = board.find({at.row + kSteps[i].row, at.column + kSteps[i].column});
            const auto value = next ? shown_value(*next) : std::nullopt;
            if (!next || (value && *value != ship)) sides[i] = BesideShip::Water;
            if (value == ship) sides[i] = BesideShip::Ship;
        }
        return sides;
    }

    /// Shades a cell and those that it sees in four directions.
    void shade_sight(CellId cell) {
        const Board& board = sketch_.board;
        Outline ground{{board.corners(board.centre(cell))}, true};
        if (board.has_lattice && board.shape == CellShape::Square) {
            for (const LatticePlace step : {LatticePlace{0, 1}, {0, -1}, {1, 0}, {-1, 0}}) {
                LatticePlace at = board.places[cell.index()];
                for (;;) {
                    at = {at.row + step.row, at.column + step.column};
                    if (!board.find(at)) break;
                    ground.parts.push_back(board.corners(board.centre(at)));
                }
            }
        }
        sketch_.add(Look::Shade, std::move(ground));
    }

    /// Returns the width relative to the font size.
    static double width_of_value(const std::u32string& text) {
        const double columns = static_cast<double>(std::max<std::size_t>(1, display_width(text)));
        return std::max(columns * kLetterWidth, sans_width(to_utf8(text), kBoldWidth));
    }

    /// Returns the available width. Lines of cages must not cross the value.
    double room_for_value(CellId cell) const {
        const double room = sketch_.board.inner_box(cell).width() * kMaxShareOfRoom;
        return sketch_.cages.empty() ? room : std::min(room, sketch_.board.side * kInsideCage);
    }

    /// Returns the text of a value. A blank, and a value that leaves its cell open on paper, is shown as nothing, but as a dot
    /// among candidates, and as • if it is given, to distinguish the cell from an open one.
    std::u32string text_of(ValueId value, Look look = Look::Candidate) const {
        const Symbol& symbol = puzzle_.alphabet[value];
        if (symbol.kind == Symbol::Kind::Blank || sketch_.looks[value.index()].is_open)
            return look == Look::Given ? U"•" : contents_.candidates.empty() ? U"" : U"·";
        if (symbol.kind == Symbol::Kind::Text && symbol.text == U" ") return U"␣";
        return symbol.kind == Symbol::Kind::Text ? symbol.text : to_code_points(symbol.to_string());
    }

    void draw_letter(CellId cell) {
        if (sketch_.letters.empty() || sketch_.letters[cell.index()].empty()) return;
        if (sketch_.has_printed_letters && contents_.candidates.empty())
            return sketch_.add(Look::Given, Label{sketch_.board.centre(cell), sketch_.letters[cell.index()],
                                                  sketch_.board.side * kPrintedNumber});
        const Point centre = sketch_.board.centre(cell);
        const double half = sketch_.board.side / 2,
                     high = sketch_.board.shape == CellShape::Hexagon ? half * 0.6 : half;
        sketch_.add(Look::Small, Label{{centre.x + half - 3.5, centre.y - high + 8},
                                       sketch_.letters[cell.index()],
                                       kLetterSize,
                                       Anchor::End});
    }

    /// Returns the part of the cell below the texts in its upper corners.
    Box box_for_candidates(CellId cell) const {
        Box box = sketch_.board.inner_box(cell);
        const auto begins_here = [&](const Cage& cage) { return cage.cells.front() == cell; };
        const auto has = [&](const std::vector<std::string>& texts) {
            return !texts.empty() && !texts[cell.index()].empty();
        };
        if (has(sketch_.letters) || has(sketch_.region_clues) ||
            std::ranges::any_of(sketch_.cages, begins_here))
            box.low.y += kLetterSize - 1;
        return box;
    }

    void draw_candidates(CellId cell, const std::vector<ValueId>& range,
                         const std::vector<ValueId>& candidates) {
        const bool is_open = candidates.size() != 1 || is_listed(contents_.removed, cell, candidates[0]) ||
                             (!contents_.is_open.empty() && contents_.is_open[cell.index()]);
        if (!is_open) return draw_value(cell, candidates[0], Look::Solution);
        // In puzzles with filled and empty cells, an open cell shows nothing.
        if (sketch_.filled_value && candidates.size() == range.size() && !is_marked(cell)) return;
        std::size_t columns = 1;
        for (const ValueId value : range) columns = std::max(columns, display_width(text_of(value)));
        const CandidatePlaces places(box_for_candidates(cell), range, candidates, columns);
        if (places.are_too_many()) {
            const Label count{sketch_.board.centre(cell), std::to_string(candidates.size()) + " left",
                              places.size()};
            return sketch_.add(Look::Candidate, count);
        }
        for (const ValueId value : candidates) draw_candidate({cell, value}, places);
    }

    void draw_candidate(Candidate candidate, const CandidatePlaces& places) {
        const Point at = places.place_of(candidate.value);
        const double size = places.size();
        const bool is_used = is_listed(contents_.used, candidate.cell, candidate.value);
        const bool is_removed = is_listed(contents_.removed, candidate.cell, candidate.value);
        if (is_used) sketch_.add(Look::UsedRing, Disc{at, size * kCandidateRing});
        const Look look = is_removed ? Look::RemovedCandidate : is_used ? Look::Used : Look::Candidate;
        if (const auto glyph = sketch_.looks[candidate.value.index()].glyph) {
            sketch_.add(look, glyph_outline(*glyph, at, size * kGlyphCandidate));
        } else {
            const bool is_filled = sketch_.filled_value == candidate.value;
            sketch_.add(look, Label{at, is_filled ? "■" : to_utf8(text_of(candidate.value)), size});
        }
        if (!is_removed) return;
        const Point stroke{size * 0.55, -size * 0.45};
        sketch_.add(Look::Strike, Outline{{{at - stroke, at + stroke}}});
    }

    Sketch& sketch_;
    const PictureContents& contents_;
    const Puzzle& puzzle_;
    std::vector<std::optional<ValueId>> given_;  // by cell
    std::vector<bool> has_filled_sign_;          // by cell; empty if no sign is filled
    bool is_filled_ = false;                     // the current cell
    bool has_links_ = false;                     // lines may go from cell to cell
};

}  // namespace

void draw_cell_contents(Sketch& sketch, const PictureContents& contents, LimitWatch& watch) {
    CellContents(sketch, contents).draw(watch);
}

}  // namespace sator::render
