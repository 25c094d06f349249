// Compares the cores that check reports with brute force: random small puzzles of all rules, and all sets of
// their parts, smaller sets first.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "sator/explain/check/check_report.hpp"
#include "sator/explain/parts/mus.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/random/fillings.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Bits = std::uint32_t;

/// Returns, for each filling of a puzzle's cells, the parts that it breaks, as bits.
std::vector<Bits> broken_by_fillings(const PuzzleParts& parts) {
    std::vector<std::vector<ValueId>> ranges;
    for (std::size_t i = 0; i < parts.puzzle().grid.position_count(); ++i)
        ranges.push_back(range_of(parts.puzzle(), CellId(i)));
    for (const Given& given : parts.frame()) ranges[given.cell.index()] = {given.value};
    std::vector<Bits> all;
    for_each_filling(ranges, [&](const std::vector<Value>& values) {
        if (values.size() < ranges.size()) return true;
        Bits broken = 0;
        for (const PartId part : parts.all())
            broken |= parts.holds(part, values) ? 0 : Bits{1} << part.index();
        all.push_back(broken);
        return true;
    });
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

/// Returns true if each filling breaks some part of the set.
bool clash(const std::vector<Bits>& broken, Bits set) {
    return std::ranges::all_of(broken, [&](Bits bits) { return (bits & set) != 0; });
}

/// Returns true if the union of `set` and some `size` of the parts from `first` on is unsatisfiable.
bool some_clash(const std::vector<Bits>& broken, std::size_t parts, std::size_t first, std::size_t size,
                Bits set) {
    if (size == 0) return clash(broken, set);
    for (std::size_t i = first; i < parts; ++i) {
        if (some_clash(broken, parts, i + 1, size - 1, set | Bits{1} << i)) return true;
    }
    return false;
}

Bits bits_of(const std::vector<PartId>& parts) {
    Bits bits = 0;
    for (const PartId part : parts) bits |= Bits{1} << part.index();
    return bits;
}

void expect_smallest(const PuzzleParts& parts, const Mus& found, const std::vector<Bits>& broken) {
    EXPECT_TRUE(found.is_minimal);
    EXPECT_TRUE(found.is_smallest);
    EXPECT_TRUE(clash(broken, bits_of(found.parts)));
    EXPECT_FALSE(!found.parts.empty() && some_clash(broken, parts.size(), 0, found.parts.size() - 1, 0));
    for (const PartId part : parts.all()) {
        const bool is_relaxation = !clash(broken, bits_of(without(parts.all(), part)));
        EXPECT_EQ(std::ranges::count(found.relaxations, part), is_relaxation ? 1 : 0);
    }
}

TEST(SmallestMus, HasTheFewestPartsOfAllCores) {
    constexpr unsigned kPuzzles = 1800;
    const auto entries = Registry::standard().entries();
    std::mt19937 random(5);
    std::size_t clashes = 0, larger = 0;
    for (unsigned seed = 0; seed < kPuzzles && !HasFailure(); ++seed) {
        RandomPuzzle puzzle(seed);
        for (std::size_t rules = 2 + random() % 5; rules > 0; --rules)
            puzzle.add(entries[random() % entries.size()].name, false);
        if (!puzzle.make()) continue;
        RuleContext context = puzzle.context();
        const auto report = check(Registry::standard(), context, Limits{});
        ASSERT_TRUE(report.has_value());
        if (report->verdict != Verdict::None || report->parts->size() >= 32) continue;
        SCOPED_TRACE(std::to_string(seed) + "\n" + puzzle.description());
        expect_smallest(*report->parts, *report->mus, broken_by_fillings(*report->parts));
        ++clashes;
        larger += report->mus->parts.size() > 2 ? 1 : 0;
    }
    EXPECT_GT(clashes, 200U);
    EXPECT_GT(larger, 20U);
}

/// Returns the descriptions of the parts of check's core for a puzzle in the puzzle language.
std::vector<std::string> described_mus(const std::string& text) {
    Resources resources;
    const auto puzzle = read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources, {});
    EXPECT_TRUE(puzzle.has_value());
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    const auto report = check(Registry::standard(), context, Limits{});
    EXPECT_TRUE(report && report->mus && report->mus->is_smallest);
    std::vector<std::string> told;
    for (const PartId part : report->mus->parts) told.push_back(report->parts->describe(part));
    return told;
}

TEST(SmallestMus, FindsARuleAndTheGivensInItsCells) {
    const std::vector<std::string> expected{"box 3 must be a permutation of 1..9", "R2C7 is given as 9",
                                            "R3C8 is given as 9"};
    std::string text = "layout\n";
    for (int row = 0; row < 9; ++row) {
        text += row % 3 == 0 && row > 0 ? "|-------+-------+-------\n" : "";
        text += "| * * * | * * * | * * * \n";
    }
    text += "range 1..9\nrule permutation 1..9\n| a a a | a a a | a a a\n\n";
    for (int row = 0; row < 9; ++row) text += row % 3 == 0 && row > 0 ? "|-\n|a\n" : "|a\n";
    text += "\n|a a a\n|a a a\n|a a a\n\ninitial\n";
    const std::string givens =
        "4....9..5..2..89...58....9..25.3.16...15..4.....9..7....9.4..7.5...916...6.8.5...";
    for (std::size_t row = 0; row < 9; ++row) {
        text += row % 3 == 0 && row > 0 ? "|-------+-------+-------\n" : "";
        text += "|";
        for (std::size_t column = 0; column < 9; ++column)
            text += std::string(column % 3 == 0 && column > 0 ? " | " : " ") + givens[9 * row + column];
        text += "\n";
    }
    EXPECT_EQ(described_mus(text), expected);
}

TEST(SmallestMus, FindsTwoRulesThoughPropagationFindsOthersFirst) {
    EXPECT_EQ(described_mus("layout 3x1\nrange 1 2 3\nrule distinct\n| a a .\nrule equal\n| a a a\n"
                            "initial\n| . 1 3\n")
                  .size(),
              2U);
    EXPECT_EQ(
        described_mus("layout 2x2\nrange 1..4\nrule runs 0\n| . a\n| . .\nrule consecutive\n| * *\n| * *\n"
                      "initial\n| 3 4\n| . 3\n")
            .size(),
        2U);
}

}  // namespace
}  // namespace sator::tests
