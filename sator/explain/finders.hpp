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

}  // namespace sator
