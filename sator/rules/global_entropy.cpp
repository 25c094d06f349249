#include <set>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

/// The thirds into which the numbers are divided.
constexpr std::size_t kThirds = 3;

/// The cells hold a low, a middle and a high number: a DFA whose state is the set of thirds seen, GAC. The
/// numbers are the first symbols of the alphabet, so the third of a number is that of its value.
class GlobalEntropy final : public AutomatonRule {
  public:
    /// `numbers`: the count of numbers in the alphabet.
    GlobalEntropy(Sequence sequence, std::size_t numbers, TransitionTable automaton)
        : AutomatonRule(std::move(sequence), std::move(automaton)), numbers_(numbers) {}

    bool holds(std::span<const Value> values) const override {
        std::set<std::size_t> thirds;
        for (const Value v : values) {
            if (const auto third = third_of(v, numbers_)) thirds.insert(*third);
        }
        return thirds.size() == kThirds;
    }

    /// Returns 0 for a low number, 1 for a middle one, 2 for a high one; nullopt for what is no number.
    static std::optional<std::size_t> third_of(Value v, std::size_t numbers) {
        const auto value = static_cast<std::size_t>(v);
        return value < numbers ? std::optional(value / (numbers / kThirds)) : std::nullopt;
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& puzzle) const override {
        std::string text = "hold a number of each of ";
        for (std::size_t third = 0; third < kThirds; ++third) {
            const std::size_t first = third * (numbers_ / kThirds), last = first + numbers_ / kThirds - 1;
            text += third == 0 ? "" : third + 1 == kThirds ? " and " : ", ";
            text += puzzle.alphabet[first].to_string();
            if (last > first) text += ".." + puzzle.alphabet[last].to_string();
        }
        return text;
    }

    std::size_t numbers_;
};

TransitionTable automaton(std::size_t numbers, std::size_t values) {
    constexpr std::uint32_t kAll = (1U << kThirds) - 1;
    const auto step = [&](std::uint32_t seen, Value v) {
        const auto third = GlobalEntropy::third_of(v, numbers);
        return std::optional(third ? seen | 1U << *third : seen);
    };
    auto table = build_transition_table(
        std::uint32_t{0}, values, step, [](std::uint32_t seen) { return seen == kAll; }, kAll + 1);
    SATOR_ASSERT(table);
    return std::move(*table);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    const Alphabet& alphabet = context.puzzle.alphabet;
    const std::size_t numbers = alphabet.number_count();
    if (numbers == 0 || numbers % kThirds != 0) {
        return std::unexpected(error_at(
            statement.span,
            std::to_string(numbers) + " different numbers cannot be divided into low, middle and high ones",
            "give the cells a range of 3, 6 or 9 numbers"));
    }
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<GlobalEntropy>(sequence, numbers, automaton(numbers, alphabet.size()));
        });
}

}  // namespace

RuleEntry global_entropy_rule() {
    return {
        .name = "global_entropy",
        .syntax = "global_entropy",
        .summary =
            "The cells hold a low, a middle and a high number: of 1..9 one of 1..3, one of 4..6 and one of "
            "7..9. If no cells are named, this is true of each 2 by 2 cells.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 2x2\n"
            "range 1..3\n"
            "global_entropy\n",
        .example_solutions = 36,
        .default_place = "windows 2x2",
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
