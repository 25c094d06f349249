// An open cell with one candidate left. One look at each cell.
#include "sator/explain/finders.hpp"

namespace sator {

void find_naked_singles(Situation& situation, std::vector<Finding>& found) {
    for (std::size_t i = 0; i < situation.study().cell_count(); ++i) {
        const CellId cell(i);
        if (!situation.is_open(cell) || situation.candidates().count(cell) != 1) continue;
        const Candidate only{cell, situation.candidates().first(cell)};
        found.push_back({Technique::NakedSingle,
                         {situation.study().rules_of(cell).begin(), situation.study().rules_of(cell).end()},
                         {.placed = {only}, .removed = {}},
                         FactSource::Told,
                         entry_of(Technique::NakedSingle).cost,
                         static_cast<double>(situation.study().ranges().count(cell))});
    }
}

}  // namespace sator
