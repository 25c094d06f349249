// A recursive-descent parser: one function for each rule of the grammar in expression_parser.hpp. It calls
// ExpressionBuilder for each operator, whose first error ends all loops (`failed`). The functions call each
// other in a circle, from a condition down to a bracket and back, so they are in one file.
#include "sator/rules/expression/expression_parser.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/rules/expression/expression_builder.hpp"
#include "sator/rules/expression/expression_cursor.hpp"
#include "sator/rules/expression/expression_names.hpp"
#include "sator/rules/expression/expression_tokens.hpp"
#include "sator/rules/expression/window_header.hpp"

namespace sator::rules {

namespace {

using Part = ExpressionPart;
using Kind = Expression::Kind;
using Token = ExpressionToken;

using Operators = std::span<const std::pair<std::string_view, Kind>>;
constexpr std::array<std::pair<std::string_view, Kind>, 6> kComparisons{{{"=", Kind::Equal},
                                                                         {"!=", Kind::NotEqual},
                                                                         {"<", Kind::Less},
                                                                         {"<=", Kind::AtMost},
                                                                         {">", Kind::Greater},
                                                                         {">=", Kind::AtLeast}}};
constexpr std::array<std::pair<std::string_view, Kind>, 2> kSums{{{"+", Kind::Add}, {"-", Kind::Subtract}}};
constexpr std::array<std::pair<std::string_view, Kind>, 3> kTerms{
    {{"*", Kind::Multiply}, {"/", Kind::Divide}, {"%", Kind::Remainder}}};

class Parser {
  public:
    Parser(std::vector<Token> tokens, ExpressionBuilder& builder)
        : cursor_(std::move(tokens)), builder_(builder), span_(cursor_.here().span) {}

    Part read() {
        const Part whole = condition();
        if (!failed() && here().kind != Token::Kind::End)
            refuse_here("an operator is missing", missing_hint());
        return whole;
    }
    SourceSpan span() const { return span_; }

  private:
    const Token& here() const { return cursor_.here(); }
    Token take() { return cursor_.take(); }
    bool failed() const { return builder_.has_failed(); }
    bool is_word(std::string_view word) const { return cursor_.is_word(word); }
    bool is_sign(std::string_view sign) const { return cursor_.is_sign(sign); }
    /// Whether the expression's first token was taken last.
    bool is_after_first() const { return cursor_.place() == 1; }
    const Kind* operator_of(Operators operators) const {
        const auto known =
            std::ranges::find_if(operators, [&](const auto& entry) { return is_sign(entry.first); });
        return known == operators.end() ? nullptr : &known->second;
    }

    void refuse_here(std::string message, std::string hint) {
        builder_.refuse(here().span, std::move(message), std::move(hint));
    }
    std::string missing_hint() const {
        if (is_sign(")")) return "there is no '(' before this ')'";
        return "write + - * / % = != < <= > >=, 'and' or 'or' before it";
    }

    /// Calls `read` one nesting level deeper.
    template <class Read>
    Part nested(Read read) {
        if (depth_ == kMaxExpressionDepth) {
            refuse_here("this expression is nested too deeply",
                        "parts can be nested up to " + std::to_string(kMaxExpressionDepth) + " deep");
            return {};
        }
        ++depth_;
        const Part part = read();
        --depth_;
        return part;
    }

    Part condition() {
        if (is_word("each")) return each();
        if (!is_word("if")) return alternative();
        const SourceSpan span = take().span;
        return nested([&] {
            const Part premise = condition();
            if (!failed() && !is_word("then"))
                refuse_here("'then' is missing", "write if CONDITION then CONDITION");
            take();
            if (failed()) return Part{};
            const Part conclusion = condition();
            return failed() ? Part{} : builder_.connective(Kind::IfThen, {premise, conclusion}, span);
        });
    }

