// The rule `automaton` states a finite automaton by its transitions. It can state any condition that reads a line from its first cell
// to its last with finitely many states.

#include <algorithm>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/rules/registry/automaton_rule.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/value_table_text.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "automaton \"a -> b: 1 2; b -> a: 3; accept a\"";
/// The maximum number of transitions of the deterministic automaton.
constexpr std::size_t kMaxDeterministic = 1 << 20;
/// The maximum number of states of the stated automaton.
constexpr std::size_t kMaxNamedStates = 1 << 12;

using StateSet = std::set<std::uint32_t>;

/// A nondeterministic automaton. State 0 is the start. The column after those of the values is read between two parts of a line.
struct StatedAutomaton {
    std::size_t values = 0;
    std::vector<std::vector<StateSet>> next;  // by state, then by column
    StateSet accepting;

    StateSet after(const StateSet& states, std::size_t column) const {
        StateSet reached;
        for (const std::uint32_t state : states)
            reached.insert(next[state][column].begin(), next[state][column].end());
        return reached;
    }
    bool accepts(const StateSet& states) const {
        return std::ranges::any_of(states, [&](std::uint32_t state) { return accepting.contains(state); });
    }
};

/// Reads "a -> b: 1 2; a -> b: any; b -> c: part; accept b c".
class AutomatonReader {
  public:
    AutomatonReader(const RuleStatement& statement, const Argument& text, const Puzzle& puzzle)
        : statement_(statement), text_(text), puzzle_(puzzle) {
        automaton_.values = puzzle.alphabet.size();
    }

    std::expected<StatedAutomaton, Diagnostic> read() {
        for (const std::string_view clause : pieces_of(text_.text, ';')) {
            if (auto done = clause.empty() ? std::expected<void, Diagnostic>() : read_clause(clause); !done)
                return failure(done);
            if (automaton_.next.size() > kMaxNamedStates)
                return std::unexpected(error_at(
                    text_.span, "an automaton has at most " + std::to_string(kMaxNamedStates) + " states",
                    "name fewer states"));
        }
        if (automaton_.next.empty()) return std::unexpected(refuse("", "the automaton has no transition"));
        return std::move(automaton_);
    }

  private:
    Diagnostic refuse(std::string_view clause, const std::string& message) const {
        return error_at(text_.span, clause.empty() ? message : "'" + std::string(clause) + "' " + message,
                        "write " + std::string(kSyntax));
    }

    std::uint32_t state(std::string_view name) {
        const auto [known, is_new] =
            states_.emplace(std::string(name), static_cast<std::uint32_t>(automaton_.next.size()));
        if (is_new) automaton_.next.emplace_back(automaton_.values + 1);
        return known->second;
    }

    std::expected<void, Diagnostic> read_clause(std::string_view clause) {
        const auto words = words_of_piece(clause);
        if (words.front() == "accept") {
            for (const std::string_view name : std::span(words).subspan(1))
                automaton_.accepting.insert(state(name));
            return {};
        }
        const auto sides = pieces_of(clause, ':');
        const auto step = words_of_piece(sides.front());
        if (sides.size() != 2 || step.size() != 3 || step[1] != "->")
            return std::unexpected(refuse(clause, "is no transition"));
        const std::uint32_t from = state(step[0]), to = state(step[2]);
        auto& columns = automaton_.next[from];
        if (sides[1] == "any") {
            for (std::size_t v = 0; v < automaton_.values; ++v) columns[v].insert(to);
        } else if (sides[1] == "part") {
            columns[automaton_.values].insert(to);
        } else {
            const auto values = values_of_piece(sides[1], statement_, text_, puzzle_, kSyntax);
            if (!values) return failure(values);
            for (const ValueId v : *values) columns[v.index()].insert(to);
        }
        return {};
    }

    const RuleStatement& statement_;
    const Argument& text_;
    const Puzzle& puzzle_;
    StatedAutomaton automaton_;
    std::map<std::string, std::uint32_t, std::less<>> states_;
};

/// The automaton accepts the values of the line: a DFA by the construction of subsets, GAC (RegularDfa).
class Automaton final : public AutomatonRule {
  public:
    Automaton(Sequence sequence, std::shared_ptr<const StatedAutomaton> stated, TransitionTable table)
        : AutomatonRule(sequence, std::move(table)),
          breaks_(std::move(sequence.breaks)),
          stated_(std::move(stated)) {}

    bool holds(std::span<const Value> values) const override {
        StateSet states{0};
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::ranges::find(breaks_, i) != breaks_.end())
                states = stated_->after(states, stated_->values);
            states = stated_->after(states, static_cast<std::size_t>(values[i]));
        }
        return stated_->accepts(states);
    }
    RuleNoun noun() const override { return {"automaton", RuleNoun::Place::From}; }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        return "accept the cells in their order";
    }

    std::vector<std::uint32_t> breaks_;
    std::shared_ptr<const StatedAutomaton> stated_;
};

/// Returns nullopt if the DFA has too many states. If the line has parts, a state also knows how many cells are read.
std::optional<TransitionTable> deterministic(const StatedAutomaton& stated, const Sequence& sequence) {
    using State = std::pair<std::size_t, StateSet>;
    const auto& breaks = sequence.breaks;
    const auto read = [&](const State& state, Value v) -> std::optional<State> {
        const auto& [place, before] = state;
        const bool is_part = std::ranges::find(breaks, place) != breaks.end();
        StateSet states = is_part ? stated.after(before, stated.values) : before;
        states = stated.after(states, static_cast<std::size_t>(v));
        if (states.empty() || place > sequence.cells.size()) return std::nullopt;
        return State{breaks.empty() ? 0 : place + 1, std::move(states)};
    };
    return build_transition_table(
        State{0, {0}}, stated.values, read, [&](const State& state) { return stated.accepts(state.second); },
        kMaxDeterministic / std::max<std::size_t>(1, stated.values));
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto text = only_quoted(statement, statement.arguments, "its transitions", kSyntax);
    if (!text) return failure(text);
    auto stated = AutomatonReader(statement, *text, context.puzzle).read();
    if (!stated) return failure(stated);
    const auto shared = std::make_shared<const StatedAutomaton>(std::move(*stated));
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto table = deterministic(*shared, sequence);
            if (!table)
                return std::unexpected(error_at(statement.span, "the automaton is too large",
                                                "divide the condition into several rules"));
            return std::make_unique<Automaton>(sequence, shared, std::move(*table));
        });
}

}  // namespace

RuleEntry automaton_rule() {
    return {
        .name = "automaton",
        .syntax = "automaton TRANSITIONS",
        .summary =
            "A finite automaton accepts the cells, read in their order. Its transitions are in quotes: "
            "\"a -> b: 1 2; b -> a: 3; accept a\". It begins in the state that is named first. any means "
            "all values, and part means the step between two parts of a line.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 4x1\n"
            "range 1..3\n"
            "\n"
            "rule automaton \"even -> odd: 1; odd -> even: 1; even -> even: 2 3; odd -> odd: 2 3; accept "
            "even\" at row 1\n",
        .example_solutions = 41,
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
