#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// The form in which a link has its puzzle.
enum class PackedKind : std::uint8_t {
    FPuzzles,   ///< `?load=…` at f-puzzles.com, `fpuz…` or `fpuzzles…` at SudokuPad: JSON of f-puzzles
    SudokuPad,  ///< `scl…` or `ctc…`: SudokuPad's JSON
    Classic,    ///< `scf…`: the givens of a sudoku
};

/// A puzzle that is packed into a link, or into a word as it stands at the end of such a link.
struct PackedLink {
    PackedKind kind = PackedKind::FPuzzles;
    std::string data;  ///< without its prefix; percent-encoding is undone
};

/// Reads a link or a word such as "scl…". Returns nullopt if it is neither.
std::optional<PackedLink> read_packed_link(std::string_view text);

/// Returns whether the text is such a link with a puzzle of this kind.
bool is_packed_as(std::string_view text, PackedKind kind);

/// Returns the JSON text in a link. A web server may have made one '/' of two; if the data cannot be unpacked, places for a second
/// '/' are tried.
std::expected<std::string, Diagnostic> unpack_link(const PackedLink& link);

}  // namespace sator::exchange
