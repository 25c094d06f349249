// Each node of the formula is computed operand by operand: the state is what the operands so far amount to, e.g. a partial sum. The
// same steps say first which numbers a node can have, and then what its diagram is.
#include "sator/models/formula_parts.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "sator/models/unrolled.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::models {

namespace {

using Kind = Formula::Kind;
using Node = Formula::Node;

/// A subexpression with more numbers does not become a variable; one with more numbers and operands' numbers is not looked at.
constexpr std::size_t kNumbers = 500, kSteps = 500'000;

/// How a node is computed: the operands of its core, and then the nodes from the core outwards, which have one operand each. Such
/// nodes need no variable for what is inside them.
struct Computation {
    std::vector<Formula::NodeId> operands;
    std::vector<const Node*> nodes;  // the core first
};

/// The number of a node with the number `x` as its only operand, or with two.
std::int64_t computed(Kind kind, std::initializer_list<std::int64_t> operands) {
    std::array<Interval, 2> intervals;
    Node node{.kind = kind};
    for (const std::int64_t x : operands) {
        intervals[node.operands.size()] = Interval::of(x);
        node.operands.push_back(static_cast<Formula::NodeId>(node.operands.size()));
    }
    return Formula::bounds(node, intervals).least;
}

/// The square of a node is a product with one operand.
std::int64_t of_one_operand(const Node& node, std::int64_t x) {
    if (node.kind == Kind::Linear) return node.constant + node.coefficients[0] * x;
    return node.kind == Kind::Product ? computed(node.kind, {x, x}) : computed(node.kind, {x});
}

std::int64_t after_operand(const Computation& computation, std::size_t index, std::int64_t before,
                           std::int64_t x) {
    const Node& core = *computation.nodes.front();
    std::int64_t number = 0;
    if (computation.operands.size() == 1) {
        number = of_one_operand(core, x);
    } else if (core.kind == Kind::Linear) {
        number = (index == 0 ? core.constant : before) + core.coefficients[index] * x;
    } else {
        number = index == 0 ? x : computed(core.kind, {before, x});
    }
    if (index + 1 < computation.operands.size()) return number;
    for (const Node* node : std::span(computation.nodes).subspan(1)) number = of_one_operand(*node, number);
    return number;
}

class FormulaParts {
  public:
    FormulaParts(const Formula& formula, std::span<const VariableId> scope, LoweredModel& model)
        : formula_(formula), scope_(scope), model_(model), uses_(formula.nodes().size()) {
        for (const Node& node : formula.nodes()) {
            for (const Formula::NodeId operand : operands_of(node)) ++uses_[operand];
        }
    }

    bool run() {
        for (Formula::NodeId id = 0; id < formula_.nodes().size(); ++id) {
            computations_.push_back(computation_of(id));
            if (!find_numbers(id)) return false;
        }
        for (Formula::NodeId id = 0; id < formula_.nodes().size(); ++id) add(id);
        return true;
    }

  private:
    static std::vector<Formula::NodeId> operands_of(const Node& node) {
        const bool is_square = node.kind == Kind::Product && node.operands[0] == node.operands[1];
        return is_square ? std::vector{node.operands[0]} : node.operands;
    }

    bool is_cell(Formula::NodeId id) const { return formula_[id].kind == Kind::Cell; }
    bool is_root(Formula::NodeId id) const { return id + 1 == formula_.nodes().size(); }

    /// Returns whether a node is inside another one that has no other operand, and is not used elsewhere. Cells and constants are not.
    bool is_inside(const Node& outer, Formula::NodeId id) const {
        return operands_of(outer).size() == 1 && !formula_[id].operands.empty() && uses_[id] == 1;
    }

    Computation computation_of(Formula::NodeId id) const {
        const Node* core = &formula_[id];
        Computation computation{{}, {core}};
        while (!core->operands.empty() && is_inside(*core, core->operands[0])) {
            core = &formula_[core->operands[0]];
            computation.nodes.insert(computation.nodes.begin(), core);
        }
        computation.operands = operands_of(*core);
        return computation;
    }

