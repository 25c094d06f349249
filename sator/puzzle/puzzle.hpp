#pragma once

// Two puzzles, or parts of puzzles, are equal if they state the same. File names, puzzle names and source
// positions are not compared.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/value_id.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/puzzle/grids/grid.hpp"
#include "sator/puzzle/left_out.hpp"

namespace sator::puzzle {
struct PuzzleKind;
}

namespace sator {

/// One argument of a rule, as it is written.
struct Argument {
    enum class Kind : std::uint8_t {
        Bare,    ///< 38, 1..9, a, words.txt, min_score=5
        Quoted,  ///< "…": `text` is the text between the quotes
        Regex,   ///< /…/flags: `text` is the clue, `flags` the flags
    };

    Kind kind = Kind::Bare;
    std::string text;   ///< UTF-8
    std::string flags;  ///< Regex
    SourceSpan span;    ///< of `text`
    /// Whether code point i of `text` is at column span.column + i of the file. False e.g. for a JSON string
    /// with escapes.
    bool is_verbatim = true;

    /// In a regular expression "\/" and "/" are equal.
    friend bool operator==(const Argument& a, const Argument& b);
};

/// The cells that one mark of a drawing marks, in reading order.
struct Sequence {
    std::string label;  ///< the mark: "a", "*", "1" for numbers; or the name of the line: "row 3"
    Slot cells;
    /// The indices in `cells` at which a part begins that is written after a ':', e.g. {1} for the shaft of an
    /// arrow, `R2C6: R3C7 R4C8`. Empty if the sequence is not divided.
    std::vector<std::uint32_t> breaks = {};
    /// Where the sequence is written, e.g. its first mark in a drawing; the line is 0 if it is unknown. Not compared.
    SourceSpan span = {};

    friend bool operator==(const Sequence& a, const Sequence& b) {
        return a.label == b.label && a.cells == b.cells && a.breaks == b.breaks;
    }
};

/// The sequences that one drawing marks.
using MarkedDrawing = std::vector<Sequence>;

/// The rule name of expressions such as `rule sum(a) = 2 * b`.
constexpr std::string_view kExpressionRule = "expression";

/// The rule name of `not sum 10`. The negated rule is the only one of `inner`; its arguments are there, and its cells are those
/// of both.
constexpr std::string_view kNotRule = "not";
/// The rule name of `liars 1`. Each clue below it is one of `inner`, with its own cells.
constexpr std::string_view kLiarsRule = "liars";

/// A rule as the puzzle states it: data that is not yet looked up in the registry.
struct RuleStatement {
    std::string name;  ///< "sum"; kExpressionRule if the whole statement is an expression
    std::string
        text;  ///< what follows the name (of an expression: the whole), without comments; the lines of
               ///< a long statement end in '\n', and later lines keep their indentation
    std::vector<Argument> arguments;      ///< none for an expression; the words of stacked `place` statements
    std::vector<MarkedDrawing> drawings;  ///< one for each position at which a drawing fits
    SourceSpan span;                      ///< of the name; of a clue in a list: of the clue
    SourceSpan list_span;                 ///< of the name above the list that holds the clue; else empty
    SourceSpan text_span;                 ///< of the first code point of `text`
    /// Whether the sequences are named places (`at rows`, `at R1C1..R1C4`, the lines of a list of clues) and
    /// not the marks of a drawing. Not compared. An expression then names their cells a, b, c, … and all of them `line`.
    bool is_placed = false;
    /// Whether the puzzle's kind states it whatever its clues are, e.g. the rows of `sudoku`. Not compared.
    bool is_of_kind = false;
    std::string label;  ///< the rule's own name (`as "X-sum 25"`); empty if it has none
    std::vector<RuleStatement>
        inner;  ///< the rules that this one is about, e.g. the negated one of `not sum 10`

    friend bool operator==(const RuleStatement& a, const RuleStatement& b);
};

/// A value that the puzzle fixes.
struct Given {
    CellId cell;
    ValueId value;
    SourceSpan span;
    /// Whether the puzzle's kind states it, e.g. the first word of a word ladder. Not compared.
    bool is_of_kind = false;

    friend bool operator==(const Given& a, const Given& b) { return a.cell == b.cell && a.value == b.value; }
};

/// A sign for known values that says more than a value does, e.g. the end of a ship: it stands for the values of its cell and of
/// cells near it.
struct GivenSign {
    struct Part {
        std::int32_t down = 0, right = 0;  ///< from the sign's cell, as printed
        ValueId value;
    };

