#include "sator/explain/check/fix_other_cells.hpp"

#include <algorithm>

namespace sator::explain {

std::vector<FixedCell> fix_other_cells(const Model& model, std::span<const CellId> own) {
    std::vector<FixedCell> fixed;
    for (std::size_t i = 0; i < model.cell_count(); ++i) {
        if (std::ranges::binary_search(own, CellId(i))) continue;
        fixed.push_back({VariableId(i), model.initial_domain(VariableId(i)).min()});
    }
    return fixed;
}

}  // namespace sator::explain
