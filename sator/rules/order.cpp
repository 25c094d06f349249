#include <algorithm>
#include <functional>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/increasing.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

enum class Direction : std::uint8_t { Forward, Backward };

/// Values in ascending order, or in descending order if read backwards: GAC (Increasing). Values are compared
/// in the order of the alphabet: numbers, then letters, then the blank.
class InOrder final : public SequenceRule {
  public:
    InOrder(Sequence sequence, Strictness order, Direction direction, std::string noun)
        : SequenceRule(std::move(sequence)), order_(order), direction_(direction), noun_(std::move(noun)) {}

    bool holds(std::span<const Value> values) const override {
        std::vector<Value> read(values.begin(), values.end());
        if (direction_ == Direction::Backward) std::ranges::reverse(read);
        for (std::size_t i = 1; i < read.size(); ++i) {
            if (read[i] < read[i - 1] || (read[i] == read[i - 1] && order_ == Strictness::Strict))
                return false;
        }
        return true;
    }

    void post(Model& model) const override {
        std::vector<VariableId> read = scope();
        if (direction_ == Direction::Backward) std::ranges::reverse(read);
        model.post(std::make_shared<const Increasing>(order_), read);
    }
    /// Two cells are an inequality sign and no thermometer.
    RuleNoun noun() const override {
        return cells().size() > 2 ? RuleNoun{noun_, RuleNoun::Place::From} : RuleNoun{};
    }
    /// Two cells in strict order are a sign between them: "R1C1 < R1C2".
    RuleWords words(const RuleNaming& naming) const override {
        if (order_ != Strictness::Strict || cells().size() != 2) return words_of_line(naming);
        return formula_words(label(),
                             naming.groups.cell(cells()[0]) + " < " + naming.groups.cell(cells()[1]));
    }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        if (order_ == Strictness::Strict) return "rise from cell to cell";
        if (!noun_.empty()) return "never fall from cell to cell";
        return direction_ == Direction::Forward ? "be in order" : "be in reverse order";
    }

    Strictness order_;
    Direction direction_;
    std::string noun_;  // "thermometer"; empty if people have no name for it
};

RuleMaker make(Strictness order, Direction direction, const std::string& noun) {
    return [order, direction, noun](const RuleStatement& statement, std::span<const Sequence> sequences,
                                    RuleContext&) -> std::expected<RuleList, Diagnostic> {
        if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done)
            return failure(done);
        return make_rule_per_sequence(
            sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
                return std::make_unique<InOrder>(sequence, order, direction, noun);
            });
    };
}

RuleEntry entry(std::string name, std::string summary, std::uint64_t solutions, Strictness order,
                Direction direction, const std::string& noun = "") {
    std::string example = "layout\n| ***\n\nrange 1..4\n|*\n\nrule " + name + "\n| ***\n";
    return {
        .name = name,
        .syntax = std::move(name),
        .summary = std::move(summary),
        .shape = RuleShape::OneSequence,
        .example = std::move(example),
        .example_solutions = solutions,
        .maker = make(order, direction, noun),
    };
}

}  // namespace

RuleEntry in_order_rule() {
    return entry(
        "in_order",
        "No cell holds less than the one before it; letters come after numbers, the blank after letters.", 20,
        Strictness::NonStrict, Direction::Forward);
}

RuleEntry in_reverse_order_rule() {
    return entry(
        "in_reverse_order",
        "No cell holds more than the one before it; letters come after numbers, the blank after letters.", 20,
        Strictness::NonStrict, Direction::Backward);
}

RuleEntry strict_order_rule() {
    RuleEntry row = entry("strict_order",
                          "Each cell holds more than the one before it, as on a thermometer from its bulb; "
                          "letters come after numbers, the blank after "
                          "letters.",
                          4, Strictness::Strict, Direction::Forward, "thermometer");
    row.aliases = {"thermometer"};
    row.picture = RulePicture::Line;
    row.usual_kind = "sudoku";
    return row;
}

RuleEntry slow_thermometer_rule() {
    RuleEntry row =
        entry("slow_thermometer",
              "No cell holds less than the one before it, from the bulb of the thermometer to its tip.", 20,
              Strictness::NonStrict, Direction::Forward, "slow thermometer");
    row.picture = RulePicture::Line;
    row.usual_kind = "sudoku";
    return row;
}

}  // namespace sator::rules
