// The clue of a coloured nonogram. An automaton reads the line: it knows the run that is next, how many of its cells were read, and
// whether an open cell must come before it.
#include <algorithm>
#include <optional>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/propagators/languages/regular_dfa.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kColouredSyntax = "coloured_runs 3r 1b 2r, or coloured_runs 0 if there is none";

/// A run of cells with the same value.
struct ColouredRun {
    std::uint32_t length = 0;
    Value colour{};

    friend bool operator==(const ColouredRun&, const ColouredRun&) = default;
};

using ColouredRunList = std::vector<ColouredRun>;

/// What an automaton knows about the cells before the next one.
struct RunsRead {
    std::size_t run = 0;      ///< the index of the next run, or of the one that has begun
    std::uint32_t cells = 0;  ///< how many of its cells were read
    bool needs_gap = false;   ///< the run before it has the same colour and ends at the last cell

    friend auto operator<=>(const RunsRead&, const RunsRead&) = default;
};

/// Returns the state after one more cell, or nullopt if its value does not fit.
std::optional<RunsRead> after_cell(RunsRead read, Value value, const ColouredRunList& runs, Value open) {
    if (value == open) return read.cells == 0 ? std::optional(RunsRead{read.run, 0, false}) : std::nullopt;
    if (read.needs_gap || read.run == runs.size() || runs[read.run].colour != value) return std::nullopt;
    if (++read.cells < runs[read.run].length) return read;
    const std::size_t next = read.run + 1;
    return RunsRead{next, 0, next < runs.size() && runs[next].colour == value};
}

TransitionTable automaton_of(const ColouredRunList& runs, Value open, std::size_t values) {
    std::size_t cells = 0;
    for (const ColouredRun& run : runs) cells += run.length;
    return *build_transition_table(
        RunsRead(), values,
        [&](const RunsRead& read, Value value) { return after_cell(read, value, runs, open); },
        [&](const RunsRead& read) { return read.run == runs.size(); }, 2 * cells + 2);
}

/// The coloured runs of a line are these. GAC (RegularDfa), as long as no cell occurs twice.
class ColouredRuns final : public AutomatonRule {
  public:
    /// `values`: the number of values that the automaton reads.
    ColouredRuns(Sequence sequence, ColouredRunList runs, ValueId open, std::size_t values)
        : AutomatonRule(std::move(sequence), automaton_of(runs, value_of(open), values)),
          runs_(std::move(runs)),
          open_(value_of(open)) {}

    bool holds(std::span<const Value> values) const override {
        ColouredRunList runs;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] == open_) continue;
            if (i == 0 || values[i - 1] != values[i]) runs.push_back({0, values[i]});
            ++runs.back().length;
        }
        return runs == runs_;
    }

  private:
    std::string requirement(const Puzzle& puzzle) const override {
        if (runs_.empty()) return "have no coloured cell";
        std::string text = runs_.size() == 1 ? "hold one run, " : "hold the runs ";
        for (std::size_t i = 0; i < runs_.size(); ++i) {
            text += i == 0 ? "" : i + 1 < runs_.size() ? ", " : " and ";
            text += std::to_string(runs_[i].length) + ' ' + spoken_value(puzzle, value_id(runs_[i].colour));
        }
        return text + (runs_.size() == 1 ? "" : ", in this order");
    }

    ColouredRunList runs_;
    Value open_;
};

/// Returns the value that is no colour: the blank, or the first one if no cell can be blank.
ValueId open_value(const Puzzle& puzzle) {
    const auto blank = puzzle.alphabet.find(Symbol::blank());
    return ValueId(blank.value_or(0));
}

/// Reads "3r": a length, and the sign of a value. A sign that is a digit follows a colon, "3:1".
std::expected<ColouredRun, Diagnostic> read_run(const RuleStatement& statement, const Argument& argument,
                                                const Puzzle& puzzle) {
    const std::size_t digits = std::min(argument.text.find_first_not_of("0123456789"), argument.text.size());
    const auto length = to_whole_number<std::uint32_t>(argument.text.substr(0, digits));
    const std::size_t sign_at = digits + (argument.text.substr(digits).starts_with(':') ? 1 : 0);
    if (!length || *length == 0 || *length > kCellLimit || sign_at >= argument.text.size())
        return std::unexpected(error_at(argument.span, "'" + argument.text + "' is no run with a colour",
                                        "write " + std::string(kColouredSyntax)));
    Argument sign = argument;
    sign.text.erase(0, sign_at);
    const auto colour = value_arguments(statement, {&sign, 1}, puzzle, kColouredSyntax);
    if (!colour) return failure(colour);
    if (colour->size() != 1 || colour->front() == open_value(puzzle))
        return std::unexpected(error_at(argument.span, "'" + sign.text + "' is no colour",
                                        "a colour is one of the values of the cells"));
    return ColouredRun{*length, value_of(colour->front())};
}

std::expected<ColouredRunList, Diagnostic> read_runs_of(const RuleStatement& statement,
                                                        const Puzzle& puzzle) {
    const std::size_t count = statement.arguments.size();
    if (auto done =
            check_argument_count(statement, 1, std::max<std::size_t>(1, count), "runs", kColouredSyntax);
        !done)
        return failure(done);
    ColouredRunList runs;
    if (count == 1 && statement.arguments.front().text == "0") return runs;
    for (const Argument& argument : statement.arguments) {
        const auto run = read_run(statement, argument, puzzle);
        if (!run) return failure(run);
        runs.push_back(*run);
    }
    return runs;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    const auto runs = read_runs_of(statement, puzzle);
    if (!runs) return failure(runs);
    std::size_t needed = 0;
    for (std::size_t i = 0; i < runs->size(); ++i)
        needed += (*runs)[i].length + (i > 0 && (*runs)[i - 1].colour == (*runs)[i].colour ? 1 : 0);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (needed > sequence.cells.size())
                return std::unexpected(error_at(statement.span,
                                                "these runs need " + std::to_string(needed) + " cells, but " +
                                                    std::to_string(sequence.cells.size()) + " are marked",
                                                "shorten the runs, or mark more cells"));
            return std::make_unique<ColouredRuns>(sequence, *runs, open_value(puzzle),
                                                  value_words(puzzle) * kWordBits);
        });
}

}  // namespace

RuleEntry coloured_runs_rule() {
    return {
        .name = "coloured_runs",
        .syntax = "coloured_runs RUN…",
        .summary =
            "The runs of equal values other than the blank are these, in this order. A run is its length and "
            "its value, e.g. 3r. "
            "At least one blank cell is between two runs of the same value; runs of different values may "
            "touch.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 4x2\n"
            "range blank r b\n"
            "\n"
            "rule coloured_runs 1r 2b at row 1\n"
            "rule coloured_runs 1r 1r at row 2\n"
            "rule coloured_runs 1b at column 4\n",
        .example_solutions = 2,
        .determines_values = true,
        .maker = make,
    };
}

}  // namespace sator::rules
