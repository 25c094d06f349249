#pragma once

#include <expected>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/source/format.hpp"
#include "sator/text/source/numbered_line.hpp"
#include "sator/text/source/text_limit.hpp"

namespace sator::exchange {

/// Returns whether a line of a list of puzzles has none: it is empty, or a comment that begins with '#'.
inline bool is_no_puzzle(const NumberedLine& line) {
    return line.text.empty() || line.text.front() == '#';
}

/// Returns the first line that has a puzzle, without blanks at its ends; empty if there is none.
inline std::string_view first_puzzle_line(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = trimmed(text.substr(0, text.find('\n')));
        if (!line.empty() && line.front() != '#') return line;
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    }
    return {};
}

/// Reads each line as a puzzle with `read`, and adds the file's name, the puzzles' names and the excerpts of errors.
template <typename Read>
ReadResult read_puzzle_lines(const SourceFile& file, const PuzzleOptions& options, Read read) {
    ReadResult result;
    auto text = readable_text(file);
    if (!text) {
        text.error().file = file.name;
        result.push_back(failure(text));
        return result;
    }
    for (const NumberedLine& line : numbered_lines(*text)) {
        if (options.watch != nullptr && options.watch->is_over(1 + line.text.size())) return result;
        if (is_no_puzzle(line)) continue;
        std::expected<Puzzle, Diagnostic> puzzle = read(line);
        if (!puzzle) {
            puzzle.error().file = file.name;
            if (puzzle.error().excerpt.empty() && puzzle.error().span.line != 0)
                set_excerpt(puzzle.error(), *file.text);
        }
        result.push_back(std::move(puzzle));
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i]) result[i]->name = puzzle_name(file.name, i, result.size());
    }
    if (result.empty()) result.push_back(std::unexpected(error_in(file.name, "the file has no puzzle")));
    return result;
}

}  // namespace sator::exchange
