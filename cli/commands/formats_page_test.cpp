// docs/formats.md is up to date with the formats of the program, and their examples are read.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string_view>
#include <utility>

#include "cli/answers/reader_remarks.hpp"
#include "cli/commands/run_program.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(FormatsPage, AgreesWithTheTable) {
    std::ifstream file(SATOR_SOURCE_DIR "/docs/formats.md", std::ios::binary);
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(run({"formats", "--markdown"}).out, page)
        << "make it anew: ./run formats --markdown > docs/formats.md";
}

TEST(FormatsPage, ExamplesAreReadAndSolved) {
    std::ofstream(temporary_folder() + "words.txt") << "bag\n";  // the list that crosswords name
    for (const Format& format : standard_formats()) {
        if (format.name == "puz") continue;  // binary, so that no example can be shown
        const std::string file = temporary_folder() + "example.txt";
        std::ofstream(file, std::ios::binary) << format.example;
        const ProgramRun solved = run({"solve", file});
        EXPECT_EQ(solved.code, ExitCode::Found) << format.name << "\n" << solved.err;
        if (format.write == nullptr) continue;
        EXPECT_EQ(run({"convert", file, "--to", std::string(format.name)}).code, ExitCode::Found)
            << format.name;
    }
}

/// A .puz file has no example that can be shown, so one is written.
TEST(FormatsPage, PuzIsWrittenReadAndSolved) {
    const std::string& folder = temporary_folder();
    std::ofstream(folder + "words.txt") << "bag\nbug\n";
    std::ofstream(folder + "bag.sator")
        << "crossword words.txt\n| . A .\n\nclue across 1 \"It holds things\"\n";
    const ProgramRun written =
        run({"convert", folder + "bag.sator", "--to", "puz", "-o", folder + "bag.puz"});
    EXPECT_EQ(written.code, ExitCode::Found) << written.err;
    EXPECT_EQ(run({"solve", folder + "bag.puz", "--limit", "0"}).out,
              run({"solve", folder + "bag.sator", "--limit", "0"}).out);
    EXPECT_EQ(run({"convert", folder + "bag.puz", "--to", "ipuz"}).out,
              run({"convert", folder + "bag.sator", "--to", "ipuz"}).out);
}

TEST(Convert, ListsWhatAFormatCannotSay) {
    const std::string file = temporary_folder() + "lossy.sator", out = temporary_folder() + "lossy.txt";
    std::ofstream(file) << "sudoku 4x4\ntitle T\nrule a + 1 = b at R1C1 R1C2\ninitial\n| 1 . . .\n| . . . "
                           ".\n| . . . .\n| . . . .\n";
    const ProgramRun refused = run({"convert", file, "--to", "sudoku", "-o", out});
    EXPECT_EQ(refused.code, ExitCode::None);
    EXPECT_EQ(refused.err, file + ": error: sudoku cannot say the rule 'a + 1 = b'\n" + file +
                               ": remark: sudoku has no place for the title, which is left out\n"
                               "hint: nothing is written; --lossy writes the rest\n");
    EXPECT_FALSE(std::ifstream(out).good());
    const ProgramRun written = run({"convert", file, "--to", "sudoku", "--lossy"});
    EXPECT_EQ(written.code, ExitCode::Found);
    EXPECT_EQ(written.out, "1...............\n");
}

/// Writes a puzzle that the format can say in the language, with all texts about it.
void write_example_with_texts(const Format& format, const std::string& file) {
    const std::string example = temporary_folder() + "example.txt";
    std::ofstream(temporary_folder() + "words.txt") << "bag\n";
    std::ofstream(example, std::ios::binary)
        << (format.name == "puz" ? "crossword words.txt\n| . A .\n" : format.example);
    std::istringstream puzzle(run({"convert", example, "--to", "sator"}).out);
    std::ofstream changed(file);
    for (std::string line; std::getline(puzzle, line);) {
        if (!line.starts_with("title") && !line.starts_with("author")) changed << line << "\n";
    }
    changed << "title Hm\nauthor Us\nsource Book\ndifficulty Hard\nlink https://a.example/b\n";
}

