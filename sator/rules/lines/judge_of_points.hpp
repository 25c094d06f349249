#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/lines/region_judges.hpp"

namespace sator::rules {

/// The smallest rectangle around some cells, in cells.
struct Box {
    HalfCell least, greatest;

    std::uint32_t height() const { return static_cast<std::uint32_t>(greatest.row - least.row) / 2 + 1; }
    std::uint32_t width() const { return static_cast<std::uint32_t>(greatest.column - least.column) / 2 + 1; }
    std::uint32_t area() const { return height() * width(); }
    std::array<HalfCell, 4> corners() const {
        return {least, {least.row, greatest.column}, {greatest.row, least.column}, greatest};
    }
};

inline Box box_of(const CellPoints& points) {
    Box box{points.front(), points.front()};
    for (const HalfCell at : points) {
        box.least = {std::min(box.least.row, at.row), std::min(box.least.column, at.column)};
        box.greatest = {std::max(box.greatest.row, at.row), std::max(box.greatest.column, at.column)};
    }
    return box;
}

inline Box box_of(RegionJudge::Vertices vertices, const CellPoints& points) {
    CellPoints own;
    for (const auto vertex : vertices) own.push_back(points[vertex]);
    return box_of(own);
}

/// Returns whether a clue is there and has a number.
inline bool is_known(const std::optional<std::uint32_t>& clue) {
    return clue && *clue != kUnknownSize;
}

/// A judge that looks at where cells are.
class JudgeOfPoints : public RegionJudge {
  public:
    explicit JudgeOfPoints(CellPoints points) : points_(std::move(points)), all_(box_of(points_)) {}

    bool is_right(Vertices region) const final { return is_right_at(points_of(region)); }
    bool may_grow(Vertices part) const final { return may_grow_at(points_of(part)); }

  protected:
    virtual bool is_right_at(const CellPoints& region) const = 0;
    virtual bool may_grow_at(const CellPoints& part) const = 0;
    /// Returns the box around all cells.
    const Box& all() const { return all_; }

  private:
    CellPoints points_of(Vertices vertices) const {
        CellPoints points;
        for (const Vertex vertex : vertices) points.push_back(points_[vertex]);
        return points;
    }

    CellPoints points_;
    Box all_;
};

}  // namespace sator::rules
