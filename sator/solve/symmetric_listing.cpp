// Only solutions that are the first of their orbits are searched for (first_of_orbits.cpp). If cells can be
// equal, the search also finds some that are not, and these are recognised when they are compared with their
// images.
#include "sator/solve/symmetric_listing.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "sator/propagators/sums/sum_endgame.hpp"
#include "sator/solve/first_of_orbits.hpp"

namespace sator::solve {

SymmetricListing::SymmetricListing(const Model& model, std::vector<Symmetry> symmetries, const Limits& limits,
                                   std::size_t threads, const SearchOptions& options)
    : symmetries_(std::move(symmetries)),
      model_(with_first_of_orbits(model, symmetries_)),
      search_(model_, limits, threads, options, endgame_of(model_, limits, options)) {}

std::unique_ptr<Endgame> SymmetricListing::endgame_of(const Model& model, const Limits& limits,
                                                      const SearchOptions& options) {
    if (options.endgame == 0) return nullptr;
    LimitWatch watch(limits);
    return make_sum_endgame(model, watch);
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

Outcome SymmetricListing::solve(const ParallelQuestion& question, const Sink& sink) {
    found_ = {};
    const Sink hand_on = [&](std::span<const Value> first) { return emit_orbit(first, sink); };
    Outcome outcome = search_.solve(question, hand_on);
    if (auto* solved = std::get_if<Solved>(&outcome)) solved->count = found_;
    if (auto* stopped = std::get_if<Stopped>(&outcome)) stopped->count = found_;
    return outcome;
}

}  // namespace sator::solve
