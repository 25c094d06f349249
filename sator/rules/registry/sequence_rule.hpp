#pragma once

#include <expected>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

/// The base class of rules over the cells of one sequence.
class SequenceRule : public Rule {
  public:
    explicit SequenceRule(Sequence sequence) : sequence_(std::move(sequence)) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }
    RuleWords words(const RuleNaming& naming) const override { return words_as(naming, noun()); }

  protected:
    /// Returns the name of the cells: "row 3", or "row 3 from the right" if the direction matters.
    std::string name(const Puzzle& puzzle) const {
        return sequence_name(puzzle.grid, sequence_, direction());
    }
    /// Returns the rule in words, called by this noun.
    RuleWords words_as(const RuleNaming& naming, const RuleNoun& noun) const {
        return {rules::rule_subject(naming, sequence_, noun, label(), direction()),
                requirement(naming.puzzle)};
    }
    /// Returns the rule in words. A rule over cells that have a name, e.g. a whole line, has this name instead of a noun,
    /// because its demand says enough: "row 3 must rise from cell to cell".
    RuleWords words_of_line(const RuleNaming& naming) const {
        const bool has_name = naming.groups.own_name(sequence_, direction()).has_value();
        return words_as(naming, has_name ? RuleNoun{} : noun());
    }
    /// Whether the rule has the same meaning if its cells are read from the other end.
    virtual bool is_reversible() const { return false; }
    /// Returns what the cells must do: "add up to 15".
    virtual std::string requirement(const Puzzle& puzzle) const = 0;

    std::vector<VariableId> scope() const { return variables_of(sequence_.cells); }

  private:
    ReadingDirection direction() const {
        return is_reversible() ? ReadingDirection::DoesNotMatter : ReadingDirection::Matters;
    }

    Sequence sequence_;
};

/// Makes one rule for each sequence by `make(sequence)`, which returns a rule or an error. Stops at the first
/// error.
template <class Make>
std::expected<RuleList, Diagnostic> make_rule_per_sequence(std::span<const Sequence> sequences, Make make) {
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        auto rule = make(sequence);
        if (!rule) return base::failure(rule);
        rules.push_back(std::move(*rule));
    }
    return rules;
}

}  // namespace sator
