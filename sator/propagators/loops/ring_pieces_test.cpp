#include "sator/propagators/loops/ring_pieces.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kCells = RingDemand::kCells;
constexpr Value kLit = 1;

/// A ring of which only some lines are there, with spokes at some cells.
RingDemand ring_of(const std::vector<std::size_t>& lines, const std::vector<std::size_t>& spokes,
                   const std::vector<std::size_t>& lengths) {
    RingDemand demand;
    std::uint32_t position = 0;
    for (const std::size_t line : lines) demand.ring[line] = position++;
    for (const std::size_t cell : spokes) demand.spokes[cell].push_back(position++);
    for (const std::size_t length : lengths) ++demand.pieces[length];
    return demand;
}

std::string ring_walk(const RingDemand& demand, std::size_t positions, std::size_t values) {
    return walk(
        positions, values, RingPieces(demand, {Word{1} << kLit}),
        [&](std::span<const Value> chosen) {
            std::array<bool, kCells> is_drawn{}, is_entered{};
            for (std::size_t i = 0; i < kCells; ++i) {
                is_drawn[i] = demand.ring[i] && chosen[*demand.ring[i]] == kLit;
                for (const std::uint32_t spoke : demand.spokes[i])
                    is_entered[i] = is_entered[i] || chosen[spoke] == kLit;
            }
            return RingDemand::pieces_of(is_drawn, is_entered) == demand.pieces;
        },
        Strength::Gac, 60);
}

TEST(RingPieces, AreCounted) {
    using Numbers = std::array<std::uint32_t, kCells + 1>;
    const auto pieces = [](const std::array<bool, kCells>& drawn, const std::array<bool, kCells>& entered) {
        return RingDemand::pieces_of(drawn, entered);
    };
    EXPECT_EQ(pieces({}, {}), Numbers{});
    EXPECT_EQ(pieces({true, true, true, true, true, true, true, true}, {}),
              (Numbers{0, 0, 0, 0, 0, 0, 0, 0, 1}));
    EXPECT_EQ(pieces({true, true, true, true, true, true, true}, {}), (Numbers{0, 0, 0, 0, 0, 0, 0, 0, 1}));
    EXPECT_EQ(pieces({true, false, false, false, false, false, false, true}, {}), (Numbers{0, 0, 0, 1}));
    EXPECT_EQ(pieces({true}, {false, false, true, true, false, false, false, false}), (Numbers{0, 2, 1}));
}

TEST(RingPieces, IsGac) {
    EXPECT_EQ(ring_walk(ring_of({0, 1, 2, 3, 4, 5, 6, 7}, {}, {2, 2}), 8, 2), "");
    EXPECT_EQ(ring_walk(ring_of({0, 1, 2, 3, 4, 5, 6, 7}, {}, {8}), 8, 2), "");
    EXPECT_EQ(ring_walk(ring_of({0, 1, 7}, {0, 1, 1, 2, 5}, {1, 2}), 8, 2), "");
    EXPECT_EQ(ring_walk(ring_of({3, 4}, {3, 4, 4, 5, 6}, {1, 1}), 7, 2), "");
    EXPECT_EQ(ring_walk(ring_of({0, 1}, {0, 1, 2}, {}), 5, 3), "");
    EXPECT_EQ(ring_walk(ring_of({0}, {0, 1, 2, 3, 3}, {1, 1}), 6, 3), "");
}

}  // namespace
}  // namespace sator::tests
