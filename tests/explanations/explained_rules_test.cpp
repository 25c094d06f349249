// Explains and hints tiny puzzles with random rules and givens, which are often inconsistent, and compares
// each statement with the list of all grids that keep the rules by `Rule::holds`.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/prove.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/render/text/explanation_json.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Json = nlohmann::json;

ValueId value_in(const std::vector<Value>& grid, CellId cell) {
    return value_id(grid[cell.index()]);
}

bool agrees(const std::vector<Value>& grid, std::span<const Given> known) {
    return std::ranges::all_of(known,
                               [&](const Given& given) { return value_in(grid, given.cell) == given.value; });
}

std::vector<Given> with(std::span<const Given> some, std::span<const Given> more) {
    std::vector<Given> all(some.begin(), some.end());
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

std::size_t count_agreeing(const Grids& grids, std::span<const Given> known) {
    return static_cast<std::size_t>(
        std::ranges::count_if(grids, [&](const auto& grid) { return agrees(grid, known); }));
}

/// Compares the statements about one puzzle with its grids: those that keep the rules and the givens.
class Judge {
  public:
    Judge(const RandomPuzzle& puzzle, std::mt19937& random)
        : random_(random),
          model_(puzzle.model()),
          context_(puzzle.puzzle(), puzzle.rules(), model_),
          givens_(puzzle.givens()),
          grids_(puzzle.brute_force()) {}

    ExplanationEnd explanation(RuleSetMinimality rule_sets) {
        const Explanation explanation = explain::explain(context_, givens_, Limits{}, rule_sets);
        EXPECT_EQ(explanation.end, grids_.empty()       ? ExplanationEnd::NoSolution
                                   : grids_.size() == 1 ? ExplanationEnd::Solved
                                                        : ExplanationEnd::Several);
        for (const Step& step : explanation.steps) expect_proved(step);
        if (explanation.end != ExplanationEnd::NoSolution) expect_left(explanation);
        expect_drawn(explanation, Json::parse(explanation_json(context_, explanation, "random")));
        return explanation.end;
    }

    void why_not() {
        const CellId cell(upto(context_.cell_count()));
        const Candidate candidate{cell, ValueId(upto(context_.puzzle().alphabet.size()))};
        const WhyNot why = explain::why_not(context_, givens_, candidate, Limits{});
        for (const Step& step : why.steps) expect_proved(step);
        const Given given{cell, candidate.value, {}};
        const bool is_possible = count_agreeing(grids_, {&given, 1}) > 0;
        EXPECT_EQ(why.answer == WhyNot::Answer::Possible, is_possible);
        if (why.answer == WhyNot::Answer::Impossible) {
            ASSERT_FALSE(why.steps.empty());
            EXPECT_TRUE(excludes(why.steps.back(), candidate)) << sentence_of(why.steps.back());
        }
        EXPECT_TRUE(Json::accept(why_not_json(context_, why, candidate, "random")));
    }

    void rating() {
        const RatingResult result = rate(context_, givens_, Limits{}, 1);
        EXPECT_EQ(result.rating.has_value(), grids_.size() == 1);
        if (result.rating) return;
        EXPECT_EQ(result.reason, grids_.empty() ? Unrated::NoSolution : Unrated::Several);
    }

    void hint() {
        const std::vector<Given> entries = some_entries();
        const Hint hint = find_hint(context_, givens_, entries, Limits{});
        const auto changed = changed_givens(givens_, entries);
        const std::size_t open = changed.empty() ? count_agreeing(grids_, entries) : 0;
        EXPECT_FALSE(hint.limit.has_value());
        EXPECT_EQ(hint.mistakes.is_none(), open > 0);
        EXPECT_EQ(hint.mistakes.changed.size(), changed.size());
        expect_mistakes(hint.mistakes, entries);
        for (const auto strength :
             {HintStrength::Where, HintStrength::Technique, HintStrength::Cells, HintStrength::All})
            EXPECT_EQ(mistakes_text(context_, hint.mistakes, strength).empty(), hint.mistakes.is_none());
        EXPECT_TRUE(
            Json::accept(hint_json(context_, hint.mistakes, hint.step ? &*hint.step : nullptr, "random")));
        if (open == 0) {
            EXPECT_FALSE(hint.step || hint.is_done);
            return;
        }
        EXPECT_EQ(hint.is_done, is_full(entries));
        if (!hint.step && !hint.is_done) {
            EXPECT_GT(open, 1u);
        }
        if (hint.step) expect_step(*hint.step, entries);
    }

  private:
    std::size_t upto(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    static bool excludes(const Step& step, Candidate candidate) {
        const auto is_other = [&](const Candidate& c) {
            return c.cell == candidate.cell && c.value != candidate.value;
        };
        return step.is_contradiction() || std::ranges::any_of(step.placed, is_other) ||
               std::ranges::find(step.removed, candidate) != step.removed.end();
    }

    void expect_proved(const Step& step) {
        EXPECT_FALSE(sentence_of(step).empty());
        EXPECT_EQ(prove(context_, step, Limits{}), Proof::Proved) << sentence_of(step);
    }

    std::string sentence_of(const Step& step) const { return hint_text(context_, step, HintStrength::All); }

    /// Requires that the remaining candidates are exactly those that the grids contain.
    void expect_left(const Explanation& explanation) {
        for (std::size_t i = 0; i < context_.cell_count(); ++i) {
            std::set<ValueId> left, held;
            for_each_value(explanation.left[CellId(i)], [&](ValueId v) { left.insert(v); });
            for (const auto& grid : grids_) held.insert(value_in(grid, CellId(i)));
            EXPECT_EQ(left, held) << context_.name_of(CellId(i));
        }
    }

    /// Requires that each cell has its position in the JSON: a value, or null and an entry among the open
    /// cells.
    void expect_drawn(const Explanation& explanation, const Json& json) {
        constexpr std::array kEnds = {"solved", "several", "clash", "stopped"};
        EXPECT_EQ(json["end"], kEnds[static_cast<std::size_t>(explanation.end)]);
        const auto& rows = context_.puzzle().grid.rows;
        ASSERT_EQ(json["grid"].size(), rows.size());
        for (std::size_t r = 0; r < rows.size(); ++r) {
            ASSERT_EQ(json["grid"][r].size(), rows[r].size());
            for (std::size_t c = 0; c < rows[r].size(); ++c) {
                const bool is_open = explanation.is_placed[rows[r][c].index()] == 0;
                EXPECT_EQ(json["grid"][r][c].is_null(), is_open);
                EXPECT_EQ(json.contains("open") && json["open"].contains(context_.name_of(rows[r][c])),
                          is_open);
            }
        }
        for (const Given& given : givens_) EXPECT_TRUE(explanation.left.contains({given.cell, given.value}));
    }

    /// Returns entries: usually values of some grid, so that deduction can continue, sometimes arbitrary
    /// values.
    std::vector<Given> some_entries() {
        std::vector<Given> entries;
        const auto any = grids_.begin();
        for (std::size_t i = 0; i < context_.cell_count(); ++i) {
            const CellId cell(i);
            const auto range = range_of(context_.puzzle(), cell);
            const bool is_right = any != grids_.end() && upto(6) != 0;
            const ValueId value = is_right ? value_in(*any, cell) : range[upto(range.size())];
            const Given entry{cell, value, {}};
            if (upto(2) == 0 && std::ranges::find(givens_, entry) == givens_.end()) entries.push_back(entry);
        }
        return entries;
    }

    bool is_full(std::span<const Given> entries) const {
        return givens_.size() + entries.size() == context_.cell_count();
    }

    void expect_mistakes(const Mistakes& mistakes, std::span<const Given> entries) {
        for (const Step& step : mistakes.broken) {
            expect_proved(step);
            for (const StepPremise& premise : step.premises) EXPECT_TRUE(premise.is_placed);
        }
        EXPECT_EQ(mistakes.has_no_solution, mistakes.broken.empty() && grids_.empty());
        std::vector<Given> stuck;
        for (const Candidate& c : mistakes.dead_end) stuck.push_back({c.cell, c.value, {}});
        for (const Given& one : stuck) EXPECT_TRUE(std::ranges::find(entries, one) != entries.end());
        if (stuck.empty()) return;
        EXPECT_EQ(count_agreeing(grids_, stuck), 0u);
        for (std::size_t i = 0; i < stuck.size(); ++i) {
            std::vector<Given> fewer(stuck);
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_GT(count_agreeing(grids_, fewer), 0u) << "one too many";
        }
    }

    /// Requires that the step's conclusion holds in every grid that the state allows.
    void expect_step(const Step& step, std::span<const Given> entries) {
        expect_proved(step);
        for (const HintStrength strength :
             {HintStrength::Where, HintStrength::Technique, HintStrength::Cells})
            EXPECT_FALSE(hint_text(context_, step, strength).empty());
        EXPECT_FALSE(step.is_contradiction());
        EXPECT_FALSE(step.placed.empty() && step.removed.empty());
        const std::vector<Given> known = with(givens_, entries);
        for (const auto& grid : grids_) {
            if (!agrees(grid, known)) continue;
            for (const Candidate& c : step.placed) EXPECT_EQ(value_in(grid, c.cell), c.value);
            for (const Candidate& c : step.removed) EXPECT_NE(value_in(grid, c.cell), c.value);
        }
    }

    std::mt19937& random_;
    Model model_;
    PuzzleContext context_;
    std::vector<Given> givens_;
    Grids grids_;
};

/// Returns a puzzle of one to four rules of the registry on two to six cells; null if a rule refuses the
/// cells.
std::unique_ptr<RandomPuzzle> some_puzzle(unsigned seed, std::mt19937& random) {
    using Size = std::pair<std::size_t, std::size_t>;
    constexpr std::array kSizes = {Size{2, 1}, Size{3, 1}, Size{2, 2}, Size{5, 1}, Size{3, 2}};
    const auto entries = Registry::standard().entries();
    const auto& [columns, rows] = kSizes[random() % kSizes.size()];
    auto puzzle = std::make_unique<RandomPuzzle>(seed, columns, rows);
    for (std::size_t rules = 1 + random() % 4; rules > 0; --rules)
        puzzle->add(std::string(entries[random() % entries.size()].name), random() % 8 == 0);
    if (!puzzle->make()) return nullptr;
    const bool has_givens = random() % 3 != 0;
    return !has_givens || puzzle->give() ? std::move(puzzle) : nullptr;
}

/// The number of puzzles, and the factor by which SATOR_FULL multiplies it.
constexpr unsigned kPuzzles = 3000, kFullRulesFactor = 20;

TEST(RandomRules, ExplanationsAndHintsAgreeWithBruteForce) {
    const unsigned puzzles = kPuzzles * (std::getenv("SATOR_FULL") != nullptr ? kFullRulesFactor : 1);
    std::mt19937 random(21);
    std::map<ExplanationEnd, unsigned> ends;
    unsigned judged = 0;
    for (unsigned seed = 0; judged < puzzles && !HasFailure(); ++seed) {
        const auto puzzle = some_puzzle(seed, random);
        if (puzzle == nullptr) continue;
        ++judged;
        SCOPED_TRACE(std::to_string(seed) + "\n" + puzzle->description());
        Judge judge(*puzzle, random);
        ++ends[judge.explanation(RuleSetMinimality::Minimal)];
        judge.explanation(RuleSetMinimality::Smallest);
        judge.rating();
        for (int i = 0; i < 3; ++i) judge.why_not();
        for (int i = 0; i < 4; ++i) judge.hint();
    }
    if (HasFailure()) return;
    constexpr unsigned kLeastShare = 30;  // at least one puzzle in this number has each end
    for (const ExplanationEnd end :
         {ExplanationEnd::Solved, ExplanationEnd::Several, ExplanationEnd::NoSolution})
        EXPECT_GE(ends[end], puzzles / kLeastShare);
}

}  // namespace
}  // namespace sator::tests
