// Explanations of whole puzzles: every step is proved again by a search over its rules and facts alone, none
// of these can be left out, and the end is the solver's solution.
#include "sator/explain/way.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
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
    Claim claim{step.placed, step.removed, step.by_assuming, step.is_clash};
    if (step.split) claim.split = step.split->cells[0];
    return follows(closure, known, claim);
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

/// Whether what is checked takes long: each premise is left out in turn.
enum class Check : std::uint8_t { Proof, ProofAndMinimality };

void expect_explained(const Puzzle& puzzle, Resources& files, std::size_t initial, Check check) {
    LanguageCache clues;
    RuleContext context{puzzle, clues, files, {}};
    context.initial = initial;
    auto solver =
        PuzzleSolver::build(std::make_shared<const Puzzle>(puzzle), Registry::standard(), context, Limits{});
    ASSERT_TRUE(solver.has_value());
    std::vector<std::vector<Value>> solutions;
    solver->solve(initial, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return solutions.size() < 2;
    });
    const Study study(puzzle, solver->rules(), solver->model());
    const auto givens = puzzle.initials.empty() ? std::span<const Given>()
                                                : std::span<const Given>(puzzle.initials[initial].givens);
    const Way way = find_way(study, givens, Limits{});
    for (const Step& step : way.steps) {
        EXPECT_EQ(prove(study, step, Limits{}), Proof::Proved) << sentence(study, step);
        if (check == Check::ProofAndMinimality && step.technique != Technique::NestedTrial)
            expect_minimal(study, step);
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
    expect_explained(*puzzles[0], files, 0, Check::ProofAndMinimality);
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

/// A sudoku of four by four with some of a shuffled solution's values given, and now and then a wrong one.
std::string random_sudoku(std::mt19937& random) {
    std::array<char, 4> symbols{'1', '2', '3', '4'};
    std::ranges::shuffle(symbols, random);
    constexpr std::string_view kSolution = "1234341221434321";
    std::string line;
    for (const char c : kSolution) {
        const bool is_given = random() % 8 < 3, is_wrong = random() % 64 == 0;
        line += is_given ? symbols[(static_cast<std::size_t>(c - '1') + (is_wrong ? 1 : 0)) % 4] : '.';
    }
    return line;
}

TEST(Way, EndsWhereTheSolverDoesOnRandomSudokus) {
    std::mt19937 random(7);
    std::string lines;
    constexpr int kPuzzles = 300;
    for (int i = 0; i < kPuzzles; ++i) lines += random_sudoku(random) + "\n";
    Resources files;
    const auto puzzles = read(lines, "random.txt", files);
    ASSERT_TRUE(puzzles[0].has_value());
    for (std::size_t i = 0; i < puzzles[0]->initials.size(); ++i) {
        expect_explained(*puzzles[0], files, i, Check::ProofAndMinimality);
    }
}

std::optional<std::filesystem::path> shared_corpus() {
    const char* named = std::getenv("SATOR_SHARED");
    const auto folder = named != nullptr ? std::filesystem::path(named)
                                         : std::filesystem::path(SATOR_SOURCE_DIR).parent_path() / "shared";
    if (!std::filesystem::exists(folder / "corpus")) return std::nullopt;
    return folder / "corpus";
}

class ExplainedCorpus : public testing::TestWithParam<const char*> {};

/// Of a file of many puzzles these are looked at: the first of every so many.
constexpr std::size_t kEverySoMany = 7;

TEST_P(ExplainedCorpus, IsProvedStepByStep) {
    const auto corpus = shared_corpus();
    if (!corpus) GTEST_SKIP() << "there is no ../shared/corpus";
    Resources files([](const std::string& name) { return contents(name); });
    const auto path = *corpus / GetParam();
    const auto puzzles = read(contents(path).value(), path.string(), files);
    for (const auto& puzzle : puzzles) {
        ASSERT_TRUE(puzzle.has_value());
        const std::size_t initials = std::max<std::size_t>(1, puzzle->initials.size());
        for (std::size_t i = 0; i < initials; i += kEverySoMany)
            expect_explained(*puzzle, files, i, Check::Proof);
    }
}

INSTANTIATE_TEST_SUITE_P(Shared, ExplainedCorpus,
                         testing::Values("regex/official.json", "regex/mit2013.json", "regex/bbc2017.json",
                                         "sudoku/top95.txt", "nonogram/1.non", "nonogram/21.non",
                                         "nonogram/gnome.non"));

}  // namespace
}  // namespace sator
