#pragma once

#include "sator/create/forms/rule_judge.hpp"
#include "sator/create/forms/statement_form.hpp"

namespace sator::create {

/// Returns paths of cells in which the form's rule holds, no two of them with a common cell, none crossing itself or another.
std::vector<Slot> random_lines(const Plan& plan, const StatementForm& form, RuleJudge& judge,
                               RandomSource& random);

}  // namespace sator::create
