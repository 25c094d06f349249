#include "sator/rules/lines/mark_judges.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <utility>

namespace sator::rules {

namespace {

bool is_known_clue(const std::optional<std::uint32_t>& clue) {
    return clue && *clue != kUnknownSize;
}

class MarkCounts final : public RegionJudge {
  public:
    MarkCounts(SizeClues counts, CellMarks marks) : counts_(std::move(counts)), marks_(std::move(marks)) {}

    bool is_right(Vertices region) const override {
        const std::uint32_t marked = marked_in(region);
        return std::ranges::all_of(
            region, [&](Vertex v) { return !is_known_clue(counts_[v]) || *counts_[v] == marked; });
    }
    bool may_grow(Vertices part) const override {
        const std::uint32_t marked = marked_in(part);
        std::uint32_t number = kUnknownSize;
        return std::ranges::all_of(part, [&](Vertex v) {
            if (!is_known_clue(counts_[v])) return true;
            const bool is_same = number == kUnknownSize || number == *counts_[v];
            number = *counts_[v];
            return is_same && marked <= number;
        });
    }

  private:
    std::uint32_t marked_in(Vertices cells) const {
        return static_cast<std::uint32_t>(
            std::ranges::count_if(cells, [&](Vertex v) { return marks_[v] != 0; }));
    }

    SizeClues counts_;
    CellMarks marks_;
};

class Halves final : public RegionJudge {
  public:
    Halves(CellPoints points, SizeClues sizes, CellMarks marks)
        : points_(std::move(points)),
          sizes_(std::move(sizes)),
          marks_(std::move(marks)),
          area_of_(points_.size(), kNoArea) {
        note_areas();
    }

    bool is_right(Vertices region) const override {
        const auto [marked, others] = halves_of(region);
        return marked.size() == others.size() &&
               std::ranges::all_of(
                   region,
                   [&](Vertex v) { return !is_known_clue(sizes_[v]) || *sizes_[v] == marked.size(); }) &&
               hang_together(marked) && hang_together(others) &&
               congruent_shape(marked) == congruent_shape(others);
    }
    /// Both halves are as large as each number in the region, and each lies in one area of marked or of other cells.
    bool may_grow(Vertices part) const override {
        std::size_t most = kUnknownSize;
        std::array<std::size_t, 2> counts{};
        std::array<std::uint32_t, 2> areas{kNoArea, kNoArea};
        std::array<Vertex, 2> first{};
        std::size_t least = 0;  // the size of each half, because of cells that are far apart
        std::uint32_t number = kUnknownSize;
        for (const Vertex v : part) {
            const std::size_t kind = marks_[v] != 0 ? 1 : 0;
            ++counts[kind];
            if (areas[kind] != kNoArea && areas[kind] != area_of_[v]) return false;
            if (areas[kind] == kNoArea) first[kind] = v;
            areas[kind] = area_of_[v];
            least = std::max<std::size_t>(least, steps_between(first[kind], v) + 1);
            if (!is_known_clue(sizes_[v])) continue;
            if (number != kUnknownSize && number != *sizes_[v]) return false;
            number = *sizes_[v];
        }
        for (const std::size_t kind : {0, 1}) {
            if (areas[kind] == kNoArea) continue;
            most = std::min({most, sizes_of_areas_[areas[kind]],
                             areas[1 - kind] == kNoArea ? largest_beside_[areas[kind]] : most});
        }
        return std::max({counts[0], counts[1], least}) <= std::min<std::size_t>(most, number) &&
               (number == kUnknownSize || number <= most);
    }

  private:
    static constexpr std::size_t kMostCellsWithSteps = 1500;
    static constexpr std::uint32_t kNoArea = 0xFFFF'FFFFU;

    std::pair<CellPoints, CellPoints> halves_of(Vertices region) const {
        std::pair<CellPoints, CellPoints> halves;
        for (const Vertex v : region) (marks_[v] != 0 ? halves.first : halves.second).push_back(points_[v]);
        return halves;
    }

    /// Returns the number of steps between two cells of one area inside of it.
    std::uint32_t steps_between(Vertex a, Vertex b) const {
        return steps_.empty() ? 0 : steps_[a * points_.size() + b];
    }

