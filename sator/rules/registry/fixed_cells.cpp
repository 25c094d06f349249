#include "sator/rules/registry/fixed_cells.hpp"

#include "sator/rules/registry/rule.hpp"

namespace sator::rules {

std::vector<FixedCell> fixed_cells(std::span<const Given> givens) {
    std::vector<FixedCell> fixed;
    fixed.reserve(givens.size());
    for (const Given& given : givens) fixed.push_back({variable_of(given.cell), value_of(given.value)});
    return fixed;
}

}  // namespace sator::rules
