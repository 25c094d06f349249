#include "sator/base/errors.hpp"
#include "sator/propagators/arithmetic/exact_product.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// The maximum number of transitions of the automaton over the target's divisors. Each call may visit all of
/// them, so a larger product is posted as ExactProduct, which visits each candidate.
constexpr std::size_t kMaxTransitions = 1 << 14;

/// A product. A target of 0 needs a 0 in some cell (Among). For another target a DFA whose state is the
/// target divided by the values read so far: GAC (RegularDfa). If it has too many divisors: ExactProduct,
/// divisibility and bounds.
class Product final : public SequenceRule {
  public:
    /// `factors`: the factor of each value of the alphabet; 0 for a value that the cells cannot hold.
    Product(Sequence sequence, std::vector<std::int64_t> factors, std::int64_t target)
        : SequenceRule(std::move(sequence)), factors_(std::move(factors)), target_(target) {}

    bool holds(std::span<const Value> values) const override {
        std::int64_t product = 1;
        bool is_too_large = false;  // for every target
        for (const Value v : values) {
            if (factor(v) == 0) return target_ == 0;
            is_too_large = __builtin_mul_overflow(product, factor(v), &product) || is_too_large;
        }
        return !is_too_large && product == target_;
    }

    void post(Model& model) const override {
        if (target_ == 0) {
            std::vector<Word> zeros(words_for(factors_.size()), 0);
            for (std::size_t v = 0; v < factors_.size(); ++v) {
                if (factors_[v] == 0) set_bit(zeros, v);
            }
            model.post(std::make_shared<const Among>(zeros, 1, CountRange::kUnbounded), scope());
        } else if (auto table = divisions()) {
            model.post(std::make_shared<const RegularDfa>(
                           std::make_shared<const TransitionTable>(std::move(*table))),
                       scope());
        } else {
            model.post(std::make_shared<const ExactProduct>(factors_, target_), scope());
        }
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "multiply to " + std::to_string(target_);
    }

    std::int64_t factor(Value v) const { return factors_[static_cast<std::size_t>(v)]; }

    /// Returns a DFA that divides the target by each value it reads, or nullopt if it would have too many
    /// states.
    std::optional<TransitionTable> divisions() const {
        const auto divide = [&](std::int64_t rest, Value v) -> std::optional<std::int64_t> {
            if (factor(v) == 0 || rest % factor(v) != 0) return std::nullopt;
            return rest / factor(v);
        };
        return build_transition_table(
            target_, factors_.size(), divide, [](std::int64_t rest) { return rest == 1; },
            kMaxTransitions / factors_.size());
    }

    std::vector<std::int64_t> factors_;
    std::int64_t target_;
};

/// Returns the factor of each value: a number itself, 1 for a blank, and 0 for anything else.
std::vector<std::int64_t> factors_of(const Alphabet& alphabet) {
    std::vector<std::int64_t> factors;
    for (const Symbol& symbol : alphabet.symbols()) {
        factors.push_back(symbol.kind == Symbol::Kind::Number  ? symbol.number
                          : symbol.kind == Symbol::Kind::Blank ? 1
                                                               : 0);
    }
    return factors;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const std::string syntax = statement.name + " N";
    if (auto done = check_argument_count(statement, 1, 1, "a number", syntax); !done) return failure(done);
    const auto target = number_argument(statement.arguments[0], syntax);
    if (!target) return failure(target);
    if (*target < -kMaxMagnitude || *target > kMaxMagnitude) {
        return std::unexpected(error_at(statement.arguments[0].span,
                                        "a product of " + std::to_string(*target) + " is too large",
                                        "products can be as large as " + std::to_string(kMaxMagnitude)));
    }
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            return std::make_unique<Product>(sequence, factors_of(context.puzzle.alphabet), *target);
        });
}

RuleEntry entry(std::string name) {
    std::string example =
        "layout\n| ***\n\nrange 1..9\n|*\n\nrule strict_order\nrule " + name + " 24\n| ***\n";
    return {
        .name = name,
        .syntax = name + " N",
        .summary = "The product of the cells is N. A blank counts as 1.",
        .shape = RuleShape::OneSequence,
        .example = std::move(example),
        .example_solutions = 3,
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace

RuleEntry product_rule() {
    return entry("product");
}
RuleEntry prod_rule() {
    return entry("prod");
}

}  // namespace sator::rules
