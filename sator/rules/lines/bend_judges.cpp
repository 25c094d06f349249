// Judges of regions that bend: an L, and rectangles without a corner.
#include <algorithm>
#include <utility>

#include "sator/rules/lines/judge_of_points.hpp"
#include "sator/rules/lines/region_judges.hpp"

namespace sator::rules {

namespace {

/// Returns whether all cells lie in the row or in the column of a point, and on one side of it in each.
bool lie_in_arms(const CellPoints& cells, HalfCell corner) {
    bool is_above = false, is_below = false, is_left = false, is_right = false;
    for (const HalfCell at : cells) {
        if (at.row != corner.row && at.column != corner.column) return false;
        is_above = is_above || at.row < corner.row;
        is_below = is_below || at.row > corner.row;
        is_left = is_left || at.column < corner.column;
        is_right = is_right || at.column > corner.column;
    }
    return !(is_above && is_below) && !(is_left && is_right);
}

/// Returns whether connected cells are an L that bends at a point.
bool bends_at(const CellPoints& region, HalfCell corner) {
    const Box box = box_of(region);
    return box.height() > 1 && box.width() > 1 && lie_in_arms(region, corner) &&
           std::ranges::find(region, corner) != region.end();
}

class Bends final : public JudgeOfPoints {
  public:
    using JudgeOfPoints::JudgeOfPoints;

  private:
    bool is_right_at(const CellPoints& region) const override {
        return std::ranges::any_of(region, [&](HalfCell corner) { return bends_at(region, corner); });
    }
    /// A straight part may bend at its end. Otherwise the bend is at a corner of the box.
    bool may_grow_at(const CellPoints& part) const override {
        const Box box = box_of(part);
        return box.height() == 1 || box.width() == 1 ||
               std::ranges::any_of(box.corners(), [&](HalfCell corner) { return lie_in_arms(part, corner); });
    }
};

class BendAt final : public JudgeOfPoints {
  public:
    BendAt(CellPoints points, HalfCell corner) : JudgeOfPoints(std::move(points)), corner_(corner) {}

  private:
    bool is_right_at(const CellPoints& region) const override { return bends_at(region, corner_); }
    bool may_grow_at(const CellPoints& part) const override { return lie_in_arms(part, corner_); }

    HalfCell corner_;
};

class BendAway final : public JudgeOfPoints {
  public:
    BendAway(CellPoints points, HalfCell from, std::uint32_t distance) : JudgeOfPoints(std::move(points)) {
        const auto away = 2 * static_cast<std::int32_t>(distance);
        for (const HalfCell step :
             {HalfCell{-away, 0}, HalfCell{away, 0}, HalfCell{0, -away}, HalfCell{0, away}})
            corners_.push_back({from.row + step.row, from.column + step.column});
    }

  private:
    bool is_right_at(const CellPoints& region) const override {
        return std::ranges::any_of(corners_, [&](HalfCell corner) { return bends_at(region, corner); });
    }
    bool may_grow_at(const CellPoints& part) const override {
        return std::ranges::any_of(corners_, [&](HalfCell corner) { return lie_in_arms(part, corner); });
    }

    CellPoints corners_;
};

class EndAt final : public JudgeOfPoints {
  public:
    EndAt(CellPoints points, HalfCell end, HalfCell step)
        : JudgeOfPoints(std::move(points)), end_(end), step_(step) {}

  private:
    bool is_right_at(const CellPoints& region) const override {
        const HalfCell next{end_.row + 2 * step_.row, end_.column + 2 * step_.column};
        return may_grow_at(region) && std::ranges::find(region, next) != region.end();
    }
    bool may_grow_at(const CellPoints& part) const override {
        return std::ranges::all_of(part, [&](HalfCell at) {
            return at == end_ ||
                   (at.row - end_.row) * step_.row + (at.column - end_.column) * step_.column > 0;
        });
    }

    HalfCell end_, step_;
};

class BentTriples final : public RegionJudge {
  public:
    BentTriples(CellPoints points, SizeClues sizes) : points_(std::move(points)), sizes_(std::move(sizes)) {}

    bool is_right(Vertices region) const override {
        const CellPoints cells = points_of(region);
        const Box box = box_of(cells);
        if (region.size() % 3 != 0) return box.area() == region.size();
        CellPoints missing;
        for (HalfCell at = box.least; at.row <= box.greatest.row; at.row += 2) {
            for (at.column = box.least.column; at.column <= box.greatest.column; at.column += 2) {
                if (std::ranges::find(cells, at) == cells.end()) missing.push_back(at);
            }
        }
        if (missing.empty()) return false;
        const Box gap = box_of(missing);
        return gap.area() == missing.size() && std::ranges::any_of(box.corners(), [&](HalfCell corner) {
                   return std::ranges::find(missing, corner) != missing.end();
               });
    }
    /// If the size is known, a rectangle or an L of this size must have room for the box of the part.
    bool may_grow(Vertices part) const override {
        const auto clue = std::ranges::find_if(part, [&](Vertex v) { return is_known(sizes_[v]); });
        if (clue == part.end()) return true;
        const std::uint32_t size = *sizes_[*clue];
        const Box box = box_of(points_of(part));
        if (part.size() > size) return false;
        if (size % 3 == 0) return box.height() + box.width() - 1 <= size;
        for (std::uint32_t height = box.height(); height * box.width() <= size; ++height) {
            if (size % height == 0) return true;
        }
        return false;
    }

  private:
    CellPoints points_of(Vertices vertices) const {
        CellPoints points;
        for (const Vertex vertex : vertices) points.push_back(points_[vertex]);
        return points;
    }

    CellPoints points_;
    SizeClues sizes_;
};

}  // namespace

std::shared_ptr<const RegionJudge> judge_of_bends(CellPoints points) {
    return std::make_shared<const Bends>(std::move(points));
}

std::shared_ptr<const RegionJudge> judge_of_bend_at(CellPoints points, HalfCell corner) {
    return std::make_shared<const BendAt>(std::move(points), corner);
}

std::shared_ptr<const RegionJudge> judge_of_bend_away(CellPoints points, HalfCell from,
                                                      std::uint32_t distance) {
    return std::make_shared<const BendAway>(std::move(points), from, distance);
}

std::shared_ptr<const RegionJudge> judge_of_end_at(CellPoints points, HalfCell end, HalfCell step) {
    return std::make_shared<const EndAt>(std::move(points), end, step);
}

std::shared_ptr<const RegionJudge> judge_of_bent_triples(CellPoints points, SizeClues sizes) {
    return std::make_shared<const BentTriples>(std::move(points), std::move(sizes));
}

}  // namespace sator::rules
