#include "cli/commands/completion.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "cli/commands/command_table.hpp"
#include "cli/commands/run_program.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/registry.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

class Completion : public testing::TestWithParam<CompletionShell> {
  protected:
    std::string script() const { return run({"--completion", std::string(GetParam().name)}).out; }
};

bool is_installed(std::string_view shell) {
    return std::system(("command -v " + std::string(shell) + " >/dev/null").c_str()) == 0;
}

/// Writes a script to a temporary file and returns its path.
std::string script_file(const std::string& name, const std::string& script) {
    const std::string path = testing::TempDir() + "sator_completion_" + name;
    std::ofstream(path) << script;
    return path;
}

TEST_P(Completion, KnowsCommandsOptionsAndNames) {
    const std::string text = script();
    for (const Command& command : command_table()) {
        EXPECT_NE(text.find(command.name), std::string::npos);
        for (const Option& option : command.prepare().options) {
            if (option.is_positional()) continue;
            EXPECT_NE(text.find(option.long_name().substr(2)), std::string::npos) << option.name;
        }
    }
    for (const RuleEntry& rule : Registry::standard().entries())
        EXPECT_NE(text.find(rule.name), std::string::npos) << rule.name;
    for (const Format& format : standard_formats())
        EXPECT_NE(text.find(format.name), std::string::npos) << format.name;
}

TEST_P(Completion, IsValidForItsShell) {
    const std::string name(GetParam().name);
    if (!is_installed(name)) GTEST_SKIP() << name << " is not installed";
    const std::string check = name == "fish" ? "fish --no-execute " : name + " -n ";
    const std::string path = script_file(name, script());
    EXPECT_EQ(std::system((check + path).c_str()), 0);
    std::ofstream(path, std::ios::app) << "\nif (\n";
    EXPECT_NE(std::system((check + path + " 2>/dev/null").c_str()), 0) << "the check finds mistakes";
}

INSTANTIATE_TEST_SUITE_P(Shells, Completion, testing::ValuesIn(completion_shells()),
                         [](const auto& shell) { return std::string(shell.param.name); });

/// Returns what bash offers for the last word of a call.
std::string offered(const std::string& words) {
    const std::string script = script_file("offered", bash_completion() + "COMP_WORDS=(" + words +
                                                          ") COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                                                          "_sator\necho \"${COMPREPLY[*]}\"\n");
    const std::string answer = testing::TempDir() + "sator_completion_answer";
    EXPECT_EQ(std::system(("bash " + script + " >" + answer).c_str()), 0);
    return file_text(answer);
}

TEST(BashCompletion, OffersWhatFits) {
    if (!is_installed("bash")) GTEST_SKIP() << "bash is not installed";
    EXPECT_EQ(offered("sator re"), "render regex\n");
    EXPECT_EQ(offered("sator --help re"), "render regex\n");
    EXPECT_EQ(offered("sator --completion ''"), "bash zsh fish\n");
    EXPECT_EQ(offered("sator rules anti"), "anti_king anti_knight\n");
    EXPECT_EQ(offered("sator rules -"), "--help --json --lang --markdown\n");
    EXPECT_EQ(offered("sator solve --format s"), "sudokupad sator sudoku sdk\n");
    EXPECT_EQ(offered("sator render --theme ''"), "auto light dark\n");
    EXPECT_EQ(offered("sator solve puz"), "\n") << "bash completes the name of a file";
}

TEST(CompletionShells, AnUnknownShellIsRefused) {
    EXPECT_EQ(
        run({"--completion", "tcsh"}).err,
        "sator: error: --completion needs the name of a shell\nhint: write --completion bash, zsh or fish\n");
    EXPECT_EQ(run({"--completion"}).code, ExitCode::Wrong);
}

}  // namespace
}  // namespace sator::tests
