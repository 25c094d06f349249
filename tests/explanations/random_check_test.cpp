// Compares check with brute force: random small crosswords, with a list of all fillings and the parts that
// each filling breaks.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "sator/base/utf8.hpp"
#include "sator/explain/check/check_report.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/random/random_clues.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grid = std::vector<Value>;
using Parts = std::vector<PartId>;

/// All fillings of a small puzzle, each with the parts that it breaks.
class Fillings {
  public:
    explicit Fillings(const PuzzleParts& parts) {
        Grid grid(parts.puzzle().grid.cell_count(), 0);
        const std::size_t symbols = parts.puzzle().alphabet.size();
        for (;;) {
            std::set<PartId> broken;
            for (const PartId part : parts.all()) {
                if (!parts.holds(part, grid)) broken.insert(part);
            }
            all_.emplace_back(grid, std::move(broken));
            std::size_t cell = 0;
            while (cell < grid.size() && static_cast<std::size_t>(++grid[cell]) == symbols) grid[cell++] = 0;
            if (cell == grid.size()) return;
        }
    }

    std::vector<Grid> solutions(const Parts& parts) const {
        std::vector<Grid> found;
        for (const auto& [grid, broken] : all_) {
            if (std::ranges::none_of(parts, [&](PartId part) { return broken.contains(part); }))
                found.push_back(grid);
        }
        return found;
    }

  private:
    std::vector<std::pair<Grid, std::set<PartId>>> all_;
};

struct Checked {
    std::shared_ptr<const Puzzle> puzzle;
    CheckReport report;
};

class RandomCheck : public testing::Test {
  protected:
    /// Returns a crossword over a and b. Most of its clues and givens agree with one filling.
    Puzzle random_puzzle(std::size_t columns, std::size_t rows) {
        std::u32string filling;
        for (std::size_t i = 0; i < columns * rows; ++i) filling += clues_.below(2) == 0 ? U'a' : U'b';
        RegexCrossword crossword;
        crossword.alphabet = CodePointSet{{'a', 'b'}};
        crossword.lines[0].resize(columns);
        crossword.lines[1].resize(rows);
        for (std::size_t i = 0; i < columns + rows; ++i) {
            std::u32string line;
            for (std::size_t j = 0; j < (i < columns ? rows : columns); ++j) {
                line += filling[i < columns ? j * columns + i : (i - columns) * columns + j];
            }
            ClueLine& clues = i < columns ? crossword.lines[0][i] : crossword.lines[1][i - columns];
            for (std::uint32_t count = clues_.below(3); count > 0; --count)
                clues.push_back(Clue{.text = clue_for(line)});
        }
        Puzzle puzzle = std::move(*make_regex_crossword(crossword));
        puzzle.initials.emplace_back();
        for (std::size_t cell = 0; cell < filling.size(); ++cell) {
            if (clues_.below(6) != 0) continue;
            const bool is_wrong = clues_.below(8) == 0;
            puzzle.initials[0].givens.push_back(
                {CellId(cell), ValueId((filling[cell] == U'b') != is_wrong ? 1 : 0), {}});
        }
        return puzzle;
    }

    /// Returns a random clue, which usually matches the line.
    std::string clue_for(std::u32string_view line) {
        std::string clue = clues_.next();
        if (clues_.below(20) == 0) return clue;
        for (int i = 0; i < 100; ++i, clue = clues_.next()) {
            const auto tree = parse_regex(to_code_points(clue));
            if (tree && matches_by_backtracking(*tree, line) == MatchResult::Yes) return clue;
        }
        return clue;
    }

    Checked checked(std::size_t columns, std::size_t rows) {
        auto puzzle = std::make_shared<const Puzzle>(random_puzzle(columns, rows));
        RuleContext context{*puzzle, languages_, resources_, {}};
        return {puzzle, std::move(*check(Registry::standard(), context, Limits{}))};
    }

    RandomClues clues_{11, {.references = true, .lookaround = true, .letters = "ab"}};
    ClueCache languages_;
    Resources resources_;
};

void expect_mus(const CheckReport& report, const Fillings& fillings) {
    const Mus& mus = *report.mus;
    EXPECT_TRUE(mus.is_minimal);
    EXPECT_TRUE(fillings.solutions(mus.parts).empty());
    for (const PartId part : mus.parts) EXPECT_FALSE(fillings.solutions(without(mus.parts, part)).empty());
    Parts relaxations;
    for (const PartId part : report.parts->all()) {
        if (!fillings.solutions(without(report.parts->all(), part)).empty()) relaxations.push_back(part);
    }
    EXPECT_EQ(mus.relaxations, relaxations);
}

void expect_true_redundancy(const CheckReport& report, const Fillings& fillings) {
    const Redundancy& found = *report.redundancy;
    EXPECT_TRUE(found.is_complete);
    Parts not_needed;
    for (const PartId part : report.parts->all()) {
        if (fillings.solutions(without(report.parts->all(), part)).size() == 1) not_needed.push_back(part);
    }
    EXPECT_EQ(found.not_needed, not_needed);
    EXPECT_EQ(fillings.solutions(found.irredundant).size(), 1U);
    for (const PartId part : found.irredundant)
        EXPECT_GT(fillings.solutions(without(found.irredundant, part)).size(), 1U);
}

