#include "cli/commands/language_option.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "cli/commands/command_line.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns what `hint` prints, on a terminal or elsewhere.
std::string hinted(bool is_terminal, std::vector<std::string> more) {
    TextOutput out, err;
    Session session{.out = out, .err = err, .out_is_terminal = is_terminal};
    std::vector<std::string> arguments = {
        "hint", std::string(SATOR_SOURCE_DIR) + "/puzzles/sudoku/plain.sator", "--strength", "1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    run_command_line(arguments, session);
    return out.text();
}

TEST(LanguageOption, FollowsTheEnvironmentOfATerminal) {
    const char* const known = std::getenv("LC_ALL");
    const std::string before = known == nullptr ? "" : known;
    setenv("LC_ALL", "de_AT.UTF-8", 1);
    EXPECT_NE(hinted(true, {}).find("Sieh hierhin: Block 7."), std::string::npos);
    EXPECT_NE(hinted(true, {"--lang", "en"}).find("Look at box 7."), std::string::npos);
    EXPECT_NE(hinted(false, {}).find("Look at box 7."), std::string::npos);
    EXPECT_EQ(hinted(true, {"--json"}).find("Block"), std::string::npos);
    setenv("LC_ALL", "en_US.UTF-8", 1);
    EXPECT_NE(hinted(true, {}).find("Look at box 7."), std::string::npos);
    if (before.empty())
        unsetenv("LC_ALL");
    else
        setenv("LC_ALL", before.c_str(), 1);
}

}  // namespace
}  // namespace sator::tests
