#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string text_file(const std::string& name, const std::string& text) {
    const std::string path = temporary_folder() + "words_" + name;
    std::ofstream(path) << text;
    return path;
}

TEST(Words, CountsTheWordsOfATextAndScoresThemAgainstABackground) {
    const std::string page =
        text_file("page.txt", "The quark and the gluon, and the cat: the Quark's tale.\n");
    const std::string large = text_file("large.txt", "the cat and the dog and the tale of the cat\n");
    const ProgramRun counts = run({"words", "--counts", large});
    EXPECT_EQ(counts.out, "the;4\nand;2\ncat;2\ndog;1\ntale;1\n");
    EXPECT_EQ(counts.code, ExitCode::Found);
    const ProgramRun scores = run({"words", page, "--background", text_file("counts.txt", counts.out)});
    EXPECT_EQ(scores.out, "quark;100\ngluon;59\nand;56\nthe;50\ntale;43\ncat;33\n");
    EXPECT_EQ(scores.err, "");
    EXPECT_EQ(run({"words", page, "--background", text_file("counts.txt", counts.out), "--limit", "2"}).out,
              "quark;100\ngluon;59\n");
}

TEST(Words, FoldsAsRequested) {
    const std::string page = text_file("accents.txt", "Élan élan de Bob");
    EXPECT_EQ(run({"words", "--counts", page}).out, "élan;2\nbob;1\n");
    EXPECT_EQ(run({"words", "--counts", page, "--case", "keep"}).out, "Bob;1\nÉlan;1\nélan;1\n");
    EXPECT_EQ(run({"words", "--counts", page, "--accents", "fold", "--shortest", "2"}).out,
              "elan;2\nbob;1\nde;1\n");
    EXPECT_EQ(run({"words", "--counts", page, page}).out, "élan;4\nbob;2\n");
}

TEST(Words, StopsAtAnInterrupt) {
    std::string text;
    for (int i = 0; i < 10'000; ++i) text += "word and word ";
    const std::string page = text_file("long.txt", text);
    EXPECT_EQ(run({"words", "--counts", page}).out, "word;20000\nand;10000\n");
    const std::atomic<bool> interrupted = true;
    const ProgramRun stopped = run({"words", "--counts", page}, &interrupted);
    EXPECT_EQ(stopped.code, ExitCode::Stopped);
    EXPECT_EQ(stopped.out, "");
    EXPECT_EQ(stopped.err, "sator: error: stopped by the interrupt\n");
}

TEST(Words, ReportsMissingFiles) {
    const std::string page = text_file("short.txt", "word\n");
    const ProgramRun missing = run({"words", page, "--background", "no_such_list"});
    EXPECT_EQ(missing.err,
              "sator: error: there is no word list 'no_such_list'\n"
              "hint: install one of Debian's lists (wamerican, wbritish, wngerman, …), or name another: "
              "--background LIST; "
              "'sator words --counts' makes one from any large text\n");
    EXPECT_EQ(missing.code, ExitCode::Wrong);
    const std::string bad = text_file("latin.txt", "na\xEFve\n");
    EXPECT_EQ(run({"words", "--counts", bad}).err,
              bad + ":1:3: error: this is not UTF-8\nhint: save the file in the encoding UTF-8\n");
    EXPECT_EQ(run({"words", "--counts", temporary_folder() + "no_such_text"}).code, ExitCode::Wrong);
    EXPECT_EQ(run({"words", "--counts", text_file("numbers.txt", "1, 2, 3")}).code, ExitCode::None);
}

TEST(Words, UsesDebiansListByDefault) {
    const ProgramRun ran = run({"words", text_file("usual.txt", "zzyzxq\n")});
    if (std::filesystem::exists("/usr/share/dict/words")) {
        EXPECT_EQ(ran.out, "zzyzxq;100\n");
    } else {
        EXPECT_NE(ran.err.find("there is no word list '/usr/share/dict/words'"), std::string::npos)
            << ran.err;
    }
}

TEST(Words, MakesARuleFromAPage) {
    const std::string background = text_file("background.txt", "the;50\nand;40\nwith;20\n");
    const std::string page =
        text_file("tea.txt", "Tea with milk: the tea and the cup and the pot, with the tea.");
    text_file("tea.words", run({"words", page, "--background", background}).out);
    const std::string puzzle =
        text_file("tea.sator",
                  "title Tea\nlayout\n| ***\n\nrange A..Z\n\n"
                  "rule word words_tea.words min_score=40\nrule theme words_tea.words\n| ***\n");
    EXPECT_EQ(run({"solve", puzzle}).out,
              "Tea\n TEA\nscore: 100\n CUP\nscore: 48\n3 solutions over A-Z; the best first\n");
}

}  // namespace
}  // namespace sator::tests
