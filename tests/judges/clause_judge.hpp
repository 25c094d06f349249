#pragma once

#include <optional>
#include <set>
#include <vector>

#include "sator/models/clause_form.hpp"
#include "sator/rules/registry/rule.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Decides whether clauses have a solution with given values of the cells: unit propagation, and then both values of some Boolean.
class ClauseJudge {
  public:
    explicit ClauseJudge(const models::ClauseForm& form);

    /// `values`: by cell.
    bool accepts(const std::vector<Value>& values) const;

  private:
    using Truths = std::vector<std::optional<bool>>;  // by Boolean

    bool is_solvable(Truths truths) const;

    const models::ClauseForm& form_;
    std::vector<std::vector<int>> clauses_;
};

/// Returns the values of the cells that satisfy the model, of those that the candidates of the cells allow, as its clauses say.
std::set<std::vector<Value>> grids_of(const models::LoweredModel& model);

}  // namespace sator::tests
