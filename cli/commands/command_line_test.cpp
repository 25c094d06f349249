#include "cli/commands/command_line.hpp"

#include <gtest/gtest.h>

#include "cli/commands/command_table.hpp"
#include "cli/commands/help.hpp"
#include "cli/commands/man_page.hpp"
#include "cli/commands/run_program.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

enum class Show { Tree, Machine };

struct Stored {
    std::string regex;
    std::uint64_t length = 7;
    bool count = false;
    Show show = Show::Tree;
    std::vector<std::string> rows;
    std::optional<std::chrono::nanoseconds> time;

    std::vector<Option> options() {
        return {cli::text("REGEX", "", regex, "what to match").required(),
                number("N", "", length, "how long", 0, 100),
                flag("-c,--count", count, "only count"),
                choice("--show", show, {{"tree", Show::Tree}, {"machine", Show::Machine}}, "what to show"),
                texts("--rows", "CLUE", rows, "clues"),
                duration("--time-limit", time, "when to stop")};
    }
};

constexpr Command kCommand = {"try", {"Tries.", "", "sator try"}, nullptr};

struct Parsed {
    Stored stored;
    std::string error;  // the complete message
};

Parsed parse(const std::vector<std::string>& arguments) {
    Parsed parsed;
    const auto done = parse_options(kCommand, parsed.stored.options(), arguments);
    if (!done) parsed.error = to_text(done.error());
    return parsed;
}

TEST(CommandLine, StoresArguments) {
    const auto [stored, error] = parse({"--count", "A(B|C)*", "--show", "machine", "3", "--time-limit=2s"});
    EXPECT_EQ(error, "");
    EXPECT_EQ(stored.regex, "A(B|C)*");
    EXPECT_EQ(stored.length, 3u);
    EXPECT_TRUE(stored.count);
    EXPECT_EQ(stored.show, Show::Machine);
    EXPECT_EQ(stored.time, std::chrono::seconds(2));
}

TEST(CommandLine, DoesNotChangeRegularExpressions) {
    const std::vector<std::string> clues = {"[ABC]", "[^A,B]", "",  "{1,2}", "\"x\"",
                                            "a=b",   "[",      "%", "x y",   "'"};
    std::vector<std::string> arguments = {"[x,y]", "--rows"};
    arguments.insert(arguments.end(), clues.begin(), clues.end());
    const auto [stored, error] = parse(arguments);
    EXPECT_EQ(error, "");
    EXPECT_EQ(stored.regex, "[x,y]");
    EXPECT_EQ(stored.rows, clues);
}

TEST(CommandLine, AcceptsValuesThatBeginWithADash) {
    EXPECT_EQ(parse({"--", "-a+"}).stored.regex, "-a+");
    EXPECT_EQ(parse({"--", "--"}).stored.regex, "--");
    EXPECT_EQ(parse({"x", "--rows=-a", "--rows=[b]"}).stored.rows, (std::vector<std::string>{"-a", "[b]"}));
    EXPECT_EQ(parse({"-"}).stored.regex, "-");
}

TEST(CommandLine, TheLastValueCounts) {
    EXPECT_EQ(parse({"x", "--time-limit", "1s", "--time-limit", "3s"}).stored.time, std::chrono::seconds(3));
    EXPECT_TRUE(parse({"x", "-c", "-c"}).stored.count);
}

