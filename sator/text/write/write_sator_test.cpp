#include "sator/text/write/write_sator.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/judges/standard_reader.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

std::expected<Puzzle, std::vector<Diagnostic>> read_back(const std::string& text) {
    Resources resources;
    return read_sator({"back.sator", std::make_shared<const std::string>(text)}, resources);
}

/// Writes the puzzle and checks that it reads back as an equal puzzle.
std::string written(const Puzzle& puzzle) {
    const auto text = write_sator(puzzle);
    EXPECT_TRUE(text) << text.error().message;
    if (!text) return {};
    const auto back = read_back(*text);
    if (!back) ADD_FAILURE() << to_text(back.error().front());
    EXPECT_TRUE(back && *back == puzzle) << *text;
    return *text;
}

std::string rewritten(const std::string& text) {
    const auto puzzle = read_back(text);
    EXPECT_TRUE(puzzle) << to_text(puzzle.error().front());
    return puzzle ? written(*puzzle) : std::string();
}

TEST(WriteSator, WritesReadableText) {
    const std::string text =
        "title Everything\n"
        "source \"A # sign\"\n"
        "\n"
        "layout\n"
        "| +---+\n"
        "| |* *|\n"
        "| |* *|\n"
        "| +---+\n"
        "\n"
        "words\n"
        "an\n"
        "at;7\n"
        "\n"
        "range 1..9\n"
        "| +---+\n"
        "| |* .|\n"
        "| |* *|\n"
        "| +---+\n"
        "range -3 a..c \"?\" blank\n"
        "| +---+\n"
        "| |. *|\n"
        "| |. .|\n"
        "| +---+\n"
        "\n"
        "rule sum 12\n"
        "rule distinct\n"
        "|* *\n"
        "\n"
        "| +---+\n"
        "| |a2 b|\n"
        "| |\"the rest\" a1|\n"
        "| +---+\n"
        "\n"
        "rule a + b < 2 * c\n"
        "| +---+\n"
        "| |a b|\n"
        "| |c .|\n"
        "| +---+\n"
        "\n"
        "initial\n"
        "| +---+\n"
        "| |7 ?|\n"
        "| |. .|\n"
        "| +---+\n"
        "\n"
        "initial\n"
        "| +---+\n"
        "| |. -3|\n"
        "| |. .|\n"
        "| +---+\n"
        "\n"
        "message\n"
        "| +---+\n"
        "| |. 1|\n"
        "| |2 .|\n"
        "| +---+\n";
    EXPECT_EQ(rewritten(text), text);
}

TEST(WriteSator, WritesListsOfClues) {
    const std::string text =
        "layout 2x2\n"
        "range A..Z\n"
        "\n"
        "regexes\n"
        "columns /[\\/]/ -\n"
        "rows /A/i dialect=java & /B/ -\n"
        "\n"
        "clues visible\n"
        "left 1, 2\n"
        "top -, 1\n"
        "right 2, -\n"
        "\n"
        "clues sum\n"
        "rows 3, 4\n";
    EXPECT_EQ(rewritten(text), text);
    const std::string hexagon =
        "layout hexagon 2 2 1\n"
        "range 0..9\n"
        "\n"
        "clues sum\n"
        "x 3, 4\n"
        "y 1, 2\n"
        "z 7\n";
    EXPECT_EQ(rewritten(hexagon), hexagon);
}

TEST(WriteSator, WritesLongListsWithALineForEachClue) {
    std::string clues;
    for (int i = 0; i < 30; ++i) clues += "  /ABC|D/\n";
    const std::string text = "layout 1x30\nrange A..Z\n\nregexes\nrows\n" + clues;
    EXPECT_EQ(rewritten(text), text);
}

TEST(WriteSator, KeepsRectanglesAndTheCellsAroundACell) {
    const std::string text =
        "layout 4x3\n"
        "\n"
        "range 1..9\n"
        "\n"
        "rule count 1 2 at block R1C1..R3C2; R1C1 R1C2 R2C1; around R2C2; around edges self R3C4\n"
        "rule sum(a) = sum(b) at block R1C1..R2C2: R3C1..R3C4; R1C1: around R1C1\n"
        "\n"
        "count\n"
        "  1 3 block R2C2..R3C3\n"
        "  2 5 around self R1C1\n";
    EXPECT_EQ(rewritten(text),
              "layout 4x3\n"
              "range 1..9\n"
              "\n"
              "rule count 1 2 at block R1C1..R3C2; R1C1 R1C2 R2C1; around R2C2; around edges self R3C4\n"
              "\n"
              "rule sum(a) = sum(b) at block R1C1..R2C2: R3C1..R3C4; R1C1: R1C2 R2C1 R2C2\n"
              "\n"
              "count\n"
              "  1 3 block R2C2..R3C3\n"
              "  2 5 around self R1C1\n");
}

