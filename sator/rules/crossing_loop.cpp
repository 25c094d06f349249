// The rule `crossing_loop`: links with one of the values make closed lines that may cross themselves and each other. CrossingLoops holds
// it.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/loops/crossing_loops.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/lines/clue_vertices.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/lines/line_arms.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "crossing_loop VALUES [several] [all] [rectangles] [clues LABEL...]";

class CrossingLoop final : public Rule {
  public:
    CrossingLoop(DrawnLines lines, CrossingDemand demand, std::vector<ValueId> values, const Puzzle& puzzle)
        : lines_(std::move(lines)),
          demand_(std::move(demand)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return lines_.positions; }

    /// Follows each line until it comes back. Four lines meet only where two lines cross.
    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint8_t> is_drawn, is_followed(values.size(), 0);
        for (const Value value : values)
            is_drawn.push_back(has_bit(is_listed_, static_cast<std::size_t>(value)) ? 1 : 0);
        for (LineGraph::Vertex v = 0; v < demand_.arms.size(); ++v) {
            const auto degree = __builtin_popcount(state_of(v, is_drawn));
            if (degree % 2 != 0 || (degree == 0 && demand_.must_pass(v)) ||
                (degree == 4 && demand_.is_label(v)))
                return false;
        }
        std::vector<std::uint32_t> labels;  // of the loops before
        std::size_t loops = 0;
        for (LineGraph::Line line = 0; line < is_drawn.size(); ++line) {
            if (is_drawn[line] == 0 || is_followed[line] != 0) continue;
            if (!loop_holds(line, is_drawn, is_followed, labels)) return false;
            ++loops;
        }
        return loops == 1 || (loops > 1 && demand_.loops == Loops::Several);
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const CrossingLoops>(demand_, is_listed_),
                   variables_of(lines_.positions));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string demand = demand_.loops == Loops::One ? "form one closed loop that may cross itself"
                             : demand_.are_rectangles    ? "form rectangles that may cross"
                                                         : "form closed loops that may cross";
        if (demand_.visits_all)
            demand +=
                demand_.loops == Loops::One ? ", and that visits each cell" : ", and that visit each cell";
        if (demand_.has_labels()) demand += ", and pass all labels, equal ones on one loop";
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, lines_.sort)),
                std::move(demand)};
    }

  private:
    ArmState state_of(LineGraph::Vertex vertex, std::span<const std::uint8_t> is_drawn) const {
        unsigned state = 0;
        for (std::size_t way = 0; way < kWays; ++way) {
            const auto line = demand_.arms[vertex][way];
            if (line && is_drawn[*line] != 0) state |= 1U << way;
        }
        return static_cast<ArmState>(state);
    }

    bool loop_holds(LineGraph::Line first, std::span<const std::uint8_t> is_drawn,
                    std::vector<std::uint8_t>& is_followed, std::vector<std::uint32_t>& labels) const {
        std::size_t turns = 0;
        bool has_label = false;
        std::uint32_t label = CrossingDemand::kAnyLabel;
        LineGraph::Line line = first;
        LineGraph::Vertex at = demand_.graph.ends(line).second;
        do {
            is_followed[line] = 1;
            if (demand_.is_label(at)) {
                has_label = true;
                const std::uint32_t here = demand_.label[at];
                if (here != CrossingDemand::kAnyLabel && label != CrossingDemand::kAnyLabel && here != label)
                    return false;
                if (here != CrossingDemand::kAnyLabel) label = here;
            }
            const auto& arms = demand_.arms[at];
            const auto from = static_cast<std::size_t>(
                std::ranges::find(arms, std::optional<LineGraph::Line>(line)) - arms.begin());
            const std::size_t to = partner(state_of(at, is_drawn), from);
            turns += to == opposite(from) ? 0 : 1;
            line = *arms[to];
            at = demand_.graph.other_end(line, at);
        } while (line != first);
        if (demand_.are_rectangles && turns != 4) return false;
        if (!demand_.has_labels()) return true;
        if (!has_label ||
            (label != CrossingDemand::kAnyLabel && std::ranges::find(labels, label) != labels.end()))
            return false;
        labels.push_back(label);
        return true;
    }

    DrawnLines lines_;
    CrossingDemand demand_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

constexpr ClueVertexWords kLabelWords = {
    .clues = "labels",
    .example = "crossing_loop line several clues 1 1 at links: R1C1 R2C4",
    .is_twice = "a cell has two labels",
    .is_none = "no loop can pass a label",
    .hint = "name each cell once, and only cells that have links",
};

std::expected<RuleList, Diagnostic> make_crossing_loop(const RuleStatement& statement,
                                                       std::span<const Sequence> sequences,
                                                       RuleContext& context) {
    const Grid& grid = context.puzzle.grid;
    std::vector<Argument> arguments = statement.arguments;
    const bool has_labels = std::ranges::any_of(arguments, [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == "clues";
    });
    GroupClueNumbers labels;
    if (has_labels) {
        auto taken = take_group_clues(arguments, kSyntax);
        if (!taken) return failure(taken);
        labels = std::move(*taken);
    }
    CrossingDemand form{.graph = LineGraph(0, {}), .arms = {}, .label = {}};
    form.loops = take_word(arguments, "several") ? Loops::Several : Loops::One;
    form.visits_all = take_word(arguments, "all");
    form.are_rectangles = take_word(arguments, "rectangles");
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(grid);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence drawn = before_clues(sequence);
            auto lines = drawn_lines(statement, grid, drawn,
                                     form.visits_all ? LonelyCells::AreVertices : LonelyCells::AreLeftOut);
            if (!lines) return failure(lines);
            if (lines->sort != PositionSort::Link || map.steps().size() != 4)
                return std::unexpected(error_at(statement.span,
                                                "lines that cross are links between square cells",
                                                "write 'grid 5x5 links' and 'at links'"));
            CrossingDemand demand = form;
            demand.graph = lines->graph;
            demand.arms = line_arms(*lines, map);
            if (has_labels) {
                const auto places =
                    clue_vertices(statement, sequence, *lines, labels.size(), grid, kLabelWords);
                if (!places) return failure(places);
                demand.label.assign(lines->points.size(), CrossingDemand::kNoLabel);
                for (std::size_t i = 0; i < places->size(); ++i)
                    demand.label[(*places)[i]] = labels[i].value_or(CrossingDemand::kAnyLabel);
            }
            return std::make_unique<CrossingLoop>(std::move(*lines), std::move(demand), *values,
                                                  context.puzzle);
        });
}

}  // namespace

RuleEntry crossing_loop_rule() {
    return {
        .name = "crossing_loop",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values make one closed line that may cross itself: where four of them "
            "meet, two lines go straight. several: one closed line or more, which may cross each other. all: "
            "each cell is on a line. rectangles: each closed line turns four times. clues: the cells after a "
            "':' have labels. Each closed line passes a label, equal labels are on one line, different ones "
            "are not, and no lines cross at a label; ? is a label that fits all others.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule crossing_loop \"-\" at links\n",
        .example_solutions = 15,
        .default_place = "links",
        .maker = make_crossing_loop,
    };
}

}  // namespace sator::rules
