#include "sator/rules/regex.hpp"

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::rules {

namespace {

/// Sequences up to this length need no memory allocation.
constexpr std::size_t kUsualLength = 32;

/// The cells match a regular expression. The meaning is a backtracking matcher (language/match); the
/// propagators are those that clue_propagators chose for the clue, compiled once for equal clues (ClueCache).
class RegexRule final : public Rule {
  public:
    RegexRule(Sequence sequence, std::shared_ptr<const CompiledClue> clue, std::string written)
        : sequence_(std::move(sequence)), clue_(std::move(clue)), written_(std::move(written)) {}

    std::span<const CellId> cells() const override { return sequence_.cells; }

    bool holds(std::span<const Value> values) const override {
        SmallVector<char32_t, kUsualLength> text;
        for (const Value v : values) {
            const auto character = clue_->characters->character(static_cast<std::size_t>(v));
            if (!character) return false;
            text.push_back(*character);
        }
        // If the backtracking matcher reaches its step limit, `holds` relies on the propagators, which have
        // accepted these values.
        return matches_by_backtracking(clue_->tree, {text.data(), text.size()}) != MatchResult::No;
    }

    void post(Model& model) const override {
        SmallVector<VariableId, kUsualLength> scope;
        for (const CellId cell : sequence_.cells) scope.push_back(variable_of(cell));
        for (const auto& propagator : clue_->propagators) model.post(propagator, scope);
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {rule_subject(naming, sequence_, noun(), label(), ReadingDirection::Matters),
                "match " + written_};
    }

    const CompiledClue& clue() const { return *clue_; }

  private:
    Sequence sequence_;
    std::shared_ptr<const CompiledClue> clue_;
    std::string written_;  // as in the puzzle: "/…/flags"
};

/// Returns the error at its position in the puzzle's file, or, if the clue is not verbatim in the file, with
/// the clue itself as excerpt.
[[gnu::cold]] Diagnostic clue_error(const Argument& clue, const RegexError& found,
                                    std::string_view line_name) {
    Diagnostic error = error_at(clue.span, found.message, found.hint);
    if (clue.is_verbatim && clue.span.line != 0) {
        error.span.column += found.begin;
        error.span.length = std::max(1u, found.end - found.begin);
        return error;
    }
    error.message += ", in the clue of " + std::string(line_name);
    error.excerpt = clue.text;
    error.caret = found.begin + 1;
    error.marked = std::max(1u, found.end - found.begin);
    return error;
}

std::expected<Dialect, Diagnostic> dialect_of(const Argument& option) {
    if (option.text == "dialect=java") return Dialect::Java;
    if (option.text == "dialect=ecmascript") return Dialect::EcmaScript;
    return std::unexpected(error_at(option.span, "regex has no option '" + option.text + "'",
                                    "write regex /…/flags, or add dialect=java or dialect=ecmascript"));
}

/// Returns the clue as "/…/flags".
std::string written(const Argument& clue) {
    std::string text;
    text.reserve(clue.text.size() + clue.flags.size() + 2);
    ((text += '/') += clue.text) += '/';
    return text += clue.flags;
}

/// Returns a symbol of several characters in the range of one of the cells, which no clue could match, or
/// nullopt.
std::optional<Symbol> long_symbol(const Puzzle& puzzle, const Sequence& sequence) {
    const auto is_long = [&](ValueId v) {
        return puzzle.alphabet[v].kind != Symbol::Kind::Blank && !puzzle.alphabet[v].character();
    };
    for (const CellId cell : sequence.cells) {
        if (puzzle.ranges.empty() || puzzle.ranges[cell.index()].empty()) continue;
        for (const ValueId v : puzzle.ranges[cell.index()]) {
            if (is_long(v)) return puzzle.alphabet[v];
        }
    }
    return std::nullopt;
}

[[gnu::cold]] Diagnostic missing_clue(const RuleStatement& statement) {
    return error_at(statement.span, "regex needs a clue", "write regex /…/");
}

/// Returns the error about a clue's flags, which begin after the slash that ends the clue.
[[gnu::cold]] Diagnostic flags_error(const Argument& clue, const RegexError& wrong) {
    Diagnostic error = error_at(clue.span, wrong.message, wrong.hint);
    error.span.column += clue.span.length + 1 + wrong.begin;
    error.span.length = wrong.end - wrong.begin;
    return error;
}

[[gnu::cold]] Diagnostic long_symbol_error(const Argument& clue, const Symbol& symbol) {
    return error_at(
        clue.span,
        "regex needs cells whose symbols have one character each, not '" + symbol.to_string() + "'",
        "give these cells a range of single characters");
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (statement.arguments.empty() || statement.arguments[0].kind != Argument::Kind::Regex) {
        return std::unexpected(missing_clue(statement));
    }
    const Argument& clue = statement.arguments[0];
    RegexOptions options;
    options.limits = context.clue_limits();
    const auto flags = parse_flags(to_code_points(clue.flags));
    if (!flags) return std::unexpected(flags_error(clue, flags.error()));
    options.flags = *flags;
    for (const Argument& option : std::span(statement.arguments).subspan(1)) {
        const auto dialect = dialect_of(option);
        if (!dialect) return failure(dialect);
        options.dialect = *dialect;
    }
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        if (const auto symbol = long_symbol(context.puzzle, sequence)) {
            return std::unexpected(long_symbol_error(clue, *symbol));
        }
        auto compiled =
            context.clue_cache.clue(clue.text, options, context.puzzle.alphabet, sequence.cells.size());
        if (!compiled) return std::unexpected(clue_error(clue, compiled.error(), sequence.label));
        rules.push_back(std::make_unique<RegexRule>(sequence, *compiled, written(clue)));
    }
    return rules;
}

}  // namespace

const CompiledClue* clue_of(const Rule& rule) {
    const auto* regex = dynamic_cast<const RegexRule*>(&rule);
    return regex == nullptr ? nullptr : &regex->clue();
}

RuleEntry regex_rule() {
    return {
        .name = "regex",
        .syntax = "regex /CLUE/FLAGS",
        .summary = "The cells, read in order, match the regular expression as a whole.",
        .shape = RuleShape::OneSequence,
        .example = "layout\n| ***\n\nrange A..C\n| ***\n\nrule regex /(.)[AB]\\1/\n| ***\n",
        .example_solutions = 6,
        .determines_values = true,
        .maker = make,
    };
}

}  // namespace sator::rules