    /// Marked cells that hang together are an area, and so are others.
    void note_areas() {
        std::map<HalfCell, Vertex> cell_at;
        for (Vertex v = 0; v < points_.size(); ++v) cell_at[points_[v]] = v;
        const auto for_each_beside = [&](Vertex v, auto visit) {
            for (const HalfCell step : {HalfCell{-2, 0}, HalfCell{2, 0}, HalfCell{0, -2}, HalfCell{0, 2}}) {
                const auto next = cell_at.find({points_[v].row + step.row, points_[v].column + step.column});
                if (next != cell_at.end()) visit(next->second);
            }
        };
        for (Vertex first = 0; first < points_.size(); ++first) {
            if (area_of_[first] != kNoArea) continue;
            const auto area = static_cast<std::uint32_t>(sizes_of_areas_.size());
            std::vector<Vertex> cells{first};
            area_of_[first] = area;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const Vertex cell = cells[i];
                for_each_beside(cell, [&](Vertex next) {
                    if (area_of_[next] != kNoArea || (marks_[next] != 0) != (marks_[cell] != 0)) return;
                    area_of_[next] = area;
                    cells.push_back(next);
                });
            }
            sizes_of_areas_.push_back(cells.size());
        }
        if (points_.size() <= kMostCellsWithSteps) {
            steps_.assign(points_.size() * points_.size(), 0);
            for (Vertex from = 0; from < points_.size(); ++from) {
                std::vector<Vertex> reached{from};
                for (std::size_t i = 0; i < reached.size(); ++i) {
                    for_each_beside(reached[i], [&, cell = reached[i]](Vertex next) {
                        std::uint16_t& steps = steps_[from * points_.size() + next];
                        if (area_of_[next] != area_of_[from] || next == from || steps != 0) return;
                        steps = static_cast<std::uint16_t>(steps_[from * points_.size() + cell] + 1);
                        reached.push_back(next);
                    });
                }
            }
        }
        largest_beside_.assign(sizes_of_areas_.size(), 0);
        for (Vertex v = 0; v < points_.size(); ++v) {
            for_each_beside(v, [&](Vertex next) {
                if (area_of_[next] != area_of_[v])
                    largest_beside_[area_of_[v]] =
                        std::max(largest_beside_[area_of_[v]], sizes_of_areas_[area_of_[next]]);
            });
        }
    }

    CellPoints points_;
    SizeClues sizes_;
    CellMarks marks_;
    std::vector<std::uint32_t> area_of_;       // by cell
    std::vector<std::uint16_t> steps_;         // by two cells of one area; empty if there are too many cells
    std::vector<std::size_t> sizes_of_areas_;  // by area
    std::vector<std::size_t> largest_beside_;  // by area: the size of the largest one that it touches
};

class OneKind final : public RegionJudge {
  public:
    OneKind(SizeClues clues, CellMarks marks) : clues_(std::move(clues)), marks_(std::move(marks)) {}

    bool is_right(Vertices region) const override {
        return may_grow(region) &&
               std::ranges::any_of(region, [&](Vertex v) { return clues_[v].has_value(); });
    }
    bool may_grow(Vertices part) const override {
        bool has_marked = false, has_other = false;
        for (const Vertex v : part) {
            if (!clues_[v]) continue;
            has_marked = has_marked || marks_[v] != 0;
            has_other = has_other || marks_[v] == 0;
        }
        return !(has_marked && has_other);
    }

  private:
    SizeClues clues_;
    CellMarks marks_;
};

class ClueCount final : public RegionJudge {
  public:
    ClueCount(SizeClues clues, std::uint32_t most) : clues_(std::move(clues)), most_(most) {}

    bool is_right(Vertices region) const override { return may_grow(region); }
    bool may_grow(Vertices part) const override {
        return std::cmp_less_equal(
            std::ranges::count_if(part, [&](Vertex v) { return clues_[v].has_value(); }), most_);
    }

  private:
    SizeClues clues_;
    std::uint32_t most_;
};

}  // namespace

std::shared_ptr<const RegionJudge> judge_of_mark_counts(SizeClues counts, CellMarks marks) {
    return std::make_shared<const MarkCounts>(std::move(counts), std::move(marks));
}

std::shared_ptr<const RegionJudge> judge_of_halves(CellPoints points, SizeClues sizes, CellMarks marks) {
    return std::make_shared<const Halves>(std::move(points), std::move(sizes), std::move(marks));
}

std::shared_ptr<const RegionJudge> judge_of_one_kind(SizeClues clues, CellMarks marks) {
    return std::make_shared<const OneKind>(std::move(clues), std::move(marks));
}

std::shared_ptr<const RegionJudge> judge_of_clue_count(SizeClues clues, std::uint32_t most) {
    return std::make_shared<const ClueCount>(std::move(clues), most);
}

}  // namespace sator::rules
