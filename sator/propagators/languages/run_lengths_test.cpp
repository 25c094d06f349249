#include "sator/propagators/languages/run_lengths.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sator/engine/state/domains_before.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/walk_run.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Lengths = std::vector<std::uint32_t>;

Lengths runs_of(std::span<const Value> values, Value on) {
    Lengths lengths;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] != on) continue;
        if (i == 0 || values[i - 1] != on) lengths.push_back(0);
        ++lengths.back();
    }
    return lengths;
}

std::string run_fault(std::size_t positions, std::size_t values, Value on, const Lengths& lengths) {
    const RunLengths runs(lengths, on);
    const auto holds = [&](std::span<const Value> line) { return runs_of(line, on) == lengths; };
    return walk(positions, values, runs, holds, Strength::Gac, 80);
}

TEST(RunLengths, KeepsValuesSupportedByALine) {
    for (const Lengths& lengths :
         {Lengths{}, {1}, {3}, {8}, {1, 1}, {2, 1}, {1, 3, 1}, {2, 2, 2}, {1, 1, 1, 1}}) {
        EXPECT_EQ(run_fault(8, 2, 1, lengths), "");
    }
}

TEST(RunLengths, DistinguishesOneValueFromAllOthers) {
    EXPECT_EQ(run_fault(6, 3, 1, {2, 1}), "");
    EXPECT_EQ(run_fault(6, 3, 0, {1, 2}), "");
}

TEST(RunLengths, HasNoSolutionIfTheRunsDoNotFit) {
    EXPECT_EQ(run_fault(5, 2, 1, {3, 2}), "");
    EXPECT_EQ(run_fault(5, 2, 1, {6}), "");
}

/// Propagates a line given as a text of '#', '.' and '?'.
std::string solved(const Lengths& lengths, std::string line) {
    const RunLengths runs(lengths, 1);
    WalkDomains domains;
    for (const char c : line)
        domains.push_back(c == '?' ? std::vector<Value>{0, 1} : std::vector<Value>{c == '#'});
    const WalkSpace space = WalkSpace::of(line.size(), 2);
    WalkRun run(runs, space, domains);
    if (!run.run()) return "conflict";
    const WalkDomains now = run.domains();
    for (std::size_t i = 0; i < line.size(); ++i)
        line[i] = now[i].size() == 2 ? '?' : now[i][0] == 1 ? '#' : '.';
    return line;
}

TEST(RunLengths, CarriesBetweenWords) {
    const std::string open(70, '?');
    EXPECT_EQ(solved({66}, open), std::string(4, '?') + std::string(62, '#') + std::string(4, '?'));
    EXPECT_EQ(solved({33, 36}, open), std::string(33, '#') + "." + std::string(36, '#'));
    EXPECT_EQ(solved({63, 1, 3}, open.substr(0, 69)), std::string(63, '#') + ".#.###");
    EXPECT_EQ(solved({62, 1, 1, 1}, "." + open.substr(0, 68)), "." + std::string(62, '#') + ".#.#.#");
    EXPECT_EQ(solved({33, 37}, open), "conflict");
    // The same line with shorter gaps must end in the same way.
    EXPECT_EQ(solved({1, 1}, "#" + std::string(68, '.') + "?"), "#" + std::string(68, '.') + "#");
}

TEST(RunLengths, UsesFixedCells) {
    EXPECT_EQ(solved({3}, "??#????"), "??#??..");
    EXPECT_EQ(solved({2}, "?.???.??"), "..???.??");
    EXPECT_EQ(solved({2, 2}, "?.?#?.??"), "..?#?.##");
}

/// Returns the positions in the quick reason of a removal, or of the conflict, in a line of '#', '.' and '?':
/// a mark below each cell.
std::string reason(const Lengths& lengths, const std::string& line, std::span<const Literal> removals) {
    const Word both = 0b11;
    Model initial, now;
    std::vector<VariableId> scope;
    for (const char c : line) {
        const Word left = c == '?' ? 0b11 : c == '#' ? 0b10 : 0b01;
        scope.push_back(initial.add_cell({&both, 1}));
        now.add_cell({&left, 1});
    }
    const auto runs = std::make_shared<const RunLengths>(lengths, 1);
    for (Model* const model : {&initial, &now}) model->post(runs, scope);
    std::string marks(line.size(), ' ');
    for (const Literal& literal : runs->quick_reason(removals, DomainsBefore(now, initial, PropagatorId(0))))
        marks[literal.position] = '^';
    return marks;
}

TEST(RunLengths, GivesShortReasons) {
    const auto is_not = [](std::uint32_t position, Value v) {
        return std::vector{Literal{position, Literal::Relation::NotEqual, v}};
    };
    EXPECT_EQ(reason({3}, "..#..?...", is_not(5, 1)), "    ^  ^ ");
    EXPECT_EQ(reason({1, 2}, ".#.?#.???", is_not(3, 0)), " ^  ^^   ");
    EXPECT_EQ(reason({1}, ".#...#...", {}), " ^   ^   ");
    EXPECT_EQ(reason({5}, "..?....??", {}), "    ^    ");  // five cells beside it are not enough
    const std::string gap(68, '.'), blank(68, ' ');
    EXPECT_EQ(reason({1}, "#" + gap + "?", is_not(69, 1)), "^" + blank + " ");
    EXPECT_EQ(reason({1}, "." + gap + "?", is_not(69, 0)), "^" + std::string(68, '^') + " ");
}

}  // namespace
}  // namespace sator::tests
