#include <gtest/gtest.h>

#include "cli/commands/run_program.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Match, ListsOneStringALine) {
    const ProgramRun ran = run({"match", "A(B|C)*", "3"});
    EXPECT_EQ(ran.out, "ABB\nABC\nACB\nACC\n");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.code, ExitCode::Found);
    EXPECT_EQ(run({"match", "[ABC]", "1"}).out, "A\nB\nC\n");
    EXPECT_EQ(run({"match", "(.)\\1B?", "3", "--alphabet", "AB"}).out, "AAB\nBBB\n");
}

TEST(Match, TheEmptyStringIsAnEmptyLine) {
    EXPECT_EQ(run({"match", "A*", "0"}).out, "\n");
    EXPECT_EQ(run({"match", "", "0"}).out, "\n");
    EXPECT_EQ(run({"match", "(A?)\\1", "0"}).out, "\n");
    EXPECT_EQ(run({"match", "A*", "0", "--count"}).out, "1\n");
}

TEST(Match, NoMatchIsExitCodeOne) {
    for (const char* clue : {"[]", "AB", "(.)\\1A"}) {
        const ProgramRun ran = run({"match", clue, "1"});
        EXPECT_EQ(ran.code, ExitCode::None);
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(run({"match", clue, "1", "--count"}).out, "0\n");
        EXPECT_EQ(run({"match", clue, "1", "--count"}).code, ExitCode::None);
    }
}

TEST(Match, CountsWithoutListing) {
    EXPECT_EQ(run({"match", "--count", "(H|EI|DE|K|E)*", "11"}).out, "1010295\n");
    EXPECT_EQ(run({"match", "--count", ".*", "20"}).out, "19928148895209409152340197376\n");
    EXPECT_EQ(run({"match", "--count", "(.)(.)(.)(W|\\1|\\2|\\3)*", "12"}).out, "3688535601\n");
}

TEST(Match, ReadsFlagsDialectAndAlphabet) {
    EXPECT_EQ(run({"match", "ab", "2", "--flags", "i", "--alphabet", "A-Za-b"}).out, "AB\nAb\naB\nab\n");
    EXPECT_EQ(run({"match", "[A-D&&[^BC]]", "1", "--dialect", "java"}).out, "A\nD\n");
    EXPECT_EQ(run({"match", ".", "1", "--alphabet", "printable", "--count"}).out, "95\n");
    EXPECT_EQ(run({"match", "--", "-?", "1"}).out, "-\n");
}

TEST(Match, ALimitOfStringsIsSuccess) {
    const ProgramRun ran = run({"match", ".*", "5", "--limit", "2"});
    EXPECT_EQ(ran.out, "AAAAA\nAAAAB\n");
    EXPECT_EQ(ran.code, ExitCode::Found);
}

TEST(Match, ReportsTheLimitThatStoppedIt) {
    const std::atomic<bool> interrupted = true;
    const ProgramRun ran = run({"match", ".*", "5"}, &interrupted);
    EXPECT_EQ(ran.code, ExitCode::Stopped);
    EXPECT_EQ(ran.err, "sator: error: stopped by the interrupt; 0 found so far\n");
}

TEST(Match, ShowsThePositionOfASyntaxError) {
    const ProgramRun ran = run({"match", "A(B|C", "3"});
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_EQ(ran.err, "clue: error: unclosed group\n    A(B|C\n     ^\nhint: add ')'\n");
    EXPECT_EQ(run({"match", "A", "1", "--flags", "ix"}).err,
              "--flags: error: unknown flag 'x'\n    ix\n     ^\nhint: the flags are i, m, s, u and v\n");
    EXPECT_EQ(run({"match", "A", "1", "--alphabet", "Z-A"}).err,
              "--alphabet: error: the range 'Z-A' runs backwards\n    Z-A\n    ^^^\nhint: write 'A-Z'\n");
    EXPECT_EQ(run({"match", "A"}).err,
              "sator match: error: N is missing\nhint: write e.g. sator match 'A(B|C)*' 3\n");
    EXPECT_EQ(run({"match", "A", "100001"}).err,
              "sator match: error: N: '100001' is too large\nhint: at most 100000\n");
    EXPECT_NE(run({"match", "A{1000000}", "1"}).err.find("repetition limit"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
