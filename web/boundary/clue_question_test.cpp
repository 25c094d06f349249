// The meaning of a clue while it is typed.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "web/boundary/answer_request.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {
namespace {

using ClueJson = nlohmann::ordered_json;

ClueJson clue_reply_to(const ClueJson& request) {
    return ClueJson::parse(answer_request(request.dump()));
}

/// Asks what a clue of the first row means, in a grid of three letters and a clue for the first column.
ClueJson reply_about(const std::string& clue) {
    return clue_reply_to(
        {{"ask", "clue"},
         {"text", "range A..D\nregexes\nrows - -\ncolumns /[AB]D/ - -\n"},
         {"operation",
          {{"do", "set_line_clue"}, {"rule", "regex"}, {"side", "left"}, {"line", 1}, {"clue", clue}}}});
}

TEST(Clue, SaysWhichLettersStayPossibleAndHowManyStringsMatch) {
    const ClueJson answer = reply_about("[ACD][BC]A|BAD")["answers"][0];
    EXPECT_EQ(answer["count"], "7");
    ASSERT_EQ(answer["cells"].size(), 3u);
    EXPECT_EQ(answer["cells"][0],
              ClueJson::parse(R"({"id":0,"name":"R1C1","values":["A","B","C","D"],"left":["A","B"]})"));
    EXPECT_EQ(answer["cells"][2]["values"], ClueJson({"A", "D"}));
}

TEST(Clue, HasNoWayIfNothingFits) {
    const ClueJson answer = reply_about("AB")["answers"][0];
    EXPECT_EQ(answer["count"], "0");
    EXPECT_EQ(answer["cells"][0]["values"], ClueJson::array());
}

TEST(Clue, PointsAtAMistakeInTheClueItself) {
    for (const auto& [clue, column] : std::vector<std::pair<std::string, int>>{
             {"A(B", 2}, {"/A(B/", 3}, {"A/\\/(B", 5}, {"AB)", 3}, {"A{2,1}", 2}}) {
        const ClueJson reply = reply_about(clue);
        ASSERT_EQ(reply["errors"].size(), 1u) << clue << reply.dump();
        EXPECT_EQ(reply["errors"][0]["excerpt"], clue);
        EXPECT_EQ(reply["errors"][0]["caret"], column) << clue << reply.dump();
    }
}

TEST(Clue, RefusesAnOperationThatWritesNone) {
    const ClueJson reply = clue_reply_to(
        {{"ask", "clue"}, {"text", "sudoku 4x4\n"}, {"operation", {{"do", "resize"}, {"size", "6x6"}}}});
    EXPECT_EQ(reply["exit"], 2);
    EXPECT_EQ(
        reply["errors"][0]["text"],
        "operation: error: this operation writes no clue\nhint: 'do' is one of add_clue, change_clue and "
        "set_line_clue\n");
}

TEST(Clue, TellsOfCagesToo) {
    const ClueJson answer = clue_reply_to({{"ask", "clue"},
                                           {"text", "sudoku 4x4\n"},
                                           {"operation",
                                            {{"do", "add_clue"},
                                             {"rule", "cage"},
                                             {"arguments", "7"},
                                             {"cells", {"R1C1", "R1C2"}}}}})["answers"][0];
    EXPECT_EQ(answer["count"], "2");
    EXPECT_EQ(answer["cells"][0]["values"], ClueJson({"3", "4"}));
}

}  // namespace
}  // namespace sator::web
