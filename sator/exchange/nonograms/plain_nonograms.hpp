#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text has only numbers, and its first line is two numbers: the width and the height.
bool looks_like_nin(std::string_view text);
/// Reads Jakub Wilk's `.nin`: width and height, then the runs of each row and of each column, a line each. An empty line or 0
/// is a line without runs.
ReadResult read_nin(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Returns whether the text has only numbers, and each of its first two lines is one number: the height, the width.
bool looks_like_cwd(std::string_view text);
/// Reads the `.cwd` of QNonograms: height, width, the runs of each row, an empty line, the runs of each column.
ReadResult read_cwd(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Returns whether the text has only numbers and a line '#', and its first line is two numbers: the height and the width.
bool looks_like_mk(std::string_view text);
/// Reads the Olšáks' `.mk`: height and width, the runs of each row, '#', the runs of each column.
ReadResult read_mk(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kNin = {
    .name = "nin",
    .summary = "Nonograms in Jakub Wilk's .nin format.",
    .beginning = {},
    .recognises = looks_like_nin,
    .read = read_nin,
    .example = "3 2\n1 1\n3\n2\n1\n2\n",
};

inline constexpr Format kCwd = {
    .name = "cwd",
    .summary = "Nonograms in the .cwd format of QNonograms.",
    .beginning = {},
    .recognises = looks_like_cwd,
    .read = read_cwd,
    .example = "2\n3\n1 1\n3\n\n2\n1\n2\n",
};

inline constexpr Format kMk = {
    .name = "mk",
    .summary = "Nonograms in the .mk format of the Olšáks' solver.",
    .beginning = {},
    .recognises = looks_like_mk,
    .read = read_mk,
    .example = "2 3\n1 1\n3\n#\n2\n1\n2\n",
};

}  // namespace sator::exchange