TEST(CommandLine, ReportsMistakes) {
    EXPECT_EQ(parse({}).error, "sator try: error: REGEX is missing\nhint: write e.g. sator try\n");
    EXPECT_EQ(parse({"x", "--cuont"}).error,
              "sator try: error: unknown option --cuont\nhint: did you mean --count?\n");
    EXPECT_EQ(parse({"-a+"}).error,
              "sator try: error: unknown option -a+\nhint: put -- before an argument that begins with '-'\n");
    EXPECT_EQ(parse({"x", "--frob"}).error,
              "sator try: error: unknown option --frob\n"
              "hint: see sator try --help, or put -- before an argument that begins with '-'\n");
    EXPECT_EQ(parse({"x", "3", "[4]"}).error,
              "sator try: error: unexpected argument '[4]'\nhint: see sator try --help\n");
    EXPECT_EQ(parse({"x", "y"}).error,
              "sator try: error: N: 'y' is not a whole number\nhint: write digits only, e.g. 12\n");
    EXPECT_EQ(parse({"x", "101"}).error, "sator try: error: N: '101' is too large\nhint: at most 100\n");
    EXPECT_EQ(parse({"x", "--show", "all"}).error,
              "sator try: error: --show: 'all' is none of tree|machine\nhint: see sator try --help\n");
    EXPECT_EQ(parse({"x", "--time-limit"}).error,
              "sator try: error: --time-limit needs a value\nhint: write --time-limit TIME\n");
    EXPECT_EQ(parse({"x", "--count=3"}).error,
              "sator try: error: --count takes no value\nhint: see sator try --help\n");
    EXPECT_EQ(parse({"x", "--rows"}).error,
              "sator try: error: --rows needs a value\nhint: write --rows CLUE…\n");
}

TEST(CommandLine, HelpIsAnAnswer) {
    for (const char* option : {"--help", "-h"}) {
        const ProgramRun ran = run({option});
        EXPECT_EQ(ran.code, ExitCode::Found);
        EXPECT_EQ(ran.out, general_help(80));
        EXPECT_EQ(ran.err, "");
    }
    EXPECT_EQ(run({"--version"}).out, "sator " SATOR_VERSION "\n");
}

TEST(CommandLine, NothingIsAMistake) {
    const ProgramRun ran = run({});
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, general_help(80));
}

TEST(CommandLine, RefusesUnknownCommands) {
    EXPECT_EQ(run({"frobnicate"}).code, ExitCode::Wrong);
    EXPECT_EQ(run({"frobnicate"}).err,
              "sator: error: unknown command 'frobnicate'\nhint: see sator --help\n");
    const std::string file = SATOR_SOURCE_DIR "/puzzles/sudoku/plain.sator";
    EXPECT_EQ(run({file}).err, "sator: error: unknown command '" + file +
                                   "'\nhint: a command comes before a file, e.g. sator solve " + file + "\n");
    EXPECT_EQ(run({"--frob"}).err,
              "sator: error: unknown option --frob\nhint: a command comes first; see sator --help\n");
}

TEST(CommandTable, HasTheQuestionsThatHaveHelp) {
    for (const ask::QuestionRow& row : ask::question_table())
        EXPECT_EQ(find_command(row.name) != nullptr && row.name != "words", row.command != nullptr)
            << row.name;
}

TEST(CommandTable, EveryRowIsComplete) {
    for (const Command& command : command_table()) {
        EXPECT_EQ(find_command(command.name), &command);
        EXPECT_TRUE(command.help.summary.ends_with('.')) << command.name;
        EXPECT_TRUE(command.help.example.starts_with("sator " + std::string(command.name))) << command.name;
        const ProgramRun ran = run({std::string(command.name), "--help"});
        EXPECT_EQ(ran.code, ExitCode::Found);
        EXPECT_NE(ran.out.find(command.help.example.substr(0, command.help.example.find('\n'))),
                  std::string::npos);
        EXPECT_NE(man_page().find(".SS sator " + std::string(command.name)), std::string::npos);
        for (const Option& option : command.prepare().options) {
            EXPECT_FALSE(option.help.empty()) << command.name << " " << option.name;
            EXPECT_TRUE(option.store) << command.name << " " << option.name;
            EXPECT_NE(ran.out.find(option.usage()), std::string::npos) << command.name << " " << option.name;
        }
    }
}

TEST(ExitCodes, TheWorstCounts) {
    constexpr ExitCode kFromBest[] = {ExitCode::Found, ExitCode::None, ExitCode::Stopped, ExitCode::Wrong,
                                      ExitCode::Bug};
    for (std::size_t i = 0; i < std::size(kFromBest); ++i) {
        for (std::size_t j = 0; j < std::size(kFromBest); ++j) {
            EXPECT_EQ(worst(kFromBest[i], kFromBest[j]), kFromBest[std::max(i, j)]);
        }
    }
}

}  // namespace
}  // namespace sator::tests
