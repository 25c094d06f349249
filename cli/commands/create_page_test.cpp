// The crosswords of docs/create_regex.md are what their calls make. SATOR_CREATED_UPDATE=1 writes them and their pictures anew.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "cli/commands/run_program.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/write_file.hpp"

namespace sator::cli {
namespace {

const std::string kDocs = std::string(SATOR_SOURCE_DIR) + "/docs/";
constexpr std::string_view kBlock = "```sator\n# sator create", kBlockEnd = "\n```\n";

/// Divides a call as a shell does; quotes are single.
std::vector<std::string> words_of_call(std::string_view call) {
    std::vector<std::string> words(1);
    bool is_quoted = false;
    for (const char c : call) {
        if (c == '\'') is_quoted = !is_quoted;
        if (c == ' ' && !is_quoted) words.emplace_back();
        if (c != '\'' && (c != ' ' || is_quoted)) words.back() += c;
    }
    return words;
}

/// Returns what the page has for a call: the call, the grade without the rank, and the puzzle.
std::string made_block(std::string_view call, const std::string& picture) {
    std::vector<std::string> words = words_of_call(call.substr(std::string_view("sator ").size()));
    if (!picture.empty()) words.insert(words.end(), {"--svg", picture});
    const ProgramRun made = run(words);
    EXPECT_EQ(made.code, ExitCode::Found) << call << "\n" << made.err;
    std::string text = made.out.substr(made.out.find('\n') + 1);
    const std::size_t rank = text.find("; rank "), line_end = text.find('\n');
    if (rank < line_end) text.erase(rank, line_end - rank);
    return "```sator\n# " + std::string(call) + "\n" + text + "```\n";
}

TEST(CreatePage, HasTheCrosswordsThatItsCallsMake) {
    const bool renews = std::getenv("SATOR_CREATED_UPDATE") != nullptr;
    const std::string page = *read_file(kDocs + "create_regex.md");
    std::string renewed;
    std::size_t at = 0;
    int number = 0;
    for (std::size_t begin; (begin = page.find(kBlock, at)) != std::string::npos;) {
        const std::size_t end = page.find(kBlockEnd, begin) + kBlockEnd.size();
        const std::size_t call = page.find("sator create", begin);
        const std::string name = "create_regex/" + std::to_string(++number) + ".svg";
        const std::string block =
            made_block(page.substr(call, page.find('\n', call) - call), renews ? kDocs + name : "");
        EXPECT_TRUE(renews || page.substr(begin, end - begin) == block) << block;
        EXPECT_TRUE(renews || std::filesystem::exists(kDocs + name)) << name;
        EXPECT_TRUE(page.find("](" + name + ")") != std::string::npos) << name << " is not shown";
        renewed += page.substr(at, begin - at) + block;
        at = end;
    }
    EXPECT_EQ(number, 20);
    if (renews) write_file(kDocs + "create_regex.md", renewed + page.substr(at));
}

}  // namespace
}  // namespace sator::cli
