#include "sator/rules/runs.hpp"

#include <charconv>

#include "sator/propagators/runs.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/rule_error.hpp"

namespace sator {

namespace {

using Lengths = std::vector<std::uint32_t>;

class RunsRule final : public Rule {
  public:
    RunsRule(Sequence sequence, Lengths lengths, std::uint32_t on)
        : sequence_(std::move(sequence)), lengths_(std::move(lengths)), on_(on) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }

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
        model.post(std::make_shared<Runs>(lengths_, on_), variables_of(sequence_.cells));
    }

    std::string describe(const Puzzle& puzzle) const override {
        const std::string symbol = puzzle.alphabet[on_].to_string();
        const std::string name = sequence_name(puzzle.grid, sequence_);
        if (lengths_.empty()) return name + " has no " + symbol;
        std::string text = name + (lengths_.size() == 1 ? " has a run of " : " has runs of ");
        for (std::size_t i = 0; i < lengths_.size(); ++i) {
            text += (i == 0 ? "" : i + 1 < lengths_.size() ? ", " : " and ") + std::to_string(lengths_[i]);
        }
        return text + ' ' + symbol + (lengths_.size() == 1 ? "" : ", in this order");
    }

  private:
    Sequence sequence_;
    Lengths lengths_;
    Value on_;
};

/// The runs' lengths; `0` alone says that there are none.
std::expected<Lengths, Diagnostic> read_lengths(const RuleStatement& statement) {
    Lengths lengths;
    for (const Argument& argument : statement.arguments) {
        std::uint32_t length = 0;
        const char* const begin = argument.text.data();
        const char* const end = begin + argument.text.size();
        const auto [stop, error] = std::from_chars(begin, end, length);
        const bool is_number = argument.kind == Argument::Kind::Bare && error == std::errc() && stop == end;
        if (!is_number || (length == 0 && statement.arguments.size() > 1)) {
            return std::unexpected(
                rule_error(argument.span, "'" + argument.text + "' is no length of a run",
                           "write lengths from 1 on, as in runs 3 1 2; runs 0 where there is none"));
        }
        if (length > 0) lengths.push_back(length);
    }
    if (statement.arguments.empty()) {
        return std::unexpected(rule_error(statement.span, "runs needs lengths",
                                          "write runs 3 1 2, or runs 0 where there is none"));
    }
    return lengths;
}

std::uint32_t last_of_range(const Puzzle& puzzle, CellId cell) {
    if (puzzle.ranges.empty() || puzzle.ranges[cell.index()].empty()) {
        return static_cast<std::uint32_t>(puzzle.alphabet.size() - 1);
    }
    return puzzle.ranges[cell.index()].back();
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto lengths = read_lengths(statement);
    if (!lengths) return std::unexpected(lengths.error());
    const Puzzle& puzzle = context.puzzle;
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        const std::uint32_t on = last_of_range(puzzle, sequence.cells[0]);
        std::size_t needed = lengths->empty() ? 0 : lengths->size() - 1;
        for (const std::uint32_t length : *lengths) needed += length;
        if (needed > sequence.cells.size()) {
            return std::unexpected(rule_error(statement.span,
                                              "these runs need " + std::to_string(needed) + " cells, but " +
                                                  sequence_name(puzzle.grid, sequence) + " has " +
                                                  std::to_string(sequence.cells.size()),
                                              "shorten the runs, or mark more cells"));
        }
        for (const CellId cell : sequence.cells) {
            const std::uint32_t other = last_of_range(puzzle, cell);
            if (other == on) continue;
            return std::unexpected(rule_error(
                statement.span,
                "the ranges of these cells end in different symbols, '" + puzzle.alphabet[on].to_string() +
                    "' and '" + puzzle.alphabet[other].to_string() + "'",
                "runs are counted of a range's last symbol: give the cells one range"));
        }
        rules.push_back(std::make_unique<RunsRule>(sequence, *lengths, on));
    }
    return rules;
}

}  // namespace

RuleEntry runs_rule() {
    return {
        .name = "runs",
        .syntax = "runs N…",
        .summary =
            "The cells hold runs of their range's last symbol of these lengths, in this order, with at least "
            "one other symbol between them.",
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
        .maker = make,
    };
}

}  // namespace sator