TEST(WriteSator, SeparatesMarksOfTouchingCells) {
    const std::string text =
        "layout\n"
        "|***\n"
        "|***\n"
        "\n"
        "range 1..12\n"
        "\n"
        "rule in_order\n"
        "|{a2}{a1}b\n"
        "|\"?!\".{\"?!\"2}\n"
        "\n"
        "initial\n"
        "|{12}.3\n"
        "|...\n";
    const auto puzzle = read_back(text);
    EXPECT_FALSE(puzzle);  // one mark of "?!" has a number, the other has none
    std::string sound = text;
    sound.replace(sound.find("\"?!\"."), 5, "{\"?!\"3}.");
    EXPECT_EQ(rewritten(sound).substr(0, sound.find("|{\"")), sound.substr(0, sound.find("|{\"")));
}

Puzzle two_cells() {
    Puzzle puzzle;
    puzzle.grid = make_rectangle(2, 1)->grid;
    puzzle.alphabet = Alphabet({Symbol::of_number(1), Symbol::of_number(2)});
    return puzzle;
}

std::string refused(std::vector<Argument> arguments, MarkedDrawing drawing, const std::string& name = "sum") {
    Puzzle puzzle = two_cells();
    RuleStatement rule;
    rule.name = name;
    rule.arguments = std::move(arguments);
    rule.drawings.push_back(std::move(drawing));
    puzzle.rules.push_back(std::move(rule));
    const auto text = write_sator(puzzle);
    return text ? (read_back(*text).value() == puzzle ? "written" : *text) : text.error().message;
}

TEST(WriteSator, RefusesPuzzlesThatTheLanguageCannotExpress) {
    const MarkedDrawing one = {{"a", {CellId(0)}}};
    EXPECT_EQ(refused({{Argument::Kind::Bare, "3", {}, {}}}, one), "written");
    EXPECT_EQ(refused({{Argument::Kind::Bare, "=", {}, {}}}, one), "written");
    EXPECT_EQ(refused({{Argument::Kind::Bare, "3 4", {}, {}}}, one),
              "the language cannot write the rule 'sum 3 4'");
    EXPECT_EQ(refused({{Argument::Kind::Regex, "[a", {}, {}}}, one),
              "the language cannot write the rule 'sum /[a/'");
    EXPECT_EQ(refused({}, one, "two words"), "the language cannot write the rule 'two words'");
    EXPECT_EQ(refused({}, {{"a", {CellId(0), CellId(0)}}}),
              "a drawing marks each cell once, but 'a' has one that is marked already");
    EXPECT_EQ(refused({}, {{"a", {CellId(0)}}, {"a", {CellId(1)}}}),
              "two sequences of one drawing are called 'a'");
    EXPECT_EQ(refused({}, {{"a", {}}}), "the sequence 'a' has no cells, so no drawing can mark it");
    EXPECT_EQ(refused({}, {}), "a drawing of a rule marks no cell");
}

/// Makes random puzzles. Their layouts are drawn, with touching cells, frames and digits, or have a size.
class RandomPuzzle {
  public:
    explicit RandomPuzzle(unsigned seed) : random_(seed) {}

    Puzzle make() {
        Puzzle puzzle;
        make_grid(puzzle);
        const std::size_t cells = puzzle.grid.cell_count();
        std::vector<Symbol> symbols = {Symbol::blank(), Symbol::of_text(U"\n\\\"")};
        for (int i = 0; i < 12; ++i) symbols.push_back(Symbol::of_number(upto(30) - 10));
        for (const char32_t c : U"aZß.*#{7-|")
            symbols.push_back(c == 0 ? Symbol::of_number(5) : Symbol::of_character(c));
        puzzle.alphabet = Alphabet(symbols);
        make_ranges(puzzle);
        for (std::size_t i = upto(4); i > 0; --i) puzzle.rules.push_back(rule(puzzle));
        for (std::size_t i = upto(3); i > 0; --i) puzzle.initials.push_back(initial(puzzle));
        if (upto(2) == 0) puzzle.message = sequence(some_cells(cells), true);
        if (upto(2) == 0) puzzle.title = "a \"title\"\nof # two lines";
        if (upto(2) == 0) puzzle.author = upto(2) == 0 ? "\tblanks around\t" : "in\rside\fof it\r";
        return puzzle;
    }

