// A count remembers parts, and so decides cells in an order in which parts come again. Where none do, a
// listing is faster: it decides the cells that conflicts have shown to be hard. It is only good for few
// solutions, so their number is estimated from those counted in the share of the search space that is done.
#include "sator/engine/counting/listing_budget.hpp"

namespace sator {

namespace {

/// A count that gains something at one node in so many gains too little; where one solution stands for many,
/// at so many times as many nodes.
constexpr double kNodesOfAGain = 32;
/// A count is soon done with such a rest of the search space; where one solution stands for many, with so
/// many times less.
constexpr double kSmallRest = 0.75;
/// More solutions than this are not listed, if it can be foreseen.
constexpr double kMostListed = 1'000'000;
/// Estimates may be wrong: so many times too small, and by so many solutions, which take a moment where they
/// are dense.
constexpr double kEstimateFactor = 4, kEstimateSlack = 100'000;

}  // namespace

std::optional<std::uint64_t> listing_budget(const Counter& counter, double solutions_each) {
    const Stopped known = counter.partial_result(Limit::Interrupt);
    const auto gains = static_cast<double>(counter.gains()),
               nodes = static_cast<double>(counter.statistics().nodes);
    if (gains * kNodesOfAGain > nodes * solutions_each || 1 - known.share_done <= kSmallRest / solutions_each)
        return std::nullopt;
    const double estimate = known.count.is_zero() ? 0 : known.count.approximate() / known.share_done;
    if (estimate > kMostListed) return std::nullopt;
    return static_cast<std::uint64_t>(kEstimateFactor * estimate + kEstimateSlack);
}

}  // namespace sator
