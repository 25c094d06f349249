#include <gtest/gtest.h>

#include "cli/commands/run_program.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(RegexCommand, ReportsTheMachineryThatTheClueNeeds) {
    EXPECT_EQ(run({"regex", "A(B|C)*D?", "--length", "3"}).out,
              "alphabet  A-Z (26 symbols)\n"
              "groups    1, with 0 references to them\n"
              "needs     an automaton\n"
              "nfa       4 positions\n"
              "dfa       3 states, 4 transitions, 4 symbol classes\n"
              "mdd       4 states, 3 transitions, 6 strings of length 3\n"
              "pruning   exact: a candidate stays only if a string uses it\n");
    EXPECT_EQ(run({"regex", "(?!A).", "--alphabet", "AB"}).out,
              "alphabet  AB (2 symbols)\n"
              "groups    0, with 0 references to them\n"
              "needs     an automaton for each length, for its lookaround\n");
}

TEST(RegexCommand, ReportsWeakerPruning) {
    const std::string clue = "(.*)(.*)(.*)\\3\\2\\1";
    EXPECT_NE(run({"regex", clue, "--length", "8"}).out.find("pruning   exact"), std::string::npos);
    EXPECT_NE(run({"regex", clue, "--length", "8", "--reference-state-limit", "20"})
                  .out.find("less than exact at first: the reference state limit of 20 is reached"),
              std::string::npos);
}

TEST(RegexCommand, ShowsEachStage) {
    EXPECT_EQ(run({"regex", "AB|A", "--show", "ast"}).out.substr(0, 12), "alternation\n");
    EXPECT_EQ(run({"regex", "A(B|C)*", "--show", "nfa"}).out.substr(0, 4), "nfa:");
    EXPECT_EQ(run({"regex", "A(B|C)*", "--show", "dfa"}).out,
              "dfa: 2 states, 2 transitions\n0 start\n  A -> 1\n1 accepts\n  [BC] -> 1\n");
    EXPECT_EQ(run({"regex", "(?=.B).*", "--show", "mdd", "--length", "2"}).out.substr(0, 4), "mdd:");
    for (const char* stage : {"ast", "nfa", "dfa", "mdd"}) {
        const ProgramRun ran = run({"regex", "A(B|C)*", "--show", stage, "--length", "3", "--dot"});
        EXPECT_EQ(ran.code, ExitCode::Found);
        EXPECT_EQ(ran.out.substr(0, 8), "digraph ") << stage;
    }
}

TEST(RegexCommand, StopsAtALimit) {
    const std::string clue = "(?:(?=A.{11}B)A|(?<!C.{10})[^D]|.)*";
    for (const std::vector<std::string>& shown :
         {std::vector<std::string>{}, std::vector<std::string>{"--show", "mdd"}}) {
        std::vector<std::string> call = {"regex", clue, "--length", "100", "--time-limit", "1ms"};
        call.insert(call.end(), shown.begin(), shown.end());
        const ProgramRun ran = run(call);
        EXPECT_EQ(ran.code, ExitCode::Stopped);
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err, "sator: error: stopped by the time limit\n");
    }
    EXPECT_EQ(run({"match", clue, "100", "--time-limit", "1ms"}).code, ExitCode::Stopped);
}

TEST(RegexCommand, ReportsStagesThatCannotBeShown) {
    const auto expect_refused = [](const std::vector<std::string>& arguments, const std::string& message) {
        const ProgramRun ran = run(arguments);
        EXPECT_EQ(ran.code, ExitCode::Wrong);
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err, message);
    };
    expect_refused({"regex", "A", "--show", "mdd"},
                   "sator: error: --show mdd needs a length\nhint: add --length N\n");
    expect_refused({"regex", "(?=A).", "--show", "dfa"},
                   "sator: error: a clue with lookaround is compiled for one length at a time\n"
                   "hint: write --show mdd --length N\n");
    expect_refused({"regex", "(.)\\1", "--show", "nfa"},
                   "sator: error: this clue depends on captured groups, for which there is no automaton\n"
                   "hint: list its strings: sator match REGEX N\n");
    expect_refused({"regex", "A", "--dot"},
                   "sator: error: --dot needs --show\nhint: add --show ast, nfa, dfa or mdd\n");
    expect_refused(
        {"regex", "A|*"},
        "clue: error: nothing to repeat\n    A|*\n      ^\nhint: write \\* for the character itself\n");
}

}  // namespace
}  // namespace sator::tests