    /// Parses the condition once for each window, whose letters then stand for other cells.
    Part each() {
        const SourceSpan span = take().span;
        return nested([&] {
            const std::optional<WindowHeader> header = read_window_header(cursor_, builder_);
            if (!header) return Part{};
            std::vector<Part> parts;
            const std::size_t begin = cursor_.place();
            for (std::size_t i = 0; i + header->size <= header->cells.size() && !failed(); ++i) {
                cursor_.go_to(begin);
                builder_.begin_window(header->letters, std::span(header->cells).subspan(i, header->size));
                parts.push_back(condition());
                builder_.end_window(header->letters.size());
            }
            return failed() ? Part{} : builder_.connective(Kind::And, parts, span);
        });
    }

    Part alternative() {
        return joined("or", Kind::Or, [this] { return conjunction(); });
    }
    Part conjunction() {
        return joined("and", Kind::And, [this] { return negation(); });
    }
    template <class Read>
    Part joined(std::string_view word, Kind kind, Read read) {
        Part first = read();
        if (failed() || !is_word(word)) return first;
        const SourceSpan span = here().span;
        std::vector<Part> parts{first};
        while (!failed() && is_word(word)) {
            take();
            parts.push_back(read());
        }
        return failed() ? Part{} : builder_.connective(kind, parts, span);
    }

    Part negation() {
        if (!is_word("not")) return comparison();
        const SourceSpan span = take().span;
        return nested([&] {
            const Part part = negation();
            return failed() ? Part{} : builder_.connective(Kind::Not, {part}, span);
        });
    }

    Part comparison() {
        Part left = sum();
        if (!failed() && is_before_set()) return membership(left);
        std::vector<Part> parts;
        SourceSpan span;
        while (!failed() && operator_of(kComparisons) != nullptr) {
            const Kind kind = *operator_of(kComparisons);
            span = take().span;
            const Part right = sum();
            if (failed()) return {};
            parts.push_back(builder_.comparison(kind, left, right, span));
            left = right;
        }
        if (parts.empty() || failed()) return left;
        return parts.size() == 1 ? parts[0] : builder_.connective(Kind::And, parts, span);
    }

    bool is_before_set() const { return is_word("in") || (is_word("not") && cursor_.is_before_word("in")); }

    /// Parses what follows the first operand of "in" or "not in".
    Part membership(const Part& left) {
        const bool is_negated = is_word("not");
        if (is_negated) take();
        const SourceSpan span = take().span;
        std::vector<Part> parts;
        if (is_sign("(")) {
            const SourceSpan open = take().span;
            nested([&] {
                add_element(left, parts);
                while (!failed() && is_sign(",")) {
                    take();
                    add_element(left, parts);
                }
                close(open);
                return Part{};
            });
        } else if (add_element(left, parts) == 1 && !failed()) {
            builder_.refuse(span, "'in' needs a range or a list", "write a in 1..4 or a in (1, 3, 5)");
        }
        if (failed()) return {};
        const Part any = parts.size() == 1 ? parts[0] : builder_.connective(Kind::Or, parts, span);
        return is_negated ? builder_.connective(Kind::Not, {any}, span) : any;
    }

    /// Parses a value, a letter of several cells or a range, and appends the condition that `left` is one of
    /// its values; of several cells one for each. Returns 1 for a single value, else the number of conditions
    /// and at least 2.
    std::size_t add_element(const Part& left, std::vector<Part>& parts) {
        const Part first = sum();
        if (failed()) return 0;
        if (!is_sign("..")) return builder_.add_equalities(left, first, parts);
        const SourceSpan span = take().span;
        const Part last = sum();
        if (!failed()) parts.push_back(builder_.within(left, first, last, span));
        return 2;
    }

    Part sum() {
        return chained(kSums, [this] { return term(); });
    }
    Part term() {
        return chained(kTerms, [this] { return factor(); });
    }
    template <class Read>
    Part chained(Operators operators, Read read) {
        Part left = read();
        while (!failed() && operator_of(operators) != nullptr) {
            const Kind kind = *operator_of(operators);
            const SourceSpan span = take().span;
            const Part right = read();
            if (!failed()) left = builder_.arithmetic(kind, {left, right}, span);
        }
        return left;
    }

