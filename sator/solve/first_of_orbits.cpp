// Symmetry breaking by lexicographic order: the first solution of an orbit is not greater than any of its
// images (Crawford, Ginsberg, Luks and Roy, "Symmetry-breaking predicates for search problems", KR 1996).
// Only the cheapest part of that is posted: if cell i is the first that a symmetry moves, its value is at
// most that of the cell which moves there. If all values differ, this is enough (Puget, "Breaking symmetries
// in all different problems", IJCAI 2005). Otherwise the search also finds solutions that are not the first,
// and these are recognised when they are compared with their images.
#include "sator/solve/first_of_orbits.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "sator/propagators/basic/increasing.hpp"
#include "sator/propagators/sums/sum_system.hpp"

namespace sator::solve {

namespace {

using Pair = std::pair<std::uint32_t, std::uint32_t>;

/// For each symmetry: the first cell that it moves, with the cell whose value moves there.
std::set<Pair> first_moves(std::span<const Symmetry> symmetries) {
    std::set<Pair> pairs;
    for (const Symmetry& symmetry : symmetries) {
        std::uint32_t i = 0;
        while (symmetry[i] == i) ++i;
        pairs.emplace(i, symmetry[i]);
    }
    return pairs;
}

}  // namespace

/// An order that two others imply is left out.
std::vector<Pair> orders_of_first(std::span<const Symmetry> symmetries) {
    std::vector<Pair> orders;
    const std::set<Pair> pairs = first_moves(symmetries);
    for (const Pair& pair : pairs) {
        const bool follows = std::ranges::any_of(pairs, [&](const Pair& other) {
            return other.first == pair.first && pairs.contains({other.second, pair.second});
        });
        if (!follows) orders.push_back(pair);
    }
    return orders;
}

Model with_first_of_orbits(const Model& model, std::span<const Symmetry> symmetries) {
    Model with = model;
    const auto in_order = std::make_shared<const Increasing>(Strictness::NonStrict);
    for (const auto& [lesser, greater] : orders_of_first(symmetries))
        with.post(in_order, std::vector{VariableId(lesser), VariableId(greater)});
    return with;
}

/// If the first cell that a symmetry moves differs from the one whose value moves there, one of a solution and
/// its image comes strictly first.
bool have_full_orbits(const SumSystem& system, std::span<const Symmetry> symmetries) {
    return std::ranges::all_of(first_moves(symmetries), [&](const Pair& pair) {
        return std::ranges::any_of(system.groups, [&](const std::vector<std::uint32_t>& group) {
            const auto has = [&group](std::uint32_t cell) {
                return std::ranges::find(group, cell) != group.end();
            };
            return has(pair.first) && has(pair.second);
        });
    });
}

}  // namespace sator::solve
