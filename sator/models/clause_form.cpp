#include "sator/models/clause_form.hpp"

#include <algorithm>
#include <map>

namespace sator::models {

namespace {

class ClauseWriter {
  public:
    explicit ClauseWriter(const LoweredModel& model) : model_(model) {}

    ClauseForm run() {
        form_.cells = model_.cells;
        for (std::size_t v = 0; v < model_.candidates.size(); ++v) add_variable(v);
        for (const DifferentCells& different : model_.different) add_different(different);
        for (const Diagram& diagram : model_.diagrams) add_diagram(diagram);
        for (const auto& clause : model_.clauses) add_clause(clause);
        return std::move(form_);
    }

  private:
    void add_variable(std::size_t v) {
        numbers_.emplace_back();
        std::vector<int> choice;
        for (const ValueId value : model_.candidates[v]) {
            if (v < model_.cells) form_.meanings.push_back({CellId(v), value});
            choice.push_back(static_cast<int>(++form_.variables));
            numbers_.back()[value.index()] = choice.back();
        }
        form_.choices.push_back(std::move(choice));
    }

    /// The Boolean of a candidate, or 0 if the variable cannot have the value.
    int number(VariableId variable, ValueId value) const {
        const auto found = numbers_[variable.index()].find(value.index());
        return found == numbers_[variable.index()].end() ? 0 : found->second;
    }

    /// A claim about a value that is no candidate is false, or true.
    void add_clause(const std::vector<ValueClaim>& claims) {
        std::vector<int> clause;
        for (const ValueClaim& claim : claims) {
            const int boolean = number(claim.variable, claim.value);
            if (boolean == 0 && !claim.is_equal) return;
            if (boolean != 0) clause.push_back(claim.is_equal ? boolean : -boolean);
        }
        form_.clauses.push_back(std::move(clause));
    }

    /// At most one of the cells has each value, and some cell each required one.
    void add_different(const DifferentCells& different) {
        std::map<std::size_t, std::vector<int>> places;
        for (const ValueId value : different.required) places[value.index()];
        for (const VariableId cell : different.cells) {
            for (const auto& [value, number] : numbers_[cell.index()]) places[value].push_back(number);
        }
        for (const auto& [value, numbers] : places) {
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                for (std::size_t k = i + 1; k < numbers.size(); ++k)
                    form_.clauses.push_back({-numbers[i], -numbers[k]});
            }
            if (std::ranges::find(different.required, ValueId(value)) != different.required.end())
                form_.clauses.push_back(numbers);
        }
    }

    /// A node that is reached and a value of its cell imply the next node, or exclude each other. The root is reached; 0 stands
    /// for it, and for the end.
    void add_diagram(const Diagram& diagram) {
        if (diagram.layers.empty()) return;
        if (diagram.layers.front().empty()) {
            form_.clauses.emplace_back();
            return;
        }
        std::vector<int> nodes = {0};
        for (std::size_t layer = 0; layer < diagram.layers.size(); ++layer) {
            const bool is_last = layer + 1 == diagram.layers.size();
            std::vector<int> next(is_last ? 1 : diagram.layers[layer + 1].size(), 0);
            if (!is_last) {
                for (int& node : next) node = static_cast<int>(++form_.variables);
            }
            for (std::size_t node = 0; node < diagram.layers[layer].size(); ++node)
                add_node(diagram.variables[layer], diagram.layers[layer][node], nodes[node], next);
            nodes = std::move(next);
        }
    }

    void add_node(VariableId variable, const Diagram::Node& edges, int node, const std::vector<int>& next) {
        for (const ValueId value : model_.candidates[variable.index()]) {
            std::vector<int> clause = {-number(variable, value)};
            if (node != 0) clause.push_back(-node);
            const auto edge = std::ranges::find(edges, value, &Diagram::Edge::value);
            const int to = edge == edges.end() ? 0 : next[edge->to];
            if (edge != edges.end() && to == 0) continue;
            if (to != 0) clause.push_back(to);
            form_.clauses.push_back(std::move(clause));
        }
    }

    const LoweredModel& model_;
    std::vector<std::map<std::size_t, int>> numbers_;  // by variable: the Boolean of each candidate
    ClauseForm form_;
};

}  // namespace

ClauseForm clause_form(const LoweredModel& model) {
    return ClauseWriter(model).run();
}

std::vector<int> excluding(const std::vector<int>& solution) {
    std::vector<int> clause;
    for (const int variable : solution) clause.push_back(-variable);
    return clause;
}

}  // namespace sator::models