void expect_true_candidates(const CheckReport& report, const std::vector<Grid>& solutions) {
    const Ambiguity& found = *report.ambiguity;
    EXPECT_TRUE(found.count_is_exact);
    EXPECT_EQ(found.count, BigCount(solutions.size()));
    std::size_t differing = 0;
    for (std::size_t cell = 0; cell < solutions[0].size(); ++cell) {
        std::map<Value, std::uint64_t> counts;
        for (const Grid& solution : solutions) ++counts[solution[cell]];
        if (counts.size() < 2) continue;
        ASSERT_LT(differing, found.cells.size());
        const DifferingCell& told = found.cells[differing++];
        EXPECT_EQ(told.cell, CellId(cell));
        std::map<Value, std::uint64_t> told_counts;
        for (const TrueCandidate& candidate : told.candidates)
            told_counts[candidate.value] = candidate.solutions;
        EXPECT_EQ(told_counts, counts);
    }
    EXPECT_EQ(differing, found.cells.size());
}

/// Returns true if the solution keeps what the repair adds or narrows.
bool keeps_repair(const Repair& repair, const CheckReport& report, const Grid& solution,
                  RuleContext& context) {
    if (repair.kind == Repair::Kind::Givens) {
        return std::ranges::all_of(repair.givens, [&](const Given& given) {
            return solution[given.cell.index()] == value_of(given.value);
        });
    }
    RuleStatement statement;
    if (repair.kind == Repair::Kind::AddedRule) {
        statement.name = repair.rule;
        statement.drawings.emplace_back();
        for (const auto& cells : repair.cells) statement.drawings[0].push_back({"", cells});
        for (const std::string& argument : repair.arguments)
            statement.arguments.push_back({.text = argument});
    } else {
        statement = context.puzzle.rules[report.parts->statement_of(repair.clue)];
        statement.arguments[0].text = repair.after;
    }
    const auto rules = make_rules_of(Registry::standard(), statement, context);
    return rules && std::ranges::all_of(*rules, [&](const auto& rule) { return keeps(*rule, solution); });
}

TEST_F(RandomCheck, AgreesWithBruteForce) {
    std::map<Verdict, int> seen;
    std::map<Repair::Kind, int> repaired;
    for (int round = 0; round < 1000; ++round) {
        SCOPED_TRACE(round);
        const Checked checked = this->checked(2 + clues_.below(2), 2 + clues_.below(2));
        const CheckReport& report = checked.report;
        const Fillings fillings(*report.parts);
        const std::vector<Grid> solutions = fillings.solutions(report.parts->all());
        ++seen[report.verdict];
        EXPECT_TRUE(report.is_complete || report.repairs);
        ASSERT_EQ(report.verdict, solutions.empty()       ? Verdict::None
                                  : solutions.size() == 1 ? Verdict::Unique
                                                          : Verdict::Several);
        if (report.mus) expect_mus(report, fillings);
        if (report.redundancy) expect_true_redundancy(report, fillings);
        if (!report.ambiguity) continue;
        expect_true_candidates(report, solutions);
        EXPECT_FALSE(report.repairs->list.empty());
        RuleContext context{*checked.puzzle, languages_, resources_, {}};
        for (const Repair& repair : report.repairs->list) {
            ++repaired[repair.kind];
            std::vector<Grid> left;
            for (const Grid& solution : solutions) {
                if (keeps_repair(repair, report, solution, context)) left.push_back(solution);
            }
            EXPECT_EQ(left, std::vector<Grid>{repair.solution}) << repair.after << repair.rule;
        }
    }
    for (const Verdict verdict : {Verdict::Unique, Verdict::Several, Verdict::None})
        EXPECT_GT(seen[verdict], 20) << name_of(verdict);
    for (const auto kind : {Repair::Kind::TightenedClue, Repair::Kind::Givens, Repair::Kind::AddedRule}) {
        EXPECT_GT(repaired[kind], 20) << static_cast<int>(kind);
    }
}

/// A part reported as dead can be replaced by one that matches nothing: no filling of the slot shows a
/// difference.
TEST_F(RandomCheck, DeadPartsAreInNoMatch) {
    int dead_parts = 0;
    const std::u32string never = U"(?:[])";
    for (int round = 0; round < 600; ++round) {
        const Checked checked = this->checked(3, 2);
        for (const ClueRemark& remark : checked.report.clues) {
            const std::u32string clue = to_code_points(remark.clue);
            const auto tree = parse_regex(clue);
            const std::size_t length = checked.report.parts->rule(remark.rule).cells().size();
            for (const DeadCluePart& dead : remark.dead_parts) {
                const std::u32string part = clue.substr(dead.begin, dead.end - dead.begin);
                if (part.find(U'(') != std::u32string::npos || part.ends_with(U'*') || part.ends_with(U'?') ||
                    part.ends_with(U'}')) {
                    continue;  // the numbers of groups must stay, and an optional part may be left out
                }
                const auto changed = parse_regex(clue.substr(0, dead.begin) + never + clue.substr(dead.end));
                ASSERT_TRUE(changed);
                ++dead_parts;
                for (std::size_t bits = 0; bits < std::size_t{1} << length; ++bits) {
                    std::u32string text;
                    for (std::size_t i = 0; i < length; ++i) text += (bits >> i & 1) != 0 ? U'b' : U'a';
                    EXPECT_EQ(matches_by_backtracking(*tree, text), matches_by_backtracking(*changed, text))
                        << remark.clue;
                }
            }
        }
    }
    EXPECT_GT(dead_parts, 50);
}

}  // namespace
}  // namespace sator::tests
