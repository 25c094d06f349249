// Groups of cells with labels: equal labels are in one group, different ones are not, and each group has a clue. One propagator says it
// (LabelledGroups); `holds` floods each group.
#include <algorithm>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/labelled_groups.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "labelled VALUES clues LABEL…";

class Labelled final : public Rule {
  public:
    /// `cells` has each cell once, in ascending order; the vertices of the clues are positions in it.
    Labelled(Sequence cells, std::vector<GroupLabel> clues, std::vector<ValueId> values, const Puzzle& puzzle)
        : cells_(std::move(cells)),
          clues_(std::move(clues)),
          values_(std::move(values)),
          graph_(cells_.cells.size(), neighbouring_cells(puzzle.grid, cells_.cells, Touching::Edges)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_.cells; }

    bool holds(std::span<const Value> values) const override {
        const auto is_lit = [&](PositionGraph::Vertex v) {
            return has_bit(is_listed_, static_cast<std::size_t>(values[v]));
        };
        std::vector<std::uint8_t> is_seen(graph_.size(), 0);
        std::set<std::uint32_t> used;
        for (PositionGraph::Vertex first = 0; first < graph_.size(); ++first) {
            if (!is_lit(first) || is_seen[first] != 0) continue;
            std::vector<std::uint8_t> group(graph_.size(), 0);
            flood(first, graph_, group, is_lit);
            std::set<std::uint32_t> labels;
            bool has_clue = false;
            for (const GroupLabel& clue : clues_) {
                if (group[clue.vertex] == 0) continue;
                has_clue = true;
                if (clue.label) labels.insert(*clue.label);
            }
            if (!has_clue || labels.size() > 1) return false;
            if (!labels.empty() && !used.insert(*labels.begin()).second) return false;
            for (std::size_t v = 0; v < group.size(); ++v) is_seen[v] |= group[v];
        }
        return true;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const LabelledGroups>(graph_, is_listed_, clues_),
                   variables_of(cells_.cells));
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(),
                         "each group of " + spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many)),
                "have at least one clue, none that differ, and all clues of their sort"};
    }

  private:
    Sequence cells_;
    std::vector<GroupLabel> clues_;
    std::vector<ValueId> values_;
    PositionGraph graph_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto numbers = take_group_clues(arguments, kSyntax);
    if (!numbers) return failure(numbers);
    if (numbers->empty())
        return std::unexpected(error_at(statement.span, "labelled needs the labels of its clues",
                                        "write " + std::string(kSyntax)));
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence before = before_clues(sequence);
            Sequence graph = graph_cells(before);
            const auto marked = marked_positions(statement, sequence, graph.cells, numbers->size(),
                                                 "labelled \"#\" clues 1 2 at all: R1C1 R4C4");
            if (!marked) return failure(marked);
            std::vector<GroupLabel> clues;
            for (std::size_t i = 0; i < marked->size(); ++i) clues.push_back({(*marked)[i], (*numbers)[i]});
            return std::make_unique<Labelled>(std::move(graph), std::move(clues), *values, context.puzzle);
        });
}

}  // namespace

RuleEntry labelled_rule() {
    return {
        .name = "labelled",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with one of the values form groups that hang together along edges. clues: labels, "
            "which are "
            "numbers, of the cells after a ':'; ? is any label. Each group has at least one of these cells, "
            "no two "
            "different labels, and equal labels are in one group.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule labelled \".\" clues 1 2 at all: R1C1 R1C3\n",
        .example_solutions = 27,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
