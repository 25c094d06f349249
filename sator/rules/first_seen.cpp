#include "sator/rules/first_seen.hpp"

#include "sator/base/assert.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "first_seen VALUE";

/// The first cell that is not blank holds the wanted value, as in "easy as ABC": a DFA with two states, GAC
/// (RegularDfa).
class FirstSeen final : public SequenceRule {
  public:
    /// `blank`: the value of the blank, or the size of the alphabet if it has none.
    FirstSeen(Sequence sequence, Value wanted, Value blank, std::size_t alphabet)
        : SequenceRule(std::move(sequence)), wanted_(wanted), blank_(blank), alphabet_(alphabet) {}

    bool holds(std::span<const Value> values) const override {
        for (const Value v : values) {
            if (v != blank_) return v == wanted_;
        }
        return false;
    }

    void post(Model& model) const override {
        enum class State : std::uint8_t { Looking, Found };
        const auto look = [&](State state, Value v) -> std::optional<State> {
            if (state == State::Found || v == wanted_) return State::Found;
            return v == blank_ ? std::optional(State::Looking) : std::nullopt;
        };
        auto table = build_transition_table(
            State::Looking, alphabet_, look, [](State state) { return state == State::Found; }, 2);
        SATOR_ASSERT(table);
        model.post(
            std::make_shared<const RegularDfa>(std::make_shared<const TransitionTable>(std::move(*table))),
            scope());
    }

  private:
    std::string requirement(const Puzzle& puzzle) const override {
        return "show " + to_symbol_text(puzzle.alphabet[value_id(wanted_)]) + " before anything else";
    }

    Value wanted_, blank_;
    std::size_t alphabet_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto values = value_arguments(statement, statement.arguments, context.puzzle, kSyntax);
    if (!values) return std::unexpected(values.error());
    const Alphabet& alphabet = context.puzzle.alphabet;
    if (values->size() != 1 || alphabet[values->front()].kind == Symbol::Kind::Blank) {
        return std::unexpected(error_at(statement.arguments[0].span,
                                        "first_seen needs one value that is not blank",
                                        "write " + std::string(kSyntax)));
    }
    const auto blank = static_cast<Value>(alphabet.find(Symbol::blank()).value_or(alphabet.size()));
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<FirstSeen>(sequence, value_of(values->front()), blank, alphabet.size());
        });
}

}  // namespace

RuleEntry first_seen_rule() {
    return {
        .name = "first_seen",
        .syntax = "first_seen VALUE",
        .summary = "The first cell that is not blank holds the value.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range A B C blank\n"
            "|*\n"
            "\n"
            "rule permutation A B C blank\n"
            "rule first_seen B\n"
            "| ****\n",
        .example_solutions = 8,
        .has_short_clues = true,
        .maker = make,
    };
}

}  // namespace sator::rules
