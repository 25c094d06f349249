#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

/// The hardness of a finding: its technique's cost, then its number of rules.
struct Hardness {
    double cost = 0;
    std::size_t rules = 1;
    Technique technique = Technique::LastCell;

    friend bool operator<(const Hardness& a, const Hardness& b) {
        return std::pair(a.cost, a.rules) < std::pair(b.cost, b.rules);
    }
};

/// A current finding with the weights that a rating gives it.
struct Weighed {
    const Finding* finding = nullptr;
    Hardness hardness;
    double ease = 0;
    double time = 0;  ///< its time in the exponential race (rating.cpp): the least is chosen
};

/// The current findings of one solving path, cached and updated incrementally: forced values by rule and
/// crossings by cell, because larger puzzles have thousands of these.
class WeighedFindings {
  public:
    using Weigh = std::function<Weighed(const Finding&)>;

    /// `state` must outlive this.
    WeighedFindings(SolvingState& state, Weigh weigh);

    /// Appends the findings of one technique, in the order of its finder. They are valid until the next call
    /// for this technique.
    void add(Technique technique, std::vector<Weighed>& found);
    /// Appends these findings. They are valid until the next call.
    void add(std::vector<Finding> findings, std::vector<Weighed>& found);

  private:
    /// The cached findings of one rule, cell or technique.
    struct Kept {
        std::uint64_t revision = 0;
        std::vector<Finding> findings;
        std::vector<Weighed> weighed;
    };

    void add_by_rule(Technique technique, std::vector<Kept>& kept, std::vector<Weighed>& found);
    void add_crossings(std::vector<Weighed>& found);
    void add(const Kept& kept, std::vector<Weighed>& found) const;
    void weigh(Kept& kept) const;

    SolvingState& state_;
    Weigh weigh_;
    std::vector<Kept> forced_, narrowed_, crossings_;
    std::map<Technique, Kept> others_;
    Kept given_;
};

}  // namespace sator::explain
