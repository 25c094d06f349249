#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "cli/commands/run_program.hpp"
#include "cli/process/read_file.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/exchange/standard_formats.hpp"

namespace sator::cli {
namespace {

TEST(CreateCommand, TheSameSeedMakesTheSamePuzzle) {
    const ProgramRun first = run({"create", "sudoku", "--size", "6x6", "--seed", "7"});
    EXPECT_EQ(first.code, ExitCode::Found);
    EXPECT_EQ(first.err, "");
    EXPECT_EQ(first.out, run({"create", "sudoku", "--seed", "7", "--size", "6x6"}).out);
    EXPECT_NE(first.out, run({"create", "sudoku", "--size", "6x6", "--seed", "8"}).out);
    EXPECT_TRUE(first.out.contains("sator create sudoku --size 6x6 --seed 7\n")) << first.out;
}

TEST(CreateCommand, TakesShortNamesOfKinds) {
    const ProgramRun made = run({"create", "Anti_Knight", "--seed", "1", "--unrated"});
    EXPECT_EQ(made.code, ExitCode::Found) << made.err;
    EXPECT_TRUE(made.out.contains("sator create anti-knight-sudoku --seed 1\n")) << made.out;
}

TEST(CreateCommand, ListsEachKindWithACall) {
    const ProgramRun list = run({"create"});
    EXPECT_EQ(list.code, ExitCode::Found);
    EXPECT_TRUE(list.out.contains("\n  kropki-sudoku  ")) << list.out;
    EXPECT_TRUE(list.out.contains("\n                          sator create kropki-sudoku")) << list.out;
}

TEST(CreateCommand, MeetsTheGrade) {
    for (int grade = 1; grade <= 8; ++grade) {
        const ProgramRun made =
            run({"create", "sudoku", "--seed", "1", "--grade", std::to_string(grade), "--json"});
        EXPECT_EQ(made.code, ExitCode::Found);
        EXPECT_TRUE(made.out.contains("\"grade\":" + std::to_string(grade) + ",")) << made.out;
    }
}

TEST(CreateCommand, SaysThatARequestIsNotMetAndNamesTheNearest) {
    const ProgramRun made = run({"create", "sudoku", "--size", "4", "--givens", "2", "--seed", "1"});
    EXPECT_EQ(made.code, ExitCode::None);
    EXPECT_EQ(made.out, "");
    EXPECT_TRUE(
        made.err.starts_with("sator create: error: no such puzzle was found in 1000 attempts (2 givens)\n"
                             "hint: the nearest that was found is a puzzle with 4 givens\n"))
        << made.err;
}

TEST(CreateCommand, PrintsABooklet) {
    if (std::system("command -v rsvg-convert >/dev/null") != 0)
        GTEST_SKIP() << "no rsvg-convert (Debian's librsvg2-bin)";
    const auto file = std::filesystem::temp_directory_path() / "sator-create-test-booklet.pdf";
    const ProgramRun made = run({"create", "latin", "--size", "4", "--seed", "1", "--booklet", "2", "--paper",
                                 "letter", "-o", file.string()});
    EXPECT_EQ(made.code, ExitCode::Found) << made.err;
    EXPECT_EQ(made.out, "");
    std::ifstream written(file);
    std::string begin(5, ' ');
    written.read(begin.data(), 5);
    EXPECT_EQ(begin, "%PDF-");
    std::filesystem::remove(file);
}

TEST(CreateCommand, FindsTheOneSumOfAListOfWords) {
    for (const char* seed : {"1", "2", "3"}) {
        const ProgramRun made =
            run({"create", "cryptarithm", "--words", "dog,cat,sender,send,more,bird,money", "--seed", seed});
        EXPECT_EQ(made.code, ExitCode::Found) << made.err;
    }
    const ProgramRun none = run({"create", "cryptarithm", "--words", "a,bb,dddd", "--seed", "1"});
    EXPECT_EQ(none.code, ExitCode::None);
    EXPECT_TRUE(none.err.contains("no three of the words have at most ten letters and fitting lengths"))
        << none.err;
}

TEST(CreateCommand, UsesAllOfAStatedTime) {
    const ProgramRun made =
        run({"create", "sudoku", "--size", "4", "--givens", "2", "--seed", "1", "--time-limit", "2s"});
    EXPECT_EQ(made.code, ExitCode::Stopped);
    EXPECT_TRUE(made.err.contains("time limit")) << made.err;
}

TEST(CreateCommand, PrintsASumOnOneSideOnly) {
    const ProgramRun made = run({"create", "sandwich sudoku", "--size", "6x6", "--seed", "1"});
    EXPECT_TRUE(made.out.contains("\nleft ")) << made.out;
    EXPECT_FALSE(made.out.contains("right ")) << made.out;
    EXPECT_FALSE(made.out.contains("bottom ")) << made.out;
}

TEST(CreateCommand, MakesRegexCrosswordsThatGetHarder) {
    const ProgramRun made =
        run({"create", "regex", "--size", "4", "--progressive", "3", "--seed", "1", "--json"});
    EXPECT_EQ(made.code, ExitCode::Found);
    EXPECT_EQ(std::ranges::count(made.out, '\n'), 3);
    EXPECT_TRUE(made.out.contains("sator create regex --progressive 3 --size 4 --seed 1")) << made.out;
    EXPECT_EQ(run({"create", "regex", "--progressive", "2", "--seed", "1", "--svg", "a.svg"}).err,
              "sator create: error: --svg: several puzzles do not go into one file\n"
              "hint: name a folder, e.g. --svg a.svg/\n");
}

std::size_t count_of_puzzles(const std::string& text) {
    Resources none;
    const auto puzzles = read_puzzles(text, "made.sator", none);
    for (const auto& puzzle : puzzles) EXPECT_TRUE(puzzle) << text;
    return puzzles.size();
}

TEST(CreateCommand, PrintsSeveralPuzzlesSoThatTheyAreRead) {
    const ProgramRun harder = run({"create", "regex", "--size", "4", "--progressive", "3", "--seed", "1"});
    EXPECT_EQ(count_of_puzzles(harder.out), 3U);
    EXPECT_TRUE(harder.out.contains("\n---\n# made by Sator ")) << harder.out;
    const ProgramRun batch =
        run({"create", "sudoku", "--size", "4", "--count", "4", "--seed", "1", "--unrated"});
    EXPECT_EQ(count_of_puzzles(batch.out), 4U);
    EXPECT_EQ(run({"create", "mosaic", "--count", "2", "--format", "non"}).err,
              "sator create: error: a file of the format non holds only one puzzle\n"
              "hint: name a folder, e.g. -o puzzles/\n");
}

TEST(CreateCommand, NamesTheFormatsThatCanSayAPuzzle) {
    EXPECT_EQ(run({"create", "killer", "--size", "6", "--seed", "1", "--format", "non"}).err,
              "sator create: error: a .non file holds a nonogram, and this puzzle is none\n"
              "hint: the formats that can say this puzzle are fpuzzles, fpuzzles-json, sudokupad, sator, "
              "iss, tatham\n");
}

TEST(CreateCommand, ABatchInOneFileGoesOn) {
    for (const std::string json : {"--json", "--format=sator"}) {
        const auto file = std::filesystem::temp_directory_path() / "sator-create-test-batch";
        std::filesystem::remove(file);
        const auto batch = [&](const std::string& count, const std::string& out) {
            return run(
                {"create", "latin-square", "--size", "4", "--count", count, json, "-o", out, "--unrated"});
        };
        EXPECT_EQ(batch("2", file.string()).code, ExitCode::Found);
        const std::string begun = *read_file(file.string());
        EXPECT_EQ(batch("5", file.string()).code, ExitCode::Found);
        const std::string whole = *read_file(file.string());
        EXPECT_TRUE(whole.starts_with(begun));
        std::filesystem::remove(file);
        EXPECT_EQ(batch("5", file.string()).code, ExitCode::Found);
        EXPECT_EQ(*read_file(file.string()), whole) << "as if it had never been interrupted";
        std::filesystem::remove(file);
    }
}

TEST(CreateCommand, AStoppedBatchSaysHowFarItCame) {
    const std::atomic<bool> interrupted = true;
    const ProgramRun stopped = run({"create", "sudoku", "--count", "5", "--json"}, &interrupted);
    EXPECT_EQ(stopped.code, ExitCode::Stopped);
    EXPECT_EQ(
        stopped.err,
        "sator create: error: stopped by the interrupt: 0 of 5 puzzles are made\n"
        "hint: name a file or a folder, e.g. -o puzzles/, and the same call goes on where it was stopped\n");
}

TEST(CreateCommand, HelpHasAnExampleForEachKind) {
    const std::string help = run({"create", "--help"}).out;
    for (const create::CreatedKind& kind : create::created_kinds()) {
        EXPECT_TRUE(help.contains("\n  sator create " + std::string(kind.name))) << kind.name;
        const std::string own = run({"create", std::string(kind.name), "--help"}).out;
        EXPECT_TRUE(own.starts_with("usage: sator create " + std::string(kind.name) + " [OPTION…]\n")) << own;
        for (const create::CreateParameter& parameter : kind.parameters)
            EXPECT_TRUE(own.contains("\n  --" + std::string(parameter.name))) << own;
    }
    EXPECT_FALSE(run({"create", "sudoku", "--help"}).out.contains("--hexagon"));
    EXPECT_EQ(run({"help", "create", "killer"}).out, run({"create", "killer", "-h"}).out);
}

TEST(CreateCommand, MakesAKindOfTheCaller) {
    const auto file = std::filesystem::temp_directory_path() / "sator-create-test-kind.sator";
    std::ofstream(file) << "define kind lonely_stars STARS=1\n"
                           "  drawing . cell · 0..8 number\n"
                           "  range   . star/stars \"*\"\n"
                           "  count   star STARS at rows; columns\n"
                           "  each number N: count star N at around it\n";
    const ProgramRun made =
        run({"create", "lonely stars", "--include", file.string(), "--size", "4", "--seed", "1"});
    EXPECT_EQ(made.code, ExitCode::Found) << made.err;
    EXPECT_TRUE(made.out.contains("sator create lonely-stars --include ")) << made.out;
    EXPECT_TRUE(made.out.contains("\ndefine kind lonely_stars STARS=1\n")) << made.out;
    EXPECT_EQ(
        run({"create", "others", "--include", file.string()}).err,
        "sator create: error: no kind called 'others' can be made\nhint: sator create lists all kinds\n");
    std::filesystem::remove(file);
}

TEST(CreateCommand, RefusesWrongCalls) {
    const auto error = [](const std::vector<std::string>& arguments) { return run(arguments).err; };
    EXPECT_EQ(error({"create", "sodoku"}),
              "sator create: error: no kind called 'sodoku' can be made\nhint: did you mean sudoku? sator "
              "create lists all kinds\n");
    EXPECT_EQ(error({"create", "sudoku", "--size", "3"}),
              "sator create: error: --size 3: a size of this kind has from 4 to 16 columns and rows\n"
              "hint: write e.g. --size 4x4\n");
    EXPECT_EQ(
        error({"create", "sudoku", "--size", "7x7"}),
        "sator create: error: --size 7x7: 7 cells do not divide into boxes with several rows and columns\n"
        "hint: the sizes of this kind are 4x4, 6x6, 8x8, 9x9, 10x10, 12x12, 14x14, 15x15, 16x16\n");
    EXPECT_EQ(error({"create", "regex", "--text", ""}),
              "sator create: error: --text is empty\n"
              "hint: write --text TEXT: a sentence whose letters fill the grid\n");
    EXPECT_EQ(error({"create", "sudoku", "--grade", "11"}),
              "sator create: error: --grade: '11' is no grade\n"
              "hint: write 1 to 10, a range such as 3..5, or gentle, moderate, tricky, hard or fiendish\n");
    EXPECT_EQ(error({"create", "regex", "--givens", "3"}),
              "sator create: error: regex crosswords have no givens\n"
              "hint: leave out --givens, --minimal, --keep and --symmetry\n");
    EXPECT_EQ(error({"create", "sudoku", "--keep", "R1C"}),
              "--keep:1:1: error: this is not a place\n    R1C\n    ^^\n"
              "hint: write cells (R3C4, R1C1..R1C4), or rows, columns, boxes, …\n");
}

TEST(CreateCommand, ABatchDoesNotDependOnThreads) {
    const auto batch = [](const std::string& threads) {
        return run({"create", "futoshiki", "--size", "4", "--seed", "5", "--count", "6", "--json",
                    "--unrated", "--threads", threads});
    };
    const ProgramRun one = batch("1");
    EXPECT_EQ(one.code, ExitCode::Found);
    EXPECT_EQ(std::ranges::count(one.out, '\n'), 6);
    EXPECT_EQ(one.out, batch("3").out);
}

TEST(CreateCommand, FilesOfAFolderAreNotMadeAgain) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "sator-create-test";
    std::filesystem::remove_all(folder);
    const auto batch = [&](const std::string& count) {
        return run({"create", "latin-square", "--size", "4", "--seed", "1", "--count", count, "-o",
                    folder.string() + "/", "--unrated"});
    };
    EXPECT_EQ(batch("2").code, ExitCode::Found);
    const auto first = folder / "latin-square-1.sator";
    const auto time = std::filesystem::last_write_time(first);
    EXPECT_EQ(batch("3").code, ExitCode::Found);
    EXPECT_EQ(std::filesystem::last_write_time(first), time);
    EXPECT_TRUE(std::filesystem::exists(folder / "latin-square-3.sator"));
    EXPECT_EQ(
        run({"create", "sudoku", "--seed", "1", "--unrated", "--format", "sdk", "-o", folder.string() + "/"})
            .code,
        ExitCode::Found);
    EXPECT_TRUE(std::filesystem::exists(folder / "sudoku-1.sdk"));
    std::filesystem::remove_all(folder);
}

TEST(CreateCommand, NoTwoPuzzlesOfABatchAreAlike) {
    const auto batch = [](const std::string& threads) {
        return run({"create", "latin-square", "--size", "3", "--seed", "1", "--count", "50", "--json",
                    "--minimal", "--unrated", "--threads", threads});
    };
    const ProgramRun one = batch("1");
    EXPECT_EQ(one.code, ExitCode::None) << "there are fewer such puzzles";
    EXPECT_EQ(one.err, "sator create: error: no further puzzle was found that is unlike the others\n");
    EXPECT_GT(std::ranges::count(one.out, '\n'), 1);
    EXPECT_LT(std::ranges::count(one.out, '\n'), 20);
    EXPECT_EQ(one.out, batch("3").out);
}

TEST(CreateCommand, LeavesOutWhatAFolderHas) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "sator-create-not-in-test";
    std::filesystem::remove_all(folder);
    EXPECT_EQ(run({"create", "--not-in", folder.string(), "sudoku"}).code, ExitCode::Wrong)
        << "no such folder";
    const auto make = [&](std::vector<std::string> further) {
        std::vector<std::string> call = {"create", "sudoku", "--size", "4", "--seed", "1", "--unrated"};
        call.insert(call.end(), further.begin(), further.end());
        return run(call);
    };
    EXPECT_EQ(make({"-o", folder.string() + "/"}).code, ExitCode::Found);
    const ProgramRun other = make({"--not-in", folder.string()});
    EXPECT_EQ(other.code, ExitCode::Found) << other.err;
    EXPECT_FALSE(other.out.contains("--seed 1\n")) << "the puzzle of the first seed is left out";
    EXPECT_EQ(make({"--json", "-o", folder.string() + "/"}).code, ExitCode::Found);
    std::filesystem::remove(folder / "sudoku-1.sator");
    EXPECT_EQ(make({"--not-in", folder.string()}).out, other.out) << "JSON is read, too";
    std::filesystem::remove_all(folder);
}

TEST(CreateCommand, TakesTheRulesOfAFile) {
    const std::string file = std::string(SATOR_SOURCE_DIR) + "/puzzles/thermometer-sudoku/rising.sator";
    const ProgramRun made = run({"create", "--from", file, "--seed", "1", "--givens", "3", "--unrated"});
    EXPECT_EQ(made.code, ExitCode::Found) << made.err;
    EXPECT_TRUE(made.out.contains("\nthermometer\n")) << made.out;
    EXPECT_EQ(run({"create", "sudoku", "--from", file}).err,
              "sator create: error: a file says what is made, and so does the kind sudoku\nhint: leave out "
              "one of them\n");
}

}  // namespace
}  // namespace sator::cli
