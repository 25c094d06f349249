// The groups that hold the same values are parted into families of groups that share no cell: rows, columns,
// regions. For each union of two to four groups of one family, the groups of another family that share most cells
// with it are the best partners. Cost: unions × groups, a few word operations each.
#include "sator/propagators/leftovers/leftover_cells.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "sator/engine/model/cell_bits.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/leftovers/same_values.hpp"

namespace sator::propagators {

namespace {

/// The most groups on a side. More of them are mostly the complement of fewer.
constexpr std::size_t kMostGroups = 4;
/// The limit on unions × groups × words, some tens of milliseconds. Beyond it, unions have fewer groups.
constexpr double kMaxUnionSteps = 1 << 24;
/// If groups share equally many cells with the union, this number of choices among them is tried; if there are
/// more, none is.
constexpr std::size_t kMostChoices = 6;

std::vector<VariableId> variables_in(const CellBits& cells) {
    std::vector<VariableId> list;
    for_each_bit(cells, [&](std::size_t i) { list.emplace_back(i); });
    return list;
}

/// Cells that hold each value of a set once.
struct ValueGroup {
    RuleId rule;
    Word values = 0;
    CellBits cells;
};

using Family = std::vector<ValueGroup>;
/// Indices of groups of one family.
using Chosen = std::vector<std::size_t>;

class LeftoverFinder {
  public:
    LeftoverFinder(const Model& model, std::size_t most_cells, LimitWatch& watch)
        : words_(words_for(model.cell_count())), most_cells_(most_cells), watch_(watch) {
        std::set<CellBits> known;
        for (std::size_t p = 0; p < model.propagators().size(); ++p) {
            const auto scope = model.scope_of(PropagatorId(p));
            if (watch.is_over(scope.size())) return;
            auto group = group_of(model, PropagatorId(p));
            if (group && known.insert(group->cells).second) add(std::move(*group));
        }
    }

    std::vector<LeftoverCells> find() && {
        for (std::size_t size = 1; size <= kMostGroups; ++size) {
            for (std::size_t f = 0; f < families_.size(); ++f) {
                for (std::size_t s = 0; s < families_.size(); ++s) {
                    if (f == s || families_[f][0].values != families_[s][0].values) continue;
                    if (is_too_long(families_[f].size(), families_[s].size(), size)) continue;
                    add_unions(families_[f], families_[s], size, 0, {});
                }
            }
        }
        return std::move(found_);
    }

  private:
    std::optional<ValueGroup> group_of(const Model& model, PropagatorId by) const {
        const auto scope = model.scope_of(by);
        const Model::Posted& posted = model.propagators()[by.index()];
        const auto* distinct = as_exactly<AllDifferent>(*posted.propagator);
        if (distinct == nullptr || distinct->required().size() != 1 || scope.empty() ||
            count_bits(distinct->required()) != scope.size())
            return std::nullopt;
        ValueGroup group{posted.rule, distinct->required()[0], CellBits(words_, 0)};
        for (const VariableId cell : scope) {
            if (cell.index() >= model.cell_count()) return std::nullopt;
            set_bit(group.cells, cell.index());
        }
        return count_bits(group.cells) == scope.size() ? std::optional(std::move(group)) : std::nullopt;
    }

    void add(ValueGroup group) {
        const auto fits = [&](const Family& family) {
            return family[0].values == group.values &&
                   std::ranges::all_of(family, [&](const ValueGroup& other) {
                       return count_common(other.cells, group.cells) == 0;
                   });
        };
        const auto at = std::ranges::find_if(families_, fits);
        if (at == families_.end()) {
            families_.push_back({std::move(group)});
        } else {
            at->push_back(std::move(group));
        }
    }

    bool is_too_long(std::size_t groups, std::size_t others, std::size_t size) const {
        if (size > groups || size > others) return true;
        double unions = 1;
        for (std::size_t i = 0; i < size; ++i)
            unions *= static_cast<double>(groups - i) / static_cast<double>(i + 1);
        return unions * static_cast<double>(others * words_) > kMaxUnionSteps;
    }

    /// Adds the laws of all unions of `size` groups, those chosen and others from `begin` on.
    void add_unions(const Family& family, const Family& others, std::size_t size, std::size_t begin,
                    const Chosen& chosen) {
        if (watch_.is_over(others.size())) return;
        if (chosen.size() == size) return add_partners(family, others, chosen);
        for (std::size_t i = begin; i < family.size(); ++i) {
            Chosen more = chosen;
            more.push_back(i);
            add_unions(family, others, size, i + 1, more);
        }
    }

