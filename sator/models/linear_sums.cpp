#include "sator/models/linear_sums.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "sator/models/unrolled.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::models {

namespace {

/// The bases that are tried.
constexpr std::int64_t kLeastBase = 2, kGreatestBase = 16;
/// Up to this number of nodes, partial sums are taken without a look at digits: they prune more.
constexpr double kFewNodes = 1'000;
/// More nodes are left to the propagator.
constexpr double kMostNodes = 100'000;
/// Digits must need this many times fewer nodes.
constexpr double kGain = 4;

/// A variable times a digit. After it, the sum is divided by the base `divisions` times, without a rest.
struct DigitTerm {
    std::size_t position = 0;
    std::int64_t digit = 0;
    int divisions = 0;
};

struct ColumnAddition {
    std::int64_t base = 0;
    int first_divisions = 0;  ///< before the first term
    std::vector<DigitTerm> terms;
    double nodes = 0;  ///< about how many
};

/// The difference between the greatest and the least number of a variable.
double spread(const Linear::Term& term, const std::vector<ValueId>& candidates) {
    std::int64_t least = std::numeric_limits<std::int64_t>::max(),
                 greatest = std::numeric_limits<std::int64_t>::min();
    for (const ValueId value : candidates) {
        if (!term.numbers.contains(value_of(value))) continue;
        least = std::min(least, term.numbers[value_of(value)]);
        greatest = std::max(greatest, term.numbers[value_of(value)]);
    }
    return least > greatest ? 0 : static_cast<double>(greatest) - static_cast<double>(least);
}

class LinearSum {
  public:
    LinearSum(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model)
        : sum_(sum), scope_(scope), model_(model) {
        for (std::size_t i = 0; i < scope.size(); ++i)
            spreads_.push_back(spread(sum.terms()[i], candidates(i)));
    }

    /// The addition in the base that needs the fewest nodes.
    ColumnAddition best() const {
        ColumnAddition best = addition(kLeastBase);
        for (std::int64_t base = kLeastBase + 1; base <= kGreatestBase; ++base) {
            ColumnAddition other = addition(base);
            if (other.nodes < best.nodes) best = std::move(other);
        }
        return best;
    }

    /// A bound on the nodes of the diagram of partial sums: of a layer, by the choices before it, and by the sums before and after it.
    double partial_sums() const {
        const std::size_t count = scope_.size();
        std::vector<double> before(count + 1, 1), after(count + 1, 1), range(count + 1, 1),
            rest(count + 1, 1);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t k = count - 1 - i;
            before[i + 1] = before[i] * static_cast<double>(candidates(i).size());
            after[k] = after[k + 1] * static_cast<double>(candidates(k).size());
            range[i + 1] =
                range[i] + spreads_[i] * std::abs(static_cast<double>(sum_.terms()[i].coefficient));
            rest[k] = rest[k + 1] + spreads_[k] * std::abs(static_cast<double>(sum_.terms()[k].coefficient));
        }
        double nodes = 0;
        for (std::size_t i = 0; i < count; ++i) nodes += std::min({before[i], after[i], range[i], rest[i]});
        return nodes;
    }

    void add(const ColumnAddition& addition) {
        const auto start = divided(-sum_.constant(), addition.base, addition.first_divisions);
        if (!start) return model_.clauses.emplace_back(), void();
        std::vector<VariableId> variables;
        for (const DigitTerm& term : addition.terms) variables.push_back(scope_[term.position]);
        model_.diagrams.push_back(unrolled(
            model_, variables, *start,
            [&](std::size_t layer, std::int64_t carry, ValueId value) {
                const DigitTerm& term = addition.terms[layer];
                const ValueNumbers& numbers = sum_.terms()[term.position].numbers;
                if (!numbers.contains(value_of(value))) return std::optional<std::int64_t>();
                return divided(carry + term.digit * numbers[value_of(value)], addition.base, term.divisions);
            },
            [](std::int64_t carry) { return carry == 0; }));
    }