    bool find_numbers(Formula::NodeId id) {
        numbers_.emplace_back();
        std::set<std::int64_t> numbers;
        if (is_cell(id)) {
            for (const ValueId value : model_.candidates[scope_[formula_[id].position].index()]) {
                if (const auto number = number_of(id, value)) numbers.insert(*number);
            }
        } else if (!find_computed(id, numbers)) {
            return false;
        }
        numbers_.back().assign(numbers.begin(), numbers.end());
        return true;
    }

    bool find_computed(Formula::NodeId id, std::set<std::int64_t>& numbers) const {
        const Computation& computation = computations_[id];
        numbers.insert(formula_[id].constant);
        for (std::size_t i = 0; i < computation.operands.size(); ++i) {
            const std::vector<std::int64_t>& operand = numbers_[computation.operands[i]];
            if (operand.size() > kNumbers || numbers.size() * operand.size() > kSteps) return false;
            std::set<std::int64_t> next;
            for (const std::int64_t before : numbers) {
                for (const std::int64_t x : operand) next.insert(after_operand(computation, i, before, x));
            }
            numbers = std::move(next);
        }
        return true;
    }

    /// A node that is inside another one is computed there.
    void add(Formula::NodeId id) {
        variables_.push_back(is_cell(id) ? scope_[formula_[id].position] : VariableId());
        if (is_cell(id) && !is_root(id)) return;
        const Computation& computation = computations_[id];
        if (!is_root(id) && is_inside_some(id)) return;
        std::vector<VariableId> layers;
        for (const Formula::NodeId operand : computation.operands) layers.push_back(variables_[operand]);
        if (!is_root(id)) variables_.back() = model_.add_auxiliary(numbers_[id].size());
        if (!is_root(id) || is_cell(id)) layers.push_back(variables_.back());
        if (layers.empty()) return add_constant_root(id);
        model_.diagrams.push_back(unrolled(
            model_, layers, formula_[id].constant,
            [&](std::size_t layer, std::int64_t before, ValueId value) {
                return step(id, layer, before, value);
            },
            [&](std::int64_t last) { return !is_root(id) || last != 0; }));
    }

    bool is_inside_some(Formula::NodeId id) const {
        return std::ranges::any_of(formula_.nodes(), [&](const Node& outer) {
            return !outer.operands.empty() && outer.operands[0] == id && is_inside(outer, id);
        });
    }

    void add_constant_root(Formula::NodeId id) {
        if (formula_[id].constant == 0) model_.clauses.emplace_back();
    }

    /// After the operands comes the node itself, whose number must be what they amount to. A root that is a cell has no operands.
    std::optional<std::int64_t> step(Formula::NodeId id, std::size_t layer, std::int64_t before,
                                     ValueId value) const {
        const std::vector<Formula::NodeId>& operands = computations_[id].operands;
        const bool is_itself = layer == operands.size();
        const auto number = number_of(is_itself ? id : operands[layer], value);
        if (!number || (is_itself && !is_cell(id) && *number != before)) return std::nullopt;
        return is_itself ? number : std::optional(after_operand(computations_[id], layer, before, *number));
    }

    /// The number that a value of a node's variable stands for.
    std::optional<std::int64_t> number_of(Formula::NodeId id, ValueId value) const {
        const Node& node = formula_[id];
        if (node.kind != Kind::Cell) return numbers_[id][value.index()];
        if (!node.numbers.contains(value_of(value))) return std::nullopt;
        return node.numbers[value_of(value)];
    }

    const Formula& formula_;
    std::span<const VariableId> scope_;
    LoweredModel& model_;
    std::vector<std::size_t> uses_;                   // by node
    std::vector<Computation> computations_;           // by node
    std::vector<std::vector<std::int64_t>> numbers_;  // by node, ascending
    std::vector<VariableId> variables_;               // by node; none for what is inside another one
};

}  // namespace

bool lower_formula(const Formula& formula, std::span<const VariableId> scope, LoweredModel& model) {
    return FormulaParts(formula, scope, model).run();
}

}  // namespace sator::models
