#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/id.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::explain {

/// A rule or a given of a puzzle.
using PartId = Id<struct PartTag>;

/// The parts of a puzzle, each of which can be left out and named: its rules, in the order of its statements,
/// then the givens of one of its initial drawings. If some rule is made from the givens, they are no parts
/// but belong to the puzzle's frame.
class PuzzleParts {
  public:
    /// Makes the parts of `context.puzzle` with its drawing number `context.initial`; both must outlive this.
    /// Returns the same errors as make_rules.
    static std::expected<PuzzleParts, std::vector<Diagnostic>> make(const Registry& registry,
                                                                    RuleContext& context);

    const Puzzle& puzzle() const { return *puzzle_; }
    std::size_t size() const { return rules_.size() + givens_.size(); }
    std::size_t rule_count() const { return rules_.size(); }
    std::vector<PartId> all() const;

    bool is_rule(PartId part) const { return part.index() < rules_.size(); }
    const Rule& rule(PartId part) const { return *rules_[part.index()]; }
    const Given& given(PartId part) const { return givens_[part.index() - rules_.size()]; }
    /// Returns the index of the statement that the rule was made from.
    std::size_t statement_of(PartId rule) const { return statements_[rule.index()]; }
    /// Returns true if rules are made from the givens, which then can neither be left out nor added alone.
    bool givens_make_rules() const { return givens_make_rules_; }
    /// Returns the givens that are no parts: they always hold.
    std::span<const Given> frame() const { return frame_; }

    /// Describes the part, e.g. "row 3 must match /HE|LL|O+/" or "R1C2 is given as 7".
    std::string describe(PartId part) const;
    /// Returns the cells of the part, each once, in reading order.
    std::vector<CellId> cells(PartId part) const;
    /// Returns true if the values, one for each cell of the grid, keep the part.
    bool holds(PartId part, std::span<const Value> values) const;
    /// Returns true if the part is a rule that ranks solutions, so that it has a purpose even if it restricts
    /// nothing. The values, one for each cell of the grid, must keep it.
    bool ranks(PartId part, std::span<const Value> values) const;

  private:
    const RuleWords& words(PartId rule) const;

    explicit PuzzleParts(const Puzzle& puzzle) : puzzle_(&puzzle) {}

    const Puzzle* puzzle_;
    RuleList rules_;
    std::vector<std::size_t> statements_;   // by rule
    mutable std::vector<RuleWords> words_;  // by rule; made when it is first needed
    std::vector<Given> givens_, frame_;
    bool givens_make_rules_ = false;
};

/// Returns true if the values, one for each cell of the grid, keep the rule.
bool keeps(const Rule& rule, std::span<const Value> values);

/// Returns the list without one of its parts.
std::vector<PartId> without(std::span<const PartId> parts, PartId left_out);

}  // namespace sator::explain