    std::u32string text;
    std::vector<Part> parts;
};

/// One `initial` drawing: the givens of a puzzle of its own over the same rules.
struct Initial {
    std::string name;  ///< empty, or a suffix of the puzzle's name: "#2"
    std::vector<Given> givens;

    friend bool operator==(const Initial& a, const Initial& b) { return a.givens == b.givens; }
};

/// The drawing of a rule that has no picture of its own.
enum class RulePicture : std::uint8_t { None, Line, Cage, Dot, Circle, Shade, Edge };

/// A rule that the puzzle defines: `define NAME PARAMETERS = EXPRESSION`.
struct RuleDefinition {
    std::string name;
    std::vector<std::string> parameters;      ///< the names that arguments replace in the expression
    std::string text;                         ///< the expression
    std::string words;                        ///< `as "…"`: the rule in words; "{n}" stands for parameter n
    RulePicture picture = RulePicture::None;  ///< `drawn line`
    SourceSpan span;                          ///< of the name
    SourceSpan text_span;                     ///< of the first code point of `text`
    /// The file that `include` names and its text, for errors; empty and null if the puzzle's own file has the definition.
    std::string file;
    std::shared_ptr<const std::string> file_text;

    friend bool operator==(const RuleDefinition& a, const RuleDefinition& b);
};

/// Something that is drawn and means nothing: `line`, `shade`, `border`, `circle`, `text`.
struct Decoration {
    enum class Kind : std::uint8_t { Line, Shade, Border, Circle, Text };

    Kind kind = Kind::Line;
    Slot cells;
    std::string text;    ///< Text
    std::string colour;  ///< a name of the palette; empty for the default

    friend bool operator==(const Decoration&, const Decoration&) = default;
};

/// The text of a numbered clue of a crossword: `clue across 1 "…"`.
struct ClueText {
    std::string direction;  ///< "across", "down"
    std::uint32_t number = 0;
    std::string text;

    friend bool operator==(const ClueText&, const ClueText&) = default;
};

/// A puzzle as data: its name, its grid, the ranges of its cells, its rules and its givens.
/// PuzzleSolver::build compiles it.
struct Puzzle {
    std::string file;  ///< as the caller named it
    std::string name;  ///< the title, else the file's name without extension; "#k" if a file holds several
    std::string title, author, source;
    std::string rules_text;  ///< the rules as the setter prints them
    std::string difficulty;  ///< as the setter states it
    std::string link;
    Grid grid;
    Alphabet alphabet;
    /// The range of each cell, in the order in which the puzzle lists it. If a cell's list is empty, or if
    /// there are no lists at all, the range is the whole alphabet (see range_of).
    std::vector<std::vector<ValueId>> ranges;
    /// The regions that the puzzle draws, for places: their labels are "region a", ….
    std::vector<Sequence> regions;
    std::vector<RuleStatement> rules;
    std::vector<RuleDefinition> definitions;  ///< the rules that the puzzle defines itself
    std::vector<Initial> initials;            ///< if empty: one puzzle without givens
    std::vector<Given> solution;  ///< the setter's solution: a value for each cell; empty if it states none
    std::vector<Decoration> decorations;
    std::vector<ClueText> clue_texts;
    /// The signs that known values may be written with, besides the values. Not compared.
    std::vector<GivenSign> signs;
    /// The kind that the text begins with (puzzle_kind.hpp); null if its statements are plain. Not compared.
    std::shared_ptr<const puzzle::PuzzleKind> kind;
    Slot message;  ///< the cells that spell the hidden message, in order; may be empty
    /// The puzzle's own word list, in the format of a word list file with one word a line; empty if it has
    /// none.
    std::string words;
    std::shared_ptr<const std::string> text;  ///< the text of the file, for excerpts in messages; may be null
    /// What the reader noticed and did not refuse, e.g. a drawing that fits several places. Not compared.
    std::vector<Diagnostic> remarks;
    /// What the reader did not understand. If there is any, answers are not about the puzzle that was meant. Not compared.
    std::vector<LeftOut> left_out;

    friend bool operator==(const Puzzle& a, const Puzzle& b);
};

/// Returns the puzzle's own definition of a rule, or null.
const RuleDefinition* find_definition(const Puzzle& puzzle, std::string_view name);

/// Returns the values that a cell may hold, in the order of its range: the whole alphabet if the puzzle
/// states no range for it.
std::vector<ValueId> range_of(const Puzzle& puzzle, CellId cell);

}  // namespace sator
