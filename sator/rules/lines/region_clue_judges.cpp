// What a region may be because of the clues in it and beside it. Each judge states the plain meaning in `is_right`; `may_grow` looks at
// what a part has too much of already.
#include "sator/rules/lines/region_clue_judges.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "sator/rules/lines/judge_of_points.hpp"

namespace sator::rules {

namespace {

class GatheredClues final : public RegionJudge {
  public:
    explicit GatheredClues(SizeClues clues) : clues_(std::move(clues)) {
        for (const auto& clue : clues_) {
            if (clue) ++count_of_[*clue];
        }
    }

    bool is_right(Vertices region) const override {
        if (!may_grow(region)) return false;
        std::size_t count = 0;
        std::uint32_t number = 0;
        for (const Vertex v : region) {
            if (!clues_[v]) continue;
            ++count;
            number = *clues_[v];
        }
        return count > 0 && count == count_of_.at(number);
    }
    bool may_grow(Vertices part) const override {
        std::optional<std::uint32_t> number;
        return std::ranges::all_of(part, [&](Vertex v) {
            if (!clues_[v]) return true;
            const bool is_same = number.value_or(*clues_[v]) == *clues_[v];
            number = *clues_[v];
            return is_same;
        });
    }

  private:
    SizeClues clues_;
    std::map<std::uint32_t, std::size_t> count_of_;  // by number: its clues
};

/// Cells in a set are compared by row, then by column.
using PointSet = std::set<std::pair<std::int32_t, std::int32_t>>;

PointSet set_of(const CellPoints& points) {
    PointSet set;
    for (const HalfCell at : points) set.emplace(at.row, at.column);
    return set;
}

class LetteredShapes final : public RegionJudge {
  public:
    LetteredShapes(CellPoints points, SizeClues clues)
        : points_(std::move(points)), clues_(std::move(clues)) {
        for (Vertex v = 0; v < points_.size(); ++v) {
            cell_at_[{points_[v].row, points_[v].column}] = v;
            if (clues_[v]) cells_of_[*clues_[v]].push_back(v);
        }
    }

    bool is_right(Vertices region) const override { return clue_in(region) && may_grow(region); }
    /// For each cell, all regions with an equal clue have a cell in the same place, which has no clue and is not one of this part.
    bool may_grow(Vertices part) const override {
        const auto clues = std::ranges::count_if(part, [&](Vertex v) { return clues_[v].has_value(); });
        if (clues != 1) return clues == 0;
        const Vertex own = *clue_in(part);
        const std::set<Vertex> cells(part.begin(), part.end());
        return std::ranges::all_of(cells_of_.at(*clues_[own]), [&](Vertex other) {
            return other == own || std::ranges::all_of(part, [&](Vertex v) {
                       const auto image = image_of(v, own, other);
                       return image && !cells.contains(*image) && (v == own || !clues_[*image]);
                   });
        });
    }
    bool compares_all_regions() const override { return true; }
    bool may_coexist(Vertices region, Vertices other) const override {
        const auto a = clue_in(region), b = clue_in(other);
        if (!a || !b) return true;
        if (clues_[*a] == clues_[*b]) return region.size() == other.size() && may_grow_beside(other, region);
        return region.size() != other.size() ||
               congruent_shape(points_of(region)) != congruent_shape(points_of(other));
    }
    bool may_grow_beside(Vertices part, Vertices region) const override {
        const auto own = clue_in(part), other = clue_in(region);
        if (!own || !other || clues_[*own] != clues_[*other]) return true;
        const std::set<Vertex> cells(region.begin(), region.end());
        return std::ranges::all_of(part, [&](Vertex v) {
            const auto image = image_of(v, *own, *other);
            return image && cells.contains(*image);
        });
    }

  private:
    /// Returns the first cell with a clue.
    std::optional<Vertex> clue_in(Vertices cells) const {
        const auto found = std::ranges::find_if(cells, [&](Vertex v) { return clues_[v].has_value(); });
        return found == cells.end() ? std::nullopt : std::optional(*found);
    }
    /// Returns the cell that is from `to` where `v` is from `from`.
    std::optional<Vertex> image_of(Vertex v, Vertex from, Vertex to) const {
        const auto found = cell_at_.find({points_[to].row + points_[v].row - points_[from].row,
                                          points_[to].column + points_[v].column - points_[from].column});
        return found == cell_at_.end() ? std::nullopt : std::optional(found->second);
    }
    CellPoints points_of(Vertices cells) const {
        CellPoints points;
        for (const Vertex v : cells) points.push_back(points_[v]);
        return points;
    }

    CellPoints points_;
    SizeClues clues_;
    std::map<std::pair<std::int32_t, std::int32_t>, Vertex> cell_at_;
    std::map<std::uint32_t, std::vector<Vertex>> cells_of_;  // by clue
};

class Snakes final : public JudgeOfPoints {
  public:
    using JudgeOfPoints::JudgeOfPoints;

