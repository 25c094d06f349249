// The size of searches: the exact nodes, conflicts and propagations of each of the benchmarks' puzzles, with
// one thread. They are recorded in tests/search_counters.txt; a change that makes a search larger or smaller
// changes a line there. To record them anew, run this test with SATOR_COUNTERS_UPDATE=1, and with
// SATOR_FULL=1 for the long searches.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <utility>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

enum class Question : std::uint8_t { First, Unique, List, Count };

const fs::path kTable = fs::path(SATOR_SOURCE_DIR) / "tests" / "search_counters.txt";
constexpr std::string_view kHeading =
    "# puzzle: nodes conflicts propagations; see search_counters_test.cpp\n";

bool is_full_test() {
    return std::getenv("SATOR_FULL") != nullptr;
}

std::map<std::string, std::string> table() {
    std::map<std::string, std::string> rows;
    std::istringstream lines(file_text(kTable));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#')) continue;
        const std::size_t colon = line.rfind(": ");
        rows[line.substr(0, colon)] = line.substr(colon + 2);
    }
    return rows;
}

void write(const std::map<std::string, std::string>& rows) {
    std::ofstream file(kTable);
    file << kHeading;
    for (const auto& [name, counters] : rows) file << name << ": " << counters << '\n';
}

void ask(PuzzleSolver& solver, std::size_t initial, Question question) {
    if (question == Question::Count) {
        solver.count({.initial = initial});
        return;
    }
    std::size_t found = 0;
    const auto is_enough = [&](std::span<const Value>) {
        ++found;
        return question == Question::List || (question == Question::Unique && found < 2);
    };
    solver.solve({.initial = initial,
                  .order = question == Question::List ? SolutionOrder::Stable : SolutionOrder::Free},
                 is_enough);
}

/// Returns the total of all puzzles of a file.
std::string counters_of(const std::string& text, const std::string& path, Question question) {
    Resources files([](const std::string& name) { return file_contents(name); });
    ClueCache clue_cache;
    SearchStatistics sum;
    for (const auto& puzzle : read_puzzles(text, path, files)) {
        EXPECT_TRUE(puzzle.has_value()) << path;
        if (!puzzle) continue;
        const auto shared = std::make_shared<const Puzzle>(*puzzle);
        RuleContext context{*shared, clue_cache, files, {}};
        auto solver = PuzzleSolver::build(shared, Registry::standard(), context, Limits{});
        EXPECT_TRUE(solver.has_value()) << path;
        for (std::size_t i = 0; solver && i < std::max<std::size_t>(1, shared->initials.size()); ++i) {
            ask(*solver, i, question);
            const SearchStatistics own = solver->statistics();
            sum.nodes += own.nodes;
            sum.conflicts += own.conflicts;
            sum.propagations += own.propagations;
        }
    }
    return fmt::format("{} {} {}", sum.nodes, sum.conflicts, sum.propagations);
}

void expect_recorded(const std::map<std::string, std::string>& now) {
    auto rows = table();
    for (const auto& [name, counters] : now) {
        if (std::getenv("SATOR_COUNTERS_UPDATE") != nullptr) {
            rows[name] = counters;
        } else {
            EXPECT_EQ(rows[name], counters) << name << "; the first lines of this file say how to record it";
        }
    }
    if (std::getenv("SATOR_COUNTERS_UPDATE") != nullptr) write(rows);
}

std::string joined(const std::vector<std::string>& cells) {
    std::string line = "|";
    for (const std::string& cell : cells) line += " " + cell;
    return line + "\n";
}

std::string counted_magic_square(std::size_t n, const std::string& top_row = {}) {
    const std::string sum = std::to_string(n * (n * n + 1) / 2), all = std::to_string(n * n);
    std::string square, down, up, column;
    for (std::size_t i = 0; i < n; ++i) {
        std::vector<std::string> falling(n, "."), rising(n, ".");
        falling[i] = rising[n - 1 - i] = "*";
        square += joined(std::vector<std::string>(n, "*"));
        down += joined(falling);
        up += joined(rising);
        column += "| *\n";
    }
    const std::string row = joined(std::vector<std::string>(n, "*"));
    std::string text = "layout " + std::to_string(n) + "x" + std::to_string(n) + "\n\nrange 1.." + all +
                       "\n\nrule permutation 1.." + all + "\n" + square + "\nrule sum " + sum + "\n" + row +
                       "\n" + column + "\n" + down + "\n" + up;
    if (top_row.empty()) return text;
    text += "\ninitial\n| " + top_row + "\n";
    for (std::size_t i = 1; i < n; ++i) text += joined(std::vector<std::string>(n, "."));
    return text;
}

