// What a region may be, by its cells. Each judge states the plain meaning in `is_right`; `may_grow` looks at what a part has too much of
// already, e.g. its height.
#include "sator/rules/lines/region_judges.hpp"

#include <algorithm>

#include "sator/rules/lines/judge_of_points.hpp"

namespace sator::rules {

namespace {

class Proportion final : public JudgeOfPoints {
  public:
    Proportion(CellPoints points, std::strong_ordering order)
        : JudgeOfPoints(std::move(points)), order_(order) {}

  private:
    bool is_right_at(const CellPoints& region) const override {
        const Box box = box_of(region);
        return (box.height() <=> box.width()) == order_;
    }
    bool may_grow_at(const CellPoints& part) const override {
        const Box box = box_of(part);
        if (order_ == std::strong_ordering::greater) return box.width() < all().height();
        if (order_ == std::strong_ordering::less) return box.height() < all().width();
        return box.width() <= all().height() && box.height() <= all().width();
    }

    std::strong_ordering order_;
};

class Sides final : public RegionJudge {
  public:
    Sides(CellPoints points, SizeClues sides) : points_(std::move(points)), sides_(std::move(sides)) {}

    bool is_right(Vertices region) const override {
        const Box box = box_of(region, points_);
        return std::ranges::all_of(region, [&](Vertex v) {
            return !is_known(sides_[v]) || (box.height() == *sides_[v] && box.width() == *sides_[v]);
        });
    }
    bool may_grow(Vertices part) const override {
        const Box box = box_of(part, points_);
        std::optional<std::uint32_t> side;
        for (const Vertex v : part) {
            if (!is_known(sides_[v])) continue;
            if (side.value_or(*sides_[v]) != *sides_[v]) return false;
            side = sides_[v];
        }
        return !side || (box.height() <= *side && box.width() <= *side);
    }

  private:
    CellPoints points_;
    SizeClues sides_;
};

class OtherSizes final : public RegionJudge {
  public:
    explicit OtherSizes(std::uint32_t size) : size_(size) {}

    bool is_right(Vertices region) const override { return region.size() != size_; }
    bool may_grow(Vertices /*part*/) const override { return true; }

  private:
    std::uint32_t size_;
};

class CellsBeyond final : public JudgeOfPoints {
  public:
    CellsBeyond(CellPoints points, HalfCell from, HalfCell step, std::uint32_t count)
        : JudgeOfPoints(std::move(points)), from_(from), step_(step), count_(count) {}

  private:
    bool is_right_at(const CellPoints& region) const override { return beyond(region) == count_; }
    bool may_grow_at(const CellPoints& part) const override { return beyond(part) <= count_; }

    std::uint32_t beyond(const CellPoints& cells) const {
        return static_cast<std::uint32_t>(std::ranges::count_if(cells, [&](HalfCell at) {
            return (at.row - from_.row) * step_.row + (at.column - from_.column) * step_.column > 0;
        }));
    }

    HalfCell from_, step_;
    std::uint32_t count_;
};

class BetweenClues final : public RegionJudge {
  public:
    explicit BetweenClues(SizeClues sizes) : sizes_(std::move(sizes)) {}

    bool is_right(Vertices region) const override {
        const auto clues = clues_in(region);
        if (clues.size() != 2) return false;
        const auto [least, most] = std::ranges::minmax(clues);
        // The greater one may be unknown.
        if (most == kUnknownSize) return least == kUnknownSize || region.size() != least;
        return least < region.size() && region.size() < most;
    }
    bool may_grow(Vertices part) const override {
        const auto clues = clues_in(part);
        return clues.size() < 2 || (clues.size() == 2 && part.size() < std::ranges::max(clues));
    }

  private:
    std::vector<std::uint32_t> clues_in(Vertices vertices) const {
        std::vector<std::uint32_t> clues;
        for (const Vertex vertex : vertices) {
            if (sizes_[vertex]) clues.push_back(*sizes_[vertex]);
        }
        return clues;
    }

    SizeClues sizes_;
};

class Symmetry final : public RegionJudge {
  public:
    Symmetry(CellPoints points, SizeClues sizes)
        : points_(std::move(points)), sizes_(std::move(sizes)), all_(box_of(points_)) {}

