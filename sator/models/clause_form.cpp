#include "sator/models/clause_form.hpp"

#include <algorithm>
#include <map>

namespace sator::models {

namespace {

class ClauseWriter {
  public:
    explicit ClauseWriter(const LoweredModel& model) : model_(model) {}

    ClauseForm run() {
        for (std::size_t cell = 0; cell < model_.candidates.size(); ++cell) add_cell(cell);
        form_.variables = form_.meanings.size();
        for (const DifferentCells& different : model_.different) add_different(different);
        for (const Diagram& diagram : model_.diagrams) add_diagram(diagram);
        return std::move(form_);
    }

  private:
    void add_cell(std::size_t cell) {
        numbers_.emplace_back();
        std::vector<int> choice;
        for (const ValueId value : model_.candidates[cell]) {
            form_.meanings.push_back({CellId(cell), value});
            choice.push_back(static_cast<int>(form_.meanings.size()));
            numbers_.back()[value.index()] = choice.back();
        }
        form_.choices.push_back(std::move(choice));
    }

    /// The variable of a candidate, or 0 if the cell cannot have the value.
    int variable(CellId cell, ValueId value) const {
        const auto found = numbers_[cell.index()].find(value.index());
        return found == numbers_[cell.index()].end() ? 0 : found->second;
    }

    /// At most one of the cells has each value, and some cell each required one.
    void add_different(const DifferentCells& different) {
        std::map<std::size_t, std::vector<int>> places;
        for (const ValueId value : different.required) places[value.index()];
        for (const CellId cell : different.cells) {
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
                add_node(diagram.cells[layer], diagram.layers[layer][node], nodes[node], next);
            nodes = std::move(next);
        }
    }

    void add_node(CellId cell, const Diagram::Node& edges, int node, const std::vector<int>& next) {
        for (const ValueId value : model_.candidates[cell.index()]) {
            std::vector<int> clause = {-variable(cell, value)};
            if (node != 0) clause.push_back(-node);
            const auto edge = std::ranges::find(edges, value, &Diagram::Edge::value);
            const int to = edge == edges.end() ? 0 : next[edge->to];
            if (edge != edges.end() && to == 0) continue;
            if (to != 0) clause.push_back(to);
            form_.clauses.push_back(std::move(clause));
        }
    }

    const LoweredModel& model_;
    std::vector<std::map<std::size_t, int>> numbers_;  // by cell: the variable of each value
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
