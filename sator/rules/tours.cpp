// The rule `tours`: closed lines through regions, each with a clue. RegionTours holds it.
#include <algorithm>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/paths/region_tours.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/clue_vertices.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "tours VALUES [clues NUMBER...]";

class Tours final : public Rule {
  public:
    Tours(DrawnLines lines, TourDemand demand, std::vector<ValueId> values, const Puzzle& puzzle)
        : lines_(std::move(lines)),
          demand_(std::move(demand)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return lines_.positions; }

    /// Walks along each closed line, and notes where it enters regions.
    bool holds(std::span<const Value> values) const override {
        const LineGraph& graph = demand_.graph;
        const auto is_drawn = [&](LineGraph::Line line) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[line]));
        };
        std::set<std::uint32_t> entered;
        for (LineGraph::Vertex v = 0; v < graph.vertex_count(); ++v) {
            const auto lines = std::ranges::count_if(graph.lines_at(v), is_drawn);
            if (lines != 0 && lines != 2) return false;
            if (lines == 0 && demand_.clue[v] != TourDemand::kNoClue) return false;
            if (lines == 2) entered.insert(demand_.region[v]);
        }
        if (entered.size() != demand_.regions) return false;
        std::vector<std::uint8_t> is_walked(graph.line_count(), 0);
        for (LineGraph::Line line = 0; line < graph.line_count(); ++line) {
            if (is_drawn(line) && is_walked[line] == 0 && !tour_holds(line, is_drawn, is_walked))
                return false;
        }
        return true;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const RegionTours>(demand_, is_listed_), variables_of(lines_.positions));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                "form closed loops, each with one clue and through equally many cells of each region that it "
                "enters, and enter all regions"};
    }

  private:
    template <class IsDrawn>
    bool tour_holds(LineGraph::Line line, IsDrawn is_drawn, std::vector<std::uint8_t>& is_walked) const {
        std::vector<LineGraph::Vertex> tour;
        LineGraph::Vertex at = demand_.graph.ends(line).first;
        for (bool goes_on = true; goes_on;) {
            is_walked[line] = 1;
            at = demand_.graph.other_end(line, at);
            tour.push_back(at);
            goes_on = false;
            for (const LineGraph::Line next : demand_.graph.lines_at(at)) {
                if (!is_drawn(next) || is_walked[next] != 0) continue;
                line = next;
                goes_on = true;
            }
        }
        std::map<std::uint32_t, std::uint32_t> passed, entries;
        std::vector<std::uint32_t> clues;
        for (std::size_t i = 0; i < tour.size(); ++i) {
            const std::uint32_t region = demand_.region[tour[i]];
            ++passed[region];
            if (region != demand_.region[tour[(i + 1) % tour.size()]]) ++entries[region];
            if (demand_.clue[tour[i]] != TourDemand::kNoClue) clues.push_back(demand_.clue[tour[i]]);
        }
        if (clues.size() != 1) return false;
        const std::uint32_t number =
            clues.front() == TourDemand::kAnyNumber ? passed.begin()->second : clues.front();
        return std::ranges::all_of(passed, [&](const auto& row) { return row.second == number; }) &&
               std::ranges::all_of(entries, [](const auto& row) { return row.second <= 1; });
    }

    DrawnLines lines_;
    TourDemand demand_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

constexpr ClueVertexWords kTourClueWords = {
    .clues = "clues",
    .example = "tours line clues 3 ? at links: R1C1 R4C4",
    .is_twice = "a cell has two clues",
    .is_none = "no loop can pass a clue",
    .hint = "name each cell once, and only cells that have links",
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    const bool has_clues = std::ranges::any_of(arguments, [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == "clues";
    });
    GroupClueNumbers clues;
    if (has_clues) {
        auto taken = take_group_clues(arguments, kSyntax);
        if (!taken) return failure(taken);
        clues = std::move(*taken);
    }
    const auto values = graph_values(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto lines = drawn_lines(statement, puzzle.grid, before_clues(sequence));
            if (!lines) return failure(lines);
            if (puzzle.regions.empty() || lines->sort != PositionSort::Link)
                return std::unexpected(error_at(statement.span,
                                                "tours are links between the cells of regions",
                                                "write 'grid 5x5 links', and draw regions"));
            TourDemand demand;
            demand.graph = lines->graph;
            demand.region.assign(lines->points.size(), 0);
            demand.clue.assign(lines->points.size(), TourDemand::kNoClue);
            demand.regions = static_cast<std::uint32_t>(puzzle.regions.size());
            std::size_t in_regions = 0;
            for (std::uint32_t region = 0; region < demand.regions; ++region) {
                for (const CellId cell : puzzle.regions[region].cells) {
                    const auto vertex = lines->vertex(map.point(cell));
                    if (!vertex) continue;
                    demand.region[*vertex] = region;
                    ++in_regions;
                }
            }
            if (in_regions != lines->points.size())
                return std::unexpected(error_at(statement.span, "a cell is in no region, or in two",
                                                "draw a region for each cell"));
            const auto places =
                clue_vertices(statement, sequence, *lines, clues.size(), puzzle.grid, kTourClueWords);
            if (!places) return failure(places);
            for (std::size_t i = 0; i < places->size(); ++i)
                demand.clue[(*places)[i]] = clues[i].value_or(TourDemand::kAnyNumber);
            return std::make_unique<Tours>(std::move(*lines), std::move(demand), *values, puzzle);
        });
}

}  // namespace

RuleEntry tours_rule() {
    return {
        .name = "tours",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values make closed lines that neither branch nor cross. Each passes "
            "exactly one of the cells after a ':', which have clues. It enters each region at most once, and "
            "passes as many cells of each region that it enters as its clue says; ? is any number, the same "
            "for all these regions. Each region is entered.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 4x3 links\n"
            "regions\n"
            "| a a b b\n"
            "| a a b b\n"
            "| c c c c\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule tours \"-\" clues ? at links: R2C2\n",
        .example_solutions = 2,
        .maker = make,
    };
}

}  // namespace sator::rules
