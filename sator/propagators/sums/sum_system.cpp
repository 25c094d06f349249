// Reads a model's propagators as sums, groups and orders. Often a sum is posted twice, as Linear and as
// ExactSum; the system has it once.
#include "sator/propagators/sums/sum_system.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "sator/propagators/arithmetic/linear.hpp"
#include "sator/propagators/basic/increasing.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/distinct_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"

namespace sator::propagators {

namespace {

/// Returns the difference between number and value if it is the same for all values of the domain, else
/// nullopt.
std::optional<std::int64_t> shift_of(const ValueNumbers& numbers, const Domain& domain) {
    std::optional<std::int64_t> shift;
    bool is_same = true;
    domain.for_each([&](Value v) {
        if (!shift && numbers.contains(v)) shift = numbers[v] - v;
        is_same = is_same && numbers.contains(v) && numbers[v] - v == *shift;
    });
    return is_same ? shift : std::nullopt;
}

class SystemReader {
  public:
    SystemReader(const Model& model, SumSystem& system) : model_(model), system_(system) {}

    /// Returns false if the model has any other constraint that is not redundant.
    bool read(LimitWatch& watch) {
        for (std::size_t p = 0; p < model_.propagators().size(); ++p) {
            const bool is_read = read(PropagatorId(p));
            if (!is_read && !model_.propagators()[p].is_redundant) return false;
            if (watch.is_over(model_.scope_of(PropagatorId(p)).size())) return false;
        }
        return true;
    }

  private:
    bool read(PropagatorId id) {
        const auto scope = model_.scope_of(id);
        std::vector<std::uint32_t> cells;
        for (const VariableId cell : scope) cells.push_back(static_cast<std::uint32_t>(cell.index()));
        std::ranges::sort(cells);
        const Propagator& propagator = *model_.propagators()[id.index()].propagator;
        if (const auto* order = dynamic_cast<const Increasing*>(&propagator)) return add(*order, scope);
        if (std::ranges::adjacent_find(cells) != cells.end()) return false;
        if (const auto* linear = dynamic_cast<const Linear*>(&propagator)) return add(*linear, scope, cells);
        const auto* distinct = dynamic_cast<const AllDifferent*>(&propagator);
        const auto sum = posted_sum(model_, id);
        if (distinct == nullptr && !sum) return false;
        if (sum && !sum->is_permutation) add({cells, sum->sum});
        const bool differ = distinct != nullptr || dynamic_cast<const DistinctSum*>(&propagator) != nullptr;
        if (!differ) return true;
        system_.groups.push_back(cells);
        return distinct == nullptr || requires_nothing_more(*distinct, scope);
    }

    /// Returns whether all-different cells have the required values anyway: none is required, or the cells
    /// have no other candidates.
    bool requires_nothing_more(const AllDifferent& distinct, std::span<const VariableId> scope) const {
        const std::size_t required = count_bits(distinct.required());
        if (required == 0) return true;
        return required == scope.size() && std::ranges::all_of(scope, [&](VariableId cell) {
                   return (model_.initial_domain(cell).word(0) & ~distinct.required()[0]) == 0;
               });
    }

    bool add(const Linear& linear, std::span<const VariableId> scope,
             const std::vector<std::uint32_t>& cells) {
        if (linear.relation() != LinearRelation::Equal) return false;
        std::int64_t sum = linear.constant();
        for (std::size_t i = 0; i < scope.size(); ++i) {
            const auto& [coefficient, numbers] = linear.terms()[i];
            const auto shift = shift_of(numbers, model_.initial_domain(scope[i]));
            if (coefficient != 1 || !shift) return false;
            sum -= *shift;
        }
        add({cells, sum});
        return true;
    }

    void add(SumSystem::Sum sum) {
        if (std::ranges::find(system_.sums, sum) == system_.sums.end())
            system_.sums.push_back(std::move(sum));
    }

    bool add(const Increasing& order, std::span<const VariableId> scope) {
        for (std::size_t i = 1; i < scope.size(); ++i) {
            system_.orders.push_back({static_cast<std::uint32_t>(scope[i - 1].index()),
                                      static_cast<std::uint32_t>(scope[i].index()), order.step()});
        }
        return true;
    }

    const Model& model_;
    SumSystem& system_;
};

/// The most cells of a system: larger models do not come near an endgame.
constexpr std::size_t kMaxSystemCells = 1024;

bool has_only_cells_of_a_word(const Model& model) {
    if (model.cell_count() != model.variables().size() || model.cell_count() > kMaxSystemCells) return false;
    return std::ranges::all_of(model.variables(), [](const Model::Variable& variable) {
        return variable.kind == DomainKind::Bits && variable.word_count == 1;
    });
}

/// Returns whether the cells of each sum are all different. If they are not, a sum prunes little until its
/// last cells, and deciding them in sequence fails there again and again.
bool are_of_distinct(const SumSystem& system) {
    return std::ranges::all_of(system.sums, [&](const SumSystem::Sum& sum) {
        return std::ranges::any_of(system.groups, [&](const std::vector<std::uint32_t>& group) {
            return std::ranges::includes(group, sum.cells);
        });
    });
}

std::vector<std::vector<std::uint32_t>> of_each_cell(std::size_t cells, const auto& lists) {
    std::vector<std::vector<std::uint32_t>> of(cells);
    for (std::uint32_t i = 0; i < lists.size(); ++i) {
        for (const std::uint32_t cell : lists[i]) of[cell].push_back(i);
    }
    return of;
}

}  // namespace

std::shared_ptr<const SumSystem> SumSystem::of(const Model& model, LimitWatch& watch) {
    auto system = std::make_shared<SumSystem>();
    if (!has_only_cells_of_a_word(model) || !SystemReader(model, *system).read(watch)) return nullptr;
    if (system->sums.empty() || !are_of_distinct(*system)) return nullptr;
    system->cells = model.cell_count();
    std::vector<std::vector<std::uint32_t>> summed, ordered;
    for (const Sum& sum : system->sums) summed.push_back(sum.cells);
    for (const Precedence& order : system->orders) ordered.push_back({order.lesser, order.greater});
    system->sums_of = of_each_cell(system->cells, summed);
    system->groups_of = of_each_cell(system->cells, system->groups);
    system->orders_of = of_each_cell(system->cells, ordered);
    return system;
}

}  // namespace sator::propagators
