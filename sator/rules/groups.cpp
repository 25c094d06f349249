// The rule `groups`: the cells that hold one of the values form groups that hang together, and a statement gives the size, the clues or
// the shape that each group must have. GroupSizes propagates sizes and clues, CompleteGroups judges shapes; `holds` floods the cells.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/complete_groups.hpp"
#include "sator/propagators/graphs/group_sizes.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/group_forms.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/lit_groups.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax =
    "groups VALUES [size N] [one | at_most_one] [square | not_rectangle | rectangle_if_even] [unlike | "
    "unlike_shape] "
    "[diagonally] [clues N…]";

/// The demands of a statement on each group.
struct GroupsDemand {
    CountRange size{1, CountRange::kUnbounded};
    bool has_size = false;
    CluesOfGroup clues_of_group = CluesOfGroup::Any;
    GroupForm form = GroupForm::Any;
    bool is_unlike = false;        ///< groups that touch at a corner differ in size
    bool is_unlike_shape = false;  ///< they differ in shape, even if turned or mirrored
    Touching touching = Touching::Edges;
    GroupClueNumbers clues;

    bool says_something() const {
        return has_size || !clues.empty() || clues_of_group != CluesOfGroup::Any || form != GroupForm::Any ||
               is_unlike || is_unlike_shape;
    }
};

class Groups final : public Rule {
  public:
    /// `marked`: the positions of the clues among `cells`.
    Groups(Sequence cells, std::vector<std::uint32_t> marked, std::vector<ValueId> values,
           GroupsDemand demand, const Puzzle& puzzle)
        : cells_(std::move(cells)),
          marked_(std::move(marked)),
          values_(std::move(values)),
          demand_(std::move(demand)),
          graph_(cell_graph(puzzle.grid, cells_.cells, demand_.touching, Outside::IsNone)),
          corners_(cell_graph(puzzle.grid, cells_.cells, Touching::Corners, Outside::IsNone)),
          is_listed_(value_bits(values_, puzzle)) {
        const auto all = cell_coordinates(puzzle.grid);
        for (const CellId cell : cells_.cells) places_.push_back(all[cell.index()]);
    }

    std::span<const CellId> cells() const override { return cells_.cells; }

    bool holds(std::span<const Value> values) const override {
        std::vector<bool> is_lit;
        for (const Value value : values)
            is_lit.push_back(has_bit(is_listed_, static_cast<std::size_t>(value)));
        const auto groups = lit_groups(graph_, is_lit);
        return std::ranges::all_of(groups, [&](const auto& group) { return is_right(group); }) &&
               (!demand_.is_unlike || are_unlike(groups)) &&
               (!demand_.is_unlike_shape || are_unlike_shapes(groups));
    }

    void post(Model& model) const override {
        const std::vector<VariableId> variables = variables_of(cells_.cells);
        if (demand_.has_size || !marked_.empty() || demand_.clues_of_group != CluesOfGroup::Any)
            model.post(std::make_shared<const GroupSizes>(graph_, is_listed_, sizes()), variables);
        if (demand_.form == GroupForm::Any && !demand_.is_unlike && !demand_.is_unlike_shape) return;
        CompleteGroups::IsRight is_right;
        if (demand_.form != GroupForm::Any) {
            is_right = [form = demand_.form, places = places_](CompleteGroups::Vertices group) {
                return has_form(group, form, places);
            };
        }
        CompleteGroups::AreRight are_right;
        if (demand_.is_unlike) {
            are_right = [](CompleteGroups::Vertices a, CompleteGroups::Vertices b) {
                return a.size() != b.size();
            };
        } else if (demand_.is_unlike_shape) {
            are_right = [places = places_](CompleteGroups::Vertices a, CompleteGroups::Vertices b) {
                return form_of(a, places) != form_of(b, places);
            };
        }
        model.post(std::make_shared<const CompleteGroups>(graph_, is_listed_, std::move(is_right), corners_,
                                                          std::move(are_right)),
                   variables);
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::string subject =
            "each group of " + spoken_cells(naming.puzzle, values_, GrammaticalNumber::Many);
        if (demand_.touching == Touching::Corners) subject += " that touch at an edge or a corner";
        std::vector<std::string> demands;
        if (demand_.has_size)
            demands.push_back("have " + demand_.size.to_string() +
                              (demand_.size.most == 1 ? " cell" : " cells"));
        if (demand_.clues_of_group != CluesOfGroup::Any) {
            const bool is_one = demand_.clues_of_group == CluesOfGroup::ExactlyOne;
            demands.push_back(std::string(is_one ? "have exactly one number" : "have at most one number") +
                              ", which is its number of cells");
        } else if (!marked_.empty()) {
            demands.emplace_back("have as many cells as each number in it says");
        }
        if (demand_.form != GroupForm::Any) demands.emplace_back(words_of(demand_.form));
        if (demand_.is_unlike) demands.emplace_back("differ in size from all that touch it at a corner");
        if (demand_.is_unlike_shape)
            demands.emplace_back("differ in shape from all that touch it at a corner");
        std::string demand;
        for (const std::string& part : demands) demand += (demand.empty() ? "" : ", and ") + part;
        return {labelled(label(), std::move(subject)), std::move(demand)};
    }

