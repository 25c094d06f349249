#include "sator/text/read/rule_statements.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/rules/any_of.hpp"
#include "sator/text/definitions/own_rules.hpp"
#include "sator/text/drawings/marked_sequences.hpp"
#include "sator/text/read/draft_fits.hpp"
#include "sator/text/read/drawing_remarks.hpp"
#include "sator/text/read/placed_rules.hpp"
#include "sator/text/read/rule_blocks.hpp"
#include "sator/text/read/rule_key.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kPlace = "place";
constexpr const char* kMarkHint = "mark cells with letters, numbers or '*'";

std::vector<LineSlice> skip_characters(std::span<const LineSlice> pieces, std::size_t length) {
    std::vector<LineSlice> rest(pieces.begin(), pieces.end());
    std::u32string_view& text = rest.front().text;
    const std::size_t begin = std::min(text.find_first_not_of(U" \t", length), text.size());
    text.remove_prefix(begin);
    rest.front().column += static_cast<std::uint32_t>(begin);
    return rest;
}

class RuleReader {
  public:
    explicit RuleReader(PuzzleDraft& draft) : draft_(draft) {}

    void read(const Statement& statement) {
        const std::size_t before = draft_.puzzle.rules.size();
        read_rules_of(statement);
        for (std::size_t i = before; i < draft_.puzzle.rules.size(); ++i)
            draft_.puzzle.rules[i].is_of_kind = statement.is_of_kind;
    }

    /// Ends the stack of rules, because the next statement cannot share a drawing with them.
    void end_stack() {
        if (stacked_keyword_ == "rule") {
            for (const RuleStatement& rule : stack_) {
                const std::string what =
                    rule.name == kExpressionRule ? "this rule" : "the rule '" + rule.name + "'";
                draft_.refuse(error_at(rule.span, what + " marks no cell",
                                       std::string("write a drawing below it; ") + kMarkHint));
            }
            stack_.clear();
        } else if (!stack_.empty()) {
            Sequence all{"*", Slot(draft_.puzzle.grid.cell_count())};
            for (std::size_t cell = 0; cell < all.cells.size(); ++cell) all.cells[cell] = CellId(cell);
            post_stack({{std::move(all)}});
        }
        stacked_keyword_.clear();
    }

  private:
    void read_rules_of(const Statement& statement) {
        if (statement.is_bare && is_block_of_rules(statement.keyword)) {
            end_stack();
            return statement.keyword == kLiarsRule ? read_liars(statement, draft_)
                                                   : read_any_of(statement, draft_);
        }
        auto rule = read_rule(statement);
        if (rule) name_meant_rule(rule->rule, statement, draft_.puzzle.definitions);
        if (!rule) {
            end_stack_unless(statement);
            draft_.refuse(std::move(rule.error()));
        } else if (!rule->line.places.empty() || !statement.clues.empty()) {
            end_stack();
            read_placed(statement, std::move(*rule));
            return;
        } else if (statement.is_bare && statement.drawings.empty()) {
            end_stack();
            add_at_default_place(std::move(rule->rule));
            return;
        } else {
            end_stack_unless(statement);
            remark_on_sharing(statement);
            if (auto done = check_numbers(statement, rule->rule); !done)
                return draft_.refuse(std::move(done.error()));
            scope_ = rule->line.scope;
            last_line_ = statement.text.back().line;
            stack(std::move(rule->rule));
        }
        if (!statement.drawings.empty()) use(statement.drawings);
    }

    /// A rule that may stand alone has no use for numbers in each cell of the grid that it is about: they are known values.
    std::expected<void, Diagnostic> check_numbers(const Statement& statement,
                                                  const RuleStatement& rule) const {
        const RuleEntry* entry = draft_.registry().find(rule.name);
        const bool stands_alone = statement.is_bare && entry != nullptr && !entry->default_place.empty();
        if (!stands_alone || !stack_.empty() || statement.drawings.size() != 1) return {};
        const auto fits = fits_in(draft_, statement.drawings.front(), MarkUse::Sequences);
        if (!fits || fits->size() != 1 || fits->front().cells != draft_.puzzle.grid.cell_count()) return {};
        const auto is_number = [](const Mark& mark) { return mark.kind == Mark::Kind::Number; };
        if (fits->front().empty() || !std::ranges::all_of(fits->front(), is_number)) return {};
        return std::unexpected(
            error_at(fits->front().marks.front().span,
                     "numbers below the rule '" + rule.name + "' are marks, and not known values",
                     "write a line 'initial' above the known values"));
    }

