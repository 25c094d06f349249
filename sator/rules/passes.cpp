// The rule `passes`: through how many cells a line goes, turns, or goes straight. CountedPasses holds the number.
#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/loops/counted_passes.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "passes VALUES [turn | straight] [crossing] [ending] N|alike";

class Passes final : public Rule {
  public:
    /// `lines`: the positions that the points of `demand` name.
    Passes(Sequence sequence, Slot lines, PassDemand demand, std::vector<ValueId> values, PositionSort sort,
           const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          lines_(std::move(lines)),
          demand_(std::move(demand)),
          values_(std::move(values)),
          sort_(sort),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return lines_; }

    bool holds(std::span<const Value> values) const override {
        std::uint32_t counted = 0;
        for (const PassDemand::Arms& arms : demand_.points) {
            std::array<bool, 4> is_lit{};
            for (std::size_t i = 0; i < arms.size(); ++i)
                is_lit[i] = arms[i] && has_bit(is_listed_, static_cast<std::size_t>(values[*arms[i]]));
            const auto pass = pass_of(is_lit, demand_);
            if (!pass) return false;
            counted += (static_cast<std::uint8_t>(*pass) & demand_.counted) != 0 ? 1 : 0;
        }
        if (demand_.are_alike) return counted == 0 || counted == demand_.points.size();
        return demand_.least <= counted && counted <= demand_.most;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const CountedPasses>(demand_, is_listed_), variables_of(lines_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string verb = demand_.counted == static_cast<std::uint8_t>(Pass::Turn) ? "turn in "
                                 : demand_.counted == static_cast<std::uint8_t>(Pass::Straight)
                                     ? "go straight in "
                                     : "pass ";
        const std::string number = CountRange{demand_.least, demand_.most}.to_string();
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, sort_)),
                verb + (demand_.are_alike ? "all or none" : number) +
                    (sort_ == PositionSort::Edge ? " of the corners of " : " of ") +
                    rule_subject(naming, sequence_, {}, "", ReadingDirection::DoesNotMatter)};
    }

  private:
    Sequence sequence_;
    Slot lines_;
    PassDemand demand_;
    std::vector<ValueId> values_;
    PositionSort sort_;            // of the lines
    std::vector<Word> is_listed_;  // by value
};

/// Adds a point's lines to `lines`, each once.
PassDemand::Arms arms_at(const PositionMap& map, HalfCell at, PositionSort sort, Slot& lines) {
    constexpr std::array<HalfCell, 4> kSteps = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    PassDemand::Arms arms;
    for (std::size_t i = 0; i < kSteps.size(); ++i) {
        const auto line = map.find(sort, {at.row + kSteps[i].row, at.column + kSteps[i].column});
        if (!line) continue;
        const auto known = std::ranges::find(lines, *line);
        arms[i] = static_cast<std::uint32_t>(known - lines.begin());
        if (known == lines.end()) lines.push_back(*line);
    }
    return arms;
}

bool has_lines(const Grid& grid, PositionSort sort) {
    return std::ranges::find(grid.between, sort, &Grid::Between::sort) != grid.between.end();
}

/// Returns where the line may pass: the cells for links, their corners for edges, each once.
std::vector<HalfCell> points_of(const PositionMap& map, const Slot& cells, PositionSort sort) {
    std::vector<HalfCell> points;
    for (const CellId cell : cells) {
        const auto [row, column] = map.point(cell);
        if (sort == PositionSort::Link)
            points.push_back({row, column});
        else
            points.insert(
                points.end(),
                {{row - 1, column - 1}, {row - 1, column + 1}, {row + 1, column - 1}, {row + 1, column + 1}});
    }
    std::ranges::sort(points);
    const auto repeated = std::ranges::unique(points);
    points.erase(repeated.begin(), repeated.end());
    return points;
}

std::expected<PassDemand, Diagnostic> take_pass_demand(const RuleStatement& statement,
                                                       std::vector<Argument>& arguments) {
    PassDemand demand;
    demand.are_alike = take_word(arguments, "alike");
    demand.may_cross = take_word(arguments, "crossing");
    demand.may_end = take_word(arguments, "ending");
    const bool turns = take_word(arguments, "turn"), is_straight = take_word(arguments, "straight");
    demand.counted = static_cast<std::uint8_t>((is_straight ? 0 : static_cast<int>(Pass::Turn)) |
                                               (turns ? 0 : static_cast<int>(Pass::Straight)) |
                                               (turns || is_straight ? 0 : static_cast<int>(Pass::End)));
    if (demand.counted == 0)
        return std::unexpected(error_at(statement.span, "a line does not turn and go straight in one cell",
                                        "write " + std::string(kSyntax)));
    if (demand.are_alike) return demand;
    if (arguments.empty())
        return std::unexpected(
            error_at(statement.span, "the number of cells is missing", "write " + std::string(kSyntax)));
    const auto range = count_range_argument(arguments.back(), kSyntax);
    if (!range) return failure(range);
    demand.least = range->least;
    demand.most = range->most;
    arguments.pop_back();
    return demand;
}

std::expected<RuleList, Diagnostic> make_passes(const RuleStatement& statement,
                                                std::span<const Sequence> sequences, RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    const auto demand = take_pass_demand(statement, arguments);
    if (!demand) return failure(demand);
    const auto values = graph_values(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence places = graph_cells(sequence);
            const PositionSort sort =
                has_lines(puzzle.grid, PositionSort::Link) ? PositionSort::Link : PositionSort::Edge;
            PassDemand counted = *demand;
            Slot lines;
            for (const HalfCell point : points_of(map, places.cells, sort))
                counted.points.push_back(arms_at(map, point, sort, lines));
            const bool are_cells = std::ranges::all_of(
                places.cells, [&](CellId cell) { return puzzle.grid.sort_of(cell) == PositionSort::Cell; });
            if (lines.empty() || !are_cells || map.steps().size() != 4)
                return std::unexpected(error_at(statement.span,
                                                "passes is about the links at cells, or the edges at corners",
                                                "write e.g. 'grid 5x5 links', and name cells after 'at'"));
            return std::make_unique<Passes>(places, std::move(lines), std::move(counted), *values, sort,
                                            puzzle);
        });
}

}  // namespace

RuleEntry passes_rule() {
    return {
        .name = "passes",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values are a line that passes N of the cells, and the line neither "
            "branches nor ends in any of them. turn, straight: only cells count in which it turns, or goes "
            "straight. crossing: two lines may cross in a cell, which counts once then. ending: the line may "
            "end in a cell, which counts unless turn or straight is given. alike: all of the "
            "cells count, or none. If the line is made of edges, the corners of "
            "the "
            "cells count instead.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule passes \"-\" turn 2 at row 1\n",
        .example_solutions = 10,
        .is_about_places = true,
        .maker = make_passes,
    };
}

}  // namespace sator::rules
