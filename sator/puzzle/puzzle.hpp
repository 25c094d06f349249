#pragma once

// Two puzzles, or parts of puzzles, are equal where they state the same: files, names and places in the text
// do not count.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/puzzle/grid.hpp"

namespace sator {

/// One argument of a rule, as it was written.
struct Argument {
    enum class Kind : std::uint8_t {
        Bare,    ///< 38, 1..9, a, words.txt, min_score=5
        Quoted,  ///< "…": `text` is what stands between the quotes
        Regex,   ///< /…/flags: `text` is the clue, `flags` what follows it
    };

    Kind kind = Kind::Bare;
    std::string text;   ///< UTF-8
    std::string flags;  ///< Regex
    SourceSpan span;    ///< of `text`
    /// Whether code point i of `text` stands at column span.column + i of the file; not so for a JSON string
    /// with escapes.
    bool is_verbatim = true;

    /// In a regular expression "\/" is the same as "/".
    friend bool operator==(const Argument& a, const Argument& b);
};

/// The cells that one mark of a drawing marks, in order.
struct Sequence {
    std::string label;  ///< the mark: "a", "*", "1" for the numbers; or what the line is called: "row 3"
    Slot cells;

    friend bool operator==(const Sequence&, const Sequence&) = default;
};

/// The sequences that one drawing marks.
using MarkedDrawing = std::vector<Sequence>;

/// The name of the rules that are written as expressions: `rule sum(a) = 2 * b`.
constexpr std::string_view kExpressionRule = "expression";

/// A rule as the puzzle states it: data, not yet looked up.
struct RuleStatement {
    std::string name;  ///< "sum"; kExpressionRule where the whole statement is an expression
    std::string text;  ///< all that follows the name (an expression: the whole of it), comments apart; lines
                       ///< of a long one end in '\n', the later ones keep their indentation
    std::vector<Argument> arguments;      ///< none for an expression; the words of stacked `place` statements
    std::vector<MarkedDrawing> drawings;  ///< one for each place that a drawing fits
    SourceSpan span;                      ///< of the name; of a clue in a list, the clue
    SourceSpan list_span;                 ///< of the name above the list that the clue stands in; else none
    SourceSpan text_span;                 ///< of the first code point of `text`

    friend bool operator==(const RuleStatement& a, const RuleStatement& b);
};

/// A value that the puzzle fixes.
struct Given {
    CellId cell;
    std::uint32_t value = 0;  ///< index in the alphabet
    SourceSpan span;

    friend bool operator==(const Given& a, const Given& b) { return a.cell == b.cell && a.value == b.value; }
};

/// One `initial` drawing: a puzzle of its own over the same rules.
struct Initial {
    std::string name;  ///< empty, or what follows the puzzle's name: "#2"
    std::vector<Given> givens;

    friend bool operator==(const Initial& a, const Initial& b) { return a.givens == b.givens; }
};

/// A puzzle, as data: what it is called, where its cells stand, what they can hold, and what is demanded of
/// them.
struct Puzzle {
    std::string file;  ///< as the caller named it
    std::string name;  ///< title, else the file's name without ending, with "#k" where a file holds several
    std::string title, author, source;
    Grid grid;
    Alphabet alphabet;
    /// Of each cell: indices in the alphabet, as its range lists them. An empty list, or no lists at all, is
    /// the whole alphabet (see range_of).
    std::vector<std::vector<std::uint32_t>> ranges;
    std::vector<RuleStatement> rules;
    std::vector<Initial> initials;  ///< empty: one puzzle without givens
    Slot message;                   ///< the cells that spell the hidden message, in order; empty for none
    /// The puzzle's own word list, a line a word as in a word list's file; empty for none.
    std::string words;
    std::shared_ptr<const std::string> text;  ///< the file's text, for messages; may be null

    friend bool operator==(const Puzzle& a, const Puzzle& b);
};

/// The values that a cell may hold, in the order of its range, also where the puzzle lists none.
std::vector<std::uint32_t> range_of(const Puzzle& puzzle, CellId cell);

}  // namespace sator
