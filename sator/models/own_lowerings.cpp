// Each lowering has a row in the table at the end of the file: the type of a propagator, and how it is divided.
#include "sator/models/own_lowerings.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "sator/models/count_lowerings.hpp"
#include "sator/models/linear_sums.hpp"
#include "sator/models/unrolled.hpp"
#include "sator/propagators/basic/any_not_all_equal.hpp"
#include "sator/propagators/basic/line_rank.hpp"
#include "sator/propagators/distinct/consecutive_values.hpp"
#include "sator/propagators/distinct/spaced_values.hpp"
#include "sator/propagators/graphs/chained_values.hpp"
#include "sator/propagators/languages/distinct_automaton.hpp"
#include "sator/propagators/placement/fleet.hpp"
#include "sator/propagators/placement/paired_values.hpp"
#include "sator/propagators/placement/word_placement.hpp"
#include "sator/propagators/tables/short_table.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::models {

namespace {

constexpr ValueId kFalse{0}, kTrue{1};
constexpr std::size_t kBoolean = 2;

/// Adds a Boolean that is true only if the scope agrees with the row.
VariableId add_row(LoweredModel& model, PartScope scope, std::span<const ShortRows::Entry> row) {
    const VariableId chosen = model.add_auxiliary(kBoolean);
    for (const auto& [position, value] : row)
        model.clauses.push_back({{chosen, kFalse}, {scope[position], ValueId(value)}});
    return chosen;
}

bool lower_part(const ShortTable& table, PartScope scope, LoweredModel& model) {
    std::vector<ValueClaim> some;
    for (std::size_t row = 0; row < table.rows().row_count(); ++row)
        some.push_back({add_row(model, scope, table.rows().row(row)), kTrue});
    model.clauses.push_back(std::move(some));
    return true;
}

/// Each word has exactly one option, and a position that is not blank belongs to a chosen one.
bool lower_part(const WordPlacement& placement, PartScope scope, LoweredModel& model) {
    const PlacementOptions& placements = placement.placements();
    std::vector<VariableId> chosen;
    for (std::size_t option = 0; option < placements.options().row_count(); ++option)
        chosen.push_back(add_row(model, scope, placements.options().row(option)));
    for (std::size_t word = 0; word < placements.word_count(); ++word) {
        const auto begin = chosen.begin() + static_cast<std::ptrdiff_t>(placements.first_option(word));
        const auto end = chosen.begin() + static_cast<std::ptrdiff_t>(placements.end_option(word));
        if (begin == end)
            model.clauses.emplace_back();
        else
            add_count(model, {begin, end}, 1, 1);
    }
    for (std::size_t position = 0; position < scope.size(); ++position) {
        std::vector<ValueClaim> covered = {{scope[position], value_id(placement.blank())}};
        for (const std::uint32_t option : placements.options_covering(position))
            covered.push_back({chosen[option], kTrue});
        model.clauses.push_back(std::move(covered));
    }
    return true;
}

/// A Boolean for each two neighbours says that they are a pair. A position has the first value exactly if it begins a pair, and
/// the second one exactly if it ends one.
bool lower_part(const PairedValues& paired, PartScope scope, LoweredModel& model) {
    std::vector<std::vector<VariableId>> begins(scope.size()), ends(scope.size());
    for (std::size_t first = 0; first < scope.size(); ++first) {
        for (const std::uint32_t second : paired.beside()[first]) {
            const VariableId chosen = model.add_auxiliary(kBoolean);
            begins[first].push_back(chosen);
            ends[second].push_back(chosen);
        }
    }
    const auto add = [&](const std::vector<VariableId>& chosen, VariableId position, Value value) {
        std::vector<ValueClaim> some = {{position, value_id(value), false}};
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            some.push_back({chosen[i], kTrue});
            model.clauses.push_back({{chosen[i], kFalse}, {position, value_id(value)}});
            for (std::size_t k = 0; k < i; ++k)
                model.clauses.push_back({{chosen[i], kFalse}, {chosen[k], kFalse}});
        }
        model.clauses.push_back(std::move(some));
    };
    for (std::size_t position = 0; position < scope.size(); ++position) {
        add(begins[position], scope[position], paired.first());
        add(ends[position], scope[position], paired.second());
    }
    return true;
}

/// Adds that the part of a position is one of a set.
void add_parts_allowed(VariableId part, FleetParts::Set allowed, const FleetParts& parts,
                       const std::vector<ValueClaim>& unless, LoweredModel& model) {
    std::vector<ValueClaim> some = unless;
    for (std::uint32_t p = 0; p < parts.count(); ++p) {
        if ((allowed >> p & 1) != 0) some.push_back({part, ValueId(p)});
    }
    model.clauses.push_back(std::move(some));
}

