#pragma once

#include <expected>
#include <string>
#include <utility>
#include <vector>

#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

/// The base class of rules over the cells of one sequence.
class SequenceRule : public Rule {
  public:
    explicit SequenceRule(Sequence sequence) : sequence_(std::move(sequence)) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }
    std::string describe(const Puzzle& puzzle) const override {
        return name(puzzle) + " must " + requirement(puzzle);
    }

  protected:
    /// Returns "row 3", or "row 3 from the right" if the direction matters.
    std::string name(const Puzzle& puzzle) const {
        return sequence_name(puzzle.grid, sequence_,
                             is_reversible() ? ReadingDirection::DoesNotMatter : ReadingDirection::Matters);
    }
    /// Whether the rule has the same meaning if its cells are read from the other end.
    virtual bool is_reversible() const { return false; }
    /// Returns what the cells must do: "add up to 15".
    virtual std::string requirement(const Puzzle& puzzle) const = 0;

    std::vector<VariableId> scope() const { return variables_of(sequence_.cells); }

  private:
    Sequence sequence_;
};

/// Makes one rule for each sequence by `make(sequence)`, which returns a rule or an error. Stops at the first
/// error.
template <class Make>
std::expected<RuleList, Diagnostic> make_rule_per_sequence(std::span<const Sequence> sequences, Make make) {
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        auto rule = make(sequence);
        if (!rule) return std::unexpected(std::move(rule.error()));
        rules.push_back(std::move(*rule));
    }
    return rules;
}

}  // namespace sator
