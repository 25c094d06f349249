// Crosswords whose cells hold more than A to Z, or have bars between them, in all formats.

#include <gtest/gtest.h>

#include <string>

#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace exchange;

/// Reads a crossword that is filled from a list.
std::expected<Puzzle, Diagnostic> read_filled(const std::string& text, Resources& resources) {
    return std::move(read_puzzles(text, "file", resources).at(0));
}

Resources list_of(const std::string& words) {
    return Resources([words](const std::string& path) {
        return path.ends_with("words.txt") ? std::optional(words) : std::nullopt;
    });
}

/// The fillings, each as one text, with blanks between them; or the error.
std::string fillings(const std::string& text, const std::string& words) {
    Resources resources = list_of(words);
    const auto puzzle = read_filled(text, resources);
    if (!puzzle) return to_text(puzzle.error());
    auto solver = PuzzleSolver::build(*puzzle, {.files = resources});
    if (!solver) return to_text(solver.error().front());
    std::string found;
    for (const Solution& solution : solver->solve({.limit = 5}).solutions) {
        found += found.empty() ? "" : " ";
        for (const auto value : solution.values()) found += puzzle->alphabet[ValueId(value)].to_string();
    }
    return found;
}

std::string solution_of(const std::string& text) {
    Resources none;
    const auto puzzle = read_filled(text, none);
    if (!puzzle) return to_text(puzzle.error());
    std::string found;
    for (const Given& given : puzzle->solution) found += puzzle->alphabet[given.value].to_string();
    return found;
}

std::string ipuz_of(const std::string& solution, const std::string& grid = "[1, 0, 0]") {
    return R"({"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"],)"
           R"("dimensions": {"width": 3, "height": 1}, "puzzle": [)" +
           grid + "], \"solution\": [" + solution + R"(], "clues": {"Across": [[1, "x"]], "Down": []}})";
}

TEST(CrosswordLetters, TheAlphabetIsThatOfTheFile) {
    EXPECT_EQ(fillings(ipuz_of(R"(["A", "Ñ", "O"])"), "AÑO\nAGO\n"), "AGO AÑO");
    EXPECT_EQ(solution_of(ipuz_of(R"(["a", "ñ", "o"])")), "AÑO") << "small letters are capital ones";
    EXPECT_EQ(fillings(ipuz_of(R"(["3", "D", "S"])"), "3DS\nABC\n"), "3DS ABC");
    EXPECT_EQ(fillings(ipuz_of(R"(["Д", "О", "М"])"), "ДОМ\nDOM\n"), "ДОМ") << "a script of its own";
    EXPECT_EQ(solution_of(ipuz_of(R"(["क", "म", "ल"])")), "कमल");
    EXPECT_EQ(solution_of(ipuz_of(R"(["की", "म", "त"])")), "कीमत")
        << "a letter with a vowel sign is one cell";
}

TEST(CrosswordLetters, ARebusIsAValueOfItsCell) {
    EXPECT_EQ(fillings(ipuz_of(R"(["B", "HEART", "G"])"), "BHEARTG\nBAG\n"), "BAG BHEARTG");
    EXPECT_EQ(fillings(ipuz_of(R"(["GO", "A", "T"])"), "GOAT\nGOT\nATGO\n"), "GOT GOAT")
        << "only in its cell";
    EXPECT_EQ(
        fillings(ipuz_of("[\"B\", \"A\", \"G\"]", R"([1, {"cell": 0, "value": "Ä"}, 0])"), "BÄG\nBAG\n"),
        "BÄG");
    const std::string xd = "Title: S\nRebus: 1=HEART\n\n\nB1G\n\n\nA1. x ~ BHEARTG\n";
    EXPECT_EQ(solution_of(xd), "BHEARTG");
    EXPECT_EQ(solution_of("Title: S\n\n\nAÑO\nG#L\nOLA\n\n\nA1. x ~ AÑO\n"), "AÑOGLOLA");
}

TEST(CrosswordLetters, AnOwnListAndARangeStateTheAlphabet) {
    EXPECT_EQ(fillings("crossword\n| . . .\n\nwords\nAÑO x-y\n", ""), "AÑO");
    EXPECT_EQ(fillings("crossword\n| Ñ . .\n\nwords\nABC ÑUA\n", ""), "ÑUA");
    EXPECT_EQ(fillings("crossword\n| . . .\nrange 0..9\nwords\n123 ABC\n", ""), "123");
    EXPECT_EQ(fillings("crossword\n| . .\nrange A..Z \"HE\"\nwords\nHEN CAB AT\n", ""), "AT HEN");
}

const std::string kBarredIpuz =
    R"({"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"],)"
    R"("dimensions": {"width": 4, "height": 2},)"
    R"("puzzle": [[1, 2, {"cell": 3, "style": {"barred": "L"}}, 4], [5, 0, 0, 0]],)"
    R"("clues": {"Across": [[1, "a"], [3, "b"], [5, "c"]], "Down": [[1, "d"], [2, "e"], [3, "f"], [4, "g"]]}})";

std::size_t count_of_words(const Puzzle& puzzle) {
    std::size_t count = 0;
    for (const RuleStatement& rule : puzzle.rules) {
        for (const MarkedDrawing& drawing : rule.drawings) count += rule.name == "word" ? drawing.size() : 0;
    }
    return count;
}

