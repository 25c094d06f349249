#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// The groups of a model's cells that must use certain values, each at one place, and the values that have two
/// places left in one of them.
class ValuePlaces {
  public:
    explicit ValuePlaces(const Model& model);

    bool is_empty() const { return groups_.empty(); }
    std::size_t group_count() const { return groups_.size(); }
    /// The groups of a cell.
    std::span<const std::uint32_t> groups_of(VariableId cell) const { return groups_of_[cell.index()]; }

    /// Calls `visit(first, second, value)` for each value that the group must use, and for which only these
    /// two of its cells are left.
    template <class Visit>
    void visit_pairs(const Store& store, std::uint32_t group, Visit visit) const {
        const Group& each = groups_[group];
        for (std::size_t w = 0; w < each.values.size(); ++w) {
            Word once = 0, twice = 0, thrice = 0;
            for (const VariableId cell : each.cells) {
                const Word word = word_of(store, cell, w);
                thrice |= twice & word;
                twice |= once & word;
                once |= word;
            }
            for (Word left = each.values[w] & twice & ~thrice; left != 0; left &= left - 1)
                visit_pair(store, each, w, left & (~left + 1), visit);
        }
    }

  private:
    struct Group {
        std::vector<VariableId> cells;
        std::vector<Word> values;
    };

    static Word word_of(const Store& store, VariableId cell, std::size_t w) {
        const Domain domain = store.domain(cell);
        return w < domain.word_count() ? domain.word(w) : 0;
    }
    template <class Visit>
    void visit_pair(const Store& store, const Group& group, std::size_t w, Word bit, Visit& visit) const {
        const auto has = [&](VariableId cell) { return (word_of(store, cell, w) & bit) != 0; };
        const auto first = std::ranges::find_if(group.cells, has);
        const auto second = std::find_if(first + 1, group.cells.end(), has);
        visit(*first, *second,
              static_cast<Value>(w * kWordBits + static_cast<std::size_t>(std::countr_zero(bit))));
    }

    std::vector<Group> groups_;
    std::vector<std::vector<std::uint32_t>> groups_of_;  // by cell
};

}  // namespace sator::engine
