#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"

namespace sator::text {

/// The keywords of the statements that make the cells. A kind may make them, too.
constexpr std::array<std::string_view, 5> kGridKeywords = {"layout", "grid", "regexes", "clues", "drawing"};

/// A part of one line of the text. It does not own `text`.
struct LineSlice {
    std::uint32_t line = 0;
    std::uint32_t column = 0;  ///< of the first code point
    std::u32string_view text;
    /// If a kind such as `sudoku` stands for this text: the place of the kind's word. Otherwise its line is 0.
    SourceSpan origin = {0, 0, 0};

    /// Returns the place of `length` code points from `offset` on, or the origin of the text.
    SourceSpan span(std::size_t offset, std::size_t length) const;
};

/// The lines of a drawing, each without its '|' and without blanks at its end.
using DrawingLines = std::vector<LineSlice>;

/// One statement of the puzzle language, before its text is parsed.
struct Statement {
    std::string keyword;          ///< one of statement_keywords(), or a word of StatementWords
    SourceSpan span;              ///< of the keyword
    std::vector<LineSlice> text;  ///< the rest of its line, then the lines that continue it; without comments
    std::vector<DrawingLines> drawings;  ///< the drawings after it
    /// Whether it begins with a kind or the bare name of a rule, so that each indented line below is a clue.
    bool is_bare = false;
    std::vector<LineSlice> clues;  ///< these lines, or the items of `line`, `clue`, …; without comments
    /// Of `define kind`: the lines of the kind's text, with their indentation and comments.
    std::vector<LineSlice> body;
    /// Whether a kind stands for it whatever clues the puzzle has, e.g. the rows of a sudoku.
    bool is_of_kind = false;
    /// Whether a built-in kind states it. Its words then mean built-in kinds and rules, whatever the file defines.
    bool is_built_in = false;
};

/// The words that may begin a line besides the keywords: kinds such as `sudoku`, and names of rules.
struct StatementWords {
    std::vector<std::string> words;

    bool contains(std::string_view word) const;
};

/// The statements of a text.
struct StatementList {
    std::vector<Statement> statements;  ///< in the order of the text
    /// Lines that are no statement and drawings that belong to none. Without file and excerpt.
    std::vector<Diagnostic> errors;
};

/// Returns the words that begin a statement: "layout", "range", "rule", …
std::span<const std::string_view> statement_keywords();

/// Returns whether the statement lists clues of lines: "rows", "top", …
bool is_clue_list(std::string_view keyword);

/// Returns whether the word begins a statement, be it indented or not.
bool is_statement_keyword(std::string_view word);

/// Returns the text without the comment at its end. A '#' in quotes or in a regular expression begins no comment.
std::u32string_view without_comment(std::u32string_view text);

/// Returns whether `define` is followed by `kind` and a name, and defines a kind and not a rule that is called so.
bool defines_kind(const Statement& statement);

/// Returns the name at the beginning of `text`: a letter or '_', then letters, digits and '_'. Empty if there
/// is none.
std::u32string_view first_word(std::u32string_view text);

/// Returns whether the text after the word `rule` is an expression (`a < b`, `sum(a) = 12`, `if …`) and not
/// the name and the arguments of a rule. `not sum 10` negates a rule, `not a = 10` is an expression.
bool is_expression(std::u32string_view text);

/// Splits the text of a puzzle into statements, line by line. A statement begins with its keyword, indented or not, or with
/// one of `words` or a rule that the text defines, not indented. These lines continue it: indented lines that do not begin with
/// a keyword; after `words`, all lines up to an empty one; after a list of clues, also lines that begin with a clue; after a
/// bare word, and after `line`, `clue` and others whose lines are an item each, all indented lines. A drawing is a run of lines that begin with '|'; an empty line or a comment ends it. The
/// slices of the result point into `text`. `watch` may be null; once it is over, the rest of the text is not read.
StatementList read_statements(std::u32string_view text, const StatementWords& words = {},
                              LimitWatch* watch = nullptr);

/// Reads the statements that a kind stands for. Their places are `origin`.
StatementList read_generated_statements(std::u32string_view text, const StatementWords& words,
                                        SourceSpan origin);

}  // namespace sator::text
