#pragma once

#include <vector>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator {

// Each adds the deductions of its kind that are at hand; see its file.
void find_last_cells(SolvingState& state, std::vector<Finding>& found);
void find_hidden_singles(SolvingState& state, std::vector<Finding>& found);
void find_naked_singles(SolvingState& state, std::vector<Finding>& found);
void find_forced_values(SolvingState& state, std::vector<Finding>& found);
void find_crossings(SolvingState& state, std::vector<Finding>& found);
void find_narrowed_values(SolvingState& state, std::vector<Finding>& found);
void find_letter_sets(SolvingState& state, std::vector<Finding>& found);
void find_pointing(SolvingState& state, std::vector<Finding>& found);
void find_claiming(SolvingState& state, std::vector<Finding>& found);
void find_naked_pairs(SolvingState& state, std::vector<Finding>& found);
void find_hidden_pairs(SolvingState& state, std::vector<Finding>& found);
void find_naked_triples(SolvingState& state, std::vector<Finding>& found);
void find_hidden_triples(SolvingState& state, std::vector<Finding>& found);
void find_naked_quads(SolvingState& state, std::vector<Finding>& found);
void find_hidden_quads(SolvingState& state, std::vector<Finding>& found);
void find_combinations(SolvingState& state, std::vector<Finding>& found);
void find_region_combinations(SolvingState& state, std::vector<Finding>& found);
void find_trials(SolvingState& state, std::vector<Finding>& found);

/// Of forced values, or of those among candidates: what one rule gives. As long as nothing changes in the
/// rule's cells (of forced values: nothing is placed there) it gives the same.
void find_values_by(SolvingState& state, RuleId rule, Technique technique, std::vector<Finding>& found);
/// Of crossings: that in one cell. As long as nothing is placed in the cells of its rules it is the same.
void find_crossing_at(SolvingState& state, CellId cell, std::vector<Finding>& found);

}  // namespace sator
