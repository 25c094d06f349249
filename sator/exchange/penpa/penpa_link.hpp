#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the first line is a link of Penpa: it has `m=edit&p=…` or `m=solve&p=…`.
bool looks_like_penpa_link(std::string_view text);

/// Reads Penpa's links, one a line. A drawing does not say its rules: the genre that the setter chose does (in Penpa, "Genre
/// Tags" of the saved link). Some genres can be read; others are refused by their names. What is drawn and not
/// understood is a remark. An answer in the link becomes the puzzle's solution. `options.inflate` unpacks the drawing.
ReadResult read_penpa_link(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes the drawing of a puzzle whose rules are those of a genre, as a link to Penpa's editor.
std::expected<WrittenPuzzle, Diagnostic> write_penpa_link(const Puzzle& puzzle);

inline constexpr Format kPenpa = {
    .name = "penpa",
    .summary = "Links of Penpa, one a line, whose genre tag says the rules.",
    .beginning = "a link of Penpa has m=edit&p= or m=solve&p=",
    .recognises = looks_like_penpa_link,
    .read = read_penpa_link,
    .example =
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
        "Ky4sTSxK1TEBQmMLHQMdQxC0BNJAbGkIQgZQGJJZkpNqpaDjWFqSkV8EZOjo+Lu56aQl5hSnckWDVABhLFd1laVVVaBOlbtVtJKh"
        "ko6SERAbKsXqVAVaVVf5WlUF61QFA6WUdAyBYj5AFlCREZDpimCGA5kQljOQBRQ0NACy/aBsIDMSyEzOLErOSY33gSgMsIquCtFR"
        "AtnjBJQE2glkKuXml6UqAblAbWB+cn5uUiZIICmxBOiZ4ozMAqhMcWlKfnYpSAqo1jC2VqfKEbdzjYFMqHNBTIhzQSwszgU5jsbO"
        "tYytrQUGexDQwfFW0SC3hyKYFghmsFU1kPQDk4ZgMhJMuoFJIzAZAlSqU2UMJl3ApAGYNAWTPmA1rlbVSoYGwCRiYKFkZaSjZGGo"
        "Y2EEYRnpWBhDWMY6FiYwlqUhhGWiY2EKYVnqWBqAWaBUBjEFmNIsIaZYGgGNhkpb6FhaQliWUEGgA8LBznAGkyZg0gzsPHMgSe+Q"
        "AJL4nRNtaAHKUkBoCsQgiEbHckUDc00tl1KFEhhHGwNFTYBCoxkJ2bkgx9HYueCMpJSTmZ5RAowKcMGmBIyGQZWcBptzgAlcKS+/"
        "KBOElWIB\n",
    .holds_many = true,
    .lost =
        "Reading: what is drawn beside numbers, thick edges and black cells; a remark names it. Genres other "
        "than classic, "
        "irregular, skyscrapers, minesweeper, akari, norinori, ripple effect and cojun are refused by their "
        "names. Writing: "
        "all puzzles of other kinds.",
    .write = write_penpa_link,
    .written_texts = {.title = true, .author = true, .source = true},
};

}  // namespace sator::exchange