    Part factor() {
        const Token token = here();
        switch (token.kind) {
            case Token::Kind::Integer:
                return integer(take());
            case Token::Kind::Quoted:
                return builder_.symbol(quoted_symbol(take().text), token.span);
            case Token::Kind::Name:
                return named();
            case Token::Kind::End:
                break;
            case Token::Kind::Sign:
                if (token.text == "(") return parenthesis();
                if (token.text == "-") return negative();
        }
        const bool is_end = token.kind == Token::Kind::End;
        refuse_here(
            is_end ? "the expression ends too early" : "a value is missing before '" + token.text + "'",
            "write a number, a letter of the drawing, or a function such as sum(a)");
        return {};
    }

    static Symbol quoted_symbol(const std::string& text) { return Symbol::of_text(to_code_points(text)); }

    Part integer(const Token& token) {
        std::int64_t number = 0;
        const auto [end, error] =
            std::from_chars(token.text.data(), token.text.data() + token.text.size(), number);
        if (error != std::errc() || number > kLargestInteger || number < -kLargestInteger)
            builder_.refuse(token.span, "this number is too large",
                            "numbers can be as large as " + std::to_string(kLargestInteger));
        return builder_.number(number, token.span);
    }

    /// Parses a factor that begins with a minus. A minus before digits is part of the number.
    Part negative() {
        const SourceSpan span = take().span;
        if (here().kind != Token::Kind::Integer)
            return nested([&] {
                const Part part = factor();
                return failed() ? Part{} : builder_.arithmetic(Kind::Negative, {part}, span);
            });
        const Token digits = take();
        return integer({Token::Kind::Integer, "-" + digits.text, span});
    }

    Part parenthesis() {
        const SourceSpan open = take().span;
        return nested([&] {
            const Part part = condition();
            close(open);
            return part;
        });
    }
    void close(const SourceSpan& open) {
        if (failed() || is_sign(")")) {
            take();
        } else if (here().kind == Token::Kind::End) {
            builder_.refuse(open, "unclosed parenthesis", "add ')'");
        } else {
            refuse_here("an operator or ')' is missing", missing_hint());
        }
    }

    Part named() {
        const Token name = take();
        if (is_sign("(")) return call(name);
        if (name.text == "blank") return builder_.symbol(Symbol::blank(), name.span);
        if (ExpressionCursor::is_letter(name) || builder_.is_mark(name.text))
            return builder_.letter(name.text, name.span);
        refuse_name(name, name_without_call(name.text, here(), is_after_first()));
        return {};
    }
    void refuse_name(const Token& name, NameError error) {
        builder_.refuse(name.span, std::move(error.message), std::move(error.hint));
    }

    Part call(const Token& name) {
        if (!is_expression_function(name.text)) {
            if (ExpressionCursor::is_letter(name)) {
                refuse_here("an operator is missing", "write '*' to multiply");
            } else {
                refuse_name(name, unknown_name(name.text, here(), is_after_first()));
            }
            return {};
        }
        const SourceSpan open = take().span;
        return nested([&] {
            std::vector<Part> arguments{condition()};
            while (!failed() && is_sign(",")) {
                take();
                arguments.push_back(condition());
            }
            close(open);
            return failed() ? Part{} : builder_.call(name.text, arguments, name.span);
        });
    }

    ExpressionCursor cursor_;
    ExpressionBuilder& builder_;
    SourceSpan span_;  // of the first token
    std::size_t depth_ = 0;
};

}  // namespace

std::expected<Expression, Diagnostic> parse_expression(const RuleStatement& statement,
                                                       std::span<const Sequence> sequences,
                                                       const Puzzle& puzzle) {
    auto tokens = expression_tokens(statement.text, statement.text_span);
    if (!tokens) return failure(tokens);
    ExpressionBuilder builder(sequences, puzzle);
    Parser parser(std::move(*tokens), builder);
    const Part whole = parser.read();
    return builder.finish(whole, parser.span());
}

}  // namespace sator::rules
