// This program has one kind more than the others, lonely_lanterns.kind beside this file. Nothing else in the sources names it, so
// what it can do here is what the text of a kind alone gives.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/commands/run_program.hpp"
#include "tests/tests_namespace.hpp"
#include "web/boundary/answer_request.hpp"
#include "web/boundary/host.hpp"

/// The host of the boundary: no question is ended, and no answer is streamed.
int sator_progress(double, double, double) {
    return 0;
}
void sator_answer(const char*, std::size_t) {}

namespace sator::tests {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::string_view kSentence =
    "Put lanterns into white cells so that no two share an edge and each white cell has a lantern or is "
    "beside one.";

std::string output_of(const std::vector<std::string>& arguments) {
    const auto done = run(arguments);
    EXPECT_EQ(done.code, ExitCode::Found) << done.out << done.err;
    return done.out;
}

/// Returns a text without line breaks and the blanks of an indentation, to look for a sentence.
std::string on_one_line(const std::string& text) {
    std::string line;
    for (const char c : text) {
        const char sign = c == '\n' ? ' ' : c;
        if (sign != ' ' || !line.ends_with(' ')) line += sign;
    }
    return line;
}

Json row_of(const Json& rows) {
    const auto found = std::ranges::find_if(rows, [](const Json& row) {
        return row["name"] == "lonely_lanterns" || row["name"] == "lonely-lanterns";
    });
    return found == rows.end() ? Json() : *found;
}

Json page_answer(const Json& request) {
    const Json reply = Json::parse(web::answer_request(request.dump()));
    EXPECT_TRUE(reply["errors"].empty()) << reply.dump(1);
    return reply["answers"].empty() ? Json() : reply["answers"][0];
}

/// The puzzle that `sator new` writes, as a file.
class NewKind : public testing::Test {
  protected:
    NewKind() { std::ofstream(file) << text; }
    ~NewKind() override { fs::remove(file); }

    const std::string text = output_of({"new", "lonely-lanterns"});
    // A name for each test, because tests run at the same time.
    const std::string file = (fs::temp_directory_path() /
                              (std::string("new_kind_") +
                               testing::UnitTest::GetInstance()->current_test_info()->name() + ".sator"))
                                 .string();
};

TEST_F(NewKind, IsInTheListsOfTheProgram) {
    EXPECT_TRUE(output_of({"rules"}).contains("\n  lonely_lanterns"));
    EXPECT_TRUE(output_of({"new"}).contains("\n  lonely-lanterns"));
    EXPECT_TRUE(output_of({"create"}).contains("\n  lonely-lanterns"));
    EXPECT_TRUE(on_one_line(output_of({"create", "hermit lights", "--help"})).contains(kSentence));
    for (const std::string shell : {"bash", "zsh", "fish"}) {
        const std::string completion = output_of({"--completion", shell});
        EXPECT_TRUE(completion.contains("lonely_lanterns")) << shell;
        EXPECT_TRUE(completion.contains("lonely-lanterns")) << shell;
    }
}

TEST_F(NewKind, IsInThePagesOfTheDocuments) {
    const std::string page = output_of({"rules", "--markdown"});
    EXPECT_TRUE(page.contains("\n## lonely_lanterns\n"));
    EXPECT_TRUE(page.contains(kSentence));
    EXPECT_TRUE(output_of({"rules", "einsame laternen"}).contains("\n    kind lonely_lanterns\n"));
}

TEST_F(NewKind, IsInTheListsOfThePage) {
    const Json row = row_of(page_answer({{"ask", "rules"}})["kinds"]);
    ASSERT_FALSE(row.is_null());
    EXPECT_TRUE(row["summary"].get<std::string>().starts_with(kSentence));
    EXPECT_TRUE(row["summary_de"].get<std::string>().starts_with("Setze Laternen"));
    const Json made = row_of(page_answer({{"ask", "create"}, {"text", ""}})["kinds"]);
    ASSERT_FALSE(made.is_null());
    EXPECT_EQ(made["summary"], row["summary"]);
    EXPECT_EQ(made["summary_de"], row["summary_de"]);
}

TEST_F(NewKind, IsSolvedExplainedAndRated) {
    EXPECT_TRUE(text.contains("# Lonely lanterns: Put lanterns into white cells"));
    EXPECT_TRUE(output_of({"solve", file}).contains("unique"));
    output_of({"check", file});
    EXPECT_TRUE(output_of({"explain", file}).contains("at least 1 lantern"));
    const Json rating = Json::parse(output_of({"rate", "--json", file}));
    EXPECT_TRUE(rating.contains("grade")) << rating.dump(1);
}

TEST_F(NewKind, IsDrawnAndPlayed) {
    const Json picture = page_answer({{"ask", "render"}, {"form", "data"}, {"text", text}});
    EXPECT_EQ(picture["clicks"], Json({"*", "."}));
    EXPECT_TRUE(on_one_line(output_of({"render", file})).contains(kSentence));
}

TEST_F(NewKind, IsMade) {
    const std::string made = output_of({"create", "lonely-lanterns", "--seed", "1", "--size", "4"});
    EXPECT_TRUE(made.contains("\nlonely_lanterns\n| ")) << made;
}

}  // namespace
}  // namespace sator::tests
