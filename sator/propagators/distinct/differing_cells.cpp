// Reads the pairs that propagators add as EdgeKind::Differ, and strict orders. Cliques are found greedily: a
// minimum partition is NP-hard, and regions make greedy ones good.
#include "sator/propagators/distinct/differing_cells.hpp"

#include <algorithm>

#include "sator/engine/model/constraint_graph.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/basic/increasing.hpp"

namespace sator::propagators {

namespace {

NeighbourGroups groups_of(const Propagator& propagator, std::size_t positions) {
    NeighbourGroups groups;
    if (const auto* order = as_exactly<Increasing>(propagator)) {
        if (order->step() > 0) groups.add_all(EdgeKind::Differ, positions);
    } else {
        propagator.neighbours(positions, groups);
    }
    return groups;
}

}  // namespace

DifferingCells::DifferingCells(const Model& model, LimitWatch& watch)
    : words_(words_for(model.cell_count())) {
    const std::size_t size = words_ * model.cell_count();
    if (model.cell_count() > kMaxCells || !watch.has_room(size * sizeof(Word))) return;
    cells_ = model.cell_count();
    neighbours_.assign(size, 0);
    std::vector<Word> members(words_);
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const auto scope = model.scope_of(PropagatorId(p));
        if (watch.is_over(scope.size())) return;
        const NeighbourGroups groups = groups_of(*model.propagators()[p].propagator, scope.size());
        for (const auto& [kind, positions] : groups.groups()) {
            if (kind != EdgeKind::Differ) continue;
            std::ranges::fill(members, Word{0});
            for (const std::uint32_t i : positions) {
                if (scope[i].index() < cells_) set_bit(members, scope[i].index());
            }
            add_group(members);
        }
    }
}

void DifferingCells::add_group(std::span<const Word> members) {
    for_each_bit(members, [&](std::size_t cell) {
        for (std::size_t w = 0; w < words_; ++w) neighbours_[cell * words_ + w] |= members[w];
        neighbours_[cell * words_ + cell / kWordBits] &= ~(Word{1} << cell % kWordBits);
    });
    is_empty_ = is_empty_ && count_bits(members) < 2;
}

bool DifferingCells::is_complete() const {
    return cells_ > 0 && count_bits(neighbours_) == cells_ * (cells_ - 1);
}

bool DifferingCells::all_differ(std::span<const VariableId> variables) const {
    for (std::size_t i = 0; i < variables.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (!differ(variables[i], variables[j])) return false;
        }
    }
    return true;
}

std::vector<std::vector<VariableId>> DifferingCells::cliques(std::span<const VariableId> cells) const {
    std::vector<Word> left(words_, 0), joinable(words_);
    for (const VariableId cell : cells) set_bit(left, cell.index());
    const auto best_of = [&](std::span<const Word> set) {
        std::size_t best = 0, most = 0;
        for_each_bit(set, [&](std::size_t cell) {
            std::size_t degree = 1;
            const auto near = of(VariableId(cell));
            for (std::size_t w = 0; w < words_; ++w) degree += count_bits(near[w] & set[w]);
            if (degree > most) best = cell, most = degree;
        });
        return VariableId(best);
    };
    std::vector<std::vector<VariableId>> found;
    while (count_bits(left) > 0) {
        std::vector<VariableId>& clique = found.emplace_back();
        joinable = left;
        while (count_bits(joinable) > 0 && clique.size() < kWordBits) {
            const VariableId cell = best_of(joinable);
            clique.push_back(cell);
            left[cell.index() / kWordBits] &= ~(Word{1} << cell.index() % kWordBits);
            joinable[cell.index() / kWordBits] &= ~(Word{1} << cell.index() % kWordBits);
            for (std::size_t w = 0; w < words_; ++w) joinable[w] &= of(cell)[w];
        }
    }
    return found;
}

}  // namespace sator::propagators
