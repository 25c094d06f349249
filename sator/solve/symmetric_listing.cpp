// Symmetry breaking by lexicographic order: the first solution of an orbit is not greater than any of its
// images (Crawford, Ginsberg, Luks and Roy, "Symmetry-breaking predicates for search problems", KR 1996).
// Only the cheapest part of that is posted: if cell i is the first that a symmetry moves, its value is at
// most that of the cell which moves there. If all values differ, this is enough (Puget, "Breaking symmetries
// in all different problems", IJCAI 2005). Otherwise the search also finds solutions that are not the first,
// and these are recognised when they are compared with their images.
#include "sator/solve/symmetric_listing.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>
#include <variant>

#include "sator/propagators/basic/increasing.hpp"
#include "sator/propagators/sums/sum_endgame.hpp"

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

Model with_first_of_orbits(const Model& model, std::span<const Symmetry> symmetries) {
    Model with = model;
    const auto in_order = std::make_shared<const Increasing>(Strictness::NonStrict);
    const std::set<Pair> pairs = first_moves(symmetries);
    for (const Pair& pair : pairs) {
        const bool follows = std::ranges::any_of(pairs, [&](const Pair& other) {
            return other.first == pair.first && pairs.contains({other.second, pair.second});
        });
        if (!follows) with.post(in_order, std::vector{VariableId(pair.first), VariableId(pair.second)});
    }
    return with;
}

}  // namespace

SymmetricListing::SymmetricListing(const Model& model, std::vector<Symmetry> symmetries, const Limits& limits,
                                   std::size_t threads, const SearchOptions& options)
    : symmetries_(std::move(symmetries)),
      model_(with_first_of_orbits(model, symmetries_)),
      search_(model_, limits, threads, options) {
    LimitWatch watch(limits);
    search_.set_endgame(make_sum_endgame(model_, watch));
}

/// If cells can be equal, several symmetries can have the same image.
bool SymmetricListing::emit_orbit(std::span<const Value> first, const Sink& sink) {
    images_.clear();
    for (const Symmetry& symmetry : symmetries_) {
        std::vector<Value>& image = images_.emplace_back();
        for (const std::uint32_t from : symmetry) image.push_back(first[from]);
    }
    std::ranges::sort(images_);
    if (std::ranges::lexicographical_compare(images_.front(), first)) return true;
    images_.erase(std::ranges::unique(images_).begin(), images_.end());
    if (!std::ranges::equal(images_.front(), first))
        images_.emplace(images_.begin(), first.begin(), first.end());
    return std::ranges::all_of(images_, [&](const std::vector<Value>& solution) {
        found_ += 1;
        return sink(solution);
    });
}

Outcome SymmetricListing::solve(std::span<const FixedCell> fixed, const Sink& sink) {
    found_ = {};
    const Sink hand_on = [&](std::span<const Value> first) { return emit_orbit(first, sink); };
    Outcome outcome = search_.solve(fixed, hand_on, SolutionOrder::Stable);
    if (auto* solved = std::get_if<Solved>(&outcome)) solved->count = found_;
    if (auto* stopped = std::get_if<Stopped>(&outcome)) stopped->count = found_;
    return outcome;
}

}  // namespace sator::solve
