// Every example of docs/language.md is read, written and read back as the same puzzle, and has the number of
// solutions in its last line.

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string page() {
    std::ifstream file(SATOR_SOURCE_DIR "/docs/language.md");
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Returns the text of each fenced example.
std::vector<std::string> examples() {
    constexpr std::string_view kBegin = "\n```sator\n", kEnd = "\n```\n";
    const std::string text = page();
    std::vector<std::string> examples;
    for (std::size_t begin = text.find(kBegin); begin != std::string::npos;
         begin = text.find(kBegin, begin)) {
        begin += kBegin.size();
        examples.push_back(text.substr(begin, text.find(kEnd, begin) - begin) + "\n");
    }
    return examples;
}

/// Returns the number in the last line: "# one solution", "# 480 solutions"; nullopt if it states none.
std::optional<std::uint64_t> stated_in_doc(const std::string& example) {
    const std::string last = example.substr(example.rfind('\n', example.size() - 2) + 1);
    if (last == "# one solution\n") return 1;
    if (!last.starts_with("# ") || !last.ends_with(" solutions\n")) return std::nullopt;
    return std::stoull(last.substr(2));
}

/// Returns the word list that the page uses.
Resources files() {
    return Resources([](const std::string& path) -> std::optional<std::string> {
        if (path != "page.words") return std::nullopt;
        return "tea;100\ncup;48\nmilk;48\npot;48\nthe;19\n";
    });
}

TEST(LanguageDoc, EveryExampleIsReadAndReadBack) {
    for (const std::string& example : examples()) {
        SCOPED_TRACE(example);
        Resources resources = files();
        const ReadResult result = read_puzzles(example, "example.sator", resources);
        ASSERT_EQ(result.size(), 1U);
        ASSERT_TRUE(result[0]) << to_text(result[0].error());
        const auto written = write_sator(*result[0]);
        ASSERT_TRUE(written) << written.error().message;
        const ReadResult back = read_puzzles(*written, "back.sator", resources);
        ASSERT_TRUE(back[0]) << *written << to_text(back[0].error());
        EXPECT_TRUE(*back[0] == *result[0]) << *written;
    }
}

TEST(LanguageDoc, ExamplesHaveTheStatedSolutions) {
    EXPECT_NE(page().find("`tea;100`, `cup;48`, `milk;48`, `pot;48`, `the;19`"), std::string::npos);
    std::size_t stated = 0;
    for (const std::string& example : examples()) {
        SCOPED_TRACE(example);
        Resources resources = files();
        ReadResult result = read_puzzles(example, "example.sator", resources);
        ASSERT_TRUE(result[0]) << to_text(result[0].error());
        auto solver = PuzzleSolver::build(std::move(*result[0]), {.files = resources});
        ASSERT_TRUE(solver) << to_text(solver.error().front());
        const auto expected = stated_in_doc(example);
        std::uint64_t found = 0;
        const Outcome outcome = solver->solve({.limit = expected.value_or(0) + 2, .verify = Verify::All},
                                              [&](const SolutionView&) { return ++found > 0; });
        EXPECT_TRUE(std::holds_alternative<Solved>(outcome));
        if (!expected) continue;
        EXPECT_EQ(found, *expected);
        ++stated;
    }
    EXPECT_GE(stated, 10U);
}

}  // namespace
}  // namespace sator::tests
