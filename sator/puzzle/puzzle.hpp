#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/language/alphabet.hpp"
#include "sator/puzzle/grid.hpp"

namespace sator {

/// One argument of a rule, as it was written.
struct Argument {
    enum class Kind : std::uint8_t {
        Word,    ///< 38, 1..9, a, words.txt, min_score=5
        Quoted,  ///< "…": `text` is what stands between the quotes
        Regex,   ///< /…/flags: `text` is the clue, `flags` what follows it
    };

    Kind kind = Kind::Word;
    std::string text;   ///< UTF-8
    std::string flags;  ///< Regex
    SourceSpan span;    ///< of `text`
    /// Whether code point i of `text` stands at column span.column + i of the file; not so for a JSON string with escapes.
    bool is_verbatim = true;
};

/// The cells that one mark of a drawing marks, in order.
struct Sequence {
    std::string label;  ///< the mark: "a", "*"; or what the line is called: "row 3"
    Slot cells;
};

/// The sequences that one drawing marks.
using MarkedDrawing = std::vector<Sequence>;

/// A rule as the puzzle states it: data, not yet looked up.
struct RuleStatement {
    std::string name;
    std::string text;                     ///< all that follows the name, for expressions
    std::vector<Argument> arguments;
    std::vector<MarkedDrawing> drawings;
    SourceSpan span;                      ///< of the name
};

/// A value that the puzzle fixes.
struct Given {
    CellId cell;
    std::uint32_t value = 0;  ///< index in the alphabet
    SourceSpan span;
};

/// One `initial` drawing: a puzzle of its own over the same rules.
struct Initial {
    std::string name;  ///< empty, or what follows the puzzle's name: "#2"
    std::vector<Given> givens;
};

/// A puzzle, as data: what it is called, where its cells stand, what they can hold, and what is demanded of them.
struct Puzzle {
    std::string file;    ///< as the caller named it
    std::string name;    ///< title, else the file's name without ending, with "#k" where a file holds several
    std::string title, author, source;
    Grid grid;
    Alphabet alphabet;
    std::vector<std::vector<std::uint32_t>> ranges;  ///< of each cell: indices in the alphabet, as the range lists them; empty: all
    std::vector<RuleStatement> rules;
    std::vector<Initial> initials;          ///< empty: one puzzle without givens
    Slot message;                           ///< the cells that spell the hidden message, in order; empty for none
    std::shared_ptr<const std::string> text;  ///< the file's text, for messages; may be null
};

}  // namespace sator
