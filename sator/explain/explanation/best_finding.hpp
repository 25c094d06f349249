#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

/// Chooses the best finding, lexicographically by the ranking keys. Caches the premise counts while nothing
/// changes in the cells of a finding's rules.
class BestFinding {
  public:
    /// `state` must outlive this.
    explicit BestFinding(const SolvingState& state) : state_(state) {}

    /// Returns the best of `found`, which must not be empty. Returns any of them if the context's watch is
    /// over.
    const Finding& of(const std::vector<Finding>& found);

    // The keys: the least is best. A key greater than `most` may be returned as any number greater than
    // `most`.
    double cost(const Finding& finding, double most);
    double rules(const Finding& finding, double most);
    double premises(const Finding& finding, double most);
    double area(const Finding& finding, double most);
    double distance(const Finding& finding, double most);
    double gives_no_value(const Finding& finding, double most);

  private:
    /// The cached counts of a finding.
    struct PremiseCounts {
        std::uint64_t revision = 0;  ///< of its rules' cells, when counted
        std::optional<std::size_t> rules = {};
        std::size_t premises = 0;
        bool is_exact = false;  ///< otherwise `premises` is a lower bound
    };

    PremiseCounts& premise_counts(const Finding& finding);

    const SolvingState& state_;
    std::map<std::vector<std::size_t>, PremiseCounts> known_;
};

/// A ranking key, named in words that players understand.
struct RankingKey {
    std::string_view name;
    double (BestFinding::*measure)(const Finding& finding, double most);
};

/// Returns the keys, most significant first.
std::span<const RankingKey> ranking_keys();

}  // namespace sator::explain
