// Cells of a line that hold one of the values, and the next such cell: they differ, or their distance follows from their numbers. A DFA
// decides it, whose state is the last such value and the number of cells since then: GAC.
#include <algorithm>
#include <cstdlib>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "successive VALUES different | spaced";

enum class Relation : std::uint8_t { Different, Spaced };

/// The listed values, and their numbers if the relation is about numbers.
struct Listed {
    std::vector<ValueId> values;
    std::vector<std::optional<std::int64_t>>
        numbers;  ///< by value of the alphabet; nullopt if it is not listed

    const std::optional<std::int64_t>& of(Value value) const {
        return numbers[static_cast<std::size_t>(value)];
    }
};

/// Whether a listed value may follow another one with `between` cells between them.
bool may_follow(Relation relation, std::int64_t first, std::int64_t second, std::int64_t between) {
    return relation == Relation::Different ? first != second : std::abs(first - second) == between;
}

class Successive final : public AutomatonRule {
  public:
    Successive(Sequence sequence, Listed listed, Relation relation, TransitionTable automaton)
        : AutomatonRule(std::move(sequence), std::move(automaton)),
          listed_(std::move(listed)),
          relation_(relation) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = i + 1; j < values.size(); ++j) {
                const auto is_listed = [&](Value value) { return listed_.of(value).has_value(); };
                const bool are_successive = is_listed(values[i]) && is_listed(values[j]) &&
                                            std::none_of(values.begin() + std::ptrdiff_t(i) + 1,
                                                         values.begin() + std::ptrdiff_t(j), is_listed);
                if (are_successive && !may_follow(relation_, *listed_.of(values[i]), *listed_.of(values[j]),
                                                  static_cast<std::int64_t>(j - i - 1)))
                    return false;
            }
        }
        return true;
    }

  private:
    bool is_reversible() const override { return true; }

    std::string requirement(const Puzzle& puzzle) const override {
        if (relation_ == Relation::Spaced)
            return "have as many cells between any two numbers that follow each other as these differ by";
        return "have different values in any two " +
               spoken_cells(puzzle, listed_.values, GrammaticalNumber::Many) + " that follow each other";
    }

    Listed listed_;
    Relation relation_;
};

/// What was read: the last listed value, and the number of cells since then.
struct LastListed {
    std::optional<std::int64_t> number;
    std::int64_t between = 0;

    friend auto operator<=>(const LastListed&, const LastListed&) = default;
};

TransitionTable automaton(const Listed& listed, Relation relation, std::size_t length) {
    const auto step = [&](LastListed last, Value value) -> std::optional<LastListed> {
        const auto& number = listed.of(value);
        if (!number) {
            const bool counts = relation == Relation::Spaced && last.number;
            // More cells than the line has are not counted, so that the number of states is finite.
            if (counts && last.between < static_cast<std::int64_t>(length)) ++last.between;
            return last;
        }
        if (last.number && !may_follow(relation, *last.number, *number, last.between)) return std::nullopt;
        return LastListed{number, 0};
    };
    auto table = build_transition_table(
        LastListed(), listed.numbers.size(), step, [](const LastListed&) { return true; }, SIZE_MAX);
    SATOR_ASSERT(table);
    return std::move(*table);
}

/// Removes the relation, which is the last argument.
std::optional<Relation> take_relation(std::vector<Argument>& arguments) {
    if (take_word(arguments, "different")) return Relation::Different;
    if (take_word(arguments, "spaced")) return Relation::Spaced;
    return std::nullopt;
}

std::expected<Listed, Diagnostic> listed_values(const RuleStatement& statement,
                                                std::span<const Argument> arguments, Relation relation,
                                                const Puzzle& puzzle) {
    const auto values = value_arguments(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    Listed listed;
    listed.numbers.resize(puzzle.alphabet.size());
    for (const ValueId value : *values) {
        auto& number = listed.numbers[value.index()];
        if (number) continue;
        listed.values.push_back(value);
        const Symbol& symbol = puzzle.alphabet[value];
        if (relation == Relation::Spaced && symbol.kind != Symbol::Kind::Number)
            return std::unexpected(
                error_at(statement.span, "'" + symbol.to_string() + "' is no number, so it has no distance",
                         "list numbers, or write 'different'"));
        number = relation == Relation::Spaced ? std::int64_t{symbol.number}
                                              : static_cast<std::int64_t>(value.index());
    }
    return listed;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto relation = take_relation(arguments);
    if (!relation || arguments.empty())
        return std::unexpected(error_at(
            statement.span, "successive needs values, and what is true of two that follow each other",
            "write " + std::string(kSyntax) + ": successive 1..3 different"));
    const auto listed = listed_values(statement, arguments, *relation, context.puzzle);
    if (!listed) return failure(listed);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Successive>(sequence, *listed, *relation,
                                                automaton(*listed, *relation, sequence.cells.size()));
        });
}

}  // namespace

RuleEntry successive_rule() {
    return {
        .name = "successive",
        .syntax = std::string(kSyntax),
        .summary =
            "Two cells that hold one of the values follow each other if no such cell is between them. "
            "different: then they hold different values. spaced: then as many cells are between them as "
            "their "
            "numbers differ by.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1 2 \".\"\n"
            "\n"
            "rule successive 1 2 different\n"
            "| aaaa\n",
        .example_solutions = 31,
        .maker = make,
    };
}

}  // namespace sator::rules
