#include <algorithm>
#include <numeric>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// The maximum number of states of the automaton: the orders in which the last k - 1 classes can occur.
constexpr std::size_t kMaxStates = 1 << 11;
/// The maximum number of numbers; the fallback compares them pair by pair.
constexpr std::size_t kMaxNumbers = 4096;

/// The class of each number of the alphabet, 0 to count - 1, and what a line must do with them.
struct NumberClasses {
    std::vector<std::uint32_t> class_of;
    std::size_t count = 0;
    std::string requirement, noun;
};

/// Any `count` consecutive cells, or all cells of a shorter line, are of different classes. A DFA whose state is the classes of the
/// cells before, which is GAC; or, if it would have too many states, binary tables for all cells that are less than `count`
/// apart (different classes) or exactly `count` apart (the same class).
class ClassLine final : public SequenceRule {
  public:
    ClassLine(Sequence sequence, std::shared_ptr<const NumberClasses> classes,
              std::shared_ptr<const TransitionTable> table)
        : SequenceRule(std::move(sequence)), classes_(std::move(classes)), table_(std::move(table)) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = i + 1; j < std::min(values.size(), i + classes_->count); ++j) {
                if (class_of(values[i]) == class_of(values[j])) return false;
            }
        }
        return true;
    }

    void post(Model& model) const override {
        if (table_ != nullptr) {
            model.post(std::make_shared<const RegularDfa>(table_), scope());
        } else {
            post_pairs(model);
        }
    }
    RuleNoun noun() const override { return {classes_->noun, RuleNoun::Place::From}; }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override { return classes_->requirement; }

    std::uint32_t class_of(Value v) const { return classes_->class_of[static_cast<std::size_t>(v)]; }

    void post_pairs(Model& model) const {
        const std::vector<VariableId> cells = scope();
        const auto relation = [&](bool is_same) {
            return std::make_shared<const BinaryRelation>(
                classes_->class_of.size(), model.initial_domain(cells[0]).word_count(),
                [&](Value a, Value b) { return (class_of(a) == class_of(b)) == is_same; });
        };
        const auto same = relation(true), different = relation(false);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = i + 1; j < std::min(cells.size(), i + classes_->count + 1); ++j) {
                model.post(std::make_shared<const BinaryTable>(j - i == classes_->count ? same : different),
                           std::vector{cells[i], cells[j]});
            }
        }
    }

    std::shared_ptr<const NumberClasses> classes_;
    std::shared_ptr<const TransitionTable> table_;  // null if it would be too large
};

/// Returns the DFA that reads a line, or null if it would be too large.
std::shared_ptr<const TransitionTable> table_of(const NumberClasses& classes, std::size_t values) {
    using State = std::vector<std::uint32_t>;  // the classes of the last cells, at most count - 1 of them
    const auto read = [&](State state, Value v) -> std::optional<State> {
        if (static_cast<std::size_t>(v) >= classes.class_of.size()) return std::nullopt;
        const std::uint32_t own = classes.class_of[static_cast<std::size_t>(v)];
        if (std::ranges::find(state, own) != state.end()) return std::nullopt;
        state.push_back(own);
        if (state.size() == classes.count) state.erase(state.begin());
        return state;
    };
    auto table = build_transition_table(
        State{}, values, read, [](const State&) { return true; }, kMaxStates);
    return table ? std::make_shared<const TransitionTable>(std::move(*table)) : nullptr;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         const RuleContext& context, NumberClasses classes) {
    const Alphabet& alphabet = context.puzzle.alphabet;
    if (alphabet.number_count() > kMaxNumbers) {
        return std::unexpected(error_at(
            statement.span,
            statement.name + " over " + std::to_string(alphabet.number_count()) + " different numbers",
            "at most " + std::to_string(kMaxNumbers) + " are compared"));
    }
    const auto shared = std::make_shared<const NumberClasses>(std::move(classes));
    const auto table = table_of(*shared, alphabet.size());
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreErrors);
                !numbers)
                return failure(numbers);
            return std::make_unique<ClassLine>(sequence, shared, table);
        });
}

