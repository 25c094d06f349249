#include "sator/propagators/distinct/distinct_value_view.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <random>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using CellCandidates = std::vector<Word>;  // by cell
using GroupList = std::vector<DistinctGroup>;

/// The same inferences as the view's, stated cell by cell.
class PlainNetwork {
  public:
    PlainNetwork(const GroupList& groups, CellCandidates candidates)
        : groups_(groups), candidates_(std::move(candidates)) {}

    /// Returns nullopt if there is a conflict.
    std::optional<CellCandidates> fixpoint() {
        CellCandidates before;
        do {
            before = candidates_;
            for (const DistinctGroup& group : groups_) propagate(group);
            if (has_conflict_ || std::ranges::count(candidates_, Word{0}) != 0) return std::nullopt;
        } while (candidates_ != before);
        return candidates_;
    }

  private:
    void propagate(const DistinctGroup& group) {
        for (const std::uint32_t fixed : group.positions) {
            const Word value = candidates_[fixed];
            if (!is_single_bit(value)) continue;
            for (const std::uint32_t c : group.positions) {
                if (c != fixed) candidates_[c] &= ~value;
            }
        }
        for (Word rest = group.required; rest != 0; rest &= rest - 1) propagate(group, rest & -rest);
    }
    void propagate(const DistinctGroup& group, Word value) {
        std::vector<std::uint32_t> places;
        for (const std::uint32_t c : group.positions) {
            if ((candidates_[c] & value) != 0) places.push_back(c);
        }
        has_conflict_ |= places.empty();
        if (places.size() == 1) candidates_[places[0]] = value;
        for (const DistinctGroup& other : groups_) {
            const auto is_shared = [&](std::uint32_t c) {
                return std::ranges::count(other.positions, c) != 0;
            };
            if (places.size() < 2 || !std::ranges::all_of(places, is_shared)) continue;
            if (std::ranges::all_of(group.positions, is_shared)) continue;  // left out by the layout
            for (const std::uint32_t c : other.positions) {
                if (std::ranges::count(group.positions, c) == 0) candidates_[c] &= ~value;
            }
        }
    }

    const GroupList& groups_;
    CellCandidates candidates_;
    bool has_conflict_ = false;
};

template <std::size_t B, std::size_t N>
std::optional<CellCandidates> fixpoint_of(const DistinctLayout<B, N>& layout, DistinctValueView<B, N>& view) {
    if (!view.to_fixpoint()) return std::nullopt;
    CellCandidates candidates(layout.at.size());
    for (std::size_t c = 0; c < candidates.size(); ++c) {
        if (!view.open_cells().contains(layout.at[c].bit)) candidates[c] = Word{1} << view.value_of(c);
        for (std::size_t v = 0; v < layout.values; ++v) {
            if (view.open_places(v).contains(layout.at[c].bit)) candidates[c] |= Word{1} << v;
        }
    }
    return candidates;
}

template <std::size_t B, std::size_t N>
void take(DistinctValueView<B, N>& view, std::size_t cell, Word candidates) {
    if (is_single_bit(candidates)) {
        view.fix(cell, static_cast<std::size_t>(std::countr_zero(candidates)));
    } else {
        view.narrow(cell, candidates);
    }
}

struct Fixpoints {
    std::size_t open = 0, conflicts = 0;
};

/// Compares the view with the plain network: at first, and after each of some further changes, which are made on the view, on a
/// copy, and on one that is restored.
template <std::size_t B, std::size_t N>
void compare_fixpoints(const GroupList& groups, std::size_t cells, std::size_t values, std::mt19937& random,
                       Fixpoints& seen) {
    const auto fields = DistinctFields::build(cells, groups);
    ASSERT_TRUE(fields && fields->base_words <= B && fields->words <= N);
    const DistinctLayout<B, N> layout(cells, values, groups, *fields);
    const Word all = (Word{1} << values) - 1;
    DistinctValueView<B, N> view(layout), copy(layout), restored(layout);
    view.reset();
    CellCandidates candidates(cells, all);
    for (std::size_t c = 0; c < cells; ++c) {
        if (random() % 8 == 0) candidates[c] = Word{1} << random() % values;
        if (random() % 8 == 1) candidates[c] &= random() | Word{1} << random() % values;
        take(view, c, candidates[c]);
    }
    for (int change = 0; change < 6; ++change) {
        const auto expected = PlainNetwork(groups, candidates).fixpoint();
        const auto found = fixpoint_of(layout, view);
        ASSERT_EQ(found, expected);
        ++(expected ? seen.open : seen.conflicts);
        if (!expected) return;
        candidates = *expected;
        const std::size_t cell = random() % cells;
        candidates[cell] &= random() | (candidates[cell] & -candidates[cell]);
        std::vector<Word> saved(view.saved_words(values, cells));
        view.save(saved);
        restored.restore(saved);
        copy.assign(view);
        restored.narrow(cell, candidates[cell]);
        copy.narrow(cell, candidates[cell]);
        view.narrow(cell, candidates[cell]);
        ASSERT_EQ(fixpoint_of(layout, copy), fixpoint_of(layout, restored));
    }
}

