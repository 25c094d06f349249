// The points beside lines are a lattice of every second row and column. A union-find over this lattice and a ring around it joins
// neighbours without a line between them; what is joined with the ring is outside.
#include "sator/rules/lines/line_faces.hpp"

#include <algorithm>
#include <numeric>

#include "sator/puzzle/grids/between_cells.hpp"

namespace sator::rules {

namespace {

using puzzle::PointPair;

class FaceLattice {
  public:
    /// `parted`: the pairs of points with a line between them.
    explicit FaceLattice(std::vector<PointPair> parted) : parted_(std::move(parted)) {
        std::ranges::sort(parted_);
        HalfCell greatest = least_ = parted_.front()[0];
        for (const PointPair& pair : parted_) {
            for (const HalfCell at : pair) {
                least_ = {std::min(least_.row, at.row), std::min(least_.column, at.column)};
                greatest = {std::max(greatest.row, at.row), std::max(greatest.column, at.column)};
            }
        }
        least_ = {least_.row - 2, least_.column - 2};
        rows_ = (greatest.row - least_.row) / 2 + 2;
        columns_ = (greatest.column - least_.column) / 2 + 2;
        parent_.resize(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_));
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
        join_neighbours();
        number_faces();
    }

    std::size_t count() const { return count_; }
    bool contains(HalfCell at) const {
        return at.row >= least_.row && at.column >= least_.column && (at.row - least_.row) / 2 < rows_ &&
               (at.column - least_.column) / 2 < columns_;
    }
    LineGraph::Vertex face(HalfCell at) const { return number_[index(at)]; }

  private:
    std::size_t index(HalfCell at) const {
        return static_cast<std::size_t>((at.row - least_.row) / 2 * columns_ +
                                        (at.column - least_.column) / 2);
    }
    std::size_t root(std::size_t point) const {
        while (parent_[point] != point) point = parent_[point];
        return point;
    }

    void join_neighbours() {
        for (std::size_t i = 0; i < parent_.size(); ++i) {
            const auto row = static_cast<std::int32_t>(i) / columns_,
                       column = static_cast<std::int32_t>(i) % columns_;
            const HalfCell at = {least_.row + 2 * row, least_.column + 2 * column};
            for (const HalfCell next : {HalfCell{at.row, at.column + 2}, HalfCell{at.row + 2, at.column}}) {
                if (!contains(next) || std::ranges::binary_search(parted_, PointPair{at, next})) continue;
                const std::size_t a = root(i), b = root(index(next));
                parent_[std::max(a, b)] = std::min(a, b);
            }
        }
    }

    /// The first point is in the ring, and roots come before what they join, so the face outside is number 0.
    void number_faces() {
        number_.resize(parent_.size());
        for (std::size_t i = 0; i < parent_.size(); ++i)
            number_[i] = parent_[i] == i ? static_cast<LineGraph::Vertex>(count_++) : number_[root(i)];
    }

    std::vector<PointPair> parted_;
    HalfCell least_;
    std::int32_t rows_ = 0, columns_ = 0;
    std::vector<std::size_t> parent_;  // never greater than the point itself
    std::vector<LineGraph::Vertex> number_;
    std::size_t count_ = 0;
};

}  // namespace

std::optional<LineFaces> line_faces(const DrawnLines& lines, const Grid& grid) {
    const puzzle::PositionMap map(grid);
    if (map.steps().size() != 4 || lines.positions.empty()) return std::nullopt;
    std::vector<PointPair> sides;
    for (const CellId line : lines.positions) sides.push_back(map.sides(line));
    const FaceLattice lattice(sides);
    LineFaces faces{.count = lattice.count()};
    for (const auto& [a, b] : sides) faces.beside.emplace_back(lattice.face(a), lattice.face(b));
    const PositionSort sort = lines.sort == PositionSort::Edge ? PositionSort::Cell : PositionSort::Corner;
    for (std::size_t i = 0; i < grid.position_count(); ++i) {
        const CellId position(i);
        if (grid.sort_of(position) != sort) continue;
        const HalfCell at = map.point(position);
        faces.positions.push_back(position);
        faces.face_of.push_back(lattice.contains(at) ? lattice.face(at) : LineFaces::kOutside);
    }
    return faces;
}

}  // namespace sator::rules
