#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_puzzle.hpp"

namespace sator::exchange {

using FPuzzlesJson = nlohmann::ordered_json;

/// The rules of a puzzle as fields of f-puzzles' JSON.
class FPuzzlesRuleItems {
  public:
    explicit FPuzzlesRuleItems(const SquarePuzzle& square) : square_(square) {}

    /// Adds the fields to `json`, and what f-puzzles cannot say to `losses`.
    void write(FPuzzlesJson& json, std::vector<std::string>& losses);

  private:
    using Pair = std::pair<SquareCell, SquareCell>;

    bool add(const SquareRule& rule, FPuzzlesJson& json);
    bool add_line(const SquareRule& rule, FPuzzlesJson& json) const;
    bool add_marked_pairs(const SquareRule& rule, FPuzzlesJson& json);
    bool add_cells(const SquareRule& rule, FPuzzlesJson& json) const;
    bool add_outside(const SquareRule& rule, FPuzzlesJson& json) const;
    bool add_arrow(const SquareRule& rule, FPuzzlesJson& json) const;
    bool add_everywhere(const SquareRule& rule, FPuzzlesJson& json);
    std::optional<std::string> outside_number(const RuleStatement& rule) const;
    void add_clones(const RuleStatement& clone);
    void add_equal_cells(FPuzzlesJson& json) const;
    void add_negatives(FPuzzlesJson& json, std::vector<std::string>& losses) const;
    std::set<Pair> all_pairs() const;

    const SquarePuzzle& square_;
    std::set<Pair> differences_, ratios_;              // pairs with a mark
    std::set<std::string> ratio_values_;               // of the marks
    std::set<Pair> non_consecutive_;                   // pairs that must not differ by 1
    std::map<std::string, std::set<Pair>> not_ratio_;  // by the ratio
    std::set<Pair> not_xv_;
    std::vector<Pair> equal_;
    const RuleStatement* last_clone_ = nullptr;  // a clone is written as a whole
};

}  // namespace sator::exchange
