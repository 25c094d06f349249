#pragma once

#include <expected>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is a link to f-puzzles.com with the puzzle in it, the same for SudokuPad ("fpuz…", "fpuzzles…"), or a
/// JSON object with "size" and "grid".
bool looks_like_f_puzzles(std::string_view text);

/// Reads a puzzle of f-puzzles. Its rules are those whose meaning the format states; what is only drawn becomes decoration. Fields
/// that are not known are remarks. Rules whose logic is disabled are drawn if they are lines, and mean nothing.
ReadResult read_f_puzzles(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Reads the puzzle of a JSON text that `name` names in messages.
std::expected<Puzzle, Diagnostic> read_f_puzzles_json(std::string_view name, std::string_view json,
                                                      const PuzzleOptions& options);

/// Write links to f-puzzles.com, one a line for each initial drawing, and the JSON of the first initial drawing.
std::expected<WrittenPuzzle, Diagnostic> write_f_puzzles_links(const Puzzle& puzzle);
std::expected<WrittenPuzzle, Diagnostic> write_f_puzzles_json(const Puzzle& puzzle);

/// A three by three puzzle with one given.
inline constexpr std::string_view kFPuzzlesExample =
    "{\"size\":3,\"grid\":[[{\"value\":1,\"given\":true},{},{}],[{},{},{}],[{},{},{\"value\":2,\"given\":"
    "true}]],"
    "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]}\n";
inline constexpr std::string_view kFPuzzlesLinkExample =
    "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBmANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHvgLrJC/"
    "UUJG9+IUpWoAmeoxbtOMLgKEg2ACxgYAtgHt9MNnvygyEZjDD48IAEo0AwjRCpnLuSA3quQA==\n";
inline constexpr std::string_view kFPuzzlesLost =
    "Reading: notes of somebody who solves, and fields that are not known; a remark names them. Colours "
    "become the nearest of eight. "
    "Writing: rules that f-puzzles does not have.";

inline constexpr Format kFPuzzles = {
    .name = "fpuzzles",
    .summary = "Links of f-puzzles.com.",
    .beginning = "a link of f-puzzles begins with 'https://www.f-puzzles.com/?load='",
    .recognises = looks_like_f_puzzles,
    .read = read_f_puzzles,
    .example = kFPuzzlesLinkExample,
    .holds_many = true,
    .lost = kFPuzzlesLost,
    .write = write_f_puzzles_links,
    .written_texts = {.title = true, .author = true, .solution = true},
};

inline constexpr Format kFPuzzlesJsonText = {
    .name = "fpuzzles-json",
    .summary = "The JSON in the links of f-puzzles.com.",
    .beginning = "JSON of f-puzzles is an object with \"size\" and \"grid\"",
    .recognises = looks_like_f_puzzles,
    .read = read_f_puzzles,
    .example = kFPuzzlesExample,
    .lost = kFPuzzlesLost,
    .write = write_f_puzzles_json,
    .written_texts = {.title = true, .author = true, .solution = true},
};

}  // namespace sator::exchange
