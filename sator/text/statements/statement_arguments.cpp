#include "sator/text/statements/statement_arguments.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"

namespace sator::text {

namespace {

/// Reads the tokens of one line.
class TokenReader {
  public:
    TokenReader(const LineSlice& piece, Slash slash, std::vector<Token>& tokens)
        : piece_(piece), text_(piece.text), slash_(slash), tokens_(tokens) {}

    std::expected<void, Diagnostic> read() {
        while (at_ < text_.size()) {
            const char32_t c = text_[at_];
            if (is_blank(c)) {
                ++at_;
            } else if (c == U',' || c == U'&') {
                add(Argument::Kind::Bare, at_, 1);
                tokens_.back().separator = c;
            } else if (c == U'"') {
                if (auto done = read_quoted(); !done) return done;
            } else if (c == U'/' && slash_ == Slash::Regex) {
                if (auto done = read_regex(); !done) return done;
            } else {
                read_word();
            }
        }
        return {};
    }

  private:
    Argument& add(Argument::Kind kind, std::size_t begin, std::size_t length) {
        Argument argument;
        argument.kind = kind;
        argument.text = to_utf8(text_.substr(begin, length));
        argument.span = piece_.span(begin, length);
        tokens_.push_back({std::move(argument), 0});
        at_ = begin + length;
        return tokens_.back().argument;
    }

    void read_word() {
        std::size_t end = at_;
        while (end < text_.size() && !is_blank(text_[end]) && text_[end] != U',' && text_[end] != U'"') ++end;
        add(Argument::Kind::Bare, at_, end - at_);
    }

    std::expected<void, Diagnostic> read_quoted() {
        const auto quoted = read_quoted_text(text_, at_);
        if (!quoted) return refuse(at_, quoted.error().length, quoted.error().message, quoted.error().hint);
        Argument& argument = add(Argument::Kind::Quoted, at_ + 1, quoted->length - 2);
        argument.is_verbatim = quoted->text.size() == argument.span.length;
        argument.text = to_utf8(quoted->text);
        ++at_;
        return {};
    }

    std::expected<void, Diagnostic> read_regex() {
        const auto close = find_closing_delimiter(text_, at_);
        if (!close)
            return refuse(at_, 1, "unclosed regular expression", "add '/'; in a class, ']' comes before it");
        Argument& argument = add(Argument::Kind::Regex, at_ + 1, *close - at_ - 1);
        const std::size_t flags = ++at_;
        while (at_ < text_.size() && is_ascii_letter(text_[at_])) ++at_;
        argument.flags = to_utf8(text_.substr(flags, at_ - flags));
        const bool is_ended =
            at_ == text_.size() || is_blank(text_[at_]) || text_[at_] == U',' || text_[at_] == U'&';
        if (is_ended) return {};
        return refuse(at_, 1, "a blank is missing after the regular expression",
                      "write \\/ for a slash within it");
    }

    std::unexpected<Diagnostic> refuse(std::size_t begin, std::size_t length, std::string message,
                                       std::string hint) const {
        return std::unexpected(error_at(piece_.span(begin, length), std::move(message), std::move(hint)));
    }

    const LineSlice& piece_;
    std::u32string_view text_;
    Slash slash_;
    std::vector<Token>& tokens_;
    std::size_t at_ = 0;
};

}  // namespace

Slash slash_of(std::string_view rule) {
    return rule == "word" || rule == "theme" ? Slash::Path : Slash::Regex;
}

std::expected<std::vector<Token>, Diagnostic> read_tokens(std::span<const LineSlice> text, Slash slash) {
    std::vector<Token> tokens;
    for (const LineSlice& piece : text) {
        if (auto done = TokenReader(piece, slash, tokens).read(); !done) return failure(done);
    }
    return tokens;
}

std::expected<std::vector<Argument>, Diagnostic> read_arguments(std::span<const LineSlice> text,
                                                                Slash slash) {
    auto tokens = read_tokens(text, slash);
    if (!tokens) return failure(tokens);
    std::vector<Argument> arguments;
    for (Token& token : *tokens) {
        if (token.separator != U',') arguments.push_back(std::move(token.argument));
    }
    return arguments;
}

std::vector<Argument> with_shared_arguments(std::span<const Argument> clue,
                                            std::span<const Argument> shared) {
    const auto is_clue_place = [](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && (argument.text == "*" || argument.text == "?");
    };
    const auto place = std::ranges::find_if(shared, is_clue_place);
    std::vector<Argument> all(shared.begin(), place == shared.end() ? shared.begin() : place);
    all.insert(all.end(), clue.begin(), clue.end());
    all.insert(all.end(), place == shared.end() ? shared.begin() : place + 1, shared.end());
    return all;
}

}  // namespace sator::text
