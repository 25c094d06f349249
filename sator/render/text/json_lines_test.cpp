#include "sator/render/text/json_lines.hpp"

#include <gtest/gtest.h>

#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/render/text/hidden_message.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle beatles() {
    Puzzle puzzle;
    puzzle.grid = make_rectangle(2, 2)->grid;
    puzzle.alphabet = Alphabet::of_characters({{U'A', U'Z'}});
    return puzzle;
}

const std::vector<Value> kHelp = {7, 4, 11, 15};

TEST(JsonLines, TheAnswerHasItsFieldsInTheirOrder) {
    const Puzzle puzzle = beatles();
    SearchReport answer;
    answer.count = 1;
    answer.complete = true;
    answer.solutions = {{kHelp}};
    answer.read = std::chrono::nanoseconds(10'312);
    answer.build = std::chrono::nanoseconds(41'020);
    answer.solve = std::chrono::nanoseconds(12'000'009'871);
    answer.nodes = 1;
    EXPECT_EQ(
        JsonLines(puzzle, "Beatles").answer(answer),
        R"({"sator":1,"puzzle":"Beatles","status":"unique","count":"1","complete":true,"alphabet":"A-Z",)"
        R"("solutions":[{"grid":[["H","E"],["L","P"]]}],)"
        R"("seconds":{"read":0.000010312,"build":0.000041020,"solve":12.000009871},)"
        R"("search":{"nodes":1,"conflicts":0}})"
        "\n");
}

TEST(JsonLines, AnswersHaveAnyNumberOfSolutionsOrNone) {
    const Puzzle puzzle = beatles();
    const auto part = [&](std::optional<std::vector<std::vector<Value>>> solutions) {
        SearchReport answer;
        answer.solutions = std::move(solutions);
        const std::string line = JsonLines(puzzle, "x").answer(answer);
        const std::size_t begin = line.find(R"("alphabet":"A-Z")") + 16;
        return line.substr(begin, line.find(R"(,"seconds")") - begin);
    };
    EXPECT_EQ(part({{}}), R"(,"solutions":[])");
    EXPECT_EQ(part(std::nullopt), "");
    EXPECT_EQ(part({{kHelp, {0, 0, 0, 0}}}),
              R"(,"solutions":[{"grid":[["H","E"],["L","P"]]},{"grid":[["A","A"],["A","A"]]}])");
}

TEST(JsonLines, ASolutionMayHaveALineOfItsOwn) {
    Puzzle puzzle = beatles();
    EXPECT_EQ(JsonLines(puzzle, "x").solution(7, kHelp),
              "{\"sator\":1,\"puzzle\":\"x\",\"solution\":7,\"grid\":[[\"H\",\"E\"],[\"L\",\"P\"]]}\n");
    puzzle.message = {CellId(3), CellId(1)};
    EXPECT_EQ(hidden_message(puzzle, kHelp), "PE");
    EXPECT_EQ(JsonLines(puzzle, "x").solution(8, kHelp),
              "{\"sator\":1,\"puzzle\":\"x\",\"solution\":8,\"grid\":[[\"H\",\"E\"],[\"L\",\"P\"]],"
              "\"message\":\"PE\"}\n");
}

TEST(JsonLines, EachSolutionHasTheFormOfASingleOne) {
    Puzzle puzzle = beatles();
    puzzle.alphabet =
        Alphabet({Symbol::of_number(3), Symbol::of_number(12), Symbol::of_character(U'"'), Symbol::blank()});
    JsonLines one(puzzle, "x"), many(puzzle, "x");
    many.prepare_template();
    for (Value first = 0; first < 4; ++first) {
        const std::vector<Value> values = {first, 1, 2, first};
        EXPECT_EQ(many.solution(7, values), one.solution(7, values));
    }
}

TEST(JsonLines, ReportsTheShareOfTheSearch) {
    const Puzzle puzzle = beatles();
    SearchReport answer;
    answer.share_done = 0.25;
    EXPECT_NE(JsonLines(puzzle, "x").answer(answer).find(R"("done":0.250000000,)"), std::string::npos);
}

TEST(JsonLines, ValuesAreWrittenAsThePuzzleWritesThem) {
    Puzzle puzzle = beatles();
    puzzle.alphabet =
        Alphabet({Symbol::of_number(-3), Symbol::of_number(12), Symbol::of_character(U'"'), Symbol::blank()});
    EXPECT_EQ(JsonLines(puzzle, "a\"b\n\xFF").solution(1, std::vector<Value>{0, 1, 2, 3}),
              "{\"sator\":1,\"puzzle\":\"a\\\"b\\n\xEF\xBF\xBD\",\"solution\":1,\"grid\":[[\"-3\",\"12\"],["
              "\"\\\"\",\"\"]]}\n");
}

TEST(JsonLines, ErrorsAreJsonObjects) {
    Diagnostic error = error_at({}, "unclosed group");
    EXPECT_EQ(JsonLines::error("demo", error),
              "{\"sator\":1,\"puzzle\":\"demo\",\"status\":\"error\",\"message\":\"unclosed "
              "group\",\"line\":0,\"column\":0}\n");
    error.span = {14, 10, 1};
    EXPECT_EQ(JsonLines::error("demo", error),
              "{\"sator\":1,\"puzzle\":\"demo\",\"status\":\"error\",\"message\":\"unclosed "
              "group\",\"line\":14,\"column\":10}\n");
}

TEST(AnswerStatus, OnlyMultipleIsProvedByAnUnfinishedSearch) {
    EXPECT_EQ(name_of(answer_status(0, true)), "none");
    EXPECT_EQ(name_of(answer_status(1, true)), "unique");
    EXPECT_EQ(name_of(answer_status(2, true)), "multiple");
    EXPECT_EQ(name_of(answer_status(0, false)), "unknown");
    EXPECT_EQ(name_of(answer_status(1, false)), "unknown");
    EXPECT_EQ(name_of(answer_status(2, false)), "multiple");
}

}  // namespace
}  // namespace sator::tests
