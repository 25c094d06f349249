// The first solution of an orbit, cell by cell, is at most each of its images (Crawford, Ginsberg, Luks and
// Roy, "Symmetry-breaking predicates for search problems", KR 1996). Of what that demands only the least is
// posted: where a symmetry moves cell i first, the value there is at most that of the cell that it comes
// from. Where values differ this says all (Puget, "Breaking symmetries in all different problems", IJCAI
// 2005); elsewhere solutions that are not the first get through, and are seen when they are compared with
// their images.
#include "sator/solve/symmetric_listing.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>
#include <variant>

#include "sator/propagators/basic/increasing.hpp"
#include "sator/propagators/sums/sum_endgame.hpp"

namespace sator {

namespace {

using Pair = std::pair<std::uint32_t, std::uint32_t>;

/// The cells that a symmetry moves first, each with the one whose value it gets.
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

/// Where cells may be equal, several symmetries may have one image.
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

}  // namespace sator
