#pragma once

#include <vector>

#include "sator/explain/finding.hpp"
#include "sator/explain/situation.hpp"

namespace sator {

// Each adds the deductions of its kind that are at hand; see its file.
void find_last_cells(Situation& situation, std::vector<Finding>& found);
void find_hidden_singles(Situation& situation, std::vector<Finding>& found);
void find_naked_singles(Situation& situation, std::vector<Finding>& found);
void find_forced_values(Situation& situation, std::vector<Finding>& found);
void find_crossings(Situation& situation, std::vector<Finding>& found);
void find_narrowed_values(Situation& situation, std::vector<Finding>& found);
void find_letter_sets(Situation& situation, std::vector<Finding>& found);
void find_pointing(Situation& situation, std::vector<Finding>& found);
void find_claiming(Situation& situation, std::vector<Finding>& found);
void find_naked_pairs(Situation& situation, std::vector<Finding>& found);
void find_hidden_pairs(Situation& situation, std::vector<Finding>& found);
void find_naked_triples(Situation& situation, std::vector<Finding>& found);
void find_hidden_triples(Situation& situation, std::vector<Finding>& found);
void find_naked_quads(Situation& situation, std::vector<Finding>& found);
void find_hidden_quads(Situation& situation, std::vector<Finding>& found);
void find_combinations(Situation& situation, std::vector<Finding>& found);
void find_region_combinations(Situation& situation, std::vector<Finding>& found);
void find_trials(Situation& situation, std::vector<Finding>& found);

/// Of forced values, or of those among candidates: what one rule gives. As long as nothing changes in the
/// rule's cells (of forced values: nothing is placed there) it gives the same.
void find_values_by(Situation& situation, RuleId rule, Technique technique, std::vector<Finding>& found);
/// Of crossings: that in one cell. As long as nothing is placed in the cells of its rules it is the same.
void find_crossing_at(Situation& situation, CellId cell, std::vector<Finding>& found);

}  // namespace sator
