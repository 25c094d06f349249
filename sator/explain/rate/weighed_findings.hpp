#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator {

/// How hard a deduction is.
struct Hardness {
    double cost = 0;
    std::size_t rules = 1;
    Technique technique = Technique::LastCell;

    friend bool operator<(const Hardness& a, const Hardness& b) {
        return std::pair(a.cost, a.rules) < std::pair(b.cost, b.rules);
    }
};

/// A deduction at hand, and what a rating makes of it.
struct Weighed {
    const Finding* finding = nullptr;
    Hardness hardness;
    double ease = 0;
    double time = 0;  ///< when somebody who looks for all at once would have found it
};

/// The deductions at hand of one way, found and weighed anew only where something changed: of forced values
/// and crossings, which the larger puzzles have by the thousand, rule by rule and cell by cell.
class WeighedFindings {
  public:
    using Weigh = std::function<Weighed(const Finding&)>;

    /// `state` must outlive this.
    WeighedFindings(SolvingState& state, Weigh weigh);

    /// Adds those of one technique, in the order in which its finder has them. They stay until it is asked
    /// again.
    void add(Technique technique, std::vector<Weighed>& found);
    /// Adds these, which stay until others are given.
    void add(std::vector<Finding> findings, std::vector<Weighed>& found);

  private:
    /// What was found at one place.
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

}  // namespace sator
