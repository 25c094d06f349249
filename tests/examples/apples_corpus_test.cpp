// solv-o-matic's "apples plus bananas", which that project cannot run, written in the puzzle language from
// its two files: each fruit has one of its numbers, an apple has one from 4000 to 4999, and each line of
// counted fruits has a prime sum.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

fs::path data_file(const std::string& name) {
    const char* shared = std::getenv("SATOR_SHARED");
    const fs::path folder =
        shared != nullptr ? fs::path(shared) : fs::path(SATOR_SOURCE_DIR) / ".." / "shared";
    return folder / "corpus" / "solvomatic" / "data" / ("apples-plus-bananas-" + name + ".txt");
}

using Line = std::vector<std::string>;

std::vector<Line> words_of_lines(const fs::path& path) {
    std::ifstream file(path);
    std::vector<Line> lines;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        lines.emplace_back(std::istream_iterator<std::string>(words), std::istream_iterator<std::string>());
        if (lines.back().empty()) lines.pop_back();
    }
    return lines;
}

/// Returns a row of cells, one for each fruit, with the marks of those that have one.
std::string drawing(const std::vector<std::string>& marks) {
    std::string text = "|";
    for (const std::string& mark : marks) text += " " + (mark.empty() ? "." : mark);
    return text + "\n\n";
}

/// Returns the puzzle made from the numbers of each fruit and the counts of fruits in each sum.
std::string written(const std::vector<Line>& numbers, const std::vector<Line>& sums) {
    std::vector<std::string> fruits;
    std::string ranges = "range 4000..4999\n";
    const auto mark_one = [&](const std::string& fruit, const std::string& mark,
                              std::vector<std::string>& marks) {
        marks.resize(numbers.size() + 1);
        marks[static_cast<std::size_t>(std::ranges::find(fruits, fruit) - fruits.begin())] = mark;
    };
    for (const Line& line : numbers) fruits.push_back(line[0]);
    fruits.push_back("apple");
    std::vector<std::string> marks;
    mark_one("apple", "*", marks);
    std::string text = "layout " + std::to_string(fruits.size()) + "x1\n\n" + ranges + drawing(marks);
    for (const Line& line : numbers) {
        marks.clear();
        mark_one(line[0], "*", marks);
        text += "range";
        for (std::size_t i = 1; i < line.size(); ++i) text += " " + line[i];
        text += "\n" + drawing(marks);
    }
    for (const Line& sum : sums) {
        marks.clear();
        std::string total;
        for (std::size_t i = 0; i + 1 < sum.size(); i += 2) {
            const std::string mark(1, static_cast<char>('a' + i / 2));
            mark_one(sum[i + 1], mark, marks);
            total += (total.empty() ? "" : " + ") + (sum[i] == "1" ? "" : sum[i] + "*") + mark;
        }
        text += "rule prime(" + total + ")\n" + drawing(marks);
    }
    return text;
}

TEST(ApplesPlusBananas, HasThreeSolutions) {
    const fs::path equations = data_file("equations"), plus = data_file("plus");
    if (!fs::exists(equations) || !fs::exists(plus)) GTEST_SKIP() << plus << " is not there";
    const std::string text = written(words_of_lines(plus), words_of_lines(equations));
    Resources files;
    ReadResult read_text = read_puzzles(text, "apples.sator", files);
    ASSERT_TRUE(read_text[0]) << to_text(read_text[0].error());
    auto solver = PuzzleSolver::build(std::move(*read_text[0]));
    ASSERT_TRUE(solver) << to_text(solver.error().front());
    std::set<std::vector<Value>> found;
    SolutionCursor solutions = solver->solutions();
    for (const Solution& solution : solutions)
        found.emplace(solution.values().begin(), solution.values().end());
    const Outcome outcome = solutions.outcome();
    ASSERT_TRUE(std::holds_alternative<Solved>(outcome));
    EXPECT_TRUE(std::get<Solved>(outcome).complete);
    EXPECT_EQ(found.size(), 3U);
}

}  // namespace
}  // namespace sator::tests
