#include "tests/judges/clause_judge.hpp"

#include <algorithm>
#include <cstdlib>

#include "tests/random/fillings.hpp"

namespace sator::tests {

ClauseJudge::ClauseJudge(const models::ClauseForm& form) : form_(form), clauses_(form.clauses) {
    for (const auto& choice : form.choices) {
        clauses_.push_back(choice);
        for (std::size_t i = 0; i < choice.size(); ++i) {
            for (std::size_t k = i + 1; k < choice.size(); ++k) clauses_.push_back({-choice[i], -choice[k]});
        }
    }
}

bool ClauseJudge::accepts(const std::vector<Value>& values) const {
    Truths truths(form_.variables + 1);
    for (std::size_t i = 0; i < form_.meanings.size(); ++i)
        truths[i + 1] = value_of(form_.meanings[i].value) == values[form_.meanings[i].cell.index()];
    return is_solvable(std::move(truths));
}

bool ClauseJudge::is_solvable(Truths truths) const {
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (const auto& clause : clauses_) {
            int open = 0, count = 0;
            bool is_true = false;
            for (const int literal : clause) {
                const auto truth = truths[static_cast<std::size_t>(std::abs(literal))];
                is_true = is_true || (truth && *truth == (literal > 0));
                if (truth) continue;
                open = literal;
                ++count;
            }
            if (is_true || count > 1) continue;
            if (count == 0) return false;
            truths[static_cast<std::size_t>(std::abs(open))] = open > 0;
            has_changed = true;
        }
    }
    const auto open = std::find(truths.begin() + 1, truths.end(), std::nullopt);
    if (open == truths.end()) return true;
    return std::ranges::any_of(std::vector{false, true}, [&](bool value) {
        *open = value;
        return is_solvable(truths);
    });
}

std::set<std::vector<Value>> grids_of(const models::LoweredModel& model) {
    const models::ClauseForm form = clause_form(model);
    const ClauseJudge judge(form);
    std::set<std::vector<Value>> grids;
    for_each_filling(std::span(model.candidates).first(model.cells), [&](const std::vector<Value>& values) {
        if (values.size() == model.cells && judge.accepts(values)) grids.insert(values);
        return true;
    });
    return grids;
}

}  // namespace sator::tests
