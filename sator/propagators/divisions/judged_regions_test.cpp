#include "sator/propagators/divisions/judged_regions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kBorder = 1;
constexpr std::uint32_t kColumns = 3;

using Vertices = RegionJudge::Vertices;

/// A region has two or three cells in one row, or any number in one column.
class RowsAndColumns final : public RegionJudge {
  public:
    bool is_right(Vertices region) const override {
        return may_grow(region) && (rows(region) > 1 || region.size() > 1);
    }
    bool may_grow(Vertices part) const override { return rows(part) == 1 || columns(part) == 1; }

  private:
    static std::size_t rows(Vertices part) {
        const auto [least, most] = std::ranges::minmax(part);
        return most / kColumns - least / kColumns + 1;
    }
    static std::size_t columns(Vertices part) {
        return static_cast<std::size_t>(std::ranges::count_if(
                   part, [&](Vertex v) { return v % kColumns != part.front() % kColumns; })) +
               1;
    }
};

/// Neighbouring regions have different sizes, and none is larger than three.
class Unlike final : public RegionJudge {
  public:
    bool is_right(Vertices region) const override { return may_grow(region); }
    bool may_grow(Vertices part) const override { return part.size() <= 3; }
    bool may_touch(Vertices region, Vertices other) const override { return region.size() != other.size(); }
};

ConstraintDefinition definition(const LineGraph& graph, const std::shared_ptr<const RegionJudge>& judge,
                                const std::vector<std::uint32_t>& marked) {
    return [=](std::span<const Value> values) {
        std::vector<std::uint32_t> region(graph.vertex_count());
        for (std::uint32_t v = 0; v < region.size(); ++v) region[v] = v;
        for (std::size_t round = 0; round < region.size(); ++round) {
            for (std::uint32_t i = 0; i < values.size(); ++i) {
                const auto [a, b] = graph.ends(i);
                if (values[i] != kBorder) region[a] = region[b] = std::min(region[a], region[b]);
            }
        }
        std::map<std::uint32_t, std::vector<std::uint32_t>> cells_of;
        for (std::uint32_t v = 0; v < region.size(); ++v) cells_of[region[v]].push_back(v);
        const auto is_judged = [&](const std::vector<std::uint32_t>& cells) {
            return marked.empty() || std::ranges::find_first_of(cells, marked) != cells.end();
        };
        for (const auto& [first, cells] : cells_of) {
            if (is_judged(cells) && !judge->is_right(cells)) return false;
        }
        for (std::uint32_t i = 0; i < values.size(); ++i) {
            const auto [a, b] = graph.ends(i);
            if (values[i] != kBorder) continue;
            if (region[a] == region[b] && is_judged(cells_of[region[a]])) return false;
            const auto &one = cells_of[region[a]], &other = cells_of[region[b]];
            if (is_judged(one) && is_judged(other) && !judge->may_touch(one, other)) return false;
        }
        return true;
    };
}

std::string walk_regions(const LineGraph& graph, const std::shared_ptr<const RegionJudge>& judge,
                         const std::vector<std::uint32_t>& marked = {}) {
    return walk(graph.line_count(), 2, JudgedRegions(graph, {Word{1} << kBorder}, judge, marked),
                definition(graph, judge, marked), Strength::Checking, 60);
}

TEST(JudgedRegions, AgreesWithItsDefinition) {
    const LineGraph small = grid_lines(2, kColumns), large = grid_lines(3, kColumns);
    const auto lines = std::make_shared<const RowsAndColumns>();
    const auto unlike = std::make_shared<const Unlike>();
    EXPECT_EQ(walk_regions(small, lines), "");
    EXPECT_EQ(walk_regions(large, lines), "");
    EXPECT_EQ(walk_regions(large, lines, {0, 4}), "");
    EXPECT_EQ(walk_regions(small, unlike), "");
    EXPECT_EQ(walk_regions(large, unlike), "");
    EXPECT_EQ(walk_regions(large, unlike, {1, 2, 6}), "");
}

}  // namespace
}  // namespace sator::tests
