// Checks a tree of parts from the root down. A node decides a cell, and its children have its values and one value of this cell more. So
// the parts are disjoint, because the values of the cell differ; and they are all of the search if each value of the cell's range has a
// child or is refuted by propagation.
#include "sator/ask/plans/plan_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "sator/ask/plans/plan_words.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/render/text/value_words.hpp"
#include "sator/rules/registry/fixed_cells.hpp"

namespace sator::ask {

namespace {

using TreeChecked = std::expected<void, Diagnostic>;

std::unexpected<Diagnostic> wrong_tree(std::string message) {
    return std::unexpected(error_in("", std::move(message), "make the plan again with sator plan"));
}

std::string place_of(const std::vector<PlannedValue>& values) {
    return values.empty() ? "at the root" : "at " + planned_values_text(values);
}

class TreeCheck {
  public:
    TreeCheck(const Plan& plan, const PuzzleSolver& solver, const std::vector<Given>& givens,
              const Limits& limits)
        : plan_(plan),
          puzzle_(solver.puzzle()),
          givens_(fixed_cells(givens)),
          engine_(solver.model(), limits) {}

    TreeChecked check() {
        for (const PlanNode& node : plan_.nodes) {
            if (!nodes_.emplace(planned_values_text(node.values), &node).second)
                return wrong_tree("two nodes are the same, " + place_of(node.values));
        }
        for (const PlanPart& part : plan_.parts) {
            if (!parts_.insert(planned_values_text(part.values)).second)
                return wrong_tree("two parts are the same, " + place_of(part.values));
        }
        const bool root_holds = engine_.begin();
        if (plan_.parts.empty() && plan_.nodes.empty()) {
            if (root_holds && is_possible({}))
                return wrong_tree("the plan has no parts, but the puzzle is not refuted");
            return stopped_or_right();
        }
        if (auto checked = check_below({}); !checked) return checked;
        if (visited_ != nodes_.size() + parts_.size())
            return wrong_tree("a part or node is outside the tree");
        return stopped_or_right();
    }

  private:
    TreeChecked stopped_or_right() const {
        if (engine_.stopped()) return wrong_tree("a limit was reached before the plan was checked");
        return {};
    }

    TreeChecked check_below(const std::vector<PlannedValue>& values) {
        const std::string key = planned_values_text(values);
        const auto node = nodes_.find(key);
        if (node != nodes_.end() && parts_.contains(key))
            return wrong_tree("a node is a part, too, " + place_of(values));
        if (node == nodes_.end() && !parts_.contains(key))
            return wrong_tree("a part is missing " + place_of(values));
        ++visited_;
        return node == nodes_.end() ? TreeChecked{} : check_node(*node->second);
    }

    TreeChecked check_node(const PlanNode& node) {
        const auto cell = cell_of_plan(puzzle_, node.cell);
        if (!cell) return wrong_tree("there is no cell " + node.cell);
        std::set<std::string> refuted(node.refuted.begin(), node.refuted.end());
        for (const ValueId value : range_of(puzzle_, *cell)) {
            std::vector<PlannedValue> below = node.values;
            below.push_back({node.cell, ValueWords{}.of(puzzle_, value)});
            if (refuted.erase(below.back().value) == 0) {
                if (auto checked = check_below(below); !checked) return checked;
            } else if (is_possible(below) && !engine_.stopped()) {
                return wrong_tree("propagation does not refute " + planned_values_text(below));
            }
        }
        if (!refuted.empty())
            return wrong_tree(
                fmt::format("{} has no value {}, {}", node.cell, *refuted.begin(), place_of(node.values)));
        return {};
    }

    /// Whether propagation leaves these values possible.
    bool is_possible(const std::vector<PlannedValue>& values) {
        const auto fixed = values_of_plan(puzzle_, values);
        if (!fixed) return true;
        const std::size_t level = engine_.store().level();
        engine_.store().push_level();
        const bool holds = engine_.fix(givens_) && engine_.fix(fixed_cells(*fixed)) && engine_.propagate();
        engine_.backtrack_to(level);
        return holds;
    }

    const Plan& plan_;
    const Puzzle& puzzle_;
    std::vector<FixedCell> givens_;
    engine::PropagationEngine engine_;
    std::map<std::string, const PlanNode*> nodes_;
    std::set<std::string> parts_;
    std::size_t visited_ = 0;
};

}  // namespace

std::expected<void, Diagnostic> check_tree(const Plan& plan, const PuzzleSolver& solver,
                                           const std::vector<Given>& givens, const Limits& limits) {
    return TreeCheck(plan, solver, givens, limits).check();
}

std::vector<PlannedValue> planned_values(const Puzzle& puzzle, const std::vector<Given>& values) {
    std::vector<PlannedValue> planned;
    for (const Given& value : values)
        planned.push_back({cell_name(puzzle.grid, value.cell), ValueWords{}.of(puzzle, value.value)});
    return planned;
}

std::optional<CellId> cell_of_plan(const Puzzle& puzzle, const std::string& name) {
    const CellNames names(puzzle.grid);
    for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i) {
        if (names.of(CellId(i)) == name) return CellId(i);
    }
    return std::nullopt;
}

std::optional<std::vector<Given>> values_of_plan(const Puzzle& puzzle,
                                                 const std::vector<PlannedValue>& values) {
    std::vector<Given> givens;
    for (const PlannedValue& value : values) {
        const auto cell = cell_of_plan(puzzle, value.cell);
        if (!cell) return std::nullopt;
        const auto range = range_of(puzzle, *cell);
        const auto found =
            std::ranges::find(range, value.value, [&](ValueId id) { return ValueWords{}.of(puzzle, id); });
        if (found == range.end()) return std::nullopt;
        givens.push_back({*cell, *found, {}});
    }
    return givens;
}

}  // namespace sator::ask
