#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/model/model.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// One rule of a puzzle: its meaning, and how to enforce it. Immutable.
class Rule {
  public:
    virtual ~Rule() = default;

    /// The cells it speaks of, in the order in which `holds` sees their values. A cell may stand here twice.
    virtual std::span<const CellId> cells() const = 0;
    /// Whether it is kept by these values (alphabet indices, one for each of `cells()`). Obviously right,
    /// never fast: the ground truth.
    virtual bool holds(std::span<const Value> values) const = 0;
    /// Posts the propagators that enforce it; cell i is variable i.
    virtual void post(Model& model) const = 0;
    /// One line for people: "row 3 must match /HE|LL|O+/".
    virtual std::string describe(const Puzzle& puzzle) const = 0;

    /// What these values, which keep the rule, are worth beside other solutions; nothing for rules that rank
    /// none. A solution's score is the sum.
    virtual std::optional<std::int64_t> score(std::span<const Value> /*values*/) const {
        return std::nullopt;
    }
    /// Lines that a drawing of a solution should point out, such as where a searched word stands; mostly
    /// none.
    virtual std::vector<Slot> highlighted_lines(std::span<const Value> /*values*/) const { return {}; }
};

/// The variables of cells: cell i is variable i of the model.
inline VariableId variable_of(CellId cell) {
    return VariableId(cell.index());
}
inline std::vector<VariableId> variables_of(std::span<const CellId> cells) {
    std::vector<VariableId> variables;
    variables.reserve(cells.size());
    for (const CellId cell : cells) variables.push_back(variable_of(cell));
    return variables;
}

}  // namespace sator
