#include "sator/models/count_lowerings.hpp"

#include <algorithm>
#include <set>

#include "sator/models/unrolled.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::models {

namespace {

/// Adds how often a value occurs: at most `most` times, and so often that `accepts` the count.
template <class Accepts>
void add_occurrences(LoweredModel& model, PartScope scope, ValueId value, std::size_t most, Accepts accepts) {
    model.diagrams.push_back(unrolled(
        model, {scope.begin(), scope.end()}, std::size_t{0},
        [&](std::size_t, std::size_t count, ValueId at) {
            const std::size_t next = count + (at == value ? 1 : 0);
            return next > most ? std::nullopt : std::optional(next);
        },
        accepts));
}

/// The values that some variable can have, ascending.
std::vector<ValueId> all_values(const LoweredModel& model, PartScope scope) {
    std::set<std::size_t> values;
    for (const VariableId variable : scope) {
        for (const ValueId value : model.candidates[variable.index()]) values.insert(value.index());
    }
    return {values.begin(), values.end()};
}

}  // namespace

void add_count(LoweredModel& model, const std::vector<VariableId>& booleans, std::size_t least,
               std::size_t most) {
    model.diagrams.push_back(unrolled(
        model, booleans, std::size_t{0},
        [&](std::size_t, std::size_t count, ValueId value) {
            const std::size_t next = std::min(count + value.index(), most + 1);
            return next > most ? std::nullopt : std::optional(next);
        },
        [&](std::size_t count) { return count >= least; }));
}

/// A value occurs never, or as often as its number says.
bool lower_part(const OwnCounts& counts, PartScope scope, LoweredModel& model) {
    for (const ValueId value : all_values(model, scope)) {
        const ValueNumbers& numbers = counts.numbers();
        const std::int64_t number = numbers.contains(value_of(value)) ? numbers[value_of(value)] : 0;
        const auto most = static_cast<std::size_t>(std::max<std::int64_t>(number, 0));
        add_occurrences(model, scope, value, most,
                        [&](std::size_t count) { return count == 0 || count == most; });
    }
    return true;
}

bool lower_part(const GlobalCardinality& cardinality, PartScope scope, LoweredModel& model) {
    for (std::size_t v = 0; v < cardinality.bounds().size(); ++v)
        add_occurrences(model, scope, ValueId(v), cardinality.bounds()[v].most,
                        [&](std::size_t count) { return count >= cardinality.bounds()[v].least; });
    return true;
}

/// Each value is in both halves equally often. The state is how much more often it was in the first half.
bool lower_part(const SameValues& /*same*/, PartScope scope, LoweredModel& model) {
    const std::size_t half = scope.size() / 2;
    for (const ValueId value : all_values(model, scope)) {
        model.diagrams.push_back(unrolled(
            model, {scope.begin(), scope.end()}, 0,
            [&](std::size_t position, int more, ValueId at) {
                const int step = position < half ? 1 : -1;
                return std::optional(at == value ? more + step : more);
            },
            [](int more) { return more == 0; }));
    }
    return true;
}

/// The first layer says how often the number of its position occurs; then the positions are counted, that one too.
bool lower_part(const MagicSequence& sequence, PartScope scope, LoweredModel& model) {
    using State = std::pair<std::int64_t, std::int64_t>;  // what is wanted, and the count
    for (std::size_t k = 0; k < scope.size(); ++k) {
        std::vector<VariableId> order = {scope[k]};
        order.insert(order.end(), scope.begin(), scope.end());
        model.diagrams.push_back(unrolled(
            model, order, State(-1, 0),
            [&](std::size_t layer, const State& state, ValueId value) -> std::optional<State> {
                if (layer > 0)
                    return State(state.first,
                                 state.second + (value_of(value) == sequence.value_of(k) ? 1 : 0));
                if (!sequence.numbers().contains(value_of(value))) return std::nullopt;
                return State(sequence.numbers()[value_of(value)], 0);
            },
            [](const State& state) { return state.first == state.second; }));
    }
    return true;
}

/// A node for each partial sum, as a diagram of its own would have it, but without the propagator. Larger ones are left to it.
bool lower_part(const ExactSum& sum, PartScope scope, LoweredModel& model) {
    constexpr double kMostSums = 100'000;
    const double sums = static_cast<double>(scope.size()) * (static_cast<double>(sum.target()) + 1);
    if (sums > kMostSums || sums * most_candidates(model, scope) > kMostEdges) return false;
    model.diagrams.push_back(unrolled(
        model, {scope.begin(), scope.end()}, std::uint32_t{0},
        [&](std::size_t position, std::uint32_t before, ValueId value) {
            const std::uint32_t weight = sum.weight(position, value_of(value));
            return weight <= sum.target() - before ? std::optional(before + weight) : std::nullopt;
        },
        [&](std::uint32_t total) { return total == sum.target(); }));
    return true;
}

}  // namespace sator::models
