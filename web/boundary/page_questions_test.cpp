// The questions that the page asks besides those of the command line: pictures to edit, edits, other formats, words, candidates.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "cli/commands/run_program.hpp"
#include "web/boundary/answer_request.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {
namespace {

using Json = nlohmann::ordered_json;

Json reply_to(const Json& request) {
    return Json::parse(answer_request(request.dump()));
}

Json answer_to(const Json& request) {
    const Json reply = reply_to(request);
    EXPECT_TRUE(reply["errors"].empty()) << reply.dump(1);
    return reply["answers"].empty() ? Json() : reply["answers"][0];
}

std::string error_of(const Json& request) {
    const Json reply = reply_to(request);
    EXPECT_EQ(reply["exit"], 2);
    return reply["errors"].empty() ? "" : reply["errors"][0]["text"].get<std::string>();
}

const std::string kKiller =
    "title \xf0\x9f\x98\x80\nsudoku 4x4\nkiller\n  3 R1C1 R1C2\n\ninitial\n| . . . 4\n| . . . .\n| . . . "
    ".\n| . . . .\n";

TEST(PictureData, HasCellsWithTheirNeighbours) {
    const Json picture = answer_to({{"ask", "render"}, {"form", "data"}, {"text", kKiller}});
    EXPECT_EQ(picture["shape"], "square");
    ASSERT_EQ(picture["cells"].size(), 16u);
    const Json& cell = picture["cells"][5];
    EXPECT_EQ(cell["id"], 5);
    EXPECT_EQ(cell["name"], "R2C2");
    EXPECT_EQ(cell["outline"].size(), 4u);
    EXPECT_EQ(cell["values"], Json({"1", "2", "3", "4"}));
    EXPECT_EQ(cell["next"], Json({{"left", 4},
                                  {"right", 6},
                                  {"up", 1},
                                  {"down", 9},
                                  {"left-up", 0},
                                  {"right-up", 2},
                                  {"left-down", 8},
                                  {"right-down", 10}}));
    EXPECT_EQ(picture["cells"][3]["given"], "4");
    EXPECT_FALSE(picture["cells"][3]["next"].contains("right"));
    EXPECT_FALSE(cell.contains("given"));
}

TEST(PictureData, HasTheThreeDirectionsOfAHexagon) {
    const Json picture = answer_to({{"ask", "render"},
                                    {"form", "data"},
                                    {"text", "layout hexagon 3 3 3\nrange 1..3\nrule distinct at rows\n"}});
    EXPECT_EQ(picture["shape"], "hexagon");
    const Json& middle = picture["cells"][3];
    EXPECT_EQ(middle["name"], "R2C2");
    EXPECT_EQ(middle["outline"].size(), 6u);
    EXPECT_EQ(middle["next"], Json({{"left", 2},
                                    {"right", 4},
                                    {"left-up", 0},
                                    {"right-up", 1},
                                    {"left-down", 5},
                                    {"right-down", 6}}));
    std::vector<std::string> sides;
    for (const Json& place : picture["outside"]) sides.push_back(place["side"]);
    EXPECT_EQ(std::ranges::count(sides, "z_back"), 3);
    EXPECT_EQ(sides.size(), 18u);
}

TEST(PictureData, ShapesNameTheRuleThatTheyDrawAndItsPlaceInTheText) {
    const Json picture = answer_to({{"ask", "render"}, {"form", "data"}, {"text", kKiller}});
    const auto cage =
        std::ranges::find_if(picture["shapes"], [](const Json& s) { return s["look"] == "cage"; });
    ASSERT_NE(cage, picture["shapes"].end());
    const Json& rule = picture["rules"][(*cage)["rule"].get<std::size_t>()];
    EXPECT_EQ(rule["name"], "cage");
    EXPECT_EQ(rule["arguments"], "3");
    EXPECT_EQ(rule["clue"], "3");
    EXPECT_EQ(rule["parts"], Json::parse("[[0,1]]"));
    EXPECT_EQ(rule["line"], 4);
    EXPECT_EQ(rule["column"], 3);
    EXPECT_EQ(rule["length"], 11);
    // The title's symbol is two code units.
    EXPECT_EQ(rule["from"], 29);
    EXPECT_EQ(rule["to"], 40);
    EXPECT_EQ(picture["rules"][0]["of_kind"], true);
    EXPECT_FALSE(picture["shapes"][0].contains("rule"));
}

TEST(PictureData, OutsidePlacesLieBeforeTheirLines) {
    const Json picture = answer_to({{"ask", "render"}, {"form", "data"}, {"text", "sudoku 4x4\n"}});
    ASSERT_EQ(picture["outside"].size(), 16u);
    for (const Json& place : picture["outside"]) {
        if (place["side"] != "right" || place["line"] != 2) continue;
        EXPECT_EQ(place["cells"], Json::parse("[7,6,5,4]"));
        EXPECT_EQ(place["reading"], Json::parse("[-1,0]"));
        EXPECT_GT(place["at"][0], picture["cells"][7]["at"][0]);
    }
}

TEST(Edit, GivesEditsInCodeUnits) {
    const Json answer = answer_to(
        {{"ask", "edit"},
         {"text", kKiller},
         {"operation",
          {{"do", "add_clue"}, {"rule", "cage"}, {"arguments", "7"}, {"cells", {"R2C1", "R2C2"}}}}});
    EXPECT_EQ(answer["edits"], Json::parse(R"([{"from":41,"to":41,"insert":"  7 R2C1 R2C2\n"}])"));
    EXPECT_EQ(answer["caret"], Json::parse(R"({"from":43,"to":54})"));
    EXPECT_TRUE(answer["text"].get<std::string>().contains("\n  3 R1C1 R1C2\n  7 R2C1 R2C2\n\ninitial"));
}

TEST(Edit, UndoesWhatItDid) {
    const std::string longer = answer_to(
        {{"ask", "edit"},
         {"text", kKiller},
         {"operation",
          {{"do", "add_clue"}, {"rule", "arrow"}, {"parts", {{"R2C1"}, {"R3C1", "R4C1"}}}}}})["text"];
    const Json picture = answer_to({{"ask", "render"}, {"form", "data"}, {"text", longer}});
    const Json& arrow = picture["rules"].back();
    EXPECT_EQ(arrow["name"], "arrow");
    EXPECT_EQ(answer_to({{"ask", "edit"},
                         {"text", longer},
                         {"operation", {{"do", "remove_clue"}, {"rule", arrow["id"]}}}})["text"],
              kKiller);
}

TEST(Edit, DoesEachOperation) {
    const auto text_after = [](const Json& operation) {
        return answer_to({{"ask", "edit"}, {"text", "sudoku 4x4\n"}, {"operation", operation}})["text"]
            .get<std::string>();
    };
    EXPECT_EQ(
        text_after(
            {{"do", "set_line_clue"}, {"rule", "sandwich"}, {"side", "top"}, {"line", 2}, {"clue", "5"}}),
        "sudoku 4x4\nsandwich\ntop . 5 . .\n");
    EXPECT_EQ(text_after({{"do", "set_values"}, {"cells", {"R1C1"}}, {"value", "3"}}),
              "sudoku 4x4\n| 3 . . .\n| . . . .\n| . . . .\n| . . . .\n");
    EXPECT_EQ(text_after({{"do", "set_text"}, {"field", "title"}, {"value", "T"}}), "title T\nsudoku 4x4\n");
    EXPECT_EQ(text_after({{"do", "resize"}, {"size", "6x6"}}), "sudoku 6x6\n");
    EXPECT_EQ(text_after({{"do", "add_word"}, {"word", "diagonal"}}), "sudoku 4x4\ndiagonal\n");
    EXPECT_EQ(text_after({{"do", "new"}, {"kind", "killer"}}), "killer 9x9\n");
    EXPECT_EQ(text_after({{"do", "set_region"}, {"cells", {"R1C1"}}, {"region", "a"}}),
              "sudoku 4x4\n\nregions\n| a . . .\n| . . . .\n| . . . .\n| . . . .\n");
}

TEST(Edit, RefusesWhatItCannotDo) {
    const auto refusal = [](const std::string& text, const Json& operation) {
        return error_of({{"ask", "edit"}, {"text", text}, {"operation", operation}});
    };
    EXPECT_EQ(refusal("sudoku\n", {{"do", "paint"}}),
              "operation: error: there is no operation 'paint'\nhint: 'do' is one of set_values, set_mark, "
              "add_clue, "
              "change_clue, remove_clue, set_line_clue, set_region, set_text, resize, add_word, remove_word, "
              "new\n");
    EXPECT_EQ(refusal("sudoku\n", {{"do", "add_word"}, {"wrod", "killer"}}),
              "operation: error: this operation has no field 'wrod'\n");
    EXPECT_EQ(
        refusal("sudoku\n", {{"do", "remove_clue"}}),
        "operation: error: the value of 'rule' is missing or wrong\nhint: write a whole number from 0\n");
    EXPECT_EQ(refusal("{}", {{"do", "add_word"}, {"word", "killer"}}),
              "puzzle: error: only texts of Sator's language can be edited\nhint: convert the puzzle to "
              "'sator' first\n");
    EXPECT_EQ(error_of({{"ask", "edit"}, {"text", "sudoku\n"}}),
              "request: error: the request has no operation\nhint: write e.g. "
              "\"operation\":{\"do\":\"add_word\",\"word\":\"killer\"}\n");
    EXPECT_TRUE(refusal("sudoku 4x4\ncage\n  3 R9C9\n", {{"do", "add_word"}, {"word", "killer"}})
                    .starts_with("puzzle:3:5: error: "));
}

TEST(Convert, WritesAnotherFormatAndTellsWhatIsLost) {
    const Json answer = answer_to({{"ask", "convert"}, {"to", "sator"}, {"text", "1234341221434321\n"}});
    EXPECT_EQ(answer["to"], "sator");
    EXPECT_TRUE(answer["losses"].empty());
    EXPECT_EQ(answer_to({{"ask", "convert"}, {"to", "sudoku"}, {"text", answer["text"]}})["text"],
              "1234341221434321\n");
    const Json lossy =
        reply_to({{"ask", "convert"}, {"to", "fpuzzles"}, {"text", "sudoku\nrule a != 3 at R1C1\n"}});
    EXPECT_EQ(lossy["exit"], 1);
    EXPECT_FALSE(lossy["answers"][0]["losses"].empty());
    const Json untitled =
        reply_to({{"ask", "convert"}, {"to", "puzz.link"}, {"text", "title T\nsudoku 4x4\n"}});
    EXPECT_EQ(untitled["exit"], 0);
    EXPECT_EQ(untitled["answers"][0]["left_out"], Json::array({"the title"}));
    EXPECT_TRUE(error_of({{"ask", "convert"}, {"to", "fpuzles"}, {"text", "sudoku\n"}})
                    .contains("did you mean 'fpuzzles'?"));
}

TEST(Formats, AreThoseOfTheCommandLine) {
    EXPECT_EQ(answer_to({{"ask", "formats"}}), Json::parse(cli::run({"formats", "--json"}).out));
}

TEST(Rules, DescribeOneOfThem) {
    const Json answer = answer_to({{"ask", "rules"}, {"name", "Anti-King"}, {"solved", true}});
    EXPECT_TRUE(answer["kinds"].empty());
    ASSERT_EQ(answer["rules"].size(), 1u);
    EXPECT_EQ(answer["rules"][0]["name"], "anti_king");
    EXPECT_FALSE(answer["rules"][0]["example_solution"].get<std::string>().empty());
    EXPECT_EQ(answer_to({{"ask", "rules"}, {"name", "kakuro"}})["kinds"].size(), 1u);
    const Json wrong = reply_to({{"ask", "rules"}, {"name", "kakurp"}});
    EXPECT_EQ(wrong["exit"], 2);
    EXPECT_EQ(wrong["errors"][0]["text"],
              "request: error: there is no rule or kind called 'kakurp'\nhint: did you mean kakuro?\n");
}

TEST(New, BeginsAPuzzleOfAKind) {
    const Json one = answer_to({{"ask", "new"}, {"kind", "Star Battle"}});
    ASSERT_EQ(one["puzzles"].size(), 1u);
    EXPECT_EQ(one["puzzles"][0]["name"], "star-battle");
    EXPECT_EQ(one["puzzles"][0]["text"], cli::run({"new", "star-battle"}).out);
    const Json all = answer_to({{"ask", "new"}});
    EXPECT_GT(all["puzzles"].size(), 30u);
    const Json wrong = reply_to({{"ask", "new"}, {"kind", "sudko"}});
    EXPECT_EQ(wrong["exit"], 2);
    EXPECT_EQ(wrong["errors"][0]["text"],
              "request: error: there is no kind of puzzle called 'sudko'\nhint: did you mean sudoku?\n");
}

constexpr std::string_view kPairs =
    "define kind pairs [SIZE]\n"
    "  says \"Each row and column holds 1 to SIZE once.\"\n"
    "  square\n"
    "  drawing known values\n"
    "  range 1..{ROWS}\n"
    "  rule permutation 1..{ROWS} at rows; columns\n"
    "  example 1\n"
    "    pairs 2x2\n"
    "    | . 1\n"
    "    | . .\n";

TEST(New, KnowsTheKindsOfDefinitions) {
    const Json pairs = answer_to({{"ask", "new"}, {"kind", "pairs"}, {"definitions", kPairs}});
    const auto text = pairs["puzzles"][0]["text"].get<std::string>();
    EXPECT_TRUE(text.starts_with("# Pairs: Each row and column holds 1 to ")) << text;
    EXPECT_EQ(answer_to({{"ask", "solve"}, {"text", text}})["status"], "unique") << text;
    EXPECT_EQ(answer_to({{"ask", "new"}, {"definitions", kPairs}})["puzzles"][0]["name"], "pairs");
    const Json wrong = reply_to({{"ask", "new"}, {"definitions", "sudoku\n"}});
    EXPECT_TRUE(wrong["errors"][0]["text"].get<std::string>().starts_with(
        "definitions:1:1: error: there is no statement called 'sudoku'\n"))
        << wrong.dump(1);
}

TEST(Create, MakesAKindOfDefinitions) {
    const Json made = answer_to(
        {{"ask", "create"}, {"kind", "pairs"}, {"definitions", kPairs}, {"seed", 1}, {"unrated", true}});
    const auto text = made["puzzle"].get<std::string>();
    EXPECT_TRUE(text.starts_with("define kind pairs [SIZE]\n")) << made.dump(1);
    EXPECT_EQ(answer_to({{"ask", "solve"}, {"text", text}})["status"], "unique") << text;
}

TEST(Words, SayTheRules) {
    const Json answer = answer_to({{"ask", "words"}, {"text", "sudoku 4x4\nrules Be kind.\n"}});
    EXPECT_EQ(answer["rules_text"], "Be kind.");
    ASSERT_EQ(answer["sentences"].size(), 1u);
    EXPECT_EQ(answer["statements"].dump().substr(0, 5), "[0,0,") << answer.dump(1);
    EXPECT_EQ(answer["sentences"][0], "Each row, column and box holds 1 to 4 once.");
}

TEST(Candidates, CountTheSolutionsOfEach) {
    const std::string text = "grid 2x1\nrange 1..3\nrule a < b at R1C1 R1C2\n";
    const Json answer = answer_to({{"ask", "candidates"}, {"text", text}});
    EXPECT_EQ(answer["status"], "multiple");
    EXPECT_EQ(answer["count"], "3");
    EXPECT_EQ(answer["complete"], true);
    EXPECT_EQ(
        answer["cells"][0]["candidates"],
        Json::parse(
            R"([{"symbol":"1","solutions":2,"exact":true},{"symbol":"2","solutions":1,"exact":true}])"));
    EXPECT_EQ(answer_to({{"ask", "candidates"},
                         {"text", "grid 1x1\nrange 7\nrule a = 7 at R1C1\n"}})["cells"][0]["candidates"],
              Json::parse(R"([{"symbol":"7","solutions":1,"exact":true}])"));
    const Json none =
        reply_to({{"ask", "candidates"}, {"text", "grid 1x1\nrange 1..2\nrule a > 2 at R1C1\n"}});
    EXPECT_EQ(none["exit"], 1);
    EXPECT_EQ(none["answers"][0]["status"], "none");
}

TEST(Create, MakesThePuzzleOfASeedAsTheCommandLineDoes) {
    const Json request = {
        {"ask", "create"}, {"kind", "sudoku"}, {"parameters", {{"size", "4x4"}}}, {"seed", 7}};
    EXPECT_EQ(answer_to(request),
              Json::parse(cli::run({"create", "sudoku", "--size", "4x4", "--seed", "7", "--json"}).out));
    Json two = request;
    two["limit"] = 2;
    EXPECT_EQ(reply_to(two)["answers"].size(), 2u);
    EXPECT_FALSE(answer_to({{"ask", "create"}})["kinds"].empty());
    EXPECT_TRUE(
        error_of({{"ask", "create"}, {"kind", "sudoku"}, {"grade", "11"}}).contains("'11' is no grade"));
    EXPECT_TRUE(error_of({{"ask", "create"}, {"kind", "sodoku"}}).starts_with("create: error: "));
}

TEST(Style, IsTheSheetOfThePictures) {
    const std::string css = answer_to({{"ask", "style"}})["css"];
    EXPECT_TRUE(css.contains(".cage")) << css;
}

TEST(PlayersGrid, IsReadByCell) {
    const std::string text = "sudoku 4x4\n| 1 2 3 .\n| 3 4 . .\n| 2 . . .\n| . . . .\n";
    const Json hint = answer_to({{"ask", "hint"}, {"text", text}, {"grid", {{"R1C1", "1"}, {"R1C4", "4"}}}});
    EXPECT_FALSE(hint["step"].is_null()) << hint.dump(1);
    const Json wrong = reply_to({{"ask", "hint"}, {"text", text}, {"grid", {{"R2C3", "3"}}}});
    EXPECT_EQ(wrong["exit"], 1);
    const std::size_t all = answer_to({{"ask", "explain"}, {"text", text}})["steps"].size();
    EXPECT_LT(answer_to({{"ask", "explain"}, {"text", text}, {"grid", {{"R1C4", "4"}}}})["steps"].size(),
              all);
    EXPECT_EQ(error_of({{"ask", "hint"}, {"text", text}, {"grid", {{"R9C1", "1"}}}}),
              "grid: error: there is no cell 'R9C1'\nhint: cells are called R1C1\n");
}

TEST(Statements, AreThoseOfThePicture) {
    for (const std::string question : {"hint", "explain"}) {
        Json request = {{"ask", question}, {"text", kKiller}, {"grid", {{"R1C1", "1"}}}};
        const auto first_rules = [&] {
            const Json answer = answer_to(request);
            return question == "hint" ? answer["step"]["rules"] : answer["steps"][0]["rules"];
        };
        EXPECT_FALSE(first_rules()[0].contains("statement")) << question;
        request["statements"] = true;
        const Json statements = answer_to({{"ask", "words"}, {"text", kKiller}})["statements"];
        for (const Json& rule : first_rules())
            EXPECT_EQ(rule["statement"], statements[rule["rule"].get<std::size_t>()]) << question;
        const Json answer = answer_to(request);
        const Json& step = question == "hint" ? answer["step"] : answer["steps"][0];
        std::set<Json> of_rules;
        for (const Json& rule : step["rules"]) of_rules.insert(rule["statement"]);
        EXPECT_EQ(step["statements"], Json(of_rules)) << question;
    }
}

// A page cannot tell an empty symbol from no value.
TEST(Blank, HasTheWordOfTheRequestInEachAnswer) {
    const auto answer = [&](Json request, std::string_view blank) {
        request["text"] = "nonogram\nrows 2, 1\ncolumns 2, 1\n";
        if (!blank.empty()) request["blank"] = blank;
        return answer_to(request);
    };
    for (const std::string_view blank : {"", "blank"}) {
        const Json picture = answer({{"ask", "render"}, {"form", "data"}}, blank);
        EXPECT_EQ(picture["cells"][0]["values"], Json({blank, "#"}));
        EXPECT_EQ(picture["clicks"], Json({"#", blank}));
        EXPECT_EQ(picture["looks"].back()["value"], blank) << picture["looks"].dump(1);
        EXPECT_EQ(answer({{"ask", "solve"}}, blank)["solutions"][0]["grid"][1][1], blank);
        EXPECT_EQ(answer({{"ask", "solve"}, {"grid", {{"R2C2", blank}}}}, blank)["status"], "unique");
        EXPECT_EQ(answer({{"ask", "solve"}, {"grid", {{"R1C1", blank}}}}, blank)["status"], "none");
        EXPECT_EQ(answer({{"ask", "candidates"}}, blank)["cells"][3]["candidates"][0]["symbol"], blank);
        const Json explained = answer({{"ask", "explain"}}, blank);
        EXPECT_EQ(explained["grid"][1][1], blank);
        EXPECT_EQ(explained["steps"].back()["placed"][0]["value"], blank) << explained.dump(1);
    }
}

TEST(PlayersGrid, IsCountedToo) {
    const Json all = {{"ask", "count"}, {"text", "sudoku 4x4\n"}};
    EXPECT_EQ(answer_to(all)["count"], "288");
    Json filled = all;
    filled["grid"] = {{"R1C1", "1"}, {"R1C2", "2"}};
    EXPECT_EQ(answer_to(filled)["count"], "24");  // 288 / (4 * 3)
    filled["limit"] = 100;
    EXPECT_EQ(answer_to(filled)["count"], "24");
    // Without the value, magic squares are counted by orbits. A limit makes the search find each square.
    Json magic = {{"ask", "count"}, {"text", "magic_square 4x4\n"}, {"grid", {{"R1C1", "16"}}}};
    EXPECT_EQ(answer_to(magic)["count"], "416");
    magic["limit"] = 10000;
    EXPECT_EQ(answer_to(magic)["count"], "416");
}

TEST(PictureData, HasTheMarksThatAKindPrints) {
    const Json picture = answer_to({{"ask", "render"},
                                    {"form", "data"},
                                    {"text", "kakuro\n| #    3\\  4\\\n| \\3   .  2\n| \\4   .  .\n"}});
    ASSERT_EQ(picture["marks"].size(), 9u);
    const Json& sum = picture["marks"][3];
    EXPECT_EQ(sum["row"], 2);
    EXPECT_EQ(sum["column"], 1);
    EXPECT_EQ(sum["text"], "\\3");
    EXPECT_FALSE(sum.contains("cell"));
    const Json& value = picture["marks"][5];
    EXPECT_EQ(value["text"], "2");
    const Json& cell = picture["cells"][value["cell"].get<std::size_t>()];
    EXPECT_EQ(cell["given"], "2");
    EXPECT_EQ(value["at"], cell["at"]);
    EXPECT_EQ(value["outline"], cell["outline"]);
    EXPECT_LT(sum["at"][0], cell["at"][0]);
    EXPECT_FALSE(
        answer_to({{"ask", "render"}, {"form", "data"}, {"text", "sudoku 4x4\n"}}).contains("marks"));
}

}  // namespace
}  // namespace sator::web
