// Compares the idle rules that check reports with brute force over `Rule::holds`.
#include <gtest/gtest.h>

#include <algorithm>

#include "sator/explain/check/idle_rule.hpp"
#include "sator/explain/check/lint.hpp"
#include "tests/random/fillings.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns true if each filling of all cells keeps the rule.
bool kept_by_all(const PuzzleParts& parts, PartId rule) {
    std::vector<std::vector<ValueId>> ranges;
    for (std::size_t i = 0; i < parts.puzzle().grid.position_count(); ++i)
        ranges.push_back(range_of(parts.puzzle(), CellId(i)));
    bool is_kept = true;
    for_each_filling(ranges, [&](const std::vector<Value>& values) {
        is_kept = is_kept && (values.size() < ranges.size() || parts.holds(rule, values));
        return is_kept;
    });
    return is_kept;
}

TEST(IdleRules, AreBrokenByNoFilling) {
    constexpr unsigned kPuzzles = 600;
    const auto entries = Registry::standard().entries();
    std::mt19937 random(6);
    std::size_t idle = 0, busy = 0;
    for (unsigned seed = 0; seed < kPuzzles && !HasFailure(); ++seed) {
        RandomPuzzle puzzle(seed);
        for (std::size_t rules = 1 + random() % 3; rules > 0; --rules)
            puzzle.add(entries[random() % entries.size()].name, seed % 3 == 0);
        if (!puzzle.make()) continue;
        puzzle.shrink_ranges();
        SCOPED_TRACE(std::to_string(seed) + "\n" + puzzle.description());
        RuleContext context = puzzle.context();
        const auto parts = PuzzleParts::make(Registry::standard(), context);
        if (!parts) continue;  // a smaller range may lack a value that a rule names
        const auto told = rules_alone(*parts, Limits{}).idle;
        for (std::size_t i = 0; i < parts->rule_count(); ++i) {
            const bool is_idle = kept_by_all(*parts, PartId(i));
            EXPECT_EQ(std::ranges::count(told, PartId(i)), is_idle ? 1 : 0) << parts->describe(PartId(i));
            ++(is_idle ? idle : busy);
        }
    }
    EXPECT_GT(idle, 50U);
    EXPECT_GT(busy, 300U);
}

/// Returns, for each rule, whether it is idle. The rules have too many fillings to try them all.
std::vector<bool> idle_in_a_row(const std::string& range, std::size_t cells,
                                const std::vector<std::string>& statements) {
    auto builder = PuzzleBuilder::rectangle(cells, 1);
    builder.range(range);
    for (const std::string& statement : statements) builder.rule(statement, builder.cells());
    const auto puzzle = builder.build();
    EXPECT_TRUE(puzzle.has_value());
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    const auto parts = PuzzleParts::make(Registry::standard(), context);
    EXPECT_TRUE(parts.has_value());
    const Model frame = build_model(*puzzle, {});
    std::vector<bool> found;
    for (std::size_t i = 0; i < parts->rule_count(); ++i)
        found.push_back(is_idle(parts->rule(PartId(i)), frame, Limits{}));
    return found;
}

TEST(IdleRules, AreFoundByCountingIfThereAreManyFillings) {
    const std::vector<std::string> clues = {"regex /(?:(A|[^A]))*/",   "regex /(?!C).*|C+.*/",
                                            "regex /[A-F]+/",          "regex /[A-E].*|F[^]+/",
                                            "regex /(?!ABCDEFABC).*/", "regex /(?:A|B|C|[D-F]){9}/"};
    EXPECT_EQ(idle_in_a_row("A B C D E F", 9, clues),
              (std::vector<bool>{true, true, true, true, false, true}));
    EXPECT_EQ(idle_in_a_row("1..9", 9, {"sum(a) >= 9", "sum(a) > 9", "sum(a) < 82", "max(a) >= min(a)"}),
              (std::vector<bool>{true, false, true, true}));
}

}  // namespace
}  // namespace sator::tests
