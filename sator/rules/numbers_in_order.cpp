// The rule `order`: each value is beside the next one. A single propagator holds it, cell by cell (ChainedValues). The rule permutation
// says that each value occurs once.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/chained_values.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "order [VALUES] [diagonally]";

/// The arguments of a statement.
struct OrderDemand {
    std::vector<Argument> values;  ///< empty: 1 to the number of the cells
    Touching neighbours = Touching::Edges;
};

/// Each value is beside the next one: some values, in ascending order, follow each other from neighbour to neighbour.
class NumbersInOrder final : public Rule {
  public:
    /// `sequence` has each cell once, in ascending order; `values` are consecutive.
    NumbersInOrder(Sequence sequence, std::vector<ValueId> values, Touching neighbours, const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          values_(std::move(values)),
          neighbours_(neighbours),
          is_whole_grid_(sequence_.cells.size() == puzzle.grid.cell_count()),
          graph_(sequence_.cells.size(), neighbouring_cells(puzzle.grid, sequence_.cells, neighbours)) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }

    bool holds(std::span<const Value> values) const override {
        const auto is_beside = [&](std::uint32_t cell, Value wanted) {
            return std::ranges::any_of(graph_.beside(cell),
                                       [&](std::uint32_t next) { return values[next] == wanted; });
        };
        for (std::uint32_t cell = 0; cell < values.size(); ++cell) {
            const Value here = values[cell];
            if (here < first() || here > last()) continue;
            if (here < last() && !is_beside(cell, here + 1)) return false;
            if (here > first() && !is_beside(cell, here - 1)) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const ChainedValues>(graph_, first(), values_.size()),
                   variables_of(sequence_.cells));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::vector<Symbol> symbols;
        for (const ValueId value : values_) symbols.push_back(naming.puzzle.alphabet[value.index()]);
        std::string subject = "consecutive values of " + to_symbol_list_text(symbols);
        if (!is_whole_grid_)
            subject += " in " + rule_subject(naming, sequence_, {}, "", ReadingDirection::DoesNotMatter);
        return {labelled(label(), std::move(subject)),
                neighbours_ == Touching::Edges ? "share an edge" : "touch, perhaps only at a corner"};
    }

  private:
    Value first() const { return value_of(values_.front()); }
    Value last() const { return value_of(values_.back()); }

    Sequence sequence_;
    std::vector<ValueId> values_;
    Touching neighbours_;
    bool is_whole_grid_;
    PositionGraph graph_;
};

OrderDemand read_order(const RuleStatement& statement) {
    OrderDemand demand;
    demand.values = statement.arguments;
    if (take_word(demand.values, "diagonally")) demand.neighbours = Touching::Corners;
    return demand;
}

/// Returns the values for a sequence of `size` cells: consecutive ones of the alphabet, in ascending order.
std::expected<std::vector<ValueId>, Diagnostic> values_in_order(const RuleStatement& statement,
                                                                std::vector<Argument> arguments,
                                                                std::size_t size, const Puzzle& puzzle) {
    if (arguments.empty())
        arguments.push_back({.text = "1.." + std::to_string(size), .span = statement.span});
    auto values = value_arguments(statement, arguments, puzzle, kSyntax);
    if (!values) return values;
    std::ranges::sort(*values);
    for (std::size_t i = 1; i < values->size(); ++i) {
        if ((*values)[i].index() != (*values)[i - 1].index() + 1)
            return std::unexpected(error_at(statement.span, "the values of order do not follow each other",
                                            "list each value once, and leave out none between them"));
    }
    return values;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const OrderDemand demand = read_order(statement);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            Sequence graph = graph_cells(sequence);
            auto values = values_in_order(statement, demand.values, graph.cells.size(), context.puzzle);
            if (!values) return failure(values);
            return std::make_unique<NumbersInOrder>(std::move(graph), std::move(*values), demand.neighbours,
                                                    context.puzzle);
        });
}

}  // namespace

RuleEntry order_rule() {
    return {
        .name = "order",
        .syntax = std::string(kSyntax),
        .summary =
            "Each of the values is in a cell beside the next one: 1 beside 2, 2 beside 3, and so on. Without "
            "VALUES, they are 1 to the number of the cells. diagonally: a common corner is enough. The rule "
            "permutation says that each value occurs once.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3\n"
            "range 1..9\n"
            "\n"
            "rule permutation 1..9 at all\n"
            "rule order at all\n",
        .example_solutions = 40,
        .default_place = "all",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