    /// Adds the diagram of partial sums. Those from which the constant is out of reach are dropped at once.
    void add_partial_sums() {
        std::vector<std::int64_t> least(scope_.size() + 1, 0),
            greatest = least;  // of the terms from a position on
        for (std::size_t i = scope_.size(); i-- > 0;) {
            const auto [low, high] = bounds(i);
            least[i] = least[i + 1] + low;
            greatest[i] = greatest[i + 1] + high;
        }
        model_.diagrams.push_back(unrolled(
            model_, {scope_.begin(), scope_.end()}, std::int64_t{0},
            [&](std::size_t position, std::int64_t before, ValueId value) -> std::optional<std::int64_t> {
                const Linear::Term& term = sum_.terms()[position];
                if (!term.numbers.contains(value_of(value))) return std::nullopt;
                const std::int64_t now = before + term.coefficient * term.numbers[value_of(value)];
                const std::int64_t left = sum_.constant() - now;
                if (left < least[position + 1] || left > greatest[position + 1]) return std::nullopt;
                return now;
            },
            [&](std::int64_t total) { return total == sum_.constant(); }));
    }

  private:
    /// The least and the greatest that a term can be.
    std::pair<std::int64_t, std::int64_t> bounds(std::size_t position) const {
        const Linear::Term& term = sum_.terms()[position];
        std::int64_t least = 0, greatest = 0;
        bool is_first = true;
        for (const ValueId value : candidates(position)) {
            if (!term.numbers.contains(value_of(value))) continue;
            const std::int64_t number = term.coefficient * term.numbers[value_of(value)];
            least = is_first ? number : std::min(least, number);
            greatest = is_first ? number : std::max(greatest, number);
            is_first = false;
        }
        return {least, greatest};
    }

    const std::vector<ValueId>& candidates(std::size_t position) const {
        return model_.candidates[scope_[position].index()];
    }

    ColumnAddition addition(std::int64_t base) const {
        ColumnAddition made{.base = base};
        std::vector<std::int64_t> rest;
        for (const Linear::Term& term : sum_.terms()) rest.push_back(term.coefficient);
        double width = 1;
        while (std::ranges::any_of(rest, [](std::int64_t left) { return left != 0; })) {
            for (std::size_t i = 0; i < rest.size(); ++i) {
                const std::int64_t digit = rest[i] % base;  // with the sign of the coefficient
                rest[i] /= base;
                if (digit == 0) continue;
                made.terms.push_back({i, digit, 0});
                width += static_cast<double>(std::abs(digit)) * spreads_[i];
                made.nodes += width;
            }
            if (std::ranges::all_of(rest, [](std::int64_t left) { return left == 0; })) break;
            ++(made.terms.empty() ? made.first_divisions : made.terms.back().divisions);
            width = std::ceil(width / static_cast<double>(base)) + 1;
        }
        return made;
    }

    /// Divides a sum, or returns nullopt if a rest remains.
    static std::optional<std::int64_t> divided(std::int64_t sum, std::int64_t base, int divisions) {
        for (int i = 0; i < divisions; ++i) {
            if (sum % base != 0) return std::nullopt;
            sum /= base;
        }
        return sum;
    }

    const Linear& sum_;
    std::span<const VariableId> scope_;
    LoweredModel& model_;
    std::vector<double> spreads_;  // by position
};

}  // namespace

bool lower_linear(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model) {
    if (sum.relation() != LinearRelation::Equal) return false;
    LinearSum parts(sum, scope, model);
    const double nodes = parts.partial_sums();
    const double most = std::min(kMostNodes, kMostEdges / most_candidates(model, scope));
    const ColumnAddition best = nodes > kFewNodes ? parts.best() : ColumnAddition();
    const bool is_in_columns = nodes > kFewNodes && best.nodes * kGain <= nodes;
    if ((is_in_columns ? best.nodes : nodes) > most) return false;
    if (is_in_columns)
        parts.add(best);
    else
        parts.add_partial_sums();
    return true;
}

void add_digit_sum(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model) {
    LinearSum digits(sum, scope, model);
    digits.add(digits.best());
}

void add_partial_sums(const Linear& sum, std::span<const VariableId> scope, LoweredModel& model) {
    LinearSum(sum, scope, model).add_partial_sums();
}

}  // namespace sator::models