  private:
    bool is_right_at(const CellPoints& region) const override {
        const PointSet cells = set_of(region);
        if (cells.size() < 2 || !may_grow_at(region)) return false;
        const auto has = [&](std::int32_t row, std::int32_t column) { return cells.contains({row, column}); };
        return std::ranges::all_of(cells, [&](const auto& at) {
            const auto [row, column] = at;
            const bool touches_right =
                has(row + 2, column + 2) && !has(row, column + 2) && !has(row + 2, column);
            const bool touches_left =
                has(row + 2, column - 2) && !has(row, column - 2) && !has(row + 2, column);
            return !touches_right && !touches_left;
        });
    }
    /// No cell has three neighbours, and no ring is closed. A part hangs together, so it has a ring if it has as many pairs of neighbours as
    /// cells.
    bool may_grow_at(const CellPoints& part) const override {
        const PointSet cells = set_of(part);
        std::size_t ends = 0;
        for (const auto& [row, column] : cells) {
            const auto own = cells.count({row - 2, column}) + cells.count({row + 2, column}) +
                             cells.count({row, column - 2}) + cells.count({row, column + 2});
            if (own > 2) return false;
            ends += own;
        }
        return ends < 2 * cells.size();
    }
};

class RunLengths final : public JudgeOfPoints {
  public:
    RunLengths(CellPoints points, const std::vector<std::optional<std::uint32_t>>& lengths)
        : JudgeOfPoints(std::move(points)) {
        for (const auto& length : lengths) {
            if (length)
                known_.insert(*length);
            else
                ++unknown_;
        }
    }

  private:
    bool is_right_at(const CellPoints& region) const override {
        const std::set<std::uint32_t> lengths = lengths_of(region);
        return lengths.size() == known_.size() + unknown_ && std::ranges::includes(lengths, known_);
    }
    /// Runs only become longer.
    bool may_grow_at(const CellPoints& part) const override {
        return unknown_ > 0 || (!known_.empty() && *lengths_of(part).rbegin() <= *known_.rbegin());
    }

    static std::set<std::uint32_t> lengths_of(const CellPoints& region) {
        const PointSet cells = set_of(region);
        std::set<std::uint32_t> lengths;
        for (const auto& [row, column] : cells) {
            for (const auto& [down, right] : {std::pair{0, 2}, std::pair{2, 0}}) {
                if (cells.contains({row - down, column - right})) continue;
                std::uint32_t length = 1;
                for (auto at = std::pair{row + down, column + right}; cells.contains(at);
                     at = {at.first + down, at.second + right})
                    ++length;
                lengths.insert(length);
            }
        }
        return lengths;
    }

    std::set<std::uint32_t> known_;
    std::size_t unknown_ = 0;
};

class Ratio final : public RegionJudge {
  public:
    Ratio(std::vector<std::uint32_t> weights, std::uint32_t over, std::uint32_t under)
        : weights_(std::move(weights)), over_(over), under_(under) {
        for (const std::uint32_t weight : weights_) all_ += weight;
    }

    bool is_right(Vertices region) const override { return sum_of(region) * under_ == region.size() * over_; }
    /// No sum is greater than that of all cells, and no region is larger than all cells together.
    bool may_grow(Vertices part) const override {
        return part.size() * over_ <= all_ * under_ && sum_of(part) * under_ <= weights_.size() * over_;
    }

  private:
    std::uint64_t sum_of(Vertices cells) const {
        std::uint64_t sum = 0;
        for (const Vertex v : cells) sum += weights_[v];
        return sum;
    }

    std::vector<std::uint32_t> weights_;  // by vertex
    std::uint64_t over_, under_, all_ = 0;
};

/// The two cells share an edge, so the propagator compares their regions where they touch.
class PairOfRegions final : public RegionJudge {
  public:
    PairOfRegions(CellPoints points, const PairDemand& demand)
        : points_(std::move(points)), demand_(demand) {}

    bool is_right(Vertices region) const override { return may_grow(region); }
    bool may_grow(Vertices part) const override {
        const auto has = [&](Vertex v) { return std::ranges::find(part, v) != part.end(); };
        const bool is_too_large =
            demand_.total && (has(demand_.first) || has(demand_.second)) && part.size() >= *demand_.total;
        return !is_too_large && !(has(demand_.first) && has(demand_.second));
    }
    bool may_touch(Vertices region, Vertices other) const override {
        if (demand_.total && region.size() + other.size() != *demand_.total) return false;
        const std::uint32_t agreements =
            (region.size() == other.size() ? 1U : 0U) + (is_tall(region) == is_tall(other) ? 1U : 0U);
        return !demand_.agreements || agreements == *demand_.agreements;
    }

  private:
    bool is_tall(Vertices region) const {
        const Box box = box_of(region, points_);
        return box.height() > box.width();
    }

    CellPoints points_;
    PairDemand demand_;
};

}  // namespace

std::shared_ptr<const RegionJudge> judge_of_gathered_clues(SizeClues clues) {
    return std::make_shared<const GatheredClues>(std::move(clues));
}

std::shared_ptr<const RegionJudge> judge_of_lettered_shapes(CellPoints points, SizeClues clues) {
    return std::make_shared<const LetteredShapes>(std::move(points), std::move(clues));
}

std::shared_ptr<const RegionJudge> judge_of_snakes(CellPoints points) {
    return std::make_shared<const Snakes>(std::move(points));
}

std::shared_ptr<const RegionJudge> judge_of_run_lengths(CellPoints points,
                                                        std::vector<std::optional<std::uint32_t>> lengths) {
    return std::make_shared<const RunLengths>(std::move(points), lengths);
}

std::shared_ptr<const RegionJudge> judge_of_ratio(std::vector<std::uint32_t> weights, std::uint32_t over,
                                                  std::uint32_t under) {
    return std::make_shared<const Ratio>(std::move(weights), over, under);
}

std::shared_ptr<const RegionJudge> judge_of_pair(CellPoints points, const PairDemand& demand) {
    return std::make_shared<const PairOfRegions>(std::move(points), demand);
}

}  // namespace sator::rules