/// An auxiliary variable for each position is its part of a ship. Neighbours have parts that go together, and the first parts are
/// counted.
bool lower_part(const Fleet& fleet, PartScope scope, LoweredModel& model) {
    const FleetParts& parts = fleet.parts();
    std::vector<VariableId> part;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        part.push_back(model.add_auxiliary(parts.count()));
        add_parts_allowed(part[i], fleet.parts_at(i), parts, {}, model);
        const ValueClaim is_water{part[i], ValueId(FleetParts::kWater)};
        const ValueClaim is_ship{scope[i], value_id(fleet.ship())};
        model.clauses.push_back({is_water, is_ship});
        model.clauses.push_back({{part[i], is_water.value, false}, {scope[i], is_ship.value, false}});
    }
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const SquareNeighbours& beside = fleet.squares()[i];
        for (std::uint32_t p = 0; p < parts.count(); ++p) {
            const std::vector<ValueClaim> unless{{part[i], ValueId(p), false}};
            if (beside.right != SquareNeighbours::kNone)
                add_parts_allowed(part[beside.right], parts.across().next[p], parts, unless, model);
            if (beside.down != SquareNeighbours::kNone)
                add_parts_allowed(part[beside.down], parts.down().next[p], parts, unless, model);
        }
        for (const std::uint32_t other : {beside.down_left, beside.down_right}) {
            if (other != SquareNeighbours::kNone)
                model.clauses.push_back({{scope[i], value_id(fleet.ship()), false},
                                         {scope[other], value_id(fleet.ship()), false}});
        }
    }
    for (const auto& [first, ships] : parts.counts()) {
        std::vector<VariableId> begins;
        for (const VariableId own : part) {
            begins.push_back(model.add_auxiliary(kBoolean));
            add_parts_allowed(own, first, parts, {{begins.back(), kFalse}}, model);
            add_parts_allowed(own, ~first, parts, {{begins.back(), kTrue}}, model);
        }
        add_count(model, begins, ships, ships);
    }
    return true;
}

/// The state is the value of the group so far; nullopt before its first position, or after a group that differs.
bool lower_part(const AnyNotAllEqual& groups, PartScope scope, LoweredModel& model) {
    struct State {
        bool differs = false;
        std::optional<std::size_t> value;
        auto operator<=>(const State&) const = default;
    };
    std::vector<bool> is_last(scope.size(), false);
    for (const std::uint32_t end : groups.ends()) is_last[end - 1] = true;
    model.diagrams.push_back(unrolled(
        model, {scope.begin(), scope.end()}, State(),
        [&](std::size_t position, const State& state, ValueId value) -> std::optional<State> {
            if (state.differs || (state.value && *state.value != value.index())) return State{true, {}};
            if (is_last[position]) return State();
            return State{false, value.index()};
        },
        [](const State& state) { return state.differs; }));
    return true;
}

/// Adds a Boolean that says whether `other` is smaller than `own`. They must not be equal.
VariableId add_comparison(LoweredModel& model, PartScope scope, const LineRank::Line& own,
                          const LineRank::Line& other) {
    struct State {
        std::optional<bool> is_smaller;    // nullopt: equal so far
        std::optional<std::size_t> value;  // of the own line, at the place that is compared
        auto operator<=>(const State&) const = default;
    };
    const VariableId answer = model.add_auxiliary(kBoolean);
    std::vector<VariableId> order;
    for (std::size_t i = 0; i < own.size(); ++i) {
        order.push_back(scope[own[i]]);
        order.push_back(scope[other[i]]);
    }
    order.push_back(answer);
    model.diagrams.push_back(unrolled(
        model, order, State(),
        [&](std::size_t layer, const State& state, ValueId value) -> std::optional<State> {
            const bool is_answer = layer + 1 == order.size();
            if (is_answer && state.is_smaller != (value == kTrue)) return std::nullopt;
            if (is_answer || state.is_smaller) return state;
            if (!state.value) return State{{}, value.index()};
            if (value.index() == *state.value) return State();
            return State{value.index() < *state.value, {}};
        },
        [](const State&) { return true; }));
    return answer;
}

bool lower_part(const LineRank& rank, PartScope scope, LoweredModel& model) {
    std::vector<VariableId> smaller;
    for (const LineRank::Line& other : rank.others())
        smaller.push_back(add_comparison(model, scope, rank.own(), other));
    add_count(model, smaller, rank.smaller(), rank.smaller());
    return true;
}

