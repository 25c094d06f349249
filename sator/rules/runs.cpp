#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/languages/run_lengths.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

using Lengths = std::vector<std::uint32_t>;

constexpr std::string_view kSyntax = "runs 3 1 2, or runs 0 if there is none";

/// A nonogram clue: the lengths of the runs of a range's last symbol. GAC (RunLengths), as long as no cell
/// occurs twice.
class RunsRule final : public SequenceRule {
  public:
    RunsRule(Sequence sequence, Lengths lengths, ValueId on)
        : SequenceRule(std::move(sequence)), lengths_(std::move(lengths)), on_(value_of(on)) {}

    bool holds(std::span<const Value> values) const override {
        Lengths lengths;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] != on_) continue;
            if (i == 0 || values[i - 1] != on_) lengths.push_back(0);
            ++lengths.back();
        }
        return lengths == lengths_;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<RunLengths>(lengths_, on_), scope());
    }

  private:
    std::string requirement(const Puzzle& puzzle) const override {
        const std::string cells = cells_of(puzzle);
        if (lengths_.empty()) return "not hold " + cells;
        if (lengths_.size() == 1) return "hold one run of " + std::to_string(lengths_[0]) + ' ' + cells;
        std::string text = "hold runs of ";
        for (std::size_t i = 0; i < lengths_.size(); ++i) {
            text += (i == 0 ? "" : i + 1 < lengths_.size() ? ", " : " and ") + std::to_string(lengths_[i]);
        }
        return text + ' ' + cells + ", in this order";
    }

    /// Returns "black cells" if the puzzle's kind names the value, else the symbol.
    std::string cells_of(const Puzzle& puzzle) const {
        const ValueId value = value_id(on_);
        const bool is_one = lengths_.size() == 1 && lengths_[0] == 1;
        if (value_name(puzzle, value) != nullptr)
            return spoken_cells(puzzle, std::array{value},
                                is_one ? GrammaticalNumber::One : GrammaticalNumber::Many);
        const Symbol& on = puzzle.alphabet[value];
        const std::string shown = on.to_string();
        return shown.empty() || shown == " " ? to_symbol_text(on) : shown;
    }

    Lengths lengths_;
    Value on_;
};

/// Parses the lengths of the runs; `0` alone means that there is no run.
std::expected<Lengths, Diagnostic> read_lengths(const RuleStatement& statement) {
    const std::size_t count = statement.arguments.size();
    if (auto done = check_argument_count(statement, 1, std::max<std::size_t>(1, count), "lengths", kSyntax);
        !done)
        return failure(done);
    Lengths lengths;
    for (const Argument& argument : statement.arguments) {
        const auto length = number_argument(argument, kSyntax);
        if (!length) return failure(length);
        if (*length < 0 || *length > static_cast<std::int64_t>(kCellLimit) || (*length == 0 && count > 1)) {
            return std::unexpected(error_at(argument.span, argument.text + " is not the length of a run",
                                            "write " + std::string(kSyntax)));
        }
        if (*length > 0) lengths.push_back(static_cast<std::uint32_t>(*length));
    }
    return lengths;
}

/// Makes the rule of one sequence. Returns an error if the runs do not fit, or if the cells' ranges end in
/// different symbols.
std::expected<std::unique_ptr<Rule>, Diagnostic> make_one(const RuleStatement& statement,
                                                          const Lengths& lengths, const Sequence& sequence,
                                                          const Puzzle& puzzle) {
    std::size_t needed = lengths.empty() ? 0 : lengths.size() - 1;
    for (const std::uint32_t length : lengths) needed += length;
    if (needed > sequence.cells.size()) {
        return std::unexpected(error_at(statement.span,
                                        "these runs need " + std::to_string(needed) + " cells, but " +
                                            std::to_string(sequence.cells.size()) + " are marked",
                                        "shorten the runs, or mark more cells"));
    }
    const ValueId on = range_of(puzzle, sequence.cells[0]).back();
    for (const CellId cell : sequence.cells) {
        const ValueId other = range_of(puzzle, cell).back();
        if (other == on) continue;
        return std::unexpected(error_at(
            statement.span,
            "the ranges of these cells end in different symbols, '" + puzzle.alphabet[on].to_string() +
                "' and '" + puzzle.alphabet[other].to_string() + "'",
            "runs counts the last symbol of a range: give these cells the same range"));
    }
    return std::make_unique<RunsRule>(sequence, lengths, on);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto lengths = read_lengths(statement);
    if (!lengths) return failure(lengths);
    return make_rule_per_sequence(sequences, [&](const Sequence& sequence) {
        return make_one(statement, *lengths, sequence, context.puzzle);
    });
}

}  // namespace

RuleEntry runs_rule() {
    return {
        .name = "runs",
        .syntax = "runs N…",
        .summary =
            "The runs of the last symbol in the cells' range have these lengths, in this order, with at "
            "least one other symbol between two runs.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "| ****\n"
            "| ****\n"
            "\n"
            "range \".\" \"#\"\n"
            "|*\n"
            "\n"
            "rule runs 1\n"
            "| aaaa\n"
            "| ....\n"
            "| bbbb\n"
            "\n"
            "| c.de\n"
            "| c.de\n"
            "| c.de\n"
            "\n"
            "rule runs 4\n"
            "| ....\n"
            "| ****\n"
            "| ....\n"
            "\n"
            "rule runs 3\n"
            "| .*..\n"
            "| .*..\n"
            "| .*..\n",
        .example_solutions = 1,
        .determines_values = true,
        .maker = make,
    };
}

}  // namespace sator::rules