/// GroupList that overlap at random, of which some require values.
GroupList overlapping_groups(std::mt19937& random, std::size_t cells, std::size_t values, std::size_t most) {
    GroupList groups(2 + random() % 5);
    for (auto& [positions, required] : groups) {
        positions.resize(cells);
        std::iota(positions.begin(), positions.end(), 0U);
        std::ranges::shuffle(positions, random);
        positions.resize(1 + random() % std::min({most, values, cells}));
        const Word all = (Word{1} << values) - 1;
        required = positions.size() == values || random() % 3 != 0 ? all : 0;
        while (count_bits(required) > positions.size()) required &= ~(Word{1} << random() % values);
    }
    return groups;
}

TEST(DistinctValueView, HasTheFixpointOfItsInferences) {
    std::mt19937 random(5);
    Fixpoints seen;
    for (int round = 0; round < 600 && !testing::Test::HasFailure(); ++round) {
        const std::size_t cells = 2 + random() % 9, values = 1 + random() % 9;
        compare_fixpoints<2, 24>(overlapping_groups(random, cells, values, 9), cells, values, random, seen);
        const std::size_t more = 10 + random() % 20, higher = 9 + random() % 30;
        compare_fixpoints<8, 24>(overlapping_groups(random, more, higher, 12), more, higher, random, seen);
    }
    EXPECT_GT(seen.open, 1000U);
    EXPECT_GT(seen.conflicts, 200U);
}

/// Latin squares, with boxes of two rows if the side is even.
TEST(DistinctValueView, HasTheFixpointOfSquares) {
    std::mt19937 random(6);
    Fixpoints seen;
    for (const std::uint32_t side : {4U, 6U, 8U, 9U, 10U}) {
        for (int round = 0; round < 30 && !testing::Test::HasFailure(); ++round) {
            GroupList groups(std::size_t{4} * side, {.positions = {}, .required = (Word{1} << side) - 1});
            for (std::uint32_t c = 0; c < side * side; ++c) {
                groups[c / side].positions.push_back(c);
                groups[side + c % side].positions.push_back(c);
                groups[2 * side + c / side / 2 * 2 + c % side * 2 / side].positions.push_back(c);
            }
            std::erase_if(groups, [&](const DistinctGroup& group) { return group.positions.size() != side; });
            if (side < 8) compare_fixpoints<1, 3>(groups, std::size_t{side} * side, side, random, seen);
            compare_fixpoints<2, 6>(groups, std::size_t{side} * side, side, random, seen);
        }
    }
    EXPECT_GT(seen.open, 200U);
    EXPECT_GT(seen.conflicts, 20U);
}

/// Eight fields of seven cells and a spare bit use all bits of a word.
TEST(DistinctValueView, HasTheFixpointOfAFullWord) {
    std::mt19937 random(7);
    Fixpoints seen;
    for (int round = 0; round < 200 && !testing::Test::HasFailure(); ++round) {
        GroupList groups(8, {.positions = {}, .required = 0x7F});
        for (std::uint32_t c = 0; c < 56; ++c) groups[c / 7].positions.push_back(c);
        std::ranges::copy(overlapping_groups(random, 56, 7, 7), std::back_inserter(groups));
        compare_fixpoints<1, 8>(groups, 56, 7, random, seen);
    }
    EXPECT_GT(seen.open, 200U);
}

}  // namespace
}  // namespace sator::tests
