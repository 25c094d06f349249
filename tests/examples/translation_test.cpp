// The puzzles of tests/examples/long say with drawings what the puzzle of the same name in puzzles/ says in short words: the first
// solutions, up to a limit, are the same. All of the gallery is in short words, and the variant sudokus have few lines.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "sator/base/utf8.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/kinds/expand_kinds.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// If a puzzle has more solutions, only their number is compared, and whether each solves the other puzzle.
constexpr std::size_t kMaxSolutions = 100;

const fs::path kRoot = SATOR_SOURCE_DIR;
const fs::path kShort = kRoot / "puzzles";
const fs::path kLong = kRoot / "tests" / "examples" / "long";

/// A puzzle with its solver.
struct ReadPuzzle {
    std::shared_ptr<const Puzzle> puzzle;
    std::optional<PuzzleSolver> solver;
    /// The cells that the puzzle is about. A fence, whose cells hold nothing but "#", is not part of it.
    std::vector<CellId> cells;
};

bool is_fence(const Puzzle& puzzle, CellId cell) {
    const auto range = range_of(puzzle, cell);
    return range.size() == 1 && puzzle.alphabet[range[0]] == Symbol::of_character(U'#');
}

ReadPuzzle read_translated(const fs::path& path) {
    ReadPuzzle read;
    const auto text = file_contents(path);
    Resources files([](const std::string& name) { return file_contents(name); });
    ReadResult result = read_puzzles(text.value_or(""), path.string(), files);
    if (result.size() != 1 || !result[0]) {
        ADD_FAILURE() << (result.empty() ? path.string() : to_text(result[0].error()));
        return read;
    }
    read.puzzle = std::make_shared<const Puzzle>(std::move(*result[0]));
    ClueCache clue_cache;
    RuleContext context{*read.puzzle, clue_cache, files, {}};
    auto solver = PuzzleSolver::build(read.puzzle, Registry::standard(), context, {});
    if (!solver) {
        ADD_FAILURE() << to_text(solver.error()[0]);
        return read;
    }
    read.solver.emplace(std::move(*solver));
    for (std::size_t cell = 0; cell < read.puzzle->grid.cell_count(); ++cell) {
        if (!is_fence(*read.puzzle, CellId(cell))) read.cells.emplace_back(cell);
    }
    return read;
}

using Solutions = std::set<std::vector<std::string>>;

/// Returns the solutions, up to kMaxSolutions + 1, each as the texts of its cells.
Solutions solutions_of_text(ReadPuzzle& read) {
    Solutions solutions;
    read.solver->solve({.verify = Verify::All}, [&](std::span<const Value> values) {
        std::vector<std::string> texts;
        for (const CellId cell : read.cells)
            texts.push_back(
                to_symbol_text(read.puzzle->alphabet[static_cast<std::size_t>(values[cell.index()])]));
        solutions.insert(std::move(texts));
        return solutions.size() <= kMaxSolutions;
    });
    return solutions;
}

/// Returns whether the cells with these texts solve the puzzle.
bool is_solution(const ReadPuzzle& read, const std::vector<std::string>& texts) {
    std::vector<Value> values;
    for (const std::string& text : texts) {
        const auto& symbols = read.puzzle->alphabet.symbols();
        const auto symbol = std::ranges::find(symbols, text, to_symbol_text);
        if (symbol == symbols.end()) return false;
        values.push_back(static_cast<Value>(symbol - symbols.begin()));
    }
    return values.size() == read.puzzle->grid.cell_count() && read.solver->violated_rule(values) == nullptr;
}

void expect_same(ReadPuzzle& a, ReadPuzzle& b) {
    const Solutions of_a = solutions_of_text(a), of_b = solutions_of_text(b);
    ASSERT_EQ(of_a.size(), of_b.size());
    ASSERT_FALSE(of_a.empty());
    if (of_a.size() <= kMaxSolutions) {
        EXPECT_EQ(of_a, of_b);
        return;
    }
    for (const auto& solution : of_a) EXPECT_TRUE(is_solution(b, solution));
    for (const auto& solution : of_b) EXPECT_TRUE(is_solution(a, solution));
}

/// Returns the names of the puzzles that are there in both forms.
std::vector<std::string> translated() {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(kLong)) {
        if (entry.is_regular_file()) names.push_back(fs::relative(entry.path(), kLong).generic_string());
    }
    std::ranges::sort(names);
    return names;
}

class Translation : public testing::TestWithParam<std::string> {};

TEST_P(Translation, HasTheSameSolutions) {
    ReadPuzzle in_short_words = read_translated(kShort / GetParam()),
               drawn = read_translated(kLong / GetParam());
    ASSERT_TRUE(in_short_words.solver && drawn.solver);
    expect_same(in_short_words, drawn);
}

std::string translated_name(const testing::TestParamInfo<std::string>& parameter) {
    std::string name = parameter.param.substr(0, parameter.param.rfind('.'));
    std::ranges::replace_if(
        name, [](char c) { return c == '/' || c == '-'; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Puzzles, Translation, testing::ValuesIn(translated()), translated_name);

/// The kinds of the gallery without a short form, and why.
const std::map<std::string, std::string>& long_kinds() {
    static const std::map<std::string, std::string> kinds = {
        {"magic-star", "its layout is drawn anyway"},
        {"regex", "its files are JSON"},
        {"relations", "one has two grids, so its layout is drawn, and another states all its rules"},
        {"word-pyramid", "its lists of words are nearly all of it, and its layout is drawn anyway"},
        {"zebra-puzzle", "its layout is drawn anyway, and each clue is a line already"}};
    return kinds;
}

/// Returns whether all puzzles of a folder use a kind, a rule's bare name or a grid given by its size.
bool is_in_short_words(const fs::path& folder) {
    const StatementWords words = statement_words(Registry::standard());
    return std::ranges::all_of(fs::directory_iterator(folder), [&](const fs::directory_entry& entry) {
        const std::u32string text = to_code_points(*file_contents(entry.path()));
        const StatementList list = read_statements(text, words);
        return std::ranges::any_of(list.statements, [](const Statement& statement) {
            return statement.is_bare || statement.keyword == "grid";
        });
    });
}

TEST(TranslatedKinds, AreAllOfTheGallery) {
    for (const auto& entry : fs::directory_iterator(kShort)) {
        const std::string kind = entry.path().filename().string();
        EXPECT_TRUE(is_in_short_words(entry) || long_kinds().contains(kind)) << kind;
    }
}

/// Returns the number of lines that are no drawing, no title, not blank and no comment.
std::size_t lines_that_count(const std::string& text) {
    std::size_t count = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t first = line.find_first_not_of(" \t");
        if (first == std::string::npos || line[first] == '|' || line[first] == '#') continue;
        if (!line.starts_with("title ")) ++count;
    }
    return count;
}

/// Returns the number of indented lines: clues.
std::size_t clues(const std::string& text) {
    std::size_t count = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(" ") && line.find_first_not_of(" |") != std::string::npos) ++count;
    return count;
}

TEST(TranslatedKinds, VariantSudokusHaveAtMostTwelveLinesAndOneAClue) {
    constexpr std::size_t kMaxLines = 12;
    std::size_t variants = 0;
    for (const std::string& name : translated()) {
        if (!name.contains("sudoku") && !name.contains("killer") && !name.contains("windoku")) continue;
        ++variants;
        const std::string text = *file_contents(kShort / name);
        EXPECT_LE(lines_that_count(text), kMaxLines + clues(text)) << name;
    }
    EXPECT_GE(variants, 12U);
}

}  // namespace
}  // namespace sator::tests