    bool is_right(Vertices region) const override {
        const Box box = box_of(region, points_);
        return images_outside(
                   region, {box.least.row + box.greatest.row, box.least.column + box.greatest.column}) == 0;
    }
    /// If the size is known, the part and its image around some centre must not have more cells.
    bool may_grow(Vertices part) const override {
        std::uint32_t size = kUnknownSize;
        for (const Vertex v : part) size = std::min(size, sizes_[v].value_or(kUnknownSize));
        if (size == kUnknownSize) return true;
        if (part.size() > size) return false;
        for (HalfCell sum{2 * all_.least.row, 0}; sum.row <= 2 * all_.greatest.row; sum.row += 2) {
            for (sum.column = 2 * all_.least.column; sum.column <= 2 * all_.greatest.column;
                 sum.column += 2) {
                if (part.size() + images_outside(part, sum) <= size) return true;
            }
        }
        return false;
    }

  private:
    /// Counts the cells whose images are not among them. `sum`: of a cell and its image.
    std::size_t images_outside(Vertices cells, HalfCell sum) const {
        return static_cast<std::size_t>(std::ranges::count_if(cells, [&](Vertex v) {
            const HalfCell image{sum.row - points_[v].row, sum.column - points_[v].column};
            return std::ranges::none_of(cells, [&](Vertex other) { return points_[other] == image; });
        }));
    }

    CellPoints points_;
    SizeClues sizes_;
    Box all_;
};

class OfShape final : public JudgeOfPoints {
  public:
    OfShape(CellPoints points, const CellPoints& shape)
        : JudgeOfPoints(std::move(points)), positions_(all_positions(shape)) {}

  private:
    bool is_right_at(const CellPoints& region) const override {
        return std::ranges::find(positions_, at_origin(region)) != positions_.end();
    }
    /// The first cell of the part is one of the shape's.
    bool may_grow_at(const CellPoints& part) const override {
        if (part.size() > positions_.front().size()) return false;
        return std::ranges::any_of(positions_, [&](const CellPoints& position) {
            return std::ranges::any_of(position, [&](HalfCell first) {
                return std::ranges::all_of(part, [&](HalfCell at) {
                    return std::ranges::binary_search(
                        position, HalfCell{first.row + at.row - part.front().row,
                                           first.column + at.column - part.front().column});
                });
            });
        });
    }

    std::vector<CellPoints> positions_;
};

class UnlikeShapes final : public RegionJudge {
  public:
    UnlikeShapes(CellPoints points, Turning turning) : points_(std::move(points)), turning_(turning) {}

    bool is_right(Vertices /*region*/) const override { return true; }
    bool may_grow(Vertices /*part*/) const override { return true; }
    bool may_touch(Vertices region, Vertices other) const override {
        return region.size() != other.size() || shape(region) != shape(other);
    }

  private:
    CellPoints shape(Vertices region) const {
        CellPoints cells;
        for (const Vertex vertex : region) cells.push_back(points_[vertex]);
        return turning_ == Turning::IsAllowed ? congruent_shape(cells) : at_origin(std::move(cells));
    }

    CellPoints points_;
    Turning turning_;
};

}  // namespace

std::shared_ptr<const RegionJudge> judge_of_proportion(CellPoints points,
                                                       std::strong_ordering height_to_width) {
    return std::make_shared<const Proportion>(std::move(points), height_to_width);
}

std::shared_ptr<const RegionJudge> judge_of_sides(CellPoints points, SizeClues sides) {
    return std::make_shared<const Sides>(std::move(points), std::move(sides));
}

std::shared_ptr<const RegionJudge> judge_of_other_sizes(std::uint32_t size) {
    return std::make_shared<const OtherSizes>(size);
}

std::shared_ptr<const RegionJudge> judge_of_cells_beyond(CellPoints points, HalfCell from, HalfCell step,
                                                         std::uint32_t count) {
    return std::make_shared<const CellsBeyond>(std::move(points), from, step, count);
}

std::shared_ptr<const RegionJudge> judge_between_clues(SizeClues sizes) {
    return std::make_shared<const BetweenClues>(std::move(sizes));
}

std::shared_ptr<const RegionJudge> judge_of_symmetry(CellPoints points, SizeClues sizes) {
    return std::make_shared<const Symmetry>(std::move(points), std::move(sizes));
}

std::shared_ptr<const RegionJudge> judge_of_shape(CellPoints points, const CellPoints& shape) {
    return std::make_shared<const OfShape>(std::move(points), shape);
}

std::shared_ptr<const RegionJudge> judge_of_unlike_shapes(CellPoints points, Turning turning) {
    return std::make_shared<const UnlikeShapes>(std::move(points), turning);
}

}  // namespace sator::rules
