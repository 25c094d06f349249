#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/board_kind.hpp"
#include "sator/exchange/boards/kind_codecs.hpp"

namespace sator::exchange {

/// The layer of the drawing that has the answer of a genre.
enum class PenpaAnswer : std::uint8_t {
    None,     ///< its answer is not compared
    Numbers,  ///< each cell has a number
    Shades,   ///< shaded cells are "#", the others "."
    Lamps,    ///< cells with a lamp are "*", the others "."
};

/// A genre tag of Penpa whose drawings can be read: a codec of a kind's text.
struct PenpaGenre {
    KindCodec codec;
    std::vector<std::string_view> flags;  ///< "with jigsaw" in the codec: what follows the kind's word
    PenpaAnswer answer = PenpaAnswer::Numbers;
    bool has_regions = false;
    bool has_sides = false;        ///< numbers outside the grid are clues
    bool has_black_cells = false;  ///< dark cells are black, with or without a number

    std::string_view tag() const { return codec.names.front(); }
    BoardKind board() const { return find_board(codec.kind, flags); }
};

std::span<const PenpaGenre> penpa_genres();

}  // namespace sator::exchange
