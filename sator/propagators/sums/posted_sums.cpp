// Recognises AllDifferent (permutations), ExactSum, CliqueSum and DistinctSum propagators as sums of values.
#include "sator/propagators/sums/posted_sums.hpp"

#include <algorithm>
#include <span>

#include "sator/base/bits.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/clique_sum.hpp"
#include "sator/propagators/sums/distinct_sum.hpp"
#include "sator/propagators/sums/exact_sum.hpp"

namespace sator::propagators {

namespace {

std::int64_t sum_of(Word values) {
    std::int64_t sum = 0;
    for_each_bit({&values, 1}, [&](std::size_t v) { sum += static_cast<std::int64_t>(v); });
    return sum;
}

/// Returns the sum of the required values if there are as many of them as positions, else nullopt.
std::optional<std::int64_t> sum_of_permutation(const AllDifferent& distinct, std::size_t positions) {
    if (distinct.required().size() != 1 || count_bits(distinct.required()) != positions) return std::nullopt;
    return sum_of(distinct.required()[0]);
}

/// Returns the sum of each combination's values if it is the same for all combinations, else nullopt. It is
/// the same if the numbers are the indices, or exceed them by a constant.
std::optional<std::int64_t> sum_of_combinations(std::span<const Word> combinations) {
    if (combinations.empty()) return std::nullopt;
    const std::int64_t sum = sum_of(combinations[0]);
    const auto is_same = [&](Word combination) { return sum_of(combination) == sum; };
    return std::ranges::all_of(combinations, is_same) ? std::optional(sum) : std::nullopt;
}

/// Returns the constant if the sum is = and all coefficients are 1, else nullopt.
std::optional<std::int64_t> sum_of_unit_terms(const CliqueSum& sum) {
    const auto is_unit = [](const CliqueSum::Clique& clique) { return clique.coefficient == 1; };
    const bool is_sum =
        sum.relation() == LinearRelation::Equal && std::ranges::all_of(sum.cliques(), is_unit);
    return is_sum ? std::optional(sum.constant()) : std::nullopt;
}

std::optional<std::int64_t> sum_of_values(const Propagator& propagator, std::size_t positions) {
    if (const auto* distinct = as_exactly<AllDifferent>(propagator))
        return sum_of_permutation(*distinct, positions);
    if (const auto* sum = as_exactly<ExactSum>(propagator)) return sum->sum_of_values();
    if (const auto* sum = as_exactly<CliqueSum>(propagator)) return sum_of_unit_terms(*sum);
    if (const auto* distinct = as_exactly<DistinctSum>(propagator))
        return sum_of_combinations(distinct->combinations());
    return std::nullopt;
}

}  // namespace

std::optional<PostedSum> posted_sum(const Model& model, PropagatorId by) {
    const auto scope = model.scope_of(by);
    const Propagator& propagator = *model.propagators()[by.index()].propagator;
    const auto sum = sum_of_values(propagator, scope.size());
    const auto is_cell_of_a_word = [&](VariableId variable) {
        return variable.index() < model.cell_count() && model.initial_domain(variable).word_count() == 1;
    };
    if (!sum || !std::ranges::all_of(scope, is_cell_of_a_word)) return std::nullopt;
    return PostedSum{by, *sum, as_exactly<AllDifferent>(propagator) != nullptr};
}

std::vector<PostedSum> posted_sums(const Model& model, LimitWatch& watch) {
    std::vector<PostedSum> sums;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId by(p);
        if (watch.is_over(model.scope_of(by).size())) break;
        if (const auto sum = posted_sum(model, by)) sums.push_back(*sum);
    }
    return sums;
}

}  // namespace sator::propagators
