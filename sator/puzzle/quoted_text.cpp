#include "sator/puzzle/quoted_text.hpp"

namespace sator::puzzle {

namespace {

/// Resolves the escapes of what is between quotes. Returns nullopt if one is unknown.
std::optional<std::u32string> unescaped(std::u32string_view written) {
    std::u32string text;
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] != U'\\') {
            text += written[i];
            continue;
        }
        if (++i == written.size()) return std::nullopt;
        if (written[i] != U'"' && written[i] != U'\\' && written[i] != U'n') return std::nullopt;
        text += written[i] == U'n' ? U'\n' : written[i];
    }
    return text;
}

}  // namespace

std::optional<std::size_t> find_closing_delimiter(std::u32string_view text, std::size_t at) {
    const char32_t close = text[at];
    bool is_class = false;
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == U'\\') {
            ++i;
        } else if (text[i] == close && !is_class) {
            return i;
        } else if (close == U'/' && (text[i] == U'[' || text[i] == U']')) {
            is_class = text[i] == U'[';
        }
    }
    return std::nullopt;
}

std::expected<QuotedText, QuoteError> read_quoted_text(std::u32string_view text, std::size_t at) {
    const auto close = find_closing_delimiter(text, at);
    if (!close) return std::unexpected(QuoteError{1, "unclosed quote", "add '\"'"});
    const std::size_t length = *close + 1 - at;
    auto content = unescaped(text.substr(at + 1, length - 2));
    if (content) return QuotedText{std::move(*content), length};
    return std::unexpected(QuoteError{length, "these quotes have an unknown escape",
                                      "\\\\ stands for a backslash, \\\" for a quote, \\n for a line end"});
}

std::string on_one_line(std::string_view text) {
    std::string line;
    bool is_quoted = false, is_escaped = false;
    for (const char c : text) {
        const bool is_gap = !is_quoted && (c == ' ' || c == '\t' || c == '\n');
        if (!is_gap) {
            line += c;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
        if (c == '"' && !is_escaped) is_quoted = !is_quoted;
        is_escaped = is_quoted && c == '\\' && !is_escaped;
    }
    while (line.ends_with(' ')) line.pop_back();
    return line;
}

}  // namespace sator::puzzle
