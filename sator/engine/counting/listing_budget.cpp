// A count decides cells in an order in which components repeat, to find them in its cache. If none repeat, a
// listing is faster, because it decides the cells that conflicts have shown to be hard. That only helps with
// few solutions, so their number is estimated from those counted in the share of the search space that is
// done.
#include "sator/engine/counting/listing_budget.hpp"

namespace sator::engine {

namespace {

/// Nodes per gain (Counter::gains) above which the count gains too little. If each listed solution represents
/// n, the gain must be n times as frequent.
constexpr double kNodesOfAGain = 32;
/// The rest of the search space with which the count is nearly done, divided by the solutions that each
/// listed one represents.
constexpr double kSmallRest = 0.75;
/// The most solutions, by estimate, that are listed.
constexpr double kMostListed = 1'000'000;
/// The listing gives up after this number of times the estimate, because estimates may be too small,
constexpr double kEstimateFactor = 4;
/// and this number of solutions more, which take only a moment if they are dense.
constexpr double kEstimateSlack = 100'000;

}  // namespace

bool gains_little(const Counter& counter, double solutions_each) {
    return static_cast<double>(counter.gains()) * kNodesOfAGain <=
           static_cast<double>(counter.statistics().nodes) * solutions_each;
}

std::optional<std::uint64_t> listing_budget(const Counter& counter, double solutions_each) {
    const Stopped known = counter.partial_result(Limit::Interrupt);
    if (!gains_little(counter, solutions_each) || 1 - known.share_done <= kSmallRest / solutions_each)
        return std::nullopt;
    const double estimate = known.count.is_zero() ? 0 : known.count.approximate() / known.share_done;
    if (estimate > kMostListed) return std::nullopt;
    return static_cast<std::uint64_t>(kEstimateFactor * estimate + kEstimateSlack);
}

}  // namespace sator::engine
