// A magic square has eight images under rotation and reflection, all different, because all cells differ. So
// there are eight times as many squares as orbits.
#include "sator/solve/orbit_count.hpp"

#include <utility>
#include <variant>

#include "sator/propagators/sums/sum_endgame.hpp"
#include "sator/propagators/sums/sum_system.hpp"
#include "sator/solve/first_of_orbits.hpp"

namespace sator::solve {

std::unique_ptr<OrbitCount> OrbitCount::make(const Model& model, std::span<const Symmetry> symmetries,
                                             const Limits& limits, std::size_t threads,
                                             const SearchOptions& options) {
    LimitWatch watch(limits);
    const auto system = SumSystem::of(model, watch);
    if (system == nullptr || !have_full_orbits(*system, symmetries)) return nullptr;
    return std::unique_ptr<OrbitCount>(new OrbitCount(
        with_first_of_orbits(model, symmetries), symmetries.size() + 1, limits, threads, options, watch));
}

OrbitCount::OrbitCount(Model model, std::size_t orbit_size, const Limits& limits, std::size_t threads,
                       const SearchOptions& options, LimitWatch& watch)
    : model_(std::move(model)),
      orbit_size_(orbit_size),
      counter_(model_, limits, threads, options,
               options.endgame != 0 ? make_sum_endgame(model_, watch) : nullptr) {}

Outcome OrbitCount::of_all(Outcome of_orbits) const {
    if (auto* solved = std::get_if<Solved>(&of_orbits)) solved->count *= orbit_size_;
    if (auto* stopped = std::get_if<Stopped>(&of_orbits)) stopped->count *= orbit_size_;
    return of_orbits;
}

}  // namespace sator::solve
