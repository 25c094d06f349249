// A recursive-descent parser: one function for each rule of the grammar in expression_parser.hpp. It calls
// ExpressionBuilder for each operator, whose first error ends all loops (`failed`).
#include "sator/rules/expression/expression_parser.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/base/utf8.hpp"
#include "sator/rules/expression/expression_builder.hpp"
#include "sator/rules/expression/expression_tokens.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

namespace {

using Part = ExpressionPart;
using Kind = Expression::Kind;
using Token = ExpressionToken;

constexpr std::array<std::string_view, 9> kFunctions{"sum", "product", "number",   "min",  "max",
                                                     "abs", "count",   "distinct", "prime"};
constexpr std::array<std::string_view, 6> kWords{"if", "then", "and", "or", "not", "blank"};

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
        : tokens_(std::move(tokens)), builder_(builder) {}

    Part read() {
        const Part whole = condition();
        if (!failed() && here().kind != Token::Kind::End)
            refuse_here("an operator is missing", missing_hint());
        return whole;
    }
    SourceSpan span() const { return tokens_.front().span; }

  private:
    const Token& here() const { return tokens_[at_]; }
    Token take() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }
    bool failed() const { return builder_.has_failed(); }

    bool is_at(Token::Kind kind, std::string_view text) const {
        return here().kind == kind && here().text == text;
    }
    bool is_word(std::string_view word) const { return is_at(Token::Kind::Name, word); }
    bool is_sign(std::string_view sign) const { return is_at(Token::Kind::Sign, sign); }
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
        const bool is_label = to_code_points(name.text).size() == 1 || builder_.is_label(name.text);
        if (is_label) return builder_.letter(name.text, name.span);
        if (std::ranges::find(kWords, name.text) != kWords.end()) {
            builder_.refuse(name.span, "a value is missing before '" + name.text + "'",
                            "write a number, a letter of the drawing, or a function such as sum(a)");
        } else if (std::ranges::find(kFunctions, name.text) != kFunctions.end()) {
            const std::string quoting = quoting_hint(name);
            builder_.refuse(name.span, "'(' is missing after " + name.text,
                            "write " + name.text + "(a)" + (quoting.empty() ? "" : "; " + quoting));
        } else {
            refuse_unknown(name);
        }
        return {};
    }
    void refuse_unknown(const Token& name) {
        const std::string_view suggestion = spelling_suggestion(name.text, kFunctions);
        std::string hint = quoting_hint(name);
        if (hint.empty()) {
            hint = suggestion.empty()
                       ? "the functions are sum product number min max abs count distinct prime"
                       : "did you mean '" + std::string(suggestion) + "'?";
        }
        builder_.refuse(name.span, "'" + name.text + "' is neither a letter nor a function", std::move(hint));
    }
    /// Returns a hint if the text looks like a rule whose first argument is a sign, e.g. `count < 3`, which
    /// must be quoted; otherwise "".
    std::string quoting_hint(const Token& name) const {
        const bool is_first = at_ == 1 && here().kind == Token::Kind::Sign && !is_sign("(") && !is_sign(")");
        const RuleEntry* const rule = is_first ? Registry::standard().find(name.text) : nullptr;
        if (rule == nullptr || !rule->syntax.contains("VALUE")) return "";
        return "for the rule " + name.text + ", quote its symbol: " + name.text + " \"" + here().text + "\"";
    }

    Part call(const Token& name) {
        if (std::ranges::find(kFunctions, name.text) == kFunctions.end()) {
            if (to_code_points(name.text).size() == 1) {
                refuse_here("an operator is missing", "write '*' to multiply");
            } else {
                refuse_unknown(name);
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

    std::vector<Token> tokens_;
    ExpressionBuilder& builder_;
    std::size_t at_ = 0;
    std::size_t depth_ = 0;
};

}  // namespace

std::expected<Expression, Diagnostic> parse_expression(const RuleStatement& statement,
                                                       std::span<const Sequence> sequences,
                                                       const Puzzle& puzzle) {
    auto tokens = expression_tokens(statement.text, statement.text_span);
    if (!tokens) return std::unexpected(std::move(tokens.error()));
    ExpressionBuilder builder(sequences, puzzle);
    Parser parser(std::move(*tokens), builder);
    const Part whole = parser.read();
    return builder.finish(whole, parser.span());
}

}  // namespace sator::rules