/// Adds that the variables differ, unless a constraint says so already.
void add_different(LoweredModel& model, PartScope scope) {
    const std::set<VariableId> cells(scope.begin(), scope.end());
    const bool is_known = std::ranges::any_of(model.different, [&](const DifferentCells& other) {
        const std::set<VariableId> others(other.cells.begin(), other.cells.end());
        return std::ranges::includes(others, cells);
    });
    if (!is_known || cells.size() < scope.size())
        model.different.push_back({{scope.begin(), scope.end()}, {}});
}

/// The message of a first layer to the second one; nullopt in the first.
using Said = std::optional<std::size_t>;

/// Adds that two variables, perhaps the same, have values that `allows` both.
template <class Allows>
void add_pair(LoweredModel& model, VariableId first, VariableId second, Allows allows) {
    model.diagrams.push_back(unrolled(
        model, {first, second}, Said(),
        [&](std::size_t layer, const Said& said, ValueId value) -> std::optional<Said> {
            if (layer > 0 && !allows(*said, value.index())) return std::nullopt;
            return Said(value.index());
        },
        [](const Said&) { return true; }));
}

/// An auxiliary variable is the window; each position has a value in it, and all differ.
bool lower_part(const ConsecutiveValues& consecutive, PartScope scope, LoweredModel& model) {
    const VariableId window = model.add_auxiliary(consecutive.windows().size());
    for (const VariableId variable : scope) {
        add_pair(model, window, variable, [&](std::size_t w, std::size_t value) {
            const auto first = static_cast<std::size_t>(consecutive.windows()[w]);
            return first <= value && value < first + scope.size();
        });
    }
    add_different(model, scope);
    return true;
}

bool lower_part(const SpacedValues& spaced, PartScope scope, LoweredModel& model) {
    for (std::size_t i = 0; i < scope.size(); ++i) {
        for (std::size_t k = i + 1; k < scope.size(); ++k)
            add_pair(model, scope[i], scope[k],
                     [&](std::size_t a, std::size_t b) { return spaced.allows(a, b); });
    }
    return true;
}

bool lower_part(const DistinctAutomaton& automaton, PartScope scope, LoweredModel& model) {
    const TransitionTable& table = automaton.table();
    model.diagrams.push_back(unrolled(
        model, {scope.begin(), scope.end()}, std::uint32_t{0},
        [&](std::size_t, std::uint32_t state, ValueId value) {
            const std::uint32_t next = table.step(state, value_of(value));
            return next == TransitionTable::kNone ? std::nullopt : std::optional(next);
        },
        [&](std::uint32_t state) { return table.accepts[state] != 0; }));
    add_different(model, scope);
    return true;
}

/// If a position has a value of the chain, a position beside it has the next one, and another one the value before.
bool lower_part(const ChainedValues& chain, PartScope scope, LoweredModel& model) {
    for (std::uint32_t position = 0; position < scope.size(); ++position) {
        for (Value v = chain.first(); v <= chain.last(); ++v) {
            for (const Value wanted : {v - 1, v + 1}) {
                if (!chain.is_in_chain(wanted)) continue;
                std::vector<ValueClaim> some = {{scope[position], value_id(v), false}};
                for (const std::uint32_t beside : chain.graph().beside(position))
                    some.push_back({scope[beside], value_id(wanted)});
                model.clauses.push_back(std::move(some));
            }
        }
    }
    return true;
}

bool lower_part(const Linear& sum, PartScope scope, LoweredModel& model) {
    return lower_linear(sum, scope, model);
}

template <class Type>
bool lower_if(const Propagator& propagator, PartScope scope, LoweredModel& model) {
    const auto* own = dynamic_cast<const Type*>(&propagator);
    return own != nullptr && lower_part(*own, scope, model);
}

constexpr std::array kLowerings = {
    lower_if<ShortTable>,        lower_if<WordPlacement>, lower_if<AnyNotAllEqual>,
    lower_if<OwnCounts>,         lower_if<LineRank>,      lower_if<Linear>,
    lower_if<GlobalCardinality>, lower_if<SameValues>,    lower_if<MagicSequence>,
    lower_if<ConsecutiveValues>, lower_if<SpacedValues>,  lower_if<DistinctAutomaton>,
    lower_if<ExactSum>,          lower_if<PairedValues>,  lower_if<Fleet>,
    lower_if<ChainedValues>};

}  // namespace

bool lower_in_parts(const Propagator& propagator, std::span<const VariableId> scope, LoweredModel& model) {
    return std::ranges::any_of(kLowerings, [&](auto lowering) { return lowering(propagator, scope, model); });
}

}  // namespace sator::models
