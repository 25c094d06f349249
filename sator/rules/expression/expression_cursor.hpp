#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/rules/expression/expression_tokens.hpp"

namespace sator::rules {

/// The tokens of an expression and the place that the parser has reached.
class ExpressionCursor {
  public:
    using Token = ExpressionToken;

    explicit ExpressionCursor(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

    const Token& here() const { return tokens_[at_]; }
    const Token& next() const { return tokens_[at_ + 1 < tokens_.size() ? at_ + 1 : at_]; }
    /// Returns the token here and moves on; the end is never left.
    Token take() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }

    std::size_t place() const { return at_; }
    void go_to(std::size_t place) { at_ = place; }

    bool is_word(std::string_view word) const { return is(here(), Token::Kind::Name, word); }
    bool is_sign(std::string_view sign) const { return is(here(), Token::Kind::Sign, sign); }
    bool is_before_word(std::string_view word) const { return is(next(), Token::Kind::Name, word); }
    /// Whether the token here is a name of one character, which may be a letter of the drawing.
    bool is_letter() const { return is_letter(here()); }
    static bool is_letter(const Token& token) {
        return token.kind == Token::Kind::Name && base::to_code_points(token.text).size() == 1;
    }

  private:
    static bool is(const Token& token, Token::Kind kind, std::string_view text) {
        return token.kind == kind && token.text == text;
    }

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
};

}  // namespace sator::rules