TEST(Convert, WritesTheTextsThatAFormatHasAPlaceFor) {
    const std::string file = temporary_folder() + "texts.sator", out = temporary_folder() + "texts.out";
    for (const Format& format : standard_formats()) {
        if (format.write == nullptr) continue;
        write_example_with_texts(format, file);
        const ProgramRun written = run({"convert", file, "--to", std::string(format.name), "-o", out});
        EXPECT_EQ(written.code, ExitCode::Found) << format.name << written.err;
        const std::string back = "\n" + run({"convert", out, "--to", "sator"}).out;
        const TextsAboutPuzzle& texts = format.written_texts;
        for (const auto& [is_written, line] : {std::pair{texts.title, "title Hm"},
                                               {texts.author, "author Us"},
                                               {texts.source, "source Book"},
                                               {texts.difficulty, "difficulty Hard"},
                                               {texts.link, "link https://a.example/b"}}) {
            EXPECT_EQ(back.contains("\n" + std::string(line) + "\n"), is_written) << format.name << back;
            const std::string word(line, std::string_view(line).find(' '));
            EXPECT_EQ(written.err.contains("has no place for the " + word), !is_written) << written.err;
        }
    }
}

TEST(Convert, AWordSearchInIpuzLeavesOutItsSolution) {
    const std::string file = temporary_folder() + "search.sator";
    std::ofstream(file) << "word_search\n  CAT\n| C . T\n\nsolution\n| C A T\n";
    const ProgramRun written = run({"convert", file, "--to", "ipuz"});
    EXPECT_EQ(written.code, ExitCode::Found) << written.err;
    EXPECT_TRUE(written.err.contains("ipuz has no place for the solution")) << written.err;
}

// A title is not part of the puzzle that a format describes, so that a format without titles is no reason to refuse.
TEST(Convert, LeavesOutTextsAboutAPuzzle) {
    const std::string file = temporary_folder() + "titled.sator";
    std::ofstream(file)
        << "title T\nauthor A\nsource S\nsudoku 4x4\n\ninitial\n| 1 . . .\n| . . . .\n| . . . .\n| . . . .\n";
    const std::string begin = file + ": remark: ", end = ", which is left out\n";
    for (const std::string format : {"sudoku", "puzz.link", "tatham", "iss", "pencil-marks"}) {
        const ProgramRun written = run({"convert", file, "--to", format});
        EXPECT_EQ(written.code, ExitCode::Found) << format;
        EXPECT_NE(written.out, "") << format;
        std::string expected;
        for (const std::string text : {"the author", "the source", "the title"})
            expected += begin + format + " has no place for " + text + end;
        EXPECT_EQ(written.err, expected);
    }
    EXPECT_EQ(run({"convert", file, "--to", "fpuzzles"}).err,
              begin + "fpuzzles has no place for the source" + end);
    EXPECT_EQ(run({"convert", file, "--to", "penpa"}).err, "");
    EXPECT_EQ(run({"convert", file, "--to", "sator"}).err, "");
    std::ofstream(file, std::ios::app) << "rules\n  Rows, columns and boxes hold 1 to 4.\n";
    const ProgramRun refused = run({"convert", file, "--to", "sudoku"});
    EXPECT_EQ(refused.code, ExitCode::None) << "the text of the rules may say what the data does not";
    EXPECT_TRUE(refused.err.contains("sudoku cannot say the text of the rules\n")) << refused.err;
}

TEST(Convert, NamesTheFormatsThatSayAPuzzle) {
    const std::string file = temporary_folder() + "small.sator";
    std::ofstream(file) << "sudoku 6x6\n";
    const ProgramRun refused = run({"convert", file, "--to", "killer"});
    EXPECT_EQ(refused.code, ExitCode::None);
    EXPECT_TRUE(refused.err.contains("\nhint: formats that say all of this puzzle: ipuz, fpuzzles, "))
        << refused.err;
    std::ofstream(file) << "grid 2x1\nrange 1..3\nrule sum 3 at rows\n";
    EXPECT_TRUE(run({"convert", file, "--to", "sudoku"}).err.ends_with("say all of this puzzle: sator\n"));
}

