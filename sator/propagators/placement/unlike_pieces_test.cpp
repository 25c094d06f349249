#include "sator/propagators/placement/unlike_pieces.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kPiece = 1;

/// The places of a group of positions in a row: two neighbours (shape 0), or a position alone (shape 1).
UnlikePieces::Places places_in(std::uint32_t begin, std::uint32_t end) {
    UnlikePieces::Places places;
    for (std::uint32_t i = begin; i < end; ++i) {
        places.push_back({{i}, 1});
        if (i + 1 < end) places.push_back({{i, i + 1}, 0});
    }
    return places;
}

bool is_place(const UnlikePieces::Places& places, const std::vector<std::uint32_t>& positions) {
    return std::ranges::find(places, positions, &PiecePlace::positions) != places.end();
}

/// Positions 0 to `middle` - 1 are one group, the others up to `all` - 1 the other one, and all lie in a row.
std::string walk_pieces(std::uint32_t middle, std::uint32_t all) {
    const auto first = places_in(0, middle);
    const auto second = middle < all ? places_in(middle, all) : UnlikePieces::Places{{}};
    UnlikePieces::Neighbours neighbours;
    if (middle < all) neighbours.emplace_back(middle - 1, middle);
    return walk(
        all, 2, UnlikePieces({Word{1} << kPiece}, first, second, neighbours),
        [=](std::span<const Value> values) {
            std::vector<std::uint32_t> a, b;
            for (std::uint32_t i = 0; i < all; ++i) {
                if (values[i] == kPiece) (i < middle ? a : b).push_back(i);
            }
            if (!is_place(first, a) || (middle < all && !is_place(second, b))) return false;
            const bool are_beside = middle < all && a.back() + 1 == b.front();
            return !are_beside || a.size() != b.size();
        },
        Strength::Gac);
}

TEST(UnlikePieces, IsGacOverPlacesInARow) {
    EXPECT_EQ(walk_pieces(3, 6), "");
    EXPECT_EQ(walk_pieces(2, 6), "");
    EXPECT_EQ(walk_pieces(1, 4), "");
    EXPECT_EQ(walk_pieces(4, 4), "");
}

}  // namespace
}  // namespace sator::tests