TEST(CrosswordBars, DivideWordsInAllFormats) {
    Resources none;
    const std::string jpz =
        "<rectangular-puzzle><crossword><grid width=\"4\" height=\"2\"><cell x=\"1\" y=\"1\"/>"
        "<cell x=\"2\" y=\"1\" right-bar=\"true\"/><cell x=\"3\" y=\"1\"/><cell x=\"4\" y=\"1\"/><cell "
        "x=\"1\" y=\"2\"/>"
        "<cell x=\"2\" y=\"2\"/><cell x=\"3\" y=\"2\"/><cell x=\"4\" "
        "y=\"2\"/></grid></crossword></rectangular-puzzle>";
    const std::string exolve =
        "exolve-begin\nexolve-width: 4\nexolve-height: 2\nexolve-grid:\n00|00\n0000\nexolve-end\n";
    for (const std::string& text : {kBarredIpuz, jpz, exolve}) {
        const auto puzzle = read_filled(text, none);
        ASSERT_TRUE(puzzle) << to_text(puzzle.error());
        EXPECT_EQ(count_of_words(*puzzle), 7U) << "three across, four down";
    }
    const auto puzzle = read_filled(kBarredIpuz, none);
    for (const Format* format : {&kIpuzFormat, &kExolve}) {
        const auto written = format->write(*puzzle);
        ASSERT_TRUE(written && written->losses.empty()) << format->name;
        EXPECT_EQ(*read_filled(written->text, none), *puzzle) << written->text;
    }
    for (const Format* format : {&kPuz, &kXd})
        EXPECT_EQ(format->write(*puzzle)->losses, std::vector<std::string>{"the bars between cells"})
            << format->name;
}

TEST(CrosswordBars, BelowACell) {
    Resources none;
    const auto puzzle = read_filled(
        "exolve-begin\nexolve-width: 2\nexolve-height: 3\nexolve-grid:\n0 0\n0_ 0\n0 0\nexolve-end\n", none);
    ASSERT_TRUE(puzzle) << to_text(puzzle.error());
    EXPECT_EQ(count_of_words(*puzzle), 5U) << "three across, a down word of two cells and one of three";
}

TEST(AcrossText, HasClueTextsRebusAndCircles) {
    EXPECT_EQ(solution_of(std::string(kAcrossText.example)), "BAG");
    Resources none;
    const auto puzzle = read_filled(
        "<ACROSS PUZZLE V2>\n<TITLE>\n  Small\n<SIZE>\n  3x2\n<GRID>\n  b1G\n  E.O\n<REBUS>\n  MARK;\n  "
        "1:HEART:H\n"
        "<ACROSS>\n  It holds\n<DOWN>\n  Not you\n  Leave\n<NOTEPAD>\n  none\n",
        none);
    ASSERT_TRUE(puzzle) << to_text(puzzle.error());
    EXPECT_EQ(puzzle->title, "Small");
    EXPECT_TRUE(puzzle->left_out.empty());
    EXPECT_EQ(puzzle->solution.size(), 5U);
    EXPECT_EQ(
        puzzle->clue_texts,
        (std::vector<ClueText>{{"across", 1, "It holds"}, {"down", 1, "Not you"}, {"down", 2, "Leave"}}));
    ASSERT_EQ(puzzle->decorations.size(), 1U);
    EXPECT_EQ(puzzle->decorations[0].cells, Slot{CellId(0)});
    EXPECT_TRUE(to_text(read_filled("<ACROSS PUZZLE>\n<GRID>\nBAG\n<ACROSS>\n<DOWN>\n", none).error())
                    .contains("<ACROSS> has 0 clues"));
}

TEST(PuzFiles, MayHaveBytesBeforeTheHeader) {
    Resources none;
    const auto puzzle = read_filled(ipuz_of(R"(["A", "Ñ", "O"])"), none);
    const auto puz = kPuz.write(*puzzle);
    ASSERT_TRUE(puz && puz->losses.empty());
    for (const std::string before : {"", "mail123.puz\n\n", "\x05\x01"})
        EXPECT_EQ(solution_of(before + puz->text), "AÑO");
}

/// A zip archive with one stored file, as the format's description says it.
std::string stored_zip(const std::string& name, const std::string& content) {
    const auto number = [](std::size_t value, std::size_t bytes) {
        std::string text;
        for (std::size_t i = 0; i < bytes; ++i) text += static_cast<char>(value >> 8U * i & 0xFFU);
        return text;
    };
    const std::string sizes = number(content.size(), 4) + number(content.size(), 4) + number(name.size(), 2);
    const std::string local =
        "PK\x03\x04" + number(20, 2) + std::string(12, '\0') + sizes + number(0, 2) + name + content;
    const std::string entry = "PK\x01\x02" + number(20, 2) + number(20, 2) + std::string(12, '\0') + sizes +
                              std::string(16, '\0') + name;
    return local + entry + "PK\x05\x06" + std::string(4, '\0') + number(1, 2) + number(1, 2) +
           number(entry.size(), 4) + number(local.size(), 4) + number(0, 2);
}

TEST(Jpz, MayBeZipped) {
    EXPECT_EQ(solution_of(stored_zip("a.jpz", std::string(kJpz.example))), "BAG");
    const std::string zip = stored_zip("a.jpz", std::string(kJpz.example));
    for (std::size_t length = 0; length < zip.size(); ++length) {
        Resources none;
        EXPECT_EQ(read_puzzles(zip.substr(0, length), "file", none).size(), 1U) << length;
    }
}

}  // namespace
}  // namespace sator::tests