/// Returns a Latin square with rows, columns and values in random order, and with two fifths of its cells
/// empty, the same number in each row and column.
std::string quasigroup(std::size_t n) {
    std::mt19937 random(static_cast<unsigned>(n));
    const auto order = [&] {
        std::vector<std::size_t> numbers(n);
        for (std::size_t i = 0; i < n; ++i) {
            numbers[i] = i;
            std::swap(numbers[i], numbers[random() % (i + 1)]);
        }
        return numbers;
    };
    const auto rows = order(), columns = order(), values = order(), others = order();
    std::string text = fmt::format("layout {0}x{0}\n\nrange 1..{0}\n\nrule permutation 1..{0}\n", n);
    text += joined(std::vector<std::string>(n, "*")) + "\n";
    for (std::size_t i = 0; i < n; ++i) text += "| *\n";
    text += "\ninitial\n";
    for (std::size_t r = 0; r < n; ++r) {
        std::vector<std::string> cells;
        for (std::size_t c = 0; c < n; ++c) {
            const bool is_hole = others[(rows[r] + 2 * columns[c]) % n] * 5 < n * 2;
            cells.push_back(is_hole ? "." : std::to_string(values[(rows[r] + columns[c]) % n] + 1));
        }
        text += joined(cells);
    }
    return text;
}

std::string counted_latin_square(std::size_t n) {
    std::string text = fmt::format("layout {0}x{0}\n\nrange 1..{0}\n\nrule distinct\n", n) +
                       joined(std::vector<std::string>(n, "*")) + "\n";
    for (std::size_t i = 0; i < n; ++i) text += "| *\n";
    return text;
}

/// Returns the lengths of the runs of black cells in a line.
std::string runs(const std::vector<bool>& line) {
    std::string text;
    std::size_t length = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && line[i]) {
            ++length;
        } else if (length > 0) {
            text += (text.empty() ? "" : ",") + std::to_string(std::exchange(length, 0));
        }
    }
    return (text.empty() ? "0" : text) + "\n";
}

/// Returns a nonogram of a blotchy picture: noise, smoothed by giving each cell the majority of its
/// neighbourhood.
std::string nonogram(std::size_t n) {
    std::mt19937 random(static_cast<unsigned>(n));
    std::vector<bool> noise(n * n);
    for (std::size_t i = 0; i < noise.size(); ++i) noise[i] = random() % 100 < 52;
    std::vector<std::vector<bool>> rows(n, std::vector<bool>(n)), columns = rows;
    for (std::size_t r = 0; r < n; ++r) {
        for (std::size_t c = 0; c < n; ++c) {
            std::size_t black = 0, around = 0;
            for (std::size_t i = r - std::min<std::size_t>(r, 1); i < std::min(n, r + 2); ++i) {
                for (std::size_t j = c - std::min<std::size_t>(c, 1); j < std::min(n, c + 2); ++j, ++around)
                    black += noise[i * n + j] ? 1 : 0;
            }
            rows[r][c] = columns[c][r] = 2 * black > around;
        }
    }
    std::string text = fmt::format("width {0}\nheight {0}\n\nrows\n", n);
    for (const auto& row : rows) text += runs(row);
    text += "\ncolumns\n";
    for (const auto& column : columns) text += runs(column);
    return text;
}

/// Returns a puzzle of one line with many cells; a clue on each column allows all values.
std::string crossing_line(std::size_t cells) {
    std::string text = "regexes alphabet=A-C\nrows /(AB|BA|C)*/\ncolumns";
    for (std::size_t i = 0; i < cells; ++i) text += " /[ABC]/";
    return text + "\n";
}