    static CellBits union_of(const Family& family, const Chosen& chosen) {
        CellBits cells(family[0].cells.size(), 0);
        for (const std::size_t g : chosen) add_members(cells, family[g].cells);
        return cells;
    }

    /// The groups of the other family that share most cells with the union.
    void add_partners(const Family& family, const Family& others, const Chosen& chosen) {
        const CellBits cells = union_of(family, chosen);
        std::vector<std::pair<std::size_t, std::size_t>> shared;  // cells, index
        for (std::size_t o = 0; o < others.size(); ++o)
            shared.emplace_back(count_common(cells, others[o].cells), o);
        std::ranges::stable_sort(shared, std::greater{}, [](const auto& entry) { return entry.first; });
        const std::size_t least = shared[chosen.size() - 1].first;
        std::size_t in_union = 0;
        for (std::size_t i = 0; i < chosen.size(); ++i) in_union += shared[i].first;
        const std::size_t all = count_bits(cells), left = all - in_union;
        // If half of the cells are left, nothing is gained: e.g. two rows and two columns of four.
        if (least == 0 || left == 0 || left > most_cells_) return;
        if (chosen.size() > 1 && 2 * left >= all) return;
        Chosen sure, ties;
        for (const auto& [count, index] : shared) {
            if (count >= least) (count > least ? sure : ties).push_back(index);
        }
        std::vector<Chosen> choices;
        choose(ties, chosen.size(), 0, sure, choices);
        if (choices.size() > kMostChoices) return;
        for (const Chosen& partners : choices) add_law(family, others, chosen, partners);
    }

    static void choose(const Chosen& ties, std::size_t size, std::size_t begin, const Chosen& partners,
                       std::vector<Chosen>& choices) {
        if (choices.size() > kMostChoices) return;
        if (partners.size() == size) return choices.push_back(partners);
        for (std::size_t i = begin; i < ties.size(); ++i) {
            Chosen more = partners;
            more.push_back(ties[i]);
            choose(ties, size, i + 1, more, choices);
        }
    }

    void add_law(const Family& family, const Family& others, const Chosen& chosen, Chosen partners) {
        std::ranges::sort(partners);
        if (!is_connected(family, others, chosen, partners)) return;
        const CellBits first = union_of(family, chosen), second = union_of(others, partners);
        const CellBits inside = without(first, second), outside = without(second, first);
        // One group and one other are known before, so that what they imply is no law of more groups.
        if (!known_.insert(std::minmax(inside, outside)).second || chosen.size() == 1) return;
        LeftoverCells law{{}, {}, variables_in(inside), variables_in(outside)};
        for (const std::size_t g : chosen) law.first.push_back(family[g].rule);
        for (const std::size_t g : partners) law.second.push_back(others[g].rule);
        found_.push_back(std::move(law));
    }

    /// Returns whether the groups hang together by the cells that they share: else they are two laws.
    static bool is_connected(const Family& family, const Family& others, const Chosen& chosen,
                             const Chosen& partners) {
        std::vector<const CellBits*> groups;
        for (const std::size_t g : chosen) groups.push_back(&family[g].cells);
        for (const std::size_t g : partners) groups.push_back(&others[g].cells);
        return are_connected(std::move(groups));
    }

    std::size_t words_, most_cells_;
    LimitWatch& watch_;
    std::vector<Family> families_;
    std::set<std::pair<CellBits, CellBits>> known_;
    std::vector<LeftoverCells> found_;
};

}  // namespace

std::vector<LeftoverCells> leftover_cells(const Model& model, std::size_t most_cells, LimitWatch& watch) {
    return LeftoverFinder(model, most_cells, watch).find();
}

std::optional<Model> with_leftovers(const Model& model, std::size_t most_cells, LimitWatch& watch) {
    const std::vector<LeftoverCells> laws = leftover_cells(model, most_cells, watch);
    if (watch.is_over(0) || laws.empty()) return std::nullopt;
    Model with = model;
    const auto same_values = std::make_shared<const SameValues>();
    for (const LeftoverCells& law : laws) {
        std::vector<VariableId> scope = law.inside;
        scope.insert(scope.end(), law.outside.begin(), law.outside.end());
        with.post_redundant(same_values, scope);
    }
    return with;
}

}  // namespace sator::propagators