  private:
    std::size_t upto(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    void make_grid(Puzzle& puzzle) {
        if (upto(3) == 0) {
            puzzle.grid = make_rectangle(1 + upto(5), 1 + upto(5))->grid;
            return;
        }
        Grid& grid = puzzle.grid;
        grid.kind = GridKind::Drawing;
        constexpr std::u32string_view kDrawn = U"****  |+-1.a";
        do {
            grid.drawing.assign(1 + upto(4), {});
            grid.places.clear();
            grid.rows.clear();
            for (std::uint32_t line = 0; line < grid.drawing.size(); ++line) {
                Slot row;
                for (std::size_t column = upto(12); column > 0; --column)
                    grid.drawing[line] += kDrawn[upto(kDrawn.size())];
                while (grid.drawing[line].ends_with(U' ')) grid.drawing[line].pop_back();
                for (std::uint32_t column = 0; column < grid.drawing[line].size(); ++column) {
                    if (grid.drawing[line][column] != U'*') continue;
                    row.push_back(CellId(grid.places.size()));
                    grid.places.push_back({line, column});
                }
                if (!row.empty()) grid.rows.push_back(row);
            }
        } while (grid.places.empty());
    }

    /// Makes two ranges that together have the whole alphabet, because otherwise it does not read back.
    void make_ranges(Puzzle& puzzle) {
        const auto size = static_cast<std::uint32_t>(puzzle.alphabet.size());
        std::vector<ValueId> all;
        for (std::size_t v = 0; v < size; ++v) all.emplace_back(v);
        std::ranges::shuffle(all, random_);
        std::vector<ValueId> some(all.begin() + size / 2, all.end());
        puzzle.ranges.assign(puzzle.grid.cell_count(), all);
        for (std::size_t cell = 1; cell < puzzle.ranges.size(); ++cell) {
            if (upto(2) == 0) puzzle.ranges[cell] = some;
        }
    }

    Slot some_cells(std::size_t cells) {
        Slot chosen;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (upto(2) == 0) chosen.push_back(CellId(cell));
        }
        if (chosen.empty()) chosen.push_back(CellId(upto(cells)));
        return chosen;
    }

    Slot sequence(Slot cells, bool is_shuffled) {
        if (is_shuffled) std::ranges::shuffle(cells, random_);
        return cells;
    }

    RuleStatement rule(const Puzzle& puzzle) {
        RuleStatement rule;
        rule.name = upto(3) == 0 ? std::string(kExpressionRule) : "sum";
        if (rule.name == kExpressionRule) {
            rule.text = "a +\n  b = 2";
        } else if (upto(2) == 0) {
            rule.arguments = {{Argument::Kind::Bare, "1..9", {}, {}},
                              {Argument::Kind::Quoted, "a \"b\"\n", {}, {}},
                              {Argument::Kind::Regex, "a\\/[/]#\\\\", "iv", {}}};
        }
        for (std::size_t i = 1 + upto(3); i > 0; --i) rule.drawings.push_back(drawing(puzzle));
        return rule;
    }

    MarkedDrawing drawing(const Puzzle& puzzle) {
        const std::vector<std::string> labels = {"a", "*", "1", "row 2", "ß", "\"\n"};
        std::vector<Slot> cells(labels.size());
        for (const CellId cell : some_cells(puzzle.grid.cell_count()))
            cells[upto(labels.size())].push_back(cell);
        MarkedDrawing drawing;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (!cells[i].empty()) drawing.push_back({labels[i], cells[i]});
        }
        std::ranges::sort(drawing, {}, [](const Sequence& s) { return s.cells.front(); });
        for (Sequence& s : drawing) s.cells = sequence(s.cells, upto(2) == 0);
        return drawing;
    }

    Initial initial(const Puzzle& puzzle) {
        Initial initial;
        for (const CellId cell : some_cells(puzzle.grid.cell_count())) {
            const auto& range = puzzle.ranges[cell.index()];
            initial.givens.push_back({cell, range[upto(range.size())], {}});
        }
        return initial;
    }

    std::mt19937 random_;
};

TEST(WriteSator, ReadsRandomPuzzlesBack) {
    for (unsigned seed = 0; seed < 500 && !HasFailure(); ++seed) {
        SCOPED_TRACE(seed);
        written(RandomPuzzle(seed).make());
    }
}

fs::path written_corpus() {
    const char* shared = std::getenv("SATOR_SHARED");
    return (shared != nullptr ? fs::path(shared) : fs::path(SATOR_SOURCE_DIR) / ".." / "shared") / "corpus";
}

TEST(WriteSator, ReadsTheCorpusBack) {
    if (!fs::exists(written_corpus())) GTEST_SKIP() << written_corpus() << " is not there";
    std::size_t puzzles = 0;
    for (const auto& entry : fs::recursive_directory_iterator(written_corpus())) {
        const std::string name = entry.path().filename().string();
        const bool is_other = name.ends_with(".md") || name == "expected.json" || name.ends_with(".tsv") ||
                              name.ends_with(".LICENSE") || name.starts_with("word-list") ||
                              name.starts_with("apples");
        if (!entry.is_regular_file() || is_other) continue;
        std::ifstream file(entry.path());
        std::ostringstream text;
        text << file.rdbuf();
        Resources resources;
        for (const auto& puzzle : read_puzzles(text.str(), name, resources)) {
            ASSERT_TRUE(puzzle) << name << to_text(puzzle.error());
            SCOPED_TRACE(puzzle->name);
            written(*puzzle);
            ++puzzles;
        }
    }
    EXPECT_GE(puzzles, 57U + 9U + 7U + 2U + 26U);  // crosswords, solv-o-matic, nonograms, sudokus, variants
}

}  // namespace
}  // namespace sator::tests
