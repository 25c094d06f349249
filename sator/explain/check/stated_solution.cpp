#include "sator/explain/check/stated_solution.hpp"

#include <algorithm>
#include <chrono>

#include "sator/engine/search/search.hpp"
#include "sator/explain/repair/ambiguity.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

/// The time limit of the search for values of one rule's open cells. If it is over, the rule counts as kept.
constexpr std::chrono::milliseconds kTimeForARule{100};

class StatedJudge {
  public:
    StatedJudge(const PuzzleParts& parts, const Limits& limits)
        : parts_(parts), limits_(limits), frame_(build_model(parts.puzzle(), {})) {
        stated_.resize(frame_.cell_count());
        for (const Given& given : parts.puzzle().solution)
            stated_[given.cell.index()] = value_of(given.value);
    }

    StatedSolution judge() const {
        StatedSolution result;
        for (std::size_t cell = 0; cell < stated_.size(); ++cell) {
            if (!stated_[cell]) result.open.emplace_back(cell);
        }
        std::vector<Value> values;
        for (const auto& value : stated_) values.push_back(value.value_or(0));
        for (const PartId part : parts_.all()) {
            const std::vector<CellId> cells = parts_.cells(part);
            const bool is_complete =
                std::ranges::all_of(cells, [&](CellId cell) { return stated_[cell.index()].has_value(); });
            const bool is_kept = is_complete ? parts_.holds(part, values) : may_be_kept(part, cells);
            if (!is_kept) result.broken.push_back(part);
        }
        return result;
    }

  private:
    /// Returns whether some values of the open cells keep the part. A given is kept if its cell, which is its only one, is open.
    bool may_be_kept(PartId part, const std::vector<CellId>& cells) const {
        if (!parts_.is_rule(part)) return true;
        std::vector<FixedCell> fixed;
        for (std::size_t cell = 0; cell < stated_.size(); ++cell) {
            const bool is_own = std::ranges::find(cells, CellId(cell)) != cells.end();
            const Value any = frame_.initial_domain(VariableId(cell)).min();
            if (!is_own || stated_[cell]) fixed.push_back({VariableId(cell), stated_[cell].value_or(any)});
        }
        Model model = frame_;
        parts_.rule(part).post(model);
        Search search(model, limited_to(limits_, kTimeForARule));
        bool is_found = false;
        const Outcome outcome = search.solve({.fixed = fixed}, [&](std::span<const Value>) {
            is_found = true;
            return false;
        });
        return is_found || std::holds_alternative<Stopped>(outcome);
    }

    const PuzzleParts& parts_;
    Limits limits_;
    Model frame_;
    std::vector<std::optional<Value>> stated_;  // by cell
};

}  // namespace

std::optional<StatedSolution> judge_stated_solution(const PuzzleParts& parts, std::size_t initial,
                                                    const Limits& limits) {
    if (parts.puzzle().solution.empty() || initial != 0) return std::nullopt;
    return StatedJudge(parts, limits).judge();
}

std::string sentence_of_open_cells(const Puzzle& puzzle, std::span<const CellId> open) {
    const std::string first = "the answer is not complete: " + cell_name(puzzle.grid, open.front());
    if (open.size() == 1) return first + " is open";
    const std::string more = std::to_string(open.size() - 1) + " more cell";
    return first + " and " + more + (open.size() == 2 ? " are open" : "s are open");
}

bool is_only_solution(const Puzzle& puzzle, const std::vector<std::vector<Value>>& solutions) {
    return std::ranges::all_of(solutions, [&](const std::vector<Value>& found) {
        return std::ranges::all_of(puzzle.solution, [&](const Given& given) {
            return found[given.cell.index()] == value_of(given.value);
        });
    });
}

}  // namespace sator::explain