    /// Ends the stack if this statement cannot share a drawing with it.
    void end_stack_unless(const Statement& statement) {
        const std::string keyword = statement.is_bare ? std::string("rule") : statement.keyword;
        if (keyword != stacked_keyword_) end_stack();
        stacked_keyword_ = keyword;
    }

    /// Remarks on a rule that waits for the drawing of this one although an empty line or a comment is between them.
    void remark_on_sharing(const Statement& statement) {
        if (stack_.empty() || statement.span.line <= last_line_ + 1 || stacked_keyword_ != "rule") return;
        draft_.remark(error_at(stack_.back().span,
                               "this rule has no drawing of its own and shares that of line " +
                                   std::to_string(statement.span.line),
                               "write the two rules on lines that follow each other, or draw its cells"));
    }

    void read_placed(const Statement& statement, StatedRule rule) {
        if (!rule.line.places.empty() && !statement.clues.empty()) {
            return draft_.refuse(error_at(rule.line.at, "this rule has both places and clues below it",
                                          "write the places at the end of each clue"));
        }
        if (!statement.drawings.empty()) {
            return draft_.refuse(error_at(span_of(statement.drawings.front()),
                                          "this rule has both places and a drawing",
                                          "an empty line and another statement end the clues"));
        }
        if (statement.clues.empty())
            return add_placed_rule(std::move(rule.rule), rule.line.places, draft_, statement.is_of_kind);
        read_clue_lines(statement, rule, draft_);
    }

    /// Adds a rule that stands alone, e.g. `anti_knight`.
    void add_at_default_place(RuleStatement rule) {
        const RuleEntry* entry = draft_.registry().find(negated_or_self(rule).name);
        if (entry == nullptr || entry->default_place.empty()) {
            return draft_.refuse(
                error_at(rule.span, "'" + rule.name + "' has no cells",
                         "write clues on indented lines below it, 'at' and places, or a drawing"));
        }
        const std::u32string& text = draft_.texts.emplace_back(to_code_points(entry->default_place));
        const std::vector<LineSlice> places = {{rule.span.line, 1, text, rule.span}};
        add_placed_rule(std::move(rule), places, draft_);
    }

    void stack(RuleStatement rule) {
        const auto same = std::ranges::find(stack_, kPlace, &RuleStatement::name);
        if (rule.name != kPlace || same == stack_.end()) {
            stack_.push_back(std::move(rule));
            return;
        }
        std::ranges::move(rule.arguments, std::back_inserter(same->arguments));
        same->text += "\n" + rule.text;
    }

    void use(const std::vector<DrawingLines>& drawings) {
        std::vector<MarkedDrawing> marked;
        bool is_valid = true;
        for (const DrawingLines& drawing : drawings) is_valid &= add_marked(drawing, marked);
        if (is_valid) post_stack(marked);
        stack_.clear();
        stacked_keyword_.clear();
    }

    bool add_marked(const DrawingLines& drawing, std::vector<MarkedDrawing>& marked) {
        auto fits = draft_.errors.take(fits_in(draft_, drawing, MarkUse::Sequences));
        if (!fits) return false;
        std::erase_if(*fits, [](const Fit& fit) { return fit.empty(); });
        if (fits->empty()) {
            draft_.refuse(error_at(span_of(drawing), "this drawing marks no cell", kMarkHint));
            return false;
        }
        if (scope_ == DrawingScope::Here) fits->resize(1);
        if (scope_ == DrawingScope::Unstated) remark_on_places(drawing, *fits, draft_);
        for (const Fit& fit : *fits) {
            if (draft_.is_over()) return false;
            auto sequences = draft_.errors.take(sequences_of(fit));
            if (!sequences) return false;
            marked.push_back(std::move(*sequences));
        }
        return true;
    }

    void post_stack(const std::vector<MarkedDrawing>& marked) {
        for (RuleStatement& rule : stack_) {
            if (draft_.is_over()) break;
            rule.drawings = marked;
            std::ranges::move(rules_by_key(std::move(rule)), std::back_inserter(draft_.puzzle.rules));
        }
        stack_.clear();
    }

    /// Divides a rule whose arguments are a key to its drawing: `cage a=8 b=15`.
    std::vector<RuleStatement> rules_by_key(RuleStatement rule) {
        auto rules = draft_.errors.take(divide_by_key(std::move(rule)));
        if (rules) return std::move(*rules);
        return {};
    }

    PuzzleDraft& draft_;
    DrawingScope scope_ = DrawingScope::Unstated;  // of the last rule of the stack
    std::uint32_t last_line_ = 0;                  // of the last statement of the stack
    std::vector<RuleStatement> stack_;             // rules whose drawings have not been read yet
    std::string stacked_keyword_;                  // of the statements on the stack
};

