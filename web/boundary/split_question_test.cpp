// The parts of a search together have the solutions of the whole, each once.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "web/boundary/answer_request.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {
namespace {

using SplitJson = nlohmann::ordered_json;

SplitJson split_answer(const SplitJson& request) {
    const SplitJson reply = SplitJson::parse(answer_request(request.dump()));
    EXPECT_TRUE(reply["errors"].empty()) << reply.dump(1);
    return reply["answers"].empty() ? SplitJson() : reply["answers"][0];
}

SplitJson split_parts(const std::string& text, int wanted) {
    return split_answer({{"ask", "split"}, {"text", text}, {"limit", wanted}})["parts"];
}

std::multiset<std::string> split_solutions(const std::string& text, const SplitJson& grid) {
    constexpr int kMany = 100'000;
    const SplitJson answer =
        split_answer({{"ask", "solve"}, {"text", text}, {"limit", kMany}, {"grid", grid}});
    EXPECT_TRUE(answer["complete"]);
    std::multiset<std::string> found;
    for (const SplitJson& solution : answer["solutions"]) found.insert(solution["grid"].dump());
    return found;
}

void expect_same_solutions(const std::string& text) {
    const auto whole = split_solutions(text, SplitJson::object());
    for (const int wanted : {2, 7, 40}) {
        std::multiset<std::string> together;
        const SplitJson parts = split_parts(text, wanted);
        EXPECT_GE(parts.size(), std::min<std::size_t>(wanted, whole.size())) << text;
        for (const SplitJson& part : parts) together.merge(split_solutions(text, part));
        EXPECT_EQ(together, whole) << text;
    }
}

TEST(SplitQuestion, PartsHaveTheSolutionsOfTheWholeEachOnce) {
    expect_same_solutions("sudoku 4x4\n| 1 . . .\n| . . . .\n| . . . .\n| . . . .\n");
    expect_same_solutions("sudoku 4x4\n| 1 . | . .\n| . . | 3 .\n|-----+----\n| . 4 | . .\n| . . | . 2\n");
    expect_same_solutions("grid 3x3\nrange A..C blank\nrule distinct at rows columns\n");
    expect_same_solutions("grid 2x3\nrange -2 0 7 12\nrule sum 10 at rows\n");
    expect_same_solutions("word_search 3x2 A..C\n  ABC\n");
}

TEST(SplitQuestion, PartsOfAGridHaveTheSolutionsWithItsValues) {
    const std::string text = "sudoku 4x4\n| 1 . . .\n| . . . .\n| . . . .\n| . . . .\n";
    const SplitJson grid = {{"R1C2", "2"}, {"R4C4", "1"}};
    const auto whole = split_solutions(text, grid);
    ASSERT_GT(whole.size(), 1u);
    ASSERT_LT(whole.size(), split_solutions(text, SplitJson::object()).size());
    std::multiset<std::string> together;
    SplitJson parts = split_answer({{"ask", "split"}, {"text", text}, {"grid", grid}})["parts"];
    for (SplitJson& part : parts) {
        part.update(grid);
        together.merge(split_solutions(text, part));
    }
    EXPECT_EQ(together, whole);
}

TEST(SplitQuestion, ThereIsNoPartOfAPuzzleThatPropagationRefutes) {
    EXPECT_EQ(split_parts("sudoku 4x4\n| 1 1 . .\n| . . . .\n| . . . .\n| . . . .\n", 8), SplitJson::array());
}

TEST(SplitQuestion, AValueThatNoCellHasIsAMistake) {
    const SplitJson request = {{"ask", "solve"}, {"text", "sudoku 4x4\n"}, {"grid", {{"R9C9", "1"}}}};
    const SplitJson reply = SplitJson::parse(answer_request(request.dump()));
    EXPECT_EQ(reply["exit"], 2);
    EXPECT_EQ(reply["errors"][0]["message"], "there is no cell 'R9C9'");
}

}  // namespace
}  // namespace sator::web
