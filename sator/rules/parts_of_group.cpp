// Parts of a group of cells: the cells with some values hang together inside of the group, and the number and the sizes of these parts are
// bounded. A small group has a list of all sets of cells that are allowed (LitSubsets); of a larger one, sizes are propagated
// (GroupSizes), and the rest is tried when few cells are open (Satisfies).
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/satisfies.hpp"
#include "sator/propagators/graphs/group_sizes.hpp"
#include "sator/propagators/graphs/lit_subsets.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/lit_groups.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "parts VALUES [number N] [size N] [largest N] [alike]";
/// A larger group has no list: 2^16 sets are looked at in some milliseconds.
constexpr std::size_t kMostListed = 16;

/// The demands on the parts; nullopt: none.
struct PartDemand {
    std::optional<CountRange> number, size, largest;
    bool are_alike = false;  ///< all have one size

    bool holds(const std::vector<std::vector<PositionGraph::Vertex>>& parts) const {
        const auto is_in = [](const std::optional<CountRange>& range, std::size_t count) {
            return !range || (count >= range->least && count <= range->most);
        };
        std::size_t greatest = 0;
        for (const auto& part : parts) {
            greatest = std::max(greatest, part.size());
            if (!is_in(size, part.size()) || (are_alike && part.size() != parts.front().size())) return false;
        }
        return is_in(number, parts.size()) && is_in(largest, greatest);
    }
};

class Parts final : public SequenceRule {
  public:
    /// `cells` has each cell once, in ascending order.
    Parts(Sequence cells, PartDemand demand, std::vector<ValueId> values, const Puzzle& puzzle)
        : SequenceRule(std::move(cells)),
          demand_(std::move(demand)),
          values_(std::move(values)),
          graph_(
              this->cells().size(),
              neighbouring_cells(puzzle.grid, {this->cells().begin(), this->cells().end()}, Touching::Edges)),
          is_listed_(value_bits(values_, puzzle)) {}

    bool holds(std::span<const Value> values) const override {
        std::vector<bool> is_lit;
        for (const Value value : values)
            is_lit.push_back(has_bit(is_listed_, static_cast<std::size_t>(value)));
        return demand_.holds(lit_groups(graph_, is_lit));
    }

    void post(Model& model) const override {
        if (graph_.size() <= kMostListed) {
            model.post(std::make_shared<const LitSubsets>(is_listed_, allowed_subsets()), scope());
            return;
        }
        SizeBounds sizes;
        if (demand_.size) sizes = {demand_.size->least, demand_.size->most};
        if (demand_.largest) sizes.most = std::min(sizes.most, demand_.largest->most);
        if (sizes != SizeBounds{})
            model.post(std::make_shared<const GroupSizes>(graph_, is_listed_, GroupDemand{sizes, {}}),
                       scope());
        model.post(std::make_shared<const Satisfies>(
                       [rule = *this](std::span<const Value> values) { return rule.holds(values); }),
                   scope());
    }

  private:
    std::vector<LitSubsets::Subset> allowed_subsets() const {
        std::vector<LitSubsets::Subset> subsets;
        std::vector<bool> is_lit(graph_.size());
        for (LitSubsets::Subset subset = 0; subset < LitSubsets::Subset{1} << graph_.size(); ++subset) {
            for (std::size_t i = 0; i < is_lit.size(); ++i) is_lit[i] = (subset >> i & 1) != 0;
            if (demand_.holds(lit_groups(graph_, is_lit))) subsets.push_back(subset);
        }
        return subsets;
    }

    bool is_reversible() const override { return true; }

    std::string requirement(const Puzzle& puzzle) const override {
        const std::string cells = spoken_cells(puzzle, values_, GrammaticalNumber::Many);
        const auto counted = [](const CountRange& range) {
            return range.to_string() + (range.most == 1 ? " cell" : " cells");
        };
        std::string text = demand_.number ? "have " + demand_.number->to_string() + " parts of " + cells
                                          : "have parts of " + cells;
        if (demand_.size) text += ", of " + counted(*demand_.size) + " each";
        if (demand_.are_alike) text += ", all with equally many cells";
        if (demand_.largest) text += ", the largest with " + counted(*demand_.largest);
        return text;
    }

    PartDemand demand_;
    std::vector<ValueId> values_;
    PositionGraph graph_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto number = take_counted(arguments, "number", kSyntax);
    if (!number) return failure(number);
    const auto size = take_counted(arguments, "size", kSyntax);
    if (!size) return failure(size);
    const auto largest = take_counted(arguments, "largest", kSyntax);
    if (!largest) return failure(largest);
    const PartDemand demand{*number, *size, *largest, take_word(arguments, "alike")};
    if (!demand.number && !demand.size && !demand.largest && !demand.are_alike)
        return std::unexpected(error_at(statement.span, "parts needs the number or the sizes of the parts",
                                        "write " + std::string(kSyntax) + ": parts \"#\" number 2 alike"));
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Parts>(graph_cells(sequence), demand, *values, context.puzzle);
        });
}

}  // namespace

RuleEntry parts_rule() {
    return {
        .name = "parts",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells with one of the values form parts that hang together along edges, inside of the "
            "sequence "
            "only. number: the number of parts. size: the number of cells of each part. largest: the number "
            "of "
            "cells of the largest part, which is 0 if there is none. alike: all parts have equally many "
            "cells.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule parts \"#\" number 2 alike at all\n",
        .example_solutions = 9,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
