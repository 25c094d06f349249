// The boundary's functions, called as JavaScript calls them. Answers are compared with the command line's.
#include <gtest/gtest.h>

#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands/run_program.hpp"
#include "web/boundary/answer_request.hpp"
#include "web/boundary/host.hpp"
#include "web/boundary/web_namespace.hpp"

extern "C" {
char* sator_allocate(std::size_t length);
std::size_t sator_ask(char* request, std::size_t length);
const char* sator_reply_text();
}

namespace {

/// The actions of the host, and the messages that it receives.
struct Host {
    int progress_calls = 0;
    bool stops = false;
    std::size_t stops_after = 0;  ///< answers that it waits for before it stops
    bool has_stopped = false;
    std::vector<std::string> streamed;
};
Host host;

}  // namespace

int sator_progress(double milliseconds, double share_done, double found) {
    EXPECT_GT(milliseconds, 0);
    EXPECT_GE(share_done, 0);
    EXPECT_GE(found, 0);
    EXPECT_FALSE(host.has_stopped);
    ++host.progress_calls;
    host.has_stopped = host.stops && host.streamed.size() >= host.stops_after;
    return host.has_stopped ? 1 : 0;
}

void sator_answer(const char* line, std::size_t length) {
    host.streamed.emplace_back(line, length);
}

