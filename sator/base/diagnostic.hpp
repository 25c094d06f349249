#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sator {

/// A place in a text. Lines and columns count from 1, columns and lengths in code points. Line 0 means that
/// no place is known.
struct SourceSpan {
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::uint32_t length = 1;

    friend bool operator==(const SourceSpan&, const SourceSpan&) = default;
};

/// What is wrong with somebody's input: what, where, and what to write instead.
struct Diagnostic {
    std::string file;              ///< as the caller named it; empty if there is no file
    SourceSpan span;               ///< place in the file
    std::string message;           ///< one sentence without a full stop, lower case first
    std::string hint;              ///< what to write instead; may be empty
    std::string excerpt;           ///< the line (or the clue) to show; empty for none
    std::uint32_t caret = 0;       ///< first marked code point of the excerpt, from 1; 0 for none
    std::uint32_t marked = 1;      ///< how many code points are marked
    std::vector<Diagnostic> also;  ///< further errors of the same input, which have none of their own
};

/// Makes an error at a place of the input. The caller that knows the input adds the file and the excerpt. An
/// empty span means that the place is not known, or that the caller adds it, too.
[[gnu::cold]] Diagnostic error_at(SourceSpan span, std::string message, std::string hint = {});

/// Makes an error of a whole file, e.g. if it cannot be read. `file` may also name an option or a command.
[[gnu::cold]] Diagnostic error_in(std::string_view file, std::string message, std::string hint = {});

/// The text shown to people, ending in a newline, and that of the further errors after it:
///
///     demo.sator:14:10: error: unclosed group
///         rule regex /(ab|c/
///                     ^
///     hint: add ')'
///
/// A long excerpt is cut to a window around the caret.
std::string to_text(const Diagnostic& diagnostic);

/// Fills excerpt, caret and marked from the span's line of `text`, the whole file.
void set_excerpt(Diagnostic& diagnostic, std::string_view text);

/// Like set_excerpt, for a span that is known to begin at byte `offset`. Takes the same short time for every
/// offset, and stores only the part of a long line that to_text shows.
void set_excerpt_at(Diagnostic& diagnostic, std::string_view text, std::size_t offset);

}  // namespace sator
