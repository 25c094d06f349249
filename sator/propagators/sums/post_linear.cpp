// Chooses the propagators of a linear constraint: Linear for its bounds, and ExactSum in addition if its sets
// of sums are small.
#include "sator/propagators/sums/post_linear.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "sator/base/bits.hpp"
#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/sums/exact_sum.hpp"

namespace sator::propagators {

namespace {

/// An ExactSum is posted in addition to the bounds if a call takes at most this number of steps (values ×
/// words of a set of sums).
constexpr std::size_t kMaxExactSteps = 1 << 14;

/// Merges terms of the same variable and drops those with coefficient 0. Returns nullopt if a coefficient
/// overflows.
std::optional<std::vector<LinearTerm>> merged(std::span<const LinearTerm> terms) {
    std::vector<LinearTerm> once;
    std::map<VariableId, std::size_t> place;
    for (const LinearTerm& term : terms) {
        const auto [found, is_new] = place.emplace(term.variable, once.size());
        if (is_new) {
            once.push_back(term);
        } else if (std::int64_t& sum = once[found->second].coefficient;
                   __builtin_add_overflow(sum, term.coefficient, &sum)) {
            return std::nullopt;
        }
    }
    std::erase_if(once, [](const LinearTerm& term) { return term.coefficient == 0; });
    return once;
}

/// A cell's term: what each of its values adds to the term's least number, and that number.
struct Weighed {
    ExactSum::Weights weights;
    std::int64_t least = 0;
    std::size_t values = 0;

    Weighed(const Domain& domain, const LinearTerm& term) {
        const auto share = [&](Value v) { return term.coefficient * term.numbers[v]; };
        least = share(domain.min());
        domain.for_each([&](Value v) { least = std::min(least, share(v)); });
        weights.assign(domain.word_count() * kWordBits, ExactSum::kTooHeavy);
        domain.for_each([&](Value v) {
            const std::int64_t weight = share(v) - least;
            if (weight < ExactSum::kTooHeavy)
                weights[static_cast<std::size_t>(v)] = static_cast<std::uint32_t>(weight);
        });
        values = domain.size();
    }
};

/// Returns the GAC propagator if a call is fast enough, else null.
std::shared_ptr<const ExactSum> exact_sum(const Model& model, std::span<const LinearTerm> terms,
                                          std::int64_t target) {
    std::vector<ExactSum::Weights> tables;
    std::vector<std::uint32_t> table_of;
    std::size_t values = 0;
    for (const LinearTerm& term : terms) {
        const Domain domain = model.initial_domain(term.variable);
        if (domain.kind() != DomainKind::Bits || domain.is_empty()) return nullptr;
        if (!tables.empty() && domain.word_count() != words_for(tables[0].size())) return nullptr;
        Weighed weighed(domain, term);
        target -= weighed.least;
        values += weighed.values;
        const auto known = std::ranges::find(tables, weighed.weights);
        table_of.push_back(static_cast<std::uint32_t>(known - tables.begin()));
        if (known == tables.end()) tables.push_back(std::move(weighed.weights));
    }
    if (target < 0 || target >= static_cast<std::int64_t>(kMaxExactSteps * kWordBits)) return nullptr;
    if (values * words_for(static_cast<std::size_t>(target) + 1) > kMaxExactSteps) return nullptr;
    return std::make_shared<const ExactSum>(std::move(tables), std::move(table_of),
                                            static_cast<std::uint32_t>(target));
}

/// Returns whether the relation holds between 0, the sum of no terms, and the constant.
bool is_true_of_nothing(LinearRelation relation, std::int64_t constant) {
    switch (relation) {
        case LinearRelation::Equal:
            return constant == 0;
        case LinearRelation::AtMost:
            return 0 <= constant;
        case LinearRelation::NotEqual:
            return constant != 0;
    }
    return false;
}

}  // namespace

std::expected<void, Overflow> post_linear(Model& model, std::span<const LinearTerm> all_terms,
                                          LinearRelation relation, std::int64_t constant) {
    const auto terms = merged(all_terms);
    if (!terms) return std::unexpected(Overflow{});
    std::vector<Linear::Term> shares;
    std::vector<VariableId> scope;
    for (const auto& [coefficient, variable, numbers] : *terms) {
        shares.push_back({coefficient, numbers});
        scope.push_back(variable);
    }
    const auto linear = Linear::make(std::move(shares), relation, constant);
    if (!linear) return failure(linear);
    if (scope.empty()) {
        if (!is_true_of_nothing(relation, constant))
            model.post(std::make_shared<const AlwaysFalse>(), {&all_terms[0].variable, 1});
        return {};
    }
    const auto exact = relation == LinearRelation::Equal ? exact_sum(model, *terms, constant) : nullptr;
    if (exact != nullptr) model.post(exact, scope);
    if (exact == nullptr || exact->cost() != Cost::Linear) model.post(*linear, scope);
    return {};
}

}  // namespace sator::propagators
