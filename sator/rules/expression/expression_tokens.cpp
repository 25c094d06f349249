#include "sator/rules/expression/expression_tokens.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::rules {

namespace {

using TokenKind = ExpressionToken::Kind;

/// The signs. A sign comes before those that are its prefixes.
constexpr std::array<std::u32string_view, 16> kSigns{U"!=", U"<=", U">=", U"..", U"=", U"<", U">", U"+",
                                                     U"-",  U"*",  U"/",  U"%",  U"(", U")", U",", U":"};

/// An operator of other languages, with the hint that names ours.
struct ForeignOperator {
    std::u32string_view sign;
    const char* hint;
};
constexpr std::array<ForeignOperator, 10> kForeignOperators{{{U"==", "write '='"},
                                                             {U"<>", "write '!='"},
                                                             {U"&&", "write 'and'"},
                                                             {U"||", "write 'or'"},
                                                             {U"≠", "write '!='"},
                                                             {U"≤", "write '<='"},
                                                             {U"≥", "write '>='"},
                                                             {U"×", "write '*'"},
                                                             {U"−", "write '-'"},
                                                             {U"!", "write 'not'"}}};

class TokenReader {
  public:
    TokenReader(std::u32string_view text, const SourceSpan& start)
        : text_(text), line_(start.line), column_(start.column) {}

    std::expected<std::vector<ExpressionToken>, Diagnostic> read() {
        for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
            if (tokens_.size() == kMaxExpressionTokens) {
                refuse(1, "this expression is too long",
                       "an expression has up to " + std::to_string(kMaxExpressionTokens) +
                           " words, numbers and signs; write several rules");
            } else {
                read_token();
            }
            if (error_) return std::unexpected(std::move(*error_));
        }
        add(TokenKind::End, 0);
        tokens_.back().span.length = 1;
        return std::move(tokens_);
    }

  private:
    void skip_blanks() {
        for (; at_ < text_.size(); ++at_, ++column_) {
            if (text_[at_] == U'\n') {
                ++line_;
                column_ = 0;
            } else if (text_[at_] != U' ' && text_[at_] != U'\t') {
                return;
            }
        }
    }

    void add(TokenKind kind, std::size_t length) {
        tokens_.push_back({kind, to_utf8(text_.substr(at_, length)), span(length)});
        at_ += length;
        column_ += static_cast<std::uint32_t>(length);
    }
    SourceSpan span(std::size_t length) const { return {line_, column_, static_cast<std::uint32_t>(length)}; }

    void read_token() {
        const char32_t c = text_[at_];
        if (is_digit(c)) return add(TokenKind::Integer, run_length(is_digit));
        if (is_letter(c) || c == U'_')
            return add(TokenKind::Name,
                       run_length([](char32_t x) { return is_letter(x) || x == U'_' || is_digit(x); }));
        if (c == U'"') return read_quoted();
        const std::u32string_view rest = text_.substr(at_);
        const auto begins = [&](std::u32string_view sign) { return rest.starts_with(sign); };
        const auto sign = std::ranges::find_if(kSigns, begins);
        const auto foreign = std::ranges::find_if(kForeignOperators, begins, &ForeignOperator::sign);
        const bool is_foreign = foreign != kForeignOperators.end() &&
                                (sign == kSigns.end() || foreign->sign.size() > sign->size());
        if (!is_foreign && sign != kSigns.end()) return add(TokenKind::Sign, sign->size());
        const std::size_t length = is_foreign ? foreign->sign.size() : 1;
        refuse(length, "'" + to_utf8(rest.substr(0, length)) + "' has no meaning in an expression",
               is_foreign ? foreign->hint : "the signs are + - * / % = != < <= > >= .. ( ) : and ,");
    }

    template <class Belongs>
    std::size_t run_length(Belongs belongs) const {
        const auto begin = text_.begin() + static_cast<std::ptrdiff_t>(at_);
        return static_cast<std::size_t>(std::find_if_not(begin, text_.end(), belongs) - begin);
    }

    void read_quoted() {
        const auto quoted = read_quoted_text(text_.substr(0, text_.find(U'\n', at_)), at_);
        if (!quoted) return refuse(quoted.error().length, quoted.error().message, quoted.error().hint);
        add(TokenKind::Quoted, quoted->length);
        tokens_.back().text = to_utf8(quoted->text);
    }

    void refuse(std::size_t length, std::string message, std::string hint) {
        error_ = error_at(span(length), std::move(message), std::move(hint));
    }

    std::u32string_view text_;
    std::size_t at_ = 0;
    std::uint32_t line_, column_;
    std::vector<ExpressionToken> tokens_;
    std::optional<Diagnostic> error_;
};

}  // namespace

std::expected<std::vector<ExpressionToken>, Diagnostic> expression_tokens(std::string_view text,
                                                                          const SourceSpan& start) {
    const std::u32string code_points = to_code_points(text);
    return TokenReader(code_points, start).read();
}

}  // namespace sator::rules
