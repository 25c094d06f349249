#include "sator/propagators/counts/own_seen_cells.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The values 0, 1, … are numbers, which block a view; the last one is none and does not.
ConstraintDefinition definition(std::vector<std::uint32_t> lengths, Value none) {
    return [=](std::span<const Value> values) {
        std::uint32_t seen = 0, first = 1;
        for (const std::uint32_t length : lengths) {
            for (std::uint32_t i = first; i < first + length && values[i] == none; ++i) ++seen;
            first += length;
        }
        return values[0] == none || static_cast<std::uint32_t>(values[0]) == seen;
    };
}

TEST(OwnSeenCells, AgreesWithItsDefinition) {
    using Lengths = std::vector<std::uint32_t>;
    for (const Lengths& lengths : {Lengths{}, Lengths{3}, Lengths{1, 1}, Lengths{2, 2}, Lengths{1, 2, 1}}) {
        std::size_t positions = 1;
        for (const std::uint32_t length : lengths) positions += length;
        for (const Value none : {1, 2, 3}) {
            std::vector<Word> blocking{0};
            std::vector<std::optional<std::uint32_t>> numbers(static_cast<std::size_t>(none) + 1);
            for (Value value = 0; value < none; ++value) {
                set_bit(blocking, static_cast<std::size_t>(value));
                numbers[static_cast<std::size_t>(value)] = static_cast<std::uint32_t>(value);
            }
            EXPECT_EQ(
                walk(positions, static_cast<std::size_t>(none) + 1, OwnSeenCells(lengths, blocking, numbers),
                     definition(lengths, none), Strength::Gac),
                "")
                << positions << " positions, " << none << " numbers";
        }
    }
}

}  // namespace
}  // namespace sator::tests
