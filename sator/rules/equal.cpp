#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/all_equal.hpp"
#include "sator/propagators/basic/any_not_all_equal.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// All cells are equal: GAC (AllEqual).
class EqualRule final : public SequenceRule {
  public:
    using SequenceRule::SequenceRule;

    bool holds(std::span<const Value> values) const override {
        return std::ranges::all_of(values, [&](Value v) { return v == values[0]; });
    }
    void post(Model& model) const override { model.post(std::make_shared<const AllEqual>(), scope()); }
    bool post_opposite(Model& model) const override {
        const std::vector<VariableId> cells = scope();
        const std::vector ends{static_cast<std::uint32_t>(cells.size())};
        model.post(std::make_shared<const AnyNotAllEqual>(ends), cells);
        return true;
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return cells().size() == 1 ? "hold any value" : "hold the same value";
    }
};

/// Each cell equals its mirror image: an AllEqual for each pair, together GAC unless a cell occurs twice.
class Palindrome final : public SequenceRule {
  public:
    using SequenceRule::SequenceRule;

    bool holds(std::span<const Value> values) const override {
        return std::equal(values.begin(), values.end(), values.rbegin());
    }
    void post(Model& model) const override {
        const std::vector<VariableId> cells = scope();
        for (std::size_t i = 0; i < cells.size() / 2; ++i) {
            model.post(std::make_shared<const AllEqual>(),
                       std::vector{cells[i], cells[cells.size() - 1 - i]});
        }
    }
    RuleNoun noun() const override { return {"palindrome", RuleNoun::Place::From}; }
    RuleWords words(const RuleNaming& naming) const override { return words_of_line(naming); }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "read the same from either end";
    }
};

template <class Made>
std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext&) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Made>(sequence);
        });
}

}  // namespace

RuleEntry equal_rule() {
    return {
        .name = "equal",
        .syntax = "equal",
        .summary = "All the cells hold the same value.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule equal\n"
            "| a.a\n",
        .example_solutions = 81,
        .maker = make<EqualRule>,
    };
}

RuleEntry palindrome_rule() {
    return {
        .name = "palindrome",
        .syntax = "palindrome",
        .summary = "The cells read the same from either end.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| *****\n"
            "\n"
            "range a b\n"
            "|*\n"
            "\n"
            "rule palindrome\n"
            "| *****\n",
        .example_solutions = 8,
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make<Palindrome>,
    };
}

}  // namespace sator::rules
