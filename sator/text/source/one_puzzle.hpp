#pragma once

#include <expected>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/source/format.hpp"
#include "sator/text/source/text_limit.hpp"

namespace sator::text {

/// Makes the result of a file that holds one puzzle: `read` makes it from the text, and the file's name, the puzzle's name and
/// the excerpt of an error are added. A text that exceeds the text limit or has control characters is not read.
template <typename Read>
ReadResult one_puzzle(const SourceFile& file, Read read) {
    ReadResult result;
    const auto text = readable_text(file);
    auto puzzle = text ? std::expected<Puzzle, Diagnostic>(read(*text)) : failure(text);
    if (puzzle) {
        puzzle->file = file.name;
        puzzle->name = puzzle->title.empty() ? puzzle_name(file.name, 0, 1) : puzzle->title;
        if (puzzle->text == nullptr) puzzle->text = file.text;
    } else {
        puzzle.error().file = file.name;
        if (puzzle.error().span.line != 0 && puzzle.error().excerpt.empty())
            set_excerpt(puzzle.error(), *file.text);
    }
    result.push_back(std::move(puzzle));
    return result;
}

}  // namespace sator::text
