#include "sator/propagators/languages/run_starts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/isolated_propagator.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/walk_run.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Lengths = std::vector<std::uint32_t>;

struct RunOfLine {
    Value start;
    std::uint32_t length;
    friend bool operator==(const RunOfLine&, const RunOfLine&) = default;
};

/// Returns whether the runs of `on` among the first cells have these lengths and the starts that follow the cells.
bool starts_hold(std::span<const Value> values, Value on, const Lengths& lengths) {
    const std::size_t cells = values.size() - lengths.size();
    std::vector<RunOfLine> found, wanted;
    for (std::size_t i = 0; i < cells; ++i) {
        if (values[i] != on) continue;
        if (i == 0 || values[i - 1] != on) found.push_back({static_cast<Value>(i), 0});
        ++found.back().length;
    }
    for (std::size_t run = 0; run < lengths.size(); ++run)
        wanted.push_back({values[cells + run], lengths[run]});
    return found == wanted;
}

std::string start_fault(std::size_t cells, Value greatest, Value on, const Lengths& lengths,
                        std::size_t rounds = 200) {
    WalkSpace space = WalkSpace::of(cells, static_cast<std::size_t>(greatest) + 1);
    const std::size_t slack =
        cells + 1 - std::accumulate(lengths.begin(), lengths.end(), std::size_t{0}) - lengths.size();
    std::size_t first = 0;
    for (const std::uint32_t length : lengths) {
        space.scope.push_back(space.variables.size());
        space.variables.push_back(
            {DomainKind::Interval, static_cast<Value>(first), static_cast<Value>(first + slack)});
        first += length + 1;
    }
    const RunStarts runs(RunAutomaton(lengths), on);
    const auto holds = [&](std::span<const Value> line) { return starts_hold(line, on, lengths); };
    return walk_in(space, runs, holds, Strength::Bounds, rounds);
}

TEST(RunStarts, KeepsValuesAndBoundsSupportedByALine) {
    for (const Lengths& lengths : {Lengths{1}, {3}, {1, 1}, {2, 1}, {1, 3}, {2, 2}})
        EXPECT_EQ(start_fault(7, 1, 1, lengths), "");
    EXPECT_EQ(start_fault(8, 1, 1, {1, 2, 1}), "");
    EXPECT_EQ(start_fault(8, 1, 1, {1, 1, 1}, 80), "");
}

TEST(RunStarts, DistinguishesOneValueFromAllOthers) {
    EXPECT_EQ(start_fault(5, 2, 1, {1, 1}, 100), "");
    EXPECT_EQ(start_fault(5, 2, 0, {2, 1}, 100), "");
}

struct LongLine {
    Lengths lengths;
    WalkSpace space;
    WalkDomains initial, domains;
};

/// Draws a line with a random solution, of whose cells some are open, and whose starts have random bounds.
LongLine random_line(std::mt19937& random, std::size_t cells) {
    std::vector<Value> line(cells), starts;
    LongLine drawn;
    for (std::size_t i = 0; i < cells; ++i) {
        const bool repeats = i > 0 && random() % 3 != 0;
        line[i] = repeats ? line[i - 1] : static_cast<Value>(random() % 2);
        if (line[i] == 0) continue;
        if (i == 0 || line[i - 1] == 0) {
            starts.push_back(static_cast<Value>(i));
            drawn.lengths.push_back(0);
        }
        ++drawn.lengths.back();
    }
    drawn.space = WalkSpace::of(cells, 2);
    const auto share = random() % 5;
    for (const Value value : line) {
        drawn.initial.push_back({0, 1});
        drawn.domains.push_back(random() % 5 < share ? std::vector<Value>{value} : std::vector<Value>{0, 1});
    }
    for (const Value start : starts) {
        drawn.space.scope.push_back(drawn.space.variables.size());
        const Value last = static_cast<Value>(cells) - 1;
        drawn.space.variables.push_back({DomainKind::Interval, 0, last});
        drawn.initial.push_back({0, last});
        const Value wide = random() % 3 == 0 ? last : 6;
        drawn.domains.push_back({std::max<Value>(0, start - static_cast<Value>(random() % (wide + 1))),
                                 std::min<Value>(last, start + static_cast<Value>(random() % (wide + 1)))});
    }
    return drawn;
}

/// Returns what the line's positions lose in one run of the propagator, each as a literal of its own.
std::vector<Literal> losses_of(const LongLine& line, const RunStarts& runs) {
    WalkRun run(runs, line.space, line.domains);
    EXPECT_TRUE(run.run());
    std::vector<Literal> losses;
    for (std::uint32_t i = 0; i < line.domains.size(); ++i) {
        const Domain now = run.store().domain(VariableId(i));
        const auto& was = line.domains[i];
        if (line.space.variables[i].kind == DomainKind::Bits) {
            for (const Value v : was) {
                if (!now.contains(v)) losses.push_back({i, Literal::Relation::NotEqual, v});
            }
            continue;
        }
        if (now.min() > was.front()) losses.push_back({i, Literal::Relation::AtLeast, now.min()});
        if (now.max() < was.back()) losses.push_back({i, Literal::Relation::AtMost, now.max()});
    }
    return losses;
}

TEST(RunStarts, ExplainsLongLinesByWhatIsNear) {
    constexpr std::size_t kCells = 70, kShort = 12;
    constexpr int kLines = 60;
    std::mt19937 random(1);
    std::size_t explained = 0, literals = 0;
    for (int i = 0; i < kLines; ++i) {
        const LongLine line = random_line(random, kCells);
        if (line.lengths.empty()) continue;
        const RunStarts runs(RunAutomaton(line.lengths), 1);
        const Model domains = WalkRun::model_of(runs, line.space, line.domains);
        const Model initial = WalkRun::model_of(runs, line.space, line.initial);
        const DomainsBefore before(domains, initial, PropagatorId(0));
        for (const Literal& loss : losses_of(line, runs)) {
            const Reason reason = runs.quick_reason({&loss, 1}, before);
            for (const Literal& literal : reason) EXPECT_TRUE(is_true(literal, before[literal.position]));
            EXPECT_TRUE(reason_suffices(runs, before, std::optional(loss), reason));
            ++explained;
            literals += reason.size();
        }
    }
    EXPECT_GT(explained, std::size_t{kLines});
    EXPECT_LT(literals, kShort * explained);
}

}  // namespace
}  // namespace sator::tests