namespace sator::web {
namespace {

using Json = nlohmann::ordered_json;

/// Sends a request and returns the reply, as JavaScript does.
std::string ask_text(const std::string& request) {
    host.progress_calls = 0;
    host.has_stopped = false;
    host.streamed.clear();
    char* const memory = sator_allocate(request.size());
    std::memcpy(memory, request.data(), request.size());
    const std::size_t length = sator_ask(memory, request.size());
    return {sator_reply_text(), length};
}

Json ask(const Json& request) {
    return Json::parse(ask_text(request.dump()));
}

/// Returns the lines of a reply that are answers.
std::string answer_lines(const std::string& reply) {
    std::istringstream stream(reply);
    std::string lines;
    for (std::string line; std::getline(stream, line) && !line.starts_with("]");) {
        if (line.ends_with(",")) line.pop_back();
        if (!line.ends_with("\"answers\":[")) lines += line + "\n";
    }
    return lines;
}

std::string without_times(const std::string& text) {
    static const std::regex times(R"("seconds":\{[^}]*\})");
    return std::regex_replace(text, times, "\"seconds\":{}");
}

std::string file_text(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

constexpr const char* kPuzzles[] = {
    "sudoku/plain.sator",     "sudoku/four-by-four.sator", "killer-sudoku/cages.sator",
    "regex/first-steps.json", "regex/snowflake.json",
};

TEST(Boundary, AnswersAsTheCommandLine) {
    std::filesystem::current_path(SATOR_SOURCE_DIR);
    for (const std::string question : {"solve", "count", "check", "explain", "hint", "rate"}) {
        for (const std::string name : kPuzzles) {
            const std::string path = "puzzles/" + name;
            if (question != "solve" && question != "count" && name == "regex/snowflake.json") continue;
            std::vector<std::string> arguments{question == "count" ? "solve" : question, "--json", path};
            if (question == "count") arguments.emplace_back("--count");
            const cli::ProgramRun program = cli::run(arguments);
            const std::string reply =
                ask_text(Json{{"ask", question}, {"text", file_text(path)}, {"file", path}}.dump());
            EXPECT_EQ(without_times(answer_lines(reply)), without_times(program.out))
                << question << " " << path;
            EXPECT_EQ(Json::parse(reply)["exit"], static_cast<int>(program.code)) << question << " " << path;
        }
    }
}

TEST(Boundary, ExplainsWhyACandidateIsImpossible) {
    std::filesystem::current_path(SATOR_SOURCE_DIR);
    const std::string path = "puzzles/sudoku/plain.sator";
    const cli::ProgramRun program = cli::run({"explain", "--json", path, "--why-not", "R1C1=2"});
    const std::string reply = ask_text(
        Json{{"ask", "explain"}, {"text", file_text(path)}, {"file", path}, {"why_not", "R1C1=2"}}.dump());
    EXPECT_EQ(answer_lines(reply), program.out);
}

TEST(Boundary, FindsAMistakeInAGrid) {
    const Json reply = ask({{"ask", "hint"}, {"text", "sudoku\n"}, {"state", "11" + std::string(79, '.')}});
    EXPECT_EQ(reply["exit"], 1);
    EXPECT_FALSE(reply["answers"][0]["mistakes"]["broken"].empty());
}

TEST(Boundary, TellsTheMistakesOfATextWithTheirPlaces) {
    const Json reply = ask({{"ask", "parse"}, {"text", "sudoku\nrule summ 4\n"}, {"file", "demo.sator"}});
    EXPECT_EQ(reply["exit"], 2);
    const Json& error = reply["errors"][0];
    EXPECT_EQ(error["file"], "demo.sator");
    EXPECT_EQ(error["line"], 2);
    EXPECT_EQ(error["column"], 6);
    EXPECT_EQ(error["length"], 4);
    EXPECT_TRUE(error["text"].get<std::string>().starts_with("demo.sator:2:6: error: "));
}

TEST(Boundary, TellsWhatATextWasReadAs) {
    const Json reply =
        ask({{"ask", "parse"}, {"text", "title Two\nlayout\n|**\nrange 1..2\ninitial\n|.2\n"}});
    EXPECT_EQ(reply["exit"], 0) << reply.dump(1);
    EXPECT_EQ(reply["answers"][0]["title"], "Two");
    EXPECT_EQ(reply["answers"][0]["format"], "sator");
    EXPECT_EQ(reply["answers"][0]["rows"], Json::array({2}));
    const Json given = {{"row", 1}, {"column", 2}, {"symbol", "2"}};
    EXPECT_EQ(reply["answers"][0]["initials"][0]["givens"], Json::array({given}));
}

TEST(Boundary, DrawsTheSameShapesAsDataAndAsSvg) {
    const std::string text = file_text(SATOR_SOURCE_DIR "/puzzles/killer-sudoku/cages.sator");
    const Json drawn = ask({{"ask", "render"}, {"text", text}});
    const Json data = ask({{"ask", "render"}, {"text", text}, {"form", "data"}});
    const std::string svg = drawn["answers"][0]["svg"];
    EXPECT_TRUE(svg.starts_with("<svg ")) << svg;
    std::size_t elements = 0;
    for (const std::string tag : {"<path ", "<circle ", "<text "}) {
        for (std::size_t at = svg.find(tag); at != std::string::npos; at = svg.find(tag, at + 1)) ++elements;
    }
    const Json& shapes = data["answers"][0]["shapes"];
    EXPECT_EQ(shapes.size(), elements);
    EXPECT_EQ(shapes[0]["look"], "cell");
    EXPECT_EQ(shapes[0]["closed"], true);
}

TEST(Boundary, StopsWhenTheHostSaysSo) {
    host.stops = true;
    host.stops_after = 3;
    const Json reply = ask({{"ask", "solve"}, {"text", "sudoku\n"}, {"all", true}, {"stream", true}});
    host.stops = false;
    host.stops_after = 0;
    EXPECT_EQ(reply["exit"], 3);
    EXPECT_TRUE(host.has_stopped);
    ASSERT_GE(host.streamed.size(), 3u);
    EXPECT_EQ(Json::parse(host.streamed[1])["solution"], 2);
    EXPECT_EQ(Json::parse(host.streamed.back())["complete"], false);
    EXPECT_TRUE(reply["answers"].empty());
}

TEST(Boundary, EachLongQuestionStopsWhenTheHostSaysSo) {
    // The host is asked after 50 ms. The clock counts the time of this process, whatever else the machine does.
    constexpr double kMostSeconds = 0.2;
    const std::vector<Json> requests = {
        {{"ask", "candidates"}, {"text", "sudoku\n"}, {"limit", 1000000}},
        {{"ask", "check"}, {"text", "sudoku\n"}},
        {{"ask", "count"}, {"text", "sudoku\n"}},
        {{"ask", "create"}, {"kind", "sudoku"}, {"givens", 17}, {"seed", 1}},
    };
    for (const Json& request : requests) {
        host.stops = true;
        const std::clock_t start = std::clock();
        const Json reply = ask(request);
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        host.stops = false;
        EXPECT_EQ(reply["exit"], 3) << request;
        EXPECT_EQ(host.progress_calls, 1) << request;
        EXPECT_LT(seconds, kMostSeconds) << request;
    }
}

TEST(Boundary, StopsAtATimeLimit) {
    const Json reply =
        ask({{"ask", "solve"}, {"text", "sudoku\n"}, {"all", true}, {"stream", true}, {"time_limit", 120}});
    EXPECT_EQ(reply["exit"], 3);
    EXPECT_GE(host.progress_calls, 1);
    EXPECT_LE(host.progress_calls, 3);
}

TEST(Boundary, ReadsTheFilesOfTheRequest) {
    const std::string text = "layout\n|***\nrange A..Z\nrule word words.txt at rows\n";
    const Json request = {{"ask", "solve"}, {"text", text}, {"all", true}};
    EXPECT_EQ(ask(request)["exit"], 2);
    Json with_file = request;
    with_file["files"] = {{"words.txt", "CAT\nDOG\nHORSE\n"}};
    const Json reply = ask(with_file);
    EXPECT_EQ(reply["exit"], 0) << reply.dump(1);
    EXPECT_EQ(reply["answers"].back()["count"], "2") << reply.dump(1);
}

TEST(Boundary, TidiesAText) {
    const Json reply = ask({{"ask", "fmt"}, {"text", "killer   \n  3 R1C1 R1C2\n"}});
    EXPECT_EQ(reply["answers"][0]["changed"], true);
    EXPECT_EQ(reply["answers"][0]["text"], "killer\n  3 R1C1 R1C2\n");
}

TEST(Boundary, TakesNumbersWhereNumbersAreMeant) {
    const Json texts = ask({{"ask", "count"}, {"text", "latin 3x3\n"}, {"grid", {{"R1C1", "2"}}}});
    const Json numbers = ask({{"ask", "count"}, {"text", "latin 3x3\n"}, {"grid", {{"R1C1", 2}}}});
    EXPECT_EQ(texts["answers"][0]["count"], "4");
    EXPECT_EQ(numbers["answers"][0]["count"], "4");
    const auto error_of_grade = [](const Json& grade) {
        return ask({{"ask", "create"}, {"kind", "sudoku"}, {"grade", grade}})["errors"];
    };
    EXPECT_EQ(error_of_grade(11), error_of_grade("11"));
    EXPECT_FALSE(error_of_grade(11).empty());
}

TEST(Boundary, RefusesWrongRequests) {
    const auto error_of = [](const std::string& request) {
        const Json reply = Json::parse(ask_text(request));
        EXPECT_EQ(reply["exit"], 2);
        return reply["errors"][0]["text"].get<std::string>();
    };
    EXPECT_EQ(error_of("{"),
              "request: error: the request is not a JSON object\nhint: write e.g. "
              "{\"ask\":\"solve\",\"text\":\"…\"}\n");
    EXPECT_EQ(error_of(R"({"ask":"solve","txet":""})"),
              "request: error: there is no field 'txet'\nhint: did you mean 'text'?\n");
    EXPECT_EQ(error_of(R"({"ask":"solve","limit":"2"})"),
              "request: error: the value of 'limit' is wrong\nhint: write a whole number from 1\n");
    EXPECT_EQ(
        error_of(R"({"ask":"solve","files":{"a":1}})"),
        "request: error: the value of 'files' is wrong\nhint: write an object whose values are texts\n");
    EXPECT_EQ(
        error_of("{}"),
        "request: error: the request asks nothing\nhint: 'ask' is one of new, create, solve, count, check, "
        "explain, "
        "hint, rate, render, convert, rules, formats, fmt, parse, words, candidates, edit, clue, style, "
        "split\n");
    EXPECT_EQ(error_of(R"({"ask":"render","text":"sudoku","form":"png"})"),
              "request: error: there is no form 'png' of a picture\nhint: the forms are svg and data\n");
}

}  // namespace
}  // namespace sator::web
