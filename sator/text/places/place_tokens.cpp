#include "sator/text/places/place_tokens.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::text {

namespace {

using Kind = PlaceToken::Kind;

/// Larger numbers name nothing; this many digits do not overflow.
constexpr std::size_t kMaxDigits = 6;

class Tokenizer {
  public:
    explicit Tokenizer(const LineSlice& line) : line_(line), text_(line.text) {}

    std::expected<void, Diagnostic> read(std::vector<PlaceToken>& tokens) {
        while (true) {
            while (at_ < text_.size() && (is_blank(text_[at_]) || text_[at_] == U',')) ++at_;
            if (at_ == text_.size()) return {};
            const std::size_t begin = at_;
            follows_cell_ = begin > 0 && !is_blank(text_[begin - 1]) && text_[begin - 1] != U',' &&
                            !tokens.empty() && tokens.back().kind == Kind::Cell;
            const bool follows_corner = !tokens.empty() && tokens.back().text == "corner";
            auto token = next();
            token.span = line_.span(begin, std::max<std::size_t>(1, at_ - begin));
            token.text = to_utf8(text_.substr(begin, at_ - begin));
            if (token.kind == Kind::End) {
                return std::unexpected(
                    error_at(token.span, "this is not a place",
                             "write cells (R3C4, R1C1..R1C4), or rows, columns, boxes, …"));
            }
            const bool is_zero = token.kind == Kind::Cell && (token.row == 0 || token.column == 0);
            if (is_zero && !follows_corner)
                return std::unexpected(error_at(token.span, "rows and columns count from 1"));
            tokens.push_back(std::move(token));
        }
    }

  private:
    char32_t peek(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : U'\n';
    }

    PlaceToken next() {
        PlaceToken token;
        if (peek() == U'.' && peek(1) == U'.') return sign(Kind::Run, 2);
        if (peek() == U':') return sign(Kind::Colon, 1);
        if (peek() == U';') return sign(Kind::Semicolon, 1);
        if (peek() == U'/' && follows_cell_) return sign(Kind::Slash, 1);
        if (peek() == U'-' && follows_cell_) return sign(Kind::Dash, 1);
        if (is_digit(peek())) return number_or_size();
        if ((peek() == U'R' || peek() == U'r') && is_digit(peek(1))) return cell();
        while (is_letter(peek()) || (token.kind == Kind::Word && (peek() == U'-' || peek() == U'_'))) {
            token.kind = Kind::Word;
            ++at_;
        }
        return token;
    }

    PlaceToken sign(Kind kind, std::size_t length) {
        at_ += length;
        PlaceToken token;
        token.kind = kind;
        return token;
    }

    std::uint32_t number() {
        std::uint32_t number = 0;
        for (std::size_t digits = 0; is_digit(peek()) && digits < kMaxDigits; ++digits, ++at_)
            number = number * 10 + static_cast<std::uint32_t>(peek() - U'0');
        return number;
    }

    PlaceToken number_or_size() {
        PlaceToken token;
        token.kind = Kind::Number;
        token.row = number();
        if ((peek() != U'x' && peek() != U'×') || !is_digit(peek(1))) return token;
        ++at_;
        token.kind = Kind::Size;
        token.column = token.row;
        token.row = number();
        return token;
    }

    PlaceToken cell() {
        PlaceToken token;
        ++at_;
        token.row = number();
        if ((peek() != U'C' && peek() != U'c') || !is_digit(peek(1))) return token;
        ++at_;
        token.kind = Kind::Cell;
        token.column = number();
        return token;
    }

    const LineSlice& line_;
    std::u32string_view text_;
    std::size_t at_ = 0;
    bool follows_cell_ = false;  // the token begins at once after a cell's name
};

}  // namespace

std::expected<std::vector<PlaceToken>, Diagnostic> place_tokens(std::span<const LineSlice> text) {
    std::vector<PlaceToken> tokens;
    for (const LineSlice& line : text) {
        if (auto done = Tokenizer(line).read(tokens); !done) return failure(done);
    }
    PlaceToken end;
    if (!text.empty()) end.span = text.back().span(text.back().text.size(), 1);
    tokens.push_back(end);
    return tokens;
}

}  // namespace sator::text
