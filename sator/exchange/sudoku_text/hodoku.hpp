#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the first line with a puzzle is of HoDoKu's library: `:CODE:CANDIDATES:VALUES:…`.
bool looks_like_hodoku(std::string_view text);

/// Reads the sudokus of HoDoKu's library format, one a line. The known numbers count; those with '+' before them, and the candidates that are deleted, are what
/// somebody found, and are left out.
ReadResult read_hodoku(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kHodoku = {
    .name = "hodoku",
    .summary = "Sudokus in the library format of HoDoKu, one a line.",
    .beginning = "a line of HoDoKu's library is :CODE:CANDIDATES:81 VALUES:…",
    .recognises = looks_like_hodoku,
    .read = read_hodoku,
    .example =
        ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::\n",
    .holds_many = true,
    .lost = "Reading: techniques, and what somebody found.",
};

}  // namespace sator::exchange