TEST(SearchCounters, AreUnchangedForTheGallery) {
    std::map<std::string, std::string> now;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SATOR_SOURCE_DIR) / "puzzles")) {
        const std::string extension = entry.path().extension();
        if (extension != ".sator" && extension != ".json" && extension != ".non") continue;
        const std::string path = entry.path().string();
        now["puzzles/" + fs::relative(entry.path(), fs::path(SATOR_SOURCE_DIR) / "puzzles").generic_string() +
            ", unique"] = counters_of(file_contents(path).value(), path, Question::Unique);
    }
    expect_recorded(now);
}

TEST(SearchCounters, AreUnchangedForGeneratedPuzzles) {
    std::map<std::string, std::string> now;
    for (const std::size_t n : {3, 4, 5, 6, 7, 8}) {
        now[fmt::format("magic square of order {}, first", n)] =
            counters_of(counted_magic_square(n), "magic", Question::First);
    }
    for (const std::size_t n : {20, 25, 30}) {
        now[fmt::format("quasigroup of order {}, first", n)] =
            counters_of(quasigroup(n), "quasigroup", Question::First);
    }
    for (const std::size_t n : {40, 60, 70}) {
        now[fmt::format("nonogram of order {}, unique", n)] =
            counters_of(nonogram(n), "blots.non", Question::Unique);
    }
    now["Latin squares of order 4, all"] = counters_of(counted_latin_square(4), "latin", Question::List);
    for (const std::size_t n : {5, 6})
        now[fmt::format("Latin squares of order {}, counted", n)] =
            counters_of(counted_latin_square(n), "latin", Question::Count);
    now["magic squares of order 4, counted"] = counters_of(counted_magic_square(4), "magic", Question::Count);
    now["line of 200 cells, unique"] = counters_of(crossing_line(200), "line", Question::Unique);
    const std::string hexagon = std::string(SATOR_SOURCE_DIR) + "/puzzles/magic-hexagon/order-three.sator";
    now["magic hexagon, all"] = counters_of(file_contents(hexagon).value(), hexagon, Question::List);
    now["magic hexagon, counted"] = counters_of(file_contents(hexagon).value(), hexagon, Question::Count);
    expect_recorded(now);
}

TEST(SearchCounters, AreUnchangedForLongSearches) {
    if (!is_full_test()) GTEST_SKIP() << "takes a while: set SATOR_FULL=1";
    std::map<std::string, std::string> now;
    now["magic squares of order 4, all"] = counters_of(counted_magic_square(4), "magic", Question::List);
    now["magic square of order 10, first"] = counters_of(counted_magic_square(10), "magic", Question::First);
    now["magic squares with top row 1 2 13 24 25, all"] =
        counters_of(counted_magic_square(5, "1 2 13 24 25"), "magic", Question::List);
    expect_recorded(now);
}

TEST(SearchCounters, AreUnchangedForTheCorpus) {
    const char* named = std::getenv("SATOR_SHARED");
    const fs::path corpus =
        (named != nullptr ? fs::path(named) : fs::path(SATOR_SOURCE_DIR).parent_path() / "shared") / "corpus";
    if (!fs::exists(corpus)) GTEST_SKIP() << "there is no " << corpus;
    std::map<std::string, std::string> now;
    for (const std::string file : {"sudoku/clue17-1000.txt", "sudoku/top95.txt", "regex/official.json",
                                   "regex/mit2013.json", "regex/bbc2017.json"}) {
        now["corpus " + file + ", unique"] = counters_of(file_contents((corpus / file).string()).value(),
                                                         (corpus / file).string(), Question::Unique);
    }
    for (const std::string folder : {"solvomatic/puzzles", "nonogram"}) {
        for (const auto& entry : fs::directory_iterator(corpus / folder)) {
            const std::string path = entry.path().string();
            if (entry.path().filename().string().starts_with("word-list")) continue;
            now["corpus " + folder + "/" + entry.path().filename().string() + ", all"] =
                counters_of(file_contents(path).value(), path, Question::List);
        }
    }
    expect_recorded(now);
}

}  // namespace
}  // namespace sator::tests
