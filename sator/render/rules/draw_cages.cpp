// Draws cages at different distances from their cells' edges, so that overlapping cages can be told apart. A
// cage's level is the smallest level that no earlier cage has in one of its cells (greedy colouring); the
// highest level is shared if all are used.

#include "sator/render/rules/draw_cages.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "sator/render/board/cell_outlines.hpp"
#include "sator/render/text/text_width.hpp"

namespace sator::render {

namespace {

/// The distance from a cell's edge to its cage; how much it grows with each level; and the font size of a
/// cage's number.
constexpr double kInset = 4, kInsetPerLevel = 4, kNumberSize = 11.5;
/// The smallest font size that can be read.
constexpr double kMinNumberSize = 6;
/// The space between two numbers in the same corner.
constexpr double kNumberGap = 5;
constexpr std::array kDashes = {Look::Cage, Look::CageOfLongDashes, Look::CageOfTwoDashes};

class CageDrawing {
  public:
    explicit CageDrawing(Sketch& sketch) : sketch_(sketch), levels_(sketch.board.centres.size()) {}

    void draw() {
        const auto is_distinct = [](const Cage& cage) { return cage.is_distinct; };
        const bool has_both = std::ranges::any_of(sketch_.cages, is_distinct) &&
                              !std::ranges::all_of(sketch_.cages, is_distinct);
        for (const Cage& cage : sketch_.cages) {
            const std::size_t level = assign_level(cage);
            const double inset = kInset + kInsetPerLevel * static_cast<double>(level);
            const Look look = has_both && !cage.is_distinct ? Look::DottedCage : kDashes[level];
            sketch_.drawn_rule = cage.statement;
            sketch_.add(look, {outlines_of(sketch_.board, cage.cells, inset), true});
            draw_number(cage, inset);
            sketch_.drawn_rule.reset();
        }
        if (has_both) name_dash_styles();
    }

  private:
    std::size_t assign_level(const Cage& cage) {
        std::size_t level = 0;
        const auto is_taken = [&](CellId cell) { return levels_[cell.index()][level]; };
        while (level + 1 < kDashes.size() && std::ranges::any_of(cage.cells, is_taken)) ++level;
        for (const CellId cell : cage.cells) levels_[cell.index()][level] = true;
        return level;
    }

    void draw_number(const Cage& cage, double inset) {
        const Board& board = sketch_.board;
        const Point centre = board.centre(cage.cells[0]);
        const double half = board.side / 2, high = board.shape == CellShape::Hexagon ? half * 0.62 : half;
        double& taken = taken_[cage.cells[0]];
        const Point at{centre.x - half + inset + 1 + taken, centre.y - high + inset + kNumberSize / 2};
        const double room = first_row(cage) * board.side - 2 * (inset + 1) - taken;
        const double size = std::clamp(room / sans_width(cage.text, 1), kMinNumberSize, kNumberSize);
        sketch_.add(Look::Small, {at, cage.text, size, Anchor::Start});
        taken += sans_width(cage.text, size) + kNumberGap;
    }

    /// Returns the number of the cage's cells that are side by side, starting with its first.
    double first_row(const Cage& cage) const {
        std::size_t cells = 1;
        while (cells < cage.cells.size() &&
               sketch_.board.are_neighbours(cage.cells[cells - 1], cage.cells[cells]) &&
               sketch_.board.places[cage.cells[cells].index()].row ==
                   sketch_.board.places[cage.cells[0].index()].row)
            ++cells;
        return static_cast<double>(cells);
    }

    void name_dash_styles() {
        for (std::string& line : sketch_.legend) {
            constexpr std::string_view kDistinct = "The values in a cage", kOther = "A cage's number";
            if (line.starts_with(kDistinct)) line.insert(line.find("cage"), "dashed ");
            if (line.starts_with(kOther)) line.insert(line.find("cage"), "dotted ");
        }
    }

    Sketch& sketch_;
    std::vector<std::array<bool, kDashes.size()>> levels_;  // by cell: the levels of its cages
    std::map<CellId, double> taken_;                        // width of a cell's corner that numbers occupy
};

}  // namespace

void draw_cages(Sketch& sketch) {
    CageDrawing(sketch).draw();
}

}  // namespace sator::render