  private:
    bool is_right(const std::vector<PositionGraph::Vertex>& group) const {
        std::size_t clues = 0;
        for (std::size_t i = 0; i < marked_.size(); ++i) {
            if (std::ranges::find(group, marked_[i]) == group.end()) continue;
            ++clues;
            if (demand_.clues[i] && *demand_.clues[i] != group.size()) return false;
        }
        if (demand_.clues_of_group == CluesOfGroup::ExactlyOne && clues != 1) return false;
        if (demand_.clues_of_group == CluesOfGroup::AtMostOne && clues > 1) return false;
        if (group.size() < demand_.size.least || group.size() > demand_.size.most) return false;
        return has_form(group, demand_.form, places_);
    }

    bool are_unlike(const std::vector<std::vector<PositionGraph::Vertex>>& groups) const {
        std::vector<std::size_t> size_of(graph_.size(), 0), group_of(graph_.size(), 0);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            for (const PositionGraph::Vertex v : groups[i]) {
                size_of[v] = groups[i].size();
                group_of[v] = i;
            }
        }
        for (PositionGraph::Vertex v = 0; v < graph_.size(); ++v) {
            for (const PositionGraph::Vertex next : corners_.beside(v)) {
                if (size_of[v] != 0 && size_of[v] == size_of[next] && group_of[v] != group_of[next])
                    return false;
            }
        }
        return true;
    }

    bool are_unlike_shapes(const std::vector<std::vector<PositionGraph::Vertex>>& groups) const {
        for (std::size_t i = 0; i < groups.size(); ++i) {
            for (std::size_t j = i + 1; j < groups.size(); ++j) {
                const bool do_touch = std::ranges::any_of(groups[i], [&](PositionGraph::Vertex v) {
                    return std::ranges::any_of(corners_.beside(v), [&](PositionGraph::Vertex next) {
                        return std::ranges::find(groups[j], next) != groups[j].end();
                    });
                });
                if (do_touch && form_of(groups[i], places_) == form_of(groups[j], places_)) return false;
            }
        }
        return true;
    }

    GroupDemand sizes() const {
        GroupDemand sizes{{demand_.size.least, demand_.size.most}, {}, demand_.clues_of_group};
        for (std::size_t i = 0; i < marked_.size(); ++i) {
            const auto& number = demand_.clues[i];
            const SizeBounds bounds = number ? SizeBounds{*number, *number} : SizeBounds{};
            sizes.clues.push_back({marked_[i], bounds});
        }
        return sizes;
    }

    Sequence cells_;
    std::vector<std::uint32_t> marked_;
    std::vector<ValueId> values_;
    GroupsDemand demand_;
    PositionGraph graph_, corners_;
    std::vector<Word> is_listed_;  // by value
    std::vector<CellCoordinates> places_;
};

std::expected<GroupsDemand, Diagnostic> take_demand(std::vector<Argument>& arguments) {
    GroupsDemand demand;
    auto clues = take_group_clues(arguments, kSyntax);
    if (!clues) return failure(clues);
    demand.clues = std::move(*clues);
    const auto size = take_counted(arguments, "size", kSyntax);
    if (!size) return failure(size);
    if (*size) demand.size = **size;
    demand.has_size = size->has_value();
    if (take_word(arguments, "at_most_one")) demand.clues_of_group = CluesOfGroup::AtMostOne;
    if (take_word(arguments, "one")) demand.clues_of_group = CluesOfGroup::ExactlyOne;
    if (take_word(arguments, "not_rectangle")) demand.form = GroupForm::NotRectangle;
    if (take_word(arguments, "square")) demand.form = GroupForm::Square;
    if (take_word(arguments, "rectangle_if_even")) demand.form = GroupForm::RectangleIfEven;
    demand.is_unlike_shape = take_word(arguments, "unlike_shape");
    demand.is_unlike = take_word(arguments, "unlike");
    if (take_word(arguments, "diagonally")) demand.touching = Touching::Corners;
    return demand;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto demand = take_demand(arguments);
    if (!demand) return failure(demand);
    if (!demand->says_something())
        return std::unexpected(error_at(statement.span, "groups says nothing about its groups",
                                        "write " + std::string(kSyntax)));
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const Sequence before = before_clues(sequence);
            Sequence graph = graph_cells(before);
            auto marked = marked_positions(statement, sequence, graph.cells, demand->clues.size(),
                                           "groups \"#\" clues 3 5 at all: R1C1 R4C4");
            if (!marked) return failure(marked);
            return std::make_unique<Groups>(std::move(graph), std::move(*marked), *values, *demand,
                                            context.puzzle);
        });
}

}  // namespace

RuleEntry groups_rule() {
    return {
        .name = "groups",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with one of the values form groups that hang together along edges. size: the number "
            "of cells of each group. clues: numbers in the cells after a ':'; each is the size of its group "
            "if its cell is in one, and ? is an unknown size. one, at_most_one: the number of clues of each "
            "group. square, not_rectangle: its shape. rectangle_if_even: it is a rectangle if its number of "
            "cells is even, and none if it is odd. unlike: groups that touch at a corner differ in size. "
            "unlike_shape: they differ in shape, even if turned or mirrored. "
            "diagonally: a common corner joins cells, too.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule groups \"#\" one clues 2 3 at all: R1C1 R3C3\n"
            "rule count \"#\" 5 at all\n",
        .example_solutions = 4,
        .default_place = "all",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
