#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/value_id.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/rule_words.hpp"

namespace sator {

/// One rule of a puzzle: its meaning (`holds`) and its enforcement (`post`).
class Rule {
  public:
    virtual ~Rule() = default;

    /// Returns the cells of the rule, in the order in which `holds` gets their values. A cell may occur
    /// twice.
    virtual std::span<const CellId> cells() const = 0;
    /// Returns whether these values (alphabet indices, one for each of `cells()`) satisfy the rule. Written
    /// to be obviously right, not fast: it is the reference against which tests, solutions and explanations
    /// are checked.
    virtual bool holds(std::span<const Value> values) const = 0;
    /// Posts propagators that enforce the rule; cell i is variable i. The default tries `holds` on all combinations of
    /// candidates once these are few, and prunes nothing before (see propagators/basic/satisfies.hpp). The rule must then live
    /// as long as the model.
    virtual void post(Model& model) const;
    /// Posts propagators that enforce that the rule does not hold, for `not NAME`. Returns false and posts nothing if the rule
    /// has none; `holds` is then tried as `post` does by default.
    virtual bool post_opposite(Model& /*model*/) const { return false; }
    /// Returns the rule in words, as subject and demand: "row 3" must "match /HE|LL|O+/". A rule whose words do not fit this
    /// form overrides `describe` instead.
    virtual RuleWords words(const RuleNaming& naming) const;
    /// Returns a line for people: "row 3 must match /HE|LL|O+/". The default joins `words`.
    virtual std::string describe(const Puzzle& puzzle) const;

    /// Returns what a person calls the rule. The label (`as "X-sum 25"`) is used instead if there is one.
    virtual RuleNoun noun() const { return {}; }
    /// The name that the puzzle gives the rule; empty if it has none.
    const std::string& label() const { return label_; }
    void set_label(std::string label) { label_ = std::move(label); }

    /// Returns the score of these values, which satisfy the rule, or nullopt if the rule does not rank
    /// solutions. The score of a solution is the sum over all rules.
    virtual std::optional<std::int64_t> score(std::span<const Value> /*values*/) const {
        return std::nullopt;
    }
    /// Returns the lines that a drawing of a solution should highlight, e.g. where a searched word is; for
    /// most rules none.
    virtual std::vector<Slot> highlighted_lines(std::span<const Value> /*values*/) const { return {}; }

  private:
    std::string label_;
};

/// Returns the rule's words. If the rule only describes itself in a sentence, all of it is the subject.
RuleWords in_words(const Rule& rule, const RuleNaming& naming);

/// Converts a cell's value to the engine's value, and back.
inline Value value_of(ValueId value) {
    return static_cast<Value>(value.index());
}
inline ValueId value_id(Value value) {
    return ValueId(static_cast<std::size_t>(value));
}

/// Returns the variable of a cell: cell i is variable i of the model.
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
