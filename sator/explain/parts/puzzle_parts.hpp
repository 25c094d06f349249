#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/id.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator {

/// A rule or a given of a puzzle.
using PartId = Id<struct PartTag>;

/// What a puzzle is made of, so that some of it can be left out and named: its rules, in the order of its
/// statements, then the givens of one of its initial drawings. Where a rule is made from the givens they
/// belong to the puzzle's frame and are no parts.
class PuzzleParts {
  public:
    /// Of `context.puzzle` with its `context.initial`-th drawing; both must outlive this. Errors as
    /// make_rules.
    static std::expected<PuzzleParts, std::vector<Diagnostic>> make(const Registry& registry,
                                                                    RuleContext& context);

    const Puzzle& puzzle() const { return *puzzle_; }
    std::size_t size() const { return rules_.size() + givens_.size(); }
    std::size_t rule_count() const { return rules_.size(); }
    std::vector<PartId> all() const;

    bool is_rule(PartId part) const { return part.index() < rules_.size(); }
    const Rule& rule(PartId part) const { return *rules_[part.index()]; }
    const Given& given(PartId part) const { return givens_[part.index() - rules_.size()]; }
    /// The statement that a rule was made from: its index in the puzzle.
    std::size_t statement_of(PartId rule) const { return statements_[rule.index()]; }
    /// Whether rules are made from the givens, which then cannot be left out or added alone.
    bool givens_make_rules() const { return givens_make_rules_; }
    /// Givens that are no parts: they always hold.
    std::span<const Given> frame() const { return frame_; }

    /// "row 3 must match /HE|LL|O+/", "row 1, column 2 is given as 7"
    std::string describe(PartId part) const;
    /// The cells that the part speaks of, each once, in reading order.
    std::vector<CellId> cells(PartId part) const;
    /// Whether values of all cells keep the part.
    bool holds(PartId part, std::span<const Value> values) const;

  private:
    explicit PuzzleParts(const Puzzle& puzzle) : puzzle_(&puzzle) {}

    const Puzzle* puzzle_;
    RuleList rules_;
    std::vector<std::size_t> statements_;  // of each rule
    std::vector<Given> givens_, frame_;
    bool givens_make_rules_ = false;
};

/// Whether values of all cells keep a rule.
bool keeps(const Rule& rule, std::span<const Value> values);

/// The list without one of its parts.
std::vector<PartId> without(std::span<const PartId> parts, PartId left_out);

}  // namespace sator