TEST(Convert, NamesTheFormats) {
    const ProgramRun missing = run({"convert", "x.sator", "--to", "fpuzles"});
    EXPECT_EQ(missing.code, ExitCode::Wrong);
    EXPECT_EQ(missing.err,
              "sator: error: no format called 'fpuzles' is written\nhint: did you mean fpuzzles?\n");
    EXPECT_EQ(run({"convert", "puzzles/none.sator", "--to", "sator"}).code, ExitCode::Wrong);
}

TEST(Convert, WritesModelsForOtherSolvers) {
    const std::string file = temporary_folder() + "model.sator";
    std::ofstream(file) << "grid 2x1\nrange 1..2\nrule distinct at rows\n";
    const ProgramRun clauses = run({"convert", file, "--to", "dimacs"});
    EXPECT_EQ(clauses.code, ExitCode::Found);
    EXPECT_TRUE(clauses.out.contains("c 1 is R1C1 = 1\n")) << clauses.out;
    EXPECT_TRUE(clauses.out.contains("p cnf ")) << clauses.out;
    for (const std::string target : {"opb", "flatzinc", "asp", "smt2"})
        EXPECT_EQ(run({"convert", file, "--to", target}).code, ExitCode::Found) << target;
    std::ofstream(file) << "grid 2x1\nrange 1..2\ninitial\n| 1 .\n\ninitial\n| . 1\n";
    const ProgramRun several = run({"convert", file, "--to", "dimacs"});
    EXPECT_EQ(several.code, ExitCode::None);
    EXPECT_TRUE(several.err.contains("dimacs cannot say more than one puzzle")) << several.err;
}

TEST(LeftOutParts, AreToldByEachCommandAndAreAFieldOfItsJson) {
    const std::string file = temporary_folder() + "odd.json";
    std::ofstream(file)
        << R"({"size":3,"grid":[[{"value":1,"given":true},{},{}],[{},{},{}],[{},{},{"value":2,"given":true}]],)"
           R"("unheardof":[{"cells":["R1C1"]}]})";
    const std::string warning = file + ": warning: not understood: 'unheardof'\n";
    for (const std::string command : {"solve", "check", "explain", "hint", "rate"}) {
        const ProgramRun told = run({command, file}), json = run({command, file, "--json"});
        EXPECT_TRUE(told.err.starts_with(warning)) << command << told.err;
        EXPECT_EQ(told.code, ExitCode::Stopped) << command;
        EXPECT_TRUE(json.out.contains(R"("left_out":[{"line":)")) << command << json.out;
        EXPECT_EQ(json.err, "") << command;
        EXPECT_EQ(json.code, ExitCode::Stopped) << command;
        const ProgramRun ignoring = run({command, file, "--ignore-unknown"});
        EXPECT_FALSE(ignoring.err.contains("warning")) << command;
        EXPECT_FALSE(ignoring.out.contains("understood: what")) << command;
    }
    for (const std::string command : {"explain", "hint"})
        EXPECT_TRUE(run({command, file}).out.starts_with("Not all of the puzzle is understood: ")) << command;
    const ProgramRun solved = run({"solve", file});
    EXPECT_EQ(solved.out, "odd\nunknown: not all of the puzzle is understood\n");
    EXPECT_TRUE(solved.err.ends_with("hint: --ignore-unknown answers about the rest\n")) << solved.err;
    const ProgramRun converted = run({"convert", file, "--to", "sudoku"});
    EXPECT_TRUE(converted.err.starts_with(warning)) << converted.err;
    const ProgramRun drawn = run({"render", file, "--solution"});
    EXPECT_EQ(drawn.code, ExitCode::Stopped);
    EXPECT_TRUE(drawn.err.contains("no solution is drawn, because not all of the puzzle is understood"))
        << drawn.err;
    const ProgramRun made = run({"create", "--from", file});
    EXPECT_EQ(made.code, ExitCode::Wrong);
    EXPECT_TRUE(made.err.contains("not understood: 'unheardof'")) << made.err;
}