/// Returns the remainders of the alphabet's numbers, which are never negative.
std::vector<std::uint32_t> remainders(const Alphabet& alphabet, std::int64_t modulus) {
    std::vector<std::uint32_t> found;
    for (std::size_t v = 0; v < alphabet.number_count(); ++v) {
        const std::int64_t remainder = alphabet[ValueId(v)].number % modulus;
        found.push_back(static_cast<std::uint32_t>(remainder < 0 ? remainder + modulus : remainder));
    }
    return found;
}

std::expected<RuleList, Diagnostic> make_entropic(const RuleStatement& statement,
                                                  std::span<const Sequence> sequences, RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    const std::size_t numbers = context.puzzle.alphabet.number_count();
    if (numbers % 3 != 0) {
        return std::unexpected(
            error_at(statement.span,
                     std::to_string(numbers) + " numbers have no three equal parts, low, middle and high",
                     "give the cells a range of 6, 9 or 12 numbers"));
    }
    NumberClasses classes{
        .count = 3,
        .requirement = "have a low, a middle and a high number in any three consecutive cells",
        .noun = "entropic line"};
    for (std::size_t v = 0; v < numbers; ++v)
        classes.class_of.push_back(static_cast<std::uint32_t>(v / (numbers / 3)));
    return make(statement, sequences, context, std::move(classes));
}

std::expected<RuleList, Diagnostic> make_modular(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context) {
    constexpr std::string_view kSyntax = "modular_line N";
    constexpr std::int64_t kUsualModulus = 3, kMaxModulus = kMaxNumbers;
    if (auto done = check_argument_count(statement, 0, 1, "", kSyntax); !done) return failure(done);
    const auto modulus =
        statement.arguments.empty() ? kUsualModulus : number_argument(statement.arguments[0], kSyntax);
    if (!modulus) return failure(modulus);
    if (*modulus < 2 || *modulus > kMaxModulus) {
        return std::unexpected(error_at(statement.arguments[0].span,
                                        std::to_string(*modulus) + " is no modulus for a line",
                                        "write a number from 2 to " + std::to_string(kMaxModulus)));
    }
    const std::string n = std::to_string(*modulus);
    return make(
        statement, sequences, context,
        {.class_of = remainders(context.puzzle.alphabet, *modulus),
         .count = static_cast<std::size_t>(*modulus),
         .requirement = "have different remainders modulo " + n + " in any " + n + " consecutive cells",
         .noun = "modular line"});
}

std::expected<RuleList, Diagnostic> make_parity(const RuleStatement& statement,
                                                std::span<const Sequence> sequences, RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    return make(statement, sequences, context,
                {.class_of = remainders(context.puzzle.alphabet, 2),
                 .count = 2,
                 .requirement = "alternate between odd and even numbers",
                 .noun = "parity line"});
}

RuleEntry entry(std::string name, std::string syntax, std::string summary, std::uint64_t solutions,
                RuleMaker maker) {
    std::string example = "layout 4x1\nrange 1..6\n\nrule " + name + " at R1C1..R1C4\n\ninitial\n| 1 . 5 .\n";
    return {
        .name = std::move(name),
        .syntax = std::move(syntax),
        .summary = std::move(summary),
        .shape = RuleShape::OneSequence,
        .example = std::move(example),
        .example_solutions = solutions,
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = std::move(maker),
    };
}

}  // namespace

RuleEntry entropic_line_rule() {
    return entry("entropic_line", "entropic_line",
                 "Any three consecutive cells of the line hold one low, one middle and one high number: "
                 "these are three "
                 "equal parts of the puzzle's numbers, e.g. 1 to 3, 4 to 6 and 7 to 9.",
                 4, make_entropic);
}

RuleEntry modular_line_rule() {
    return entry("modular_line", "modular_line N",
                 "Any N consecutive cells of the line have different remainders if they are divided by N. If "
                 "N is left out, "
                 "it is 3.",
                 4, make_modular);
}

RuleEntry parity_line_rule() {
    return entry("parity_line", "parity_line", "Odd and even numbers alternate along the line.", 9,
                 make_parity);
}

}  // namespace sator::rules
