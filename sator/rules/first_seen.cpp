#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// The end of the line from which one looks.
enum class End : std::uint8_t { First, Last };

/// The first cell from an end that is not blank holds the wanted value, as in "easy as ABC": a DFA with two
/// states, GAC (RegularDfa).
class FirstSeen final : public SequenceRule {
  public:
    /// `blank`: the value of the blank, or the size of the alphabet if it has none.
    FirstSeen(Sequence sequence, End end, Value wanted, Value blank, std::size_t alphabet)
        : SequenceRule(std::move(sequence)), end_(end), wanted_(wanted), blank_(blank), alphabet_(alphabet) {}

    bool holds(std::span<const Value> values) const override {
        std::vector<Value> seen(values.begin(), values.end());
        std::erase(seen, blank_);
        return !seen.empty() && (end_ == End::First ? seen.front() : seen.back()) == wanted_;
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
        std::vector<VariableId> read = scope();
        if (end_ == End::Last) std::ranges::reverse(read);
        model.post(
            std::make_shared<const RegularDfa>(std::make_shared<const TransitionTable>(std::move(*table))),
            read);
    }
    RuleNoun noun() const override { return {"clue", RuleNoun::Place::Outside}; }

  private:
    std::string requirement(const Puzzle& puzzle) const override {
        return "see " + to_symbol_text(puzzle.alphabet[value_id(wanted_)]) +
               (end_ == End::First ? " before anything else" : " after everything else");
    }

    End end_;
    Value wanted_, blank_;
    std::size_t alphabet_;
};

RuleMaker make(End end) {
    return [end](const RuleStatement& statement, std::span<const Sequence> sequences,
                 RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        const std::string syntax = statement.name + " VALUE";
        const auto values = value_arguments(statement, statement.arguments, context.puzzle, syntax);
        if (!values) return failure(values);
        const Alphabet& alphabet = context.puzzle.alphabet;
        if (values->size() != 1 || alphabet[values->front()].kind == Symbol::Kind::Blank) {
            return std::unexpected(error_at(statement.arguments[0].span,
                                            statement.name + " needs one value that is not blank",
                                            "write " + syntax));
        }
        const auto blank = static_cast<Value>(alphabet.find(Symbol::blank()).value_or(alphabet.size()));
        return make_rule_per_sequence(
            sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
                return std::make_unique<FirstSeen>(sequence, end, value_of(values->front()), blank,
                                                   alphabet.size());
            });
    };
}

RuleEntry entry(End end, std::string name, std::string summary) {
    return {
        .name = name,
        .syntax = name + " VALUE",
        .summary = std::move(summary),
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range A B C blank\n"
            "|*\n"
            "\n"
            "rule permutation A B C blank\n"
            "rule " +
            name +
            " B\n"
            "| ****\n",
        .example_solutions = 8,
        .picture = RulePicture::Edge,
        .has_short_clues = true,
        .maker = make(end),
    };
}

}  // namespace

RuleEntry first_seen_rule() {
    return entry(End::First, "first_seen", "The first cell that is not blank holds the value.");
}

RuleEntry last_seen_rule() {
    return entry(End::Last, "last_seen", "The last cell that is not blank holds the value.");
}

}  // namespace sator::rules
