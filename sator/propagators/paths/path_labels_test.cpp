#include "sator/propagators/paths/path_labels.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/loops/line_degree.hpp"
#include "sator/propagators/paths/labelled_paths.hpp"
#include "sator/propagators/paths/with_path_labels.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/small_line_graphs.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLitPath = 1;
const std::vector<Word> kLitPaths{Word{1} << kLitPath};

TEST(SameLabel, AgreesWithItsDefinition) {
    EXPECT_EQ(walk(
                  3, 4, SameLabel(kLitPaths),
                  [](std::span<const Value> chosen) {
                      return chosen[0] != kLitPath || (chosen[1] == chosen[2] && chosen[1] != kNoPath);
                  },
                  Strength::Checking, 400),
              "");
}

/// The vertex has a label, three lines and their other ends.
TEST(LabelSupport, AgreesWithItsDefinition) {
    for (const std::uint32_t lines : {1U, 2U}) {
        const auto holds = [&](std::span<const Value> chosen) {
            if (chosen[0] == kNoPath) return true;
            std::uint32_t count = 0;
            for (std::size_t i = 1; i <= 3; ++i)
                count += chosen[i] == kLitPath && chosen[3 + i] == chosen[0] ? 1 : 0;
            return count >= lines;
        };
        EXPECT_EQ(walk(7, 3, LabelSupport(kLitPaths, lines), holds, Strength::Checking, 400), "") << lines;
    }
}

TEST(LabelReach, AgreesWithItsDefinition) {
    const LineGraph graph = grid_lines(2, 2);
    const std::vector<LabelReach::Source> sources{{0, 1}, {3, 2}};
    const auto holds = [&](std::span<const Value> chosen) {
        const auto labels = chosen.subspan(graph.line_count());
        std::vector<std::uint8_t> reached(graph.vertex_count(), 0);
        for (const auto& source : sources) {
            if (labels[source.vertex] != static_cast<Value>(source.label)) continue;
            flood_lines(
                graph, source.vertex, reached, [&](LineGraph::Line line) { return chosen[line] == kLitPath; },
                [&](LineGraph::Vertex v) { return labels[v] == static_cast<Value>(source.label); });
        }
        for (LineGraph::Vertex v = 0; v < reached.size(); ++v) {
            if (reached[v] == 0 && labels[v] != kNoPath) return false;
        }
        return true;
    };
    EXPECT_EQ(walk(8, 3, LabelReach(graph, sources, kLitPaths), holds, Strength::Checking, 200), "");
}

std::size_t solutions_of(const Model& model) {
    std::size_t count = 0;
    engine::Search(model, Limits{}).solve({.learn = engine::Learn::ForAllSolutions}, [&](auto) {
        ++count;
        return true;
    });
    return count;
}

Model model_of_paths(const PathsDemand& demand) {
    Model model;
    std::vector<VariableId> lines;
    const std::vector<Word> candidates{3};
    for (std::size_t i = 0; i < demand.graph.line_count(); ++i) lines.push_back(model.add_cell(candidates));
    if (lines.empty()) return model;
    model.post(std::make_shared<const LabelledPaths>(demand, kLitPaths), lines);
    for (LineGraph::Vertex v = 0; v < demand.graph.vertex_count(); ++v) {
        std::vector<VariableId> at;
        for (const LineGraph::Line line : demand.graph.lines_at(v)) at.push_back(lines[line]);
        const Degrees inside = demand.visits_all ? Degrees{2} : Degrees{0, 2};
        if (at.empty()) continue;
        model.post(std::make_shared<const LineDegree>(kLitPaths, demand.is_end(v) ? Degrees{1} : inside), at);
    }
    return model;
}

/// The model with labels has the same solutions, whatever ends there are: two, four or one of a label.
TEST(WithPathLabels, HasAsManySolutions) {
    std::mt19937 random(5);
    std::size_t with_solutions = 0;
    for (int round = 0; round < 1500; ++round) {
        const LineGraph graph = round % 3 == 0 ? random_lines(2 + static_cast<std::uint32_t>(random() % 6),
                                                              1 + random() % 9, random)
                                               : grid_lines(3, 2 + random() % 3);
        PathsDemand demand{graph, std::vector<std::uint32_t>(graph.vertex_count(), PathsDemand::kNoEnd)};
        demand.visits_all = random() % 3 == 0;
        for (std::uint32_t& label : demand.label) {
            if (random() % 3 == 0) label = 1 + random() % 2 + (random() % 2) * 70;
        }
        const Model plain = model_of_paths(demand);
        if (plain.variables().empty()) continue;
        LimitWatch watch(Limits{});
        const auto labelled = with_path_labels(plain, watch);
        if (!labelled) continue;
        const std::size_t expected = solutions_of(plain);
        with_solutions += expected > 0 ? 1 : 0;
        EXPECT_EQ(solutions_of(*labelled), expected) << round;
    }
    EXPECT_GT(with_solutions, 50U);
}

TEST(WithPathLabels, LeavesAnyLabelAsItIs) {
    const LineGraph graph = grid_lines(2, 2);
    PathsDemand demand{graph, std::vector<std::uint32_t>(graph.vertex_count(), PathsDemand::kNoEnd)};
    demand.label[0] = 1;
    demand.label[3] = PathsDemand::kAnyLabel;
    LimitWatch watch(Limits{});
    EXPECT_FALSE(with_path_labels(model_of_paths(demand), watch).has_value());
}

}  // namespace
}  // namespace sator::tests
