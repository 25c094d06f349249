#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"

namespace sator {

/// Part of one line of a text. `text` is not owned.
struct LineSlice {
    std::uint32_t line = 0;
    std::uint32_t column = 0;  ///< of the first code point
    std::u32string_view text;

    /// The place of `length` code points from `offset` on.
    SourceSpan span(std::size_t offset, std::size_t length) const;
};

/// A drawing as written: its lines, each what follows the '|', without the blanks at its end.
using DrawingLines = std::vector<LineSlice>;

/// One statement of the puzzle language, not yet understood.
struct Statement {
    std::string keyword;          ///< one of statement_keywords()
    SourceSpan span;              ///< of the keyword
    std::vector<LineSlice> text;  ///< the rest of its line, then the lines that continue it; without comments
    std::vector<DrawingLines> drawings;  ///< those that follow it
};

/// A text taken apart.
struct StatementList {
    std::vector<Statement> statements;  ///< in order
    std::vector<Diagnostic>
        errors;  ///< lines that are no statement, drawings that belong to none; without file and excerpt
};

/// The words that begin a statement: "layout", "range", "rule", …
std::span<const std::string_view> statement_keywords();

/// A letter or '_', then letters, digits and '_', at the beginning of `text`; empty where none begins it.
std::u32string_view first_word(std::u32string_view text);

/// Whether what follows the word `rule` is an expression (`a < b`, `sum(a) = 12`, `if …`) and not a rule's
/// name and arguments.
bool is_expression(std::u32string_view text);

/// Takes the text of a puzzle apart, line by line. A statement begins with its keyword, indented or not. What
/// continues it: indented lines that begin with no keyword; after `words` all lines up to an empty one; after
/// a list of clues also lines that begin with a clue. Drawings are runs of lines that begin with '|'; an
/// empty line or a comment ends them. The result's pieces point into `text`. `watch`: asked on the way, or
/// null; once it is over the rest is left out.
StatementList read_statements(std::u32string_view text, LimitWatch* watch = nullptr);

}  // namespace sator
