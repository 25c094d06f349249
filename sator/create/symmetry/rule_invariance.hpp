#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::create {

/// The changes that leave the meaning of a rule as it is. Judged by `holds` on the solution, on fillings that are nearly it, and on
/// its values in other orders, so that a wrong answer is possible, but hardly for a rule that some fillings break.
class RuleInvariance {
  public:
    /// `solution`: the values of all cells; `values`: how many the alphabet has.
    RuleInvariance(const Rule& rule, std::span<const Value> solution, std::size_t values);

    /// Whether the cells of the rule may be read in any order.
    bool ignores_order() const { return ignores_order_; }
    /// Whether they may be read in this order: position i takes the value of position `order[i]`.
    bool allows(const std::vector<std::size_t>& order);
    /// Whether the values may be renamed.
    bool ignores_names() const;

  private:
    struct Filling {
        std::vector<Value> values;
        bool holds;
    };
    void add(std::vector<Filling>& fillings, std::vector<Value> values) const;
    bool is_same(const Filling& filling, const std::vector<Value>& changed) const;
    bool allows_swaps() const;

    const Rule& rule_;
    std::size_t values_;
    std::vector<Filling> near_;      // the solution, then fillings in which one or two cells differ from it
    std::vector<Filling> shuffled_;  // the solution's values in other orders
    bool ignores_order_;
    std::map<std::vector<std::size_t>, bool> allowed_;
};

}  // namespace sator::create
