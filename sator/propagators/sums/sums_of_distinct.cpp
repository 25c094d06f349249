// A killer cage may be stated as two rules, one that its cells differ and one for their sum. Also, a sum
// inside a region has different values although its own rule does not say so. Finds such sums and posts
// DistinctSum for them. Costs sums × groups, a few word operations each.
#include "sator/propagators/sums/sums_of_distinct.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/distinct_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"

namespace sator::propagators {

namespace {

/// The limit on sums × groups × words, some milliseconds. Larger models are skipped.
constexpr std::uint64_t kMaxGroupSteps = 1 << 22;

/// Steps that a LimitWatch counts for a sum, whose combinations are listed.
constexpr std::size_t kStepsOfASum = 1000;

/// A sum is skipped if there are this many sets of different values or more: listing those with the sum would
/// take longer than it saves. There are at most 126 sets of digits.
constexpr std::size_t kMaxSets = 500;

/// Returns the number of sets of `chosen` of the values, or `most` if there are at least `most`.
std::size_t sets_up_to(std::size_t most, std::size_t values, std::size_t chosen) {
    if (chosen > values) return 0;
    std::size_t sets = 1;
    for (std::size_t k = 1; k <= std::min(chosen, values - chosen) && sets < most; ++k)
        sets = sets * (values - k + 1) / k;
    return std::min(sets, most);
}

/// A set of cells, by index.
using Cells = std::vector<Word>;

Cells cells_of(const Model& model, std::span<const VariableId> scope) {
    Cells cells(words_for(model.cell_count()), 0);
    for (const VariableId cell : scope) {
        if (cell.index() < model.cell_count()) set_bit(cells, cell.index());
    }
    return cells;
}

/// Returns the groups of cells that must all differ.
std::vector<Cells> groups_of(const Model& model) {
    std::vector<Cells> groups;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        if (as_exactly<AllDifferent>(*model.propagators()[p].propagator) != nullptr)
            groups.push_back(cells_of(model, model.scope_of(PropagatorId(p))));
    }
    return groups;
}

bool is_within(const Cells& cells, const Cells& group) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if ((cells[i] & ~group[i]) != 0) return false;
    }
    return true;
}

/// Returns null if the sum's cells may be equal, or if too many sets of values have the sum.
std::shared_ptr<const Propagator> distinct_sum(const Model& model, const PostedSum& sum,
                                               std::span<const Cells> groups) {
    const auto scope = model.scope_of(sum.by);
    const Cells cells = cells_of(model, scope);
    const bool is_distinct = count_bits(cells) == scope.size() &&
                             std::ranges::any_of(groups, [&](const Cells& g) { return is_within(cells, g); });
    if (!is_distinct) return nullptr;
    Word values = 0;
    for (const VariableId cell : scope) values |= model.initial_domain(cell).word(0);
    if (sets_up_to(kMaxSets, count_bits(values), scope.size()) == kMaxSets) return nullptr;
    return DistinctSum::make(scope.size(), {&values, 1}, ValueNumbers::integers(0, kWordBits), sum.sum);
}

}  // namespace

std::optional<Model> with_sums_of_distinct(const Model& model, LimitWatch& watch) {
    const std::vector<PostedSum> sums = posted_sums(model, watch);
    const std::vector<Cells> groups = groups_of(model);
    if (sums.size() * groups.size() * words_for(model.cell_count()) > kMaxGroupSteps) return std::nullopt;
    std::optional<Model> with;
    for (const PostedSum& sum : sums) {
        if (watch.is_over(kStepsOfASum)) break;
        const Model::Posted& posted = model.propagators()[sum.by.index()];
        if (sum.is_permutation || posted.propagator->name() == "distinct_sum") continue;
        auto propagator = distinct_sum(model, sum, groups);
        if (!propagator) continue;
        if (!with) with = model;
        with->begin_rule(posted.rule);
        with->post_redundant(std::move(propagator), model.scope_of(sum.by));
    }
    return with;
}

}  // namespace sator::propagators
