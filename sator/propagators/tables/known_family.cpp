// Cages and lines of consecutive values list their sets themselves. For a formula each set of values is tried in one order, because
// the order does not matter; for a table the sets are those of its rows.
#include "sator/propagators/tables/known_family.hpp"

#include <algorithm>
#include <bit>

#include "sator/propagators/arithmetic/formula_holds.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/distinct/consecutive_values.hpp"
#include "sator/propagators/sums/distinct_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"
#include "sator/propagators/tables/table.hpp"

namespace sator::propagators {

namespace {

/// More sets cost more than they tell: they share no value until most cells are fixed.
constexpr std::size_t kMaxSetsOfFamily = 64;
/// The most sets that are tried in a formula, and rows of a table that are read: some microseconds.
constexpr std::size_t kMaxSetsTried = 500, kMaxRows = 1000;

Word values_of_all(const Model& model, std::span<const VariableId> scope) {
    Word values = 0;
    for (const VariableId cell : scope) values |= model.initial_domain(cell).word(0);
    return values;
}

/// Returns whether there are at most kMaxSetsTried sets of `chosen` of the values.
bool has_few_sets(std::size_t values, std::size_t chosen) {
    if (chosen > values) return false;
    std::size_t sets = 1;
    for (std::size_t k = 1; k <= std::min(chosen, values - chosen) && sets <= kMaxSetsTried; ++k)
        sets = sets * (values - k + 1) / k;
    return sets <= kMaxSetsTried;
}

/// Returns whether the node reads no cell itself, or each cell alike.
bool treats_cells_alike(const Formula& formula, const Formula::Node& node, std::size_t cells) {
    std::size_t read = 0;
    std::optional<std::int64_t> coefficient;
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
        if (formula[node.operands[i]].kind != Formula::Kind::Cell) continue;
        ++read;
        const std::int64_t own = node.kind == Formula::Kind::Linear ? node.coefficients[i] : 1;
        if (own != coefficient.value_or(own)) return false;
        coefficient = own;
    }
    using enum Formula::Kind;
    const bool is_symmetric = node.kind == Linear || node.kind == Min || node.kind == Max;
    return read == 0 || (read == cells && is_symmetric);
}

bool treats_cells_alike(const Formula& formula, std::size_t cells) {
    const ValueNumbers* numbers = nullptr;
    return std::ranges::all_of(formula.nodes(), [&](const Formula::Node& node) {
        if (node.kind != Formula::Kind::Cell) return treats_cells_alike(formula, node, cells);
        const bool is_same = numbers == nullptr || *numbers == node.numbers;
        numbers = &node.numbers;
        return is_same;
    });
}

/// Calls `visit(values)` for each choice of `left` of the values in `rest`, in ascending order.
template <class Visit>
void for_each_set(std::vector<Value>& chosen, Word rest, std::size_t left, const Visit& visit) {
    if (left == 0) return visit(chosen);
    for (; count_bits(rest) >= left; rest &= rest - 1) {
        chosen.push_back(std::countr_zero(rest));
        for_each_set(chosen, rest & (rest - 1), left - 1, visit);
        chosen.pop_back();
    }
}

std::vector<Word> sets_of(const Formula& formula, Word values, std::size_t positions) {
    std::vector<Word> sets;
    if (!has_few_sets(count_bits(values), positions) || !treats_cells_alike(formula, positions)) return sets;
    std::vector<Interval> workspace(formula.nodes().size());
    std::vector<Value> chosen;
    for_each_set(chosen, values, positions, [&](const std::vector<Value>& set) {
        if (formula.evaluate(set, workspace) != 1) return;
        Word& members = sets.emplace_back(0);
        for (const Value v : set) members |= Word{1} << v;
    });
    return sets;
}

std::vector<Word> sets_of(const Tuples& rows) {
    std::vector<Word> sets;
    if (rows.row_count() > kMaxRows) return sets;
    for (std::size_t r = 0; r < rows.row_count(); ++r) {
        Word members = 0;
        for (const std::uint32_t v : rows.row(r)) members |= Word{1} << v;
        if (count_bits(members) == rows.width()) sets.push_back(members);
    }
    std::ranges::sort(sets);
    const auto repeated = std::ranges::unique(sets);
    sets.erase(repeated.begin(), repeated.end());
    return sets;
}

std::vector<Word> sets_with_sum(const PostedSum& sum, Word values, std::size_t positions) {
    if (sum.is_permutation || !has_few_sets(count_bits(values), positions)) return {};
    const auto cage =
        DistinctSum::make(positions, {&values, 1}, ValueNumbers::integers(0, kWordBits), sum.sum);
    if (!cage) return {};
    return {cage->combinations().begin(), cage->combinations().end()};
}

KnownFamily any_family(const Model& model, PropagatorId by) {
    const Propagator& propagator = *model.propagators()[by.index()].propagator;
    const auto scope = model.scope_of(by);
    if (const auto* sum = as_exactly<DistinctSum>(propagator))
        return {{sum->combinations().begin(), sum->combinations().end()}, true};
    if (const auto* run = as_exactly<ConsecutiveValues>(propagator))
        return {run->value_sets(scope.size()), true};
    const Word values = values_of_all(model, scope);
    if (const auto* formula = as_exactly<FormulaHolds>(propagator))
        return {sets_of(formula->formula(), values, scope.size())};
    if (const auto* table = as_exactly<Table>(propagator)) return {sets_of(*table->rows()), true};
    if (const auto sum = posted_sum(model, by)) return {sets_with_sum(*sum, values, scope.size())};
    return {};
}

}  // namespace

KnownFamily known_family(const Model& model, PropagatorId by, const DifferingCells& differing) {
    const auto scope = model.scope_of(by);
    const auto is_cell_of_a_word = [&](VariableId variable) {
        return variable.index() < model.cell_count() && model.initial_domain(variable).word_count() == 1;
    };
    if (scope.size() < 2 || scope.size() > kWordBits || !std::ranges::all_of(scope, is_cell_of_a_word) ||
        !differing.all_differ(scope))
        return {};
    KnownFamily family = any_family(model, by);
    if (family.sets.size() > kMaxSetsOfFamily) family.sets.clear();
    return family;
}

}  // namespace sator::propagators