TEST(LeftOutParts, AreNoErrorsOfAConversion) {
    const std::string file = temporary_folder() + "two_letters.ipuz";
    std::ofstream(file) << R"({"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"],)"
                           R"("dimensions": {"width": 2, "height": 1}, "puzzle": [[1, 0]], "unheardof": 1,)"
                           R"("solution": [["GO", "B"]], "clues": {"Across": [[1, "x"]], "Down": []}})";
    const ProgramRun converted = run({"convert", file, "--to", "ipuz"});
    EXPECT_EQ(converted.code, ExitCode::Found);
    EXPECT_TRUE(converted.err.starts_with(file + ":1:1: warning: not understood: 'unheardof'"))
        << converted.err;
    EXPECT_FALSE(converted.err.contains("error: ")) << converted.err;
}

TEST(Remarks, BeginWithTheirFileIfTheyHaveOne) {
    const Diagnostic remarks[] = {error_in("a.txt", "odd"), error_in("", "not an error: odd")};
    EXPECT_EQ(cli::remarks_text(remarks), "a.txt: remark: odd\nremark: not an error: odd\n");
}

TEST(Remarks, AreToldByEachCommandAndAreAFieldOfItsJson) {
    const std::string file = temporary_folder() + "remarks.json";
    std::ofstream(file)
        << R"({"size":3,"grid":[[{"value":1,"given":true},{},{}],[{"value":2},{},{}],[{},{},{"value":2,"given":true}]]})";
    for (const std::string command : {"solve", "explain", "hint", "rate", "render"}) {
        EXPECT_TRUE(run({command, file}).err.contains(": remark: ")) << command;
        if (command == "render") continue;
        const ProgramRun json = run({command, file, "--json"});
        EXPECT_TRUE(json.out.contains(R"("remarks":[{"line":)")) << command << json.out;
        EXPECT_EQ(json.err, "") << command;
    }
    EXPECT_EQ(run({"check", file}).err, "");
}

TEST(Remarks, SayWhatWasAssumedAboutAWordList) {
    const std::string& folder = temporary_folder();
    const std::string file = folder + "stems.sator";
    std::ofstream(folder + "stems.dic", std::ios::binary) << "2\nbag/S\nbug\n";
    std::ofstream(file) << "crossword stems.dic\n| . . .\n";
    const std::string remark = folder +
                               "stems.dic: remark: only the stems of this Hunspell dictionary are read, not "
                               "the forms that its .aff makes\n";
    EXPECT_EQ(run({"solve", file}).err, remark);
    EXPECT_EQ(run({"explain", file}).err, remark);
    EXPECT_EQ(run({"solve", file, "--json"}).err, "");
}

TEST(Convert, ALinkStandsInPlaceOfAFile) {
    const std::string file = temporary_folder() + "thermometer.sator";
    std::ofstream(file)
        << "sudoku 4x4\nthermometer\n  R1C1 R1C2 R2C2\ninitial\n| . . . .\n| . . . .\n| . 2 . .\n| . . . 3\n";
    std::string link = run({"convert", file, "--to", "sudokupad"}).out;
    link.pop_back();
    EXPECT_EQ(run({"solve", link, "--limit", "1000"}).code, run({"solve", file, "--limit", "1000"}).code);
    const std::string address = "https://sudokupad.app/", packed = link.substr(address.size());
    ASSERT_EQ(link, address + packed);
    EXPECT_EQ(run({"solve", packed}).out, run({"solve", link}).out);
    EXPECT_TRUE(run({"solve", "scf5.sator"}).err.starts_with("scf5.sator: error: cannot be read"));
    const ProgramRun server = run({"check", "https://sudokupad.app/abc123"});
    EXPECT_EQ(server.code, ExitCode::Wrong);
    EXPECT_TRUE(server.err.starts_with("link: error: the link names a puzzle that only a server knows"))
        << server.err;
}

}  // namespace
}  // namespace sator::tests
