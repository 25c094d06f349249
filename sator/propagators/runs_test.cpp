#include "sator/propagators/runs.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/walk_run.hpp"

namespace sator {
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

std::string fault(std::size_t positions, std::size_t values, Value on, const Lengths& lengths) {
    const Runs runs(lengths, on);
    const auto holds = [&](std::span<const Value> line) { return runs_of(line, on) == lengths; };
    return walk(positions, values, runs, holds, Strength::Gac, 80);
}

TEST(Runs, KeepsWhatALineSupports) {
    for (const Lengths& lengths :
         {Lengths{}, {1}, {3}, {8}, {1, 1}, {2, 1}, {1, 3, 1}, {2, 2, 2}, {1, 1, 1, 1}}) {
        EXPECT_EQ(fault(8, 2, 1, lengths), "");
    }
}

TEST(Runs, TellsOneValueFromAllOthers) {
    EXPECT_EQ(fault(6, 3, 1, {2, 1}), "");
    EXPECT_EQ(fault(6, 3, 0, {1, 2}), "");
}

TEST(Runs, HasNoSolutionWhereTheyDoNotFit) {
    EXPECT_EQ(fault(5, 2, 1, {3, 2}), "");
    EXPECT_EQ(fault(5, 2, 1, {6}), "");
}

/// A line as a text of '#', '.' and '?'.
std::string solved(const Lengths& lengths, std::string line) {
    const Runs runs(lengths, 1);
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

TEST(Runs, CarriesOverWords) {
    const std::string open(70, '?');
    EXPECT_EQ(solved({66}, open), std::string(4, '?') + std::string(62, '#') + std::string(4, '?'));
    EXPECT_EQ(solved({33, 36}, open), std::string(33, '#') + "." + std::string(36, '#'));
    EXPECT_EQ(solved({63, 1, 3}, open.substr(0, 69)), std::string(63, '#') + ".#.###");
    EXPECT_EQ(solved({62, 1, 1, 1}, "." + open.substr(0, 68)), "." + std::string(62, '#') + ".#.#.#");
    EXPECT_EQ(solved({33, 37}, open), "conflict");
    // As small a line, stretched by gaps, must end in the same way.
    EXPECT_EQ(solved({1, 1}, "#" + std::string(68, '.') + "?"), "#" + std::string(68, '.') + "#");
}

TEST(Runs, ReadsWhatIsKnown) {
    EXPECT_EQ(solved({3}, "??#????"), "??#??..");
    EXPECT_EQ(solved({2}, "?.???.??"), "..???.??");
    EXPECT_EQ(solved({2, 2}, "?.?#?.??"), "..?#?.##");
}

}  // namespace
}  // namespace sator
