#include "sator/rules/neighbours.hpp"

#include <functional>

#include "sator/propagators/basic/binary_table.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// The maximum number of numbers for which a table of all pairs is made; its size is quadratic.
constexpr std::size_t kMaxPairTableValues = 4096;

/// Returns whether two neighbouring numbers are allowed.
using PairPredicate = std::function<bool(std::int64_t, std::int64_t)>;

/// The requirement for a sequence of two cells, and for a longer one.
struct RequirementTexts {
    std::string of_two, of_more;
};

/// A symmetric relation between neighbouring cells: a binary table for each pair, GAC pair by pair. The pairs
/// form a path, so all together is GAC, too, unless a cell occurs twice.
class Neighbours final : public SequenceRule {
  public:
    /// `values`: the count of numbers in the alphabet; they are its first symbols.
    Neighbours(Sequence sequence, ValueNumbers numbers, std::size_t values, PairPredicate predicate,
               RequirementTexts requirements)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          values_(values),
          predicate_(std::move(predicate)),
          requirements_(std::move(requirements)) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 1; i < values.size(); ++i) {
            if (!predicate_(numbers_[values[i - 1]], numbers_[values[i]])) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> cells = scope();
        const auto pairs = std::make_shared<const BinaryRelation>(
            values_, model.initial_domain(cells[0]).word_count(),
            [&](Value a, Value b) { return predicate_(numbers_[a], numbers_[b]); });
        for (std::size_t i = 1; i < cells.size(); ++i) {
            model.post(std::make_shared<const BinaryTable>(pairs), std::vector{cells[i - 1], cells[i]});
        }
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return cells().size() == 2 ? requirements_.of_two : requirements_.of_more;
    }

    ValueNumbers numbers_;
    std::size_t values_;
    PairPredicate predicate_;
    RequirementTexts requirements_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         const RuleContext& context, const PairPredicate& predicate,
                                         const RequirementTexts& requirements) {
    const std::size_t values = context.puzzle.alphabet.number_count();
    if (values > kMaxPairTableValues) {
        return std::unexpected(error_at(
            statement.span, statement.name + " over " + std::to_string(values) + " different numbers",
            "at most " + std::to_string(kMaxPairTableValues) + " are compared pair by pair"));
    }
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
            if (!numbers) return std::unexpected(numbers.error());
            return std::make_unique<Neighbours>(sequence, std::move(*numbers), values, predicate,
                                                requirements);
        });
}

/// Returns the distance of two numbers; an unsigned number can hold it for any two.
std::uint64_t distance(std::int64_t a, std::int64_t b) {
    return static_cast<std::uint64_t>(std::max(a, b)) - static_cast<std::uint64_t>(std::min(a, b));
}

/// Returns whether a = n * b.
bool is_multiple(std::int64_t a, std::int64_t n, std::int64_t b) {
    std::int64_t product = 0;
    return !__builtin_mul_overflow(n, b, &product) && product == a;
}

/// Returns the statement's only argument, a number that must be at least `least`.
std::expected<std::int64_t, Diagnostic> only_number(const RuleStatement& statement, std::int64_t least) {
    const std::string syntax = statement.name + " N";
    if (auto error = check_argument_count(statement, 1, 1, "a number", syntax))
        return std::unexpected(std::move(*error));
    const auto number = number_argument(statement.arguments[0], syntax);
    if (!number || *number >= least) return number;
    return std::unexpected(error_at(statement.arguments[0].span,
                                    statement.name + " " + std::to_string(*number) + " makes no sense",
                                    "write " + std::to_string(least) + " or a larger number"));
}

std::expected<RuleList, Diagnostic> make_difference(const RuleStatement& statement,
                                                    std::span<const Sequence> sequences,
                                                    RuleContext& context) {
    const auto n = only_number(statement, 0);
    if (!n) return std::unexpected(n.error());
    const auto predicate = [n = static_cast<std::uint64_t>(*n)](std::int64_t a, std::int64_t b) {
        return distance(a, b) == n;
    };
    const std::string how = "differ by " + std::to_string(*n);
    return make(statement, sequences, context, predicate,
                {"hold values that " + how, "have neighbours that " + how});
}

std::expected<RuleList, Diagnostic> make_ratio(const RuleStatement& statement,
                                               std::span<const Sequence> sequences, RuleContext& context) {
    const auto n = only_number(statement, 1);
    if (!n) return std::unexpected(n.error());
    const auto predicate = [n = *n](std::int64_t a, std::int64_t b) {
        return is_multiple(a, n, b) || is_multiple(b, n, a);
    };
    const std::string times = (*n == 2 ? "twice" : std::to_string(*n) + " times") + std::string(" the other");
    return make(statement, sequences, context, predicate,
                {"hold values of which one is " + times, "have neighbours of which one is " + times});
}

/// Whether neighbours must differ by 1 or must not.
enum class Steps : std::uint8_t { OfOne, NotOfOne };

RuleMaker make_steps(Steps steps) {
    return [steps](const RuleStatement& statement, std::span<const Sequence> sequences,
                   RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        if (auto error = check_argument_count(statement, 0, 0, "", statement.name))
            return std::unexpected(std::move(*error));
        const bool is_wanted = steps == Steps::OfOne;
        const auto predicate = [is_wanted](std::int64_t a, std::int64_t b) {
            return (distance(a, b) == 1) == is_wanted;
        };
        const RequirementTexts wanted{"hold values that differ by 1", "have neighbours that differ by 1"};
        const RequirementTexts unwanted{"not hold values that differ by 1",
                                        "not have neighbours that differ by 1"};
        return make(statement, sequences, context, predicate, is_wanted ? wanted : unwanted);
    };
}

}  // namespace

RuleEntry difference_rule() {
    return {
        .name = "difference",
        .syntax = "difference N",
        .summary = "Neighbouring cells of the sequence differ by N.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule difference 5\n"
            "| ***\n",
        .example_solutions = 8,
        .maker = make_difference,
    };
}

RuleEntry ratio_rule() {
    return {
        .name = "ratio",
        .syntax = "ratio N",
        .summary = "Of any two neighbouring cells of the sequence, one is N times the other.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule ratio 3\n"
            "| ***\n",
        .example_solutions = 8,
        .maker = make_ratio,
    };
}

RuleEntry consecutive_rule() {
    return {
        .name = "consecutive",
        .syntax = "consecutive",
        .summary = "Neighbouring cells of the sequence differ by 1.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range 1..3\n"
            "|*\n"
            "\n"
            "rule consecutive\n"
            "| ***\n",
        .example_solutions = 6,
        .maker = make_steps(Steps::OfOne),
    };
}

RuleEntry non_consecutive_rule() {
    return {
        .name = "non_consecutive",
        .syntax = "non_consecutive",
        .summary = "No two neighbouring cells of the sequence differ by 1.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule permutation 1..4\n"
            "rule non_consecutive\n"
            "| ****\n",
        .example_solutions = 2,
        .maker = make_steps(Steps::NotOfOne),
    };
}

}  // namespace sator::rules
