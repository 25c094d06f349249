#include "sator/propagators/distinct/differing_cells.hpp"

#include "sator/engine/model/constraint_graph.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/distinct/all_different.hpp"

namespace sator::propagators {

DifferingCells::DifferingCells(const Model& model, LimitWatch& watch) {
    if (model.cell_count() > kMaxCells) return;
    cells_ = model.cell_count();
    words_ = words_for(cells_);
    pairs_.assign(cells_ * words_, 0);
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const auto scope = model.scope_of(PropagatorId(p));
        if (watch.is_over(scope.size() * words_)) return;
        NeighbourGroups neighbours;
        model.propagators()[p].propagator->neighbours(scope.size(), neighbours);
        for (const auto& [kind, positions] : neighbours.groups()) {
            if (kind != EdgeKind::Differ) continue;
            std::vector<VariableId> cells;
            for (const std::uint32_t position : positions) cells.push_back(scope[position]);
            add_group(cells);
        }
        const auto* distinct = as_exactly<AllDifferent>(*model.propagators()[p].propagator);
        if (distinct == nullptr || distinct->required().size() != 1) continue;
        const Word values = distinct->required()[0];
        if (values != 0 && count_bits(values) == scope.size())
            permutations_.push_back({{scope.begin(), scope.end()}, values});
    }
}

void DifferingCells::add_group(std::span<const VariableId> cells) {
    std::vector<Word> group(words_, 0);
    for (const VariableId cell : cells) {
        if (cell.index() < cells_) set_bit(group, cell.index());
    }
    for (const VariableId cell : cells) {
        if (cell.index() >= cells_) continue;
        const auto own = std::span(pairs_).subspan(cell.index() * words_, words_);
        for (std::size_t w = 0; w < words_; ++w) own[w] |= group[w];
        own[cell.index() / kWordBits] &= ~(Word{1} << cell.index() % kWordBits);
    }
}

bool DifferingCells::all_differ(std::span<const VariableId> cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (!differ(cells[i], cells[j])) return false;
        }
    }
    return true;
}

}  // namespace sator::propagators
