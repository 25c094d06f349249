// Explanations of whole puzzles: every step is proved again by a search over its rules and facts alone, none
// of these can be left out, and the end is the solver's solution.
#include "sator/explain/way.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "sator/explain/premises.hpp"
#include "sator/explain/prove.hpp"
#include "sator/explain/sentence.hpp"
#include "sator/formats/format.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/puzzle_solver.hpp"

namespace sator {
namespace {

std::optional<std::string> contents(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The candidates as a step's facts leave them.
Candidates known_of(const Study& study, const Step& step) {
    Candidates known = study.ranges();
    for (const Fact& fact : step.facts) {
        if (fact.is_placed) known.fix({fact.cell, fact.values[0]});
        for (const std::size_t v : fact.values) {
            if (!fact.is_placed) known.remove({fact.cell, v});
        }
    }
    return known;
}

bool still_follows(const Study& study, const std::vector<RuleId>& rules, const Candidates& known,
                   const Step& step) {
    if (rules.empty()) return !step.placed.empty() && known.count(step.placed[0].cell) == 1;
    Closure closure(study.model(), rules);
    return follows(closure, known, {step.placed, step.removed, step.by_assuming, step.is_clash});
}

void expect_minimal(const Study& study, const Step& step) {
    const Candidates known = known_of(study, step);
    EXPECT_TRUE(still_follows(study, step.rules, known, step)) << sentence(study, step);
    for (std::size_t i = 0; i < step.rules.size(); ++i) {
        std::vector<RuleId> fewer(step.rules);
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(still_follows(study, fewer, known, step))
            << "a rule too many: " << sentence(study, step);
    }
    for (const Fact& fact : step.facts) {
        for (const std::size_t v : fact.values) {
            Candidates less = known;
            if (fact.is_placed) {
                std::ranges::copy(study.ranges()[fact.cell], less[fact.cell].begin());
            } else {
                set_bit(less[fact.cell], v);
            }
            EXPECT_FALSE(still_follows(study, step.rules, less, step))
                << "a fact too many, of " << study.name_of(fact.cell) << ": " << sentence(study, step);
        }
    }
}

void expect_explained(const Puzzle& puzzle, Resources& files, bool with_minimality) {
    LanguageCache clues;
    RuleContext context{puzzle, clues, files, {}};
    auto solver =
        PuzzleSolver::build(std::make_shared<const Puzzle>(puzzle), Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver.has_value());
    std::vector<std::vector<Value>> solutions;
    solver->solve(0, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return solutions.size() < 2;
    });
    const Study study(puzzle, solver->rules(), solver->model());
    const auto givens = puzzle.initials.empty() ? std::span<const Given>()
                                                : std::span<const Given>(puzzle.initials[0].givens);
    const Way way = find_way(study, givens, Limits{});
    for (const Step& step : way.steps) {
        EXPECT_EQ(prove(study, step, Limits{}), Proof::Proved) << sentence(study, step);
        if (with_minimality && step.technique != Technique::NestedTrial) expect_minimal(study, step);
    }
    EXPECT_EQ(way.end, solutions.empty()       ? WayEnd::Clash
                       : solutions.size() == 1 ? WayEnd::Solved
                                               : WayEnd::Several);
    for (std::size_t i = 0; i < study.cell_count() && !solutions.empty(); ++i) {
        EXPECT_TRUE(way.left.contains({CellId(i), static_cast<std::size_t>(solutions[0][i])}));
    }
}

class ExplainedPuzzle : public testing::TestWithParam<std::string> {};

TEST_P(ExplainedPuzzle, IsProvedStepByStep) {
    const std::filesystem::path path = std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles" / GetParam();
    Resources files([](const std::string& name) { return contents(name); });
    const auto puzzles = read(contents(path).value(), path.string(), files);
    ASSERT_TRUE(puzzles[0].has_value());
    expect_explained(*puzzles[0], files, true);
}

std::vector<std::string> gallery() {
    std::vector<std::string> names;
    const std::filesystem::path folder = std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const auto ending = entry.path().extension();
        if (ending == ".sator" || ending == ".json")
            names.push_back(std::filesystem::relative(entry.path(), folder).string());
    }
    std::ranges::sort(names);
    return names;
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    for (char& c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(Gallery, ExplainedPuzzle, testing::ValuesIn(gallery()), test_name);

}  // namespace
}  // namespace sator
