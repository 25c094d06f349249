#include "cli/commands/help.hpp"

#include <gtest/gtest.h>

#include "cli/commands/command_table.hpp"
#include "cli/commands/help_layout.hpp"
#include "cli/commands/run_program.hpp"
#include "cli/process/terminal_width.hpp"
#include "sator/base/utf8.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the first line after the usage that is too long, or an empty text. An option is never separated from
/// its value, so a line with nothing else may be longer.
std::string too_long_line(std::string_view help, std::size_t columns) {
    while (!help.empty()) {
        help.remove_prefix(std::min(help.size(), help.find('\n') + 1));
        const std::string_view line = help.substr(0, help.find('\n'));
        const bool is_option = line.starts_with("  -") && line.find("  ", 2) == std::string_view::npos;
        if (!is_option && to_code_points(line).size() > columns) return std::string(line);
    }
    return "";
}

TEST(Help, FitsTheTerminal) {
    for (const std::size_t columns : {40, 47, 80, 100}) {
        EXPECT_EQ(too_long_line(general_help(columns), columns), "");
        for (const Command& command : command_table())
            EXPECT_EQ(too_long_line(help_of(command, columns), columns), "") << command.name;
    }
}

TEST(Help, OwnOptionsComeBeforeSharedOnes) {
    for (const std::string_view name : {"solve", "check", "explain", "hint", "rate", "render"}) {
        const std::string help = help_of(*find_command(name), 80);
        const std::size_t own = help.find("\noptions:\n"),
                          shared = help.find("\noptions for reading puzzles:\n"),
                          limits = help.find("\nlimits:\n");
        ASSERT_NE(own, std::string::npos) << name;
        EXPECT_LT(help.find("  FILE…"), own) << name;
        EXPECT_LT(own, shared) << name;
        EXPECT_LT(shared, help.find("--alphabet SET")) << name;
        EXPECT_LT(shared, limits) << name;
        EXPECT_LT(limits, help.find("--time-limit TIME")) << name;
    }
    const std::string help = help_of(*find_command("solve"), 80);
    EXPECT_LT(help.find("--count"), help.find("options for reading puzzles:"));
}

TEST(Help, HasTheWidthOfTheSession) {
    TextOutput out, err;
    Session session{.out = out, .err = err};
    EXPECT_EQ(session.help_columns(), 80U);
    session.columns = 20;
    EXPECT_EQ(session.help_columns(), 40U);
    session.columns = 72;
    EXPECT_EQ(session.help_columns(), 72U);
    session.columns = 400;
    EXPECT_EQ(session.help_columns(), 100U);
    session.columns = 60;
    run_command_line({"--help"}, session);
    EXPECT_EQ(out.text(), general_help(60));
}

TEST(Help, CanBeAskedForInSeveralWays) {
    const std::string help = help_of(*find_command("solve"), 80);
    for (const std::vector<std::string>& call : std::vector<std::vector<std::string>>{
             {"solve", "--help"}, {"solve", "-h"}, {"--help", "solve"}, {"help", "solve"}}) {
        EXPECT_EQ(run(call).out, help) << call[0];
    }
    EXPECT_EQ(run({"help"}).out, general_help(80));
    EXPECT_EQ(run({"help", "chek"}).err, "sator: error: unknown command 'chek'\nhint: did you mean check?\n");
}

TEST(HelpLayout, WrapsParagraphsRowsAndCalls) {
    const HelpLayout layout(40);
    EXPECT_EQ(layout.paragraphs("one two three four five six seven eight nine\n\nten"),
              "one two three four five six seven eight\nnine\n\nten\n");
    EXPECT_EQ(layout.row("--name", "one two three four five six seven"),
              "  --name     one two three four five six\n             seven\n");
    EXPECT_EQ(layout.row("--long-name VALUE", "one"), "  --long-name VALUE\n             one\n");
    EXPECT_EQ(layout.calls("sator solve --rows 'A B C' 'D E F' --columns 'G H I' 'J K'"),
              "  sator solve --rows 'A B C' 'D E F' \\\n    --columns 'G H I' 'J K'\n");
}

TEST(TerminalWidth, ComesFromTheEnvironmentFirst) {
    EXPECT_EQ(columns_in("72"), 72U);
    for (const char* wrong : {"", "0", "-3", "wide", "72x"})
        EXPECT_EQ(columns_in(wrong), std::nullopt) << wrong;
}

}  // namespace
}  // namespace sator::tests
