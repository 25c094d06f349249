#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator {

/// Chooses among the deductions at hand, by one key after the other. What premises they need is remembered for
/// as long as nothing changes in their rules' cells.
class BestFinding {
  public:
    /// `state` must outlive this.
    explicit BestFinding(const SolvingState& state) : state_(state) {}

    /// `found` must not be empty. Any of it once the context's watch is over.
    const Finding& of(const std::vector<Finding>& found);

    // The keys: of each the least is best. What is more than `most` may be told as anything that is more.
    double cost(const Finding& finding, double most);
    double rules(const Finding& finding, double most);
    double premises(const Finding& finding, double most);
    double area(const Finding& finding, double most);
    double distance(const Finding& finding, double most);
    double idleness(const Finding& finding, double most);

  private:
    /// What is known of a deduction's premises.
    struct PremiseCounts {
        std::uint64_t revision = 0;  ///< of its rules' cells, when this was found
        std::optional<std::size_t> rules = {};
        std::size_t premises = 0;
        bool is_exact = false;  ///< else there are at least so many premises
    };

    PremiseCounts& premise_counts(const Finding& finding);

    const SolvingState& state_;
    std::map<std::vector<std::size_t>, PremiseCounts> known_;
};

/// What the best is chosen by, as people would say it.
struct RankingKey {
    std::string_view name;
    double (BestFinding::*measure)(const Finding& finding, double most);
};

/// The keys, the first of which counts most.
std::span<const RankingKey> ranking_keys();

}  // namespace sator
