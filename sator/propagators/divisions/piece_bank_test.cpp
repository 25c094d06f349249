#include "sator/propagators/divisions/piece_bank.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Value kLit = 1;

/// The positions are a row. Shape i is a run of i + 1 positions, and runs do not touch.
std::vector<BankPlace> runs_in_row(std::uint32_t positions, std::uint32_t longest) {
    std::vector<BankPlace> places;
    for (std::uint32_t length = 1; length <= longest; ++length) {
        for (std::uint32_t first = 0; first + length <= positions; ++first) {
            BankPlace place;
            place.shape = length - 1;
            for (std::uint32_t i = first; i < first + length; ++i) place.on.push_back(i);
            if (first > 0) place.off.push_back(first - 1);
            if (first + length < positions) place.off.push_back(first + length);
            places.push_back(std::move(place));
        }
    }
    return places;
}

bool are_runs(std::span<const Value> values, const std::vector<std::uint32_t>& pieces, bool are_all_used) {
    std::vector<std::uint32_t> found(pieces.size(), 0);
    std::uint32_t length = 0;
    for (std::size_t i = 0; i <= values.size(); ++i) {
        if (i < values.size() && values[i] == kLit) {
            ++length;
            continue;
        }
        if (length > pieces.size()) return false;
        if (length > 0) ++found[length - 1];
        length = 0;
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (found[i] > pieces[i] || (are_all_used && found[i] < pieces[i])) return false;
    }
    return true;
}

std::string walk_bank(std::uint32_t positions, const std::vector<std::uint32_t>& pieces, PieceBank::Use use) {
    const PieceBank bank({Word{1} << kLit}, runs_in_row(positions, static_cast<std::uint32_t>(pieces.size())),
                         pieces, use, positions);
    return walk(
        positions, 2, bank,
        [=](std::span<const Value> values) { return are_runs(values, pieces, use == PieceBank::Use::All); },
        Strength::Checking, 60);
}

TEST(PieceBank, AgreesWithItsDefinition) {
    for (const auto use : {PieceBank::Use::All, PieceBank::Use::Some}) {
        EXPECT_EQ(walk_bank(5, {1, 1}, use), "");
        EXPECT_EQ(walk_bank(6, {2, 1}, use), "");
        EXPECT_EQ(walk_bank(6, {0, 0, 1}, use), "");
        EXPECT_EQ(walk_bank(7, {1, 2}, use), "");
        EXPECT_EQ(walk_bank(3, {1, 1}, use), "");
    }
}

}  // namespace
}  // namespace sator::tests