bool is_rule(const Statement& statement) {
    return statement.is_bare || statement.keyword == "rule" || statement.keyword == kPlace ||
           statement.keyword == "find";
}

}  // namespace

RuleStatement& negated_or_self(RuleStatement& rule) {
    return rule.name == kNotRule && !rule.inner.empty() ? rule.inner.front() : rule;
}

std::string joined_text(std::span<const LineSlice> pieces) {
    std::string text;
    for (const LineSlice& piece : pieces) {
        if (&piece != pieces.data()) {
            text.append(piece.line - (&piece)[-1].line, '\n');
            text.append(piece.column - 1, ' ');
        }
        text += to_utf8(piece.text);
    }
    return text;
}

/// Reads the name at the beginning of the text, and takes it away. An expression has none.
static std::expected<void, Diagnostic> read_name(std::vector<LineSlice>& text, SourceSpan keyword,
                                                 RuleStatement& rule) {
    const LineSlice& first = text.front();
    if (first.text.empty())
        return std::unexpected(
            error_at(keyword, "the rule has no name", "write its name, as in 'rule sum 15'"));
    const bool is_nameless = is_expression(first.text);
    const std::u32string_view name = is_nameless ? U"" : first_word(first.text);
    rule.name = is_nameless ? std::string(kExpressionRule) : to_utf8(name);
    rule.span = first.span(0, is_nameless ? first.text.size() : name.size());
    text = skip_characters(text, name.size());
    return {};
}

/// Reads the name of the rule that `not` negates.
static std::expected<void, Diagnostic> read_negated_name(std::vector<LineSlice>& text, RuleStatement& rule) {
    if (text.front().text.empty() || first_word(text.front().text) == U"at")
        return std::unexpected(
            error_at(rule.span, "'not' negates no rule", "write the rule after it: not sum 10"));
    RuleStatement& inner = rule.inner.emplace_back();
    if (auto done = read_name(text, rule.span, inner); !done) return done;
    if (inner.name != kNotRule && !is_block_of_rules(inner.name)) return {};
    return std::unexpected(error_at(inner.span, "'not' does not negate '" + inner.name + "'",
                                    "write the rule after it: not sum 10"));
}

std::expected<StatedRule, Diagnostic> read_rule(const Statement& statement) {
    StatedRule stated;
    RuleStatement& rule = stated.rule;
    std::vector<LineSlice> text = statement.text;
    rule.name = statement.keyword;
    rule.span = statement.span;
    if (statement.keyword == "rule") {
        if (auto done = read_name(text, statement.span, rule); !done) return failure(done);
    }
    if (rule.name == kNotRule) {
        if (auto done = read_negated_name(text, rule); !done) return failure(done);
    }
    RuleStatement& own = negated_or_self(rule);
    // Words may be called "at", and a rule that lists them with drawings needs no places.
    const bool may_have_places = own.name != "words" || statement.drawings.empty();
    if (may_have_places) {
        auto line = divide_rule_line(text, own.name == kExpressionRule);
        if (!line) return failure(line);
        stated.line = std::move(*line);
        text = stated.line.arguments;
        rule.label = stated.line.label;
    }
    own.text = joined_text(text);
    own.text_span = text.front().span(0, 1);
    if (&own != &rule) rule.text = own.name == kExpressionRule ? own.text : own.name + " " + own.text;
    if (own.name == kExpressionRule) return stated;
    auto arguments = read_arguments(text, slash_of(own.name));
    if (!arguments) return failure(arguments);
    own.arguments = std::move(*arguments);
    return stated;
}

void read_rules(std::span<const Statement> statements, std::span<const ClueBlock> blocks,
                PuzzleDraft& draft) {
    RuleReader reader(draft);
    for (const Statement& statement : statements) {
        if (draft.is_over_after(1)) return;
        if (is_rule(statement)) {
            reader.read(statement);
            continue;
        }
        reader.end_stack();
        const auto block = std::ranges::find(blocks, &statement, &ClueBlock::statement);
        if (block == blocks.end() || !block->is_valid) continue;
        if (!block->file.empty() && draft.imported) {
            std::ranges::move(draft.imported->rules, std::back_inserter(draft.puzzle.rules));
            continue;
        }
        auto rules = rules_of(*block, draft.puzzle.grid, draft.errors);
        std::ranges::move(rules, std::back_inserter(draft.puzzle.rules));
    }
    reader.end_stack();
}

}  // namespace sator::text
