#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

enum class Parity : std::uint8_t { Even, Odd };

constexpr std::string_view word_for(Parity parity) {
    return parity == Parity::Even ? "even" : "odd";
}

/// All cells hold numbers of one parity: GAC (Among with the allowed values).
class OfParity final : public SequenceRule {
  public:
    /// `allowed`: the values of the cells whose number has the parity.
    OfParity(Sequence sequence, ValueNumbers numbers, Parity parity, std::vector<Word> allowed)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          parity_(parity),
          allowed_(std::move(allowed)) {}

    bool holds(std::span<const Value> values) const override {
        return std::ranges::all_of(
            values, [&](Value v) { return (numbers_[v] % 2 == 0) == (parity_ == Parity::Even); });
    }

    void post(Model& model) const override {
        const auto all = static_cast<std::uint32_t>(cells().size());
        model.post(std::make_shared<const Among>(allowed_, all, all), scope());
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        const std::string word(word_for(parity_));
        if (cells().size() > 1) return "hold " + word + " numbers";
        return parity_ == Parity::Even ? "be even" : "be odd";
    }

    ValueNumbers numbers_;
    Parity parity_;
    std::vector<Word> allowed_;
};

RuleMaker make(Parity parity) {
    return [parity](const RuleStatement& statement, std::span<const Sequence> sequences,
                    RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        if (auto done = check_argument_count(statement, 0, 0, "", word_for(parity)); !done)
            return failure(done);
        return make_rule_per_sequence(
            sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
                auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
                if (!numbers) return failure(numbers);
                std::vector<Word> allowed(value_words(context.puzzle), 0);
                for_each_bit(values_of(context.puzzle, sequence.cells), [&](std::size_t v) {
                    const bool is_even = (*numbers)[static_cast<Value>(v)] % 2 == 0;
                    if (is_even == (parity == Parity::Even)) set_bit(allowed, v);
                });
                return std::make_unique<OfParity>(sequence, std::move(*numbers), parity, std::move(allowed));
            });
    };
}

RuleEntry entry(Parity parity, std::string summary, RulePicture picture) {
    const std::string name(word_for(parity));
    return {
        .name = name,
        .syntax = name,
        .summary = std::move(summary),
        .shape = RuleShape::OneSequence,
        .example = "layout\n| **\n\nrange 1..5\n|*\n\nrule " + name + "\n| *.\n",
        .example_solutions = parity == Parity::Even ? 10U : 15U,
        .picture = picture,
        .usual_kind = "sudoku",
        .maker = make(parity),
    };
}

}  // namespace

RuleEntry even_rule() {
    return entry(Parity::Even, "Each marked cell holds an even number.", RulePicture::Shade);
}

RuleEntry odd_rule() {
    return entry(Parity::Odd, "Each marked cell holds an odd number.", RulePicture::Circle);
}

}  // namespace sator::rules
