#include "cli/commands/help_layout.hpp"

#include <algorithm>
#include <vector>

#include "cli/process/wrapped_text.hpp"
#include "sator/base/utf8.hpp"

namespace sator::cli {

namespace {

/// The start of the second column in wide lines; in narrow ones, a third of the line is before it.
constexpr std::size_t kSecondColumn = 26;
/// The indentation of a call, and of the lines that continue it.
constexpr std::size_t kCallIndent = 2, kContinuedIndent = 4;

std::size_t width_of(std::string_view text) {
    return to_code_points(text).size();
}

/// Splits a call at blanks that are not in quotes.
std::vector<std::string_view> shell_words(std::string_view line) {
    std::vector<std::string_view> words;
    bool is_quoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\'') is_quoted = !is_quoted;
        if (line[i] != ' ' || is_quoted) continue;
        words.push_back(line.substr(begin, i - begin));
        begin = i + 1;
    }
    words.push_back(line.substr(begin));
    return words;
}

}  // namespace

HelpLayout::HelpLayout(std::size_t columns)
    : columns_(columns), second_column_(std::min(kSecondColumn, columns / 3)) {}

std::string HelpLayout::paragraphs(std::string_view text) const {
    std::string out;
    while (!text.empty()) {
        const std::string_view paragraph = text.substr(0, text.find("\n\n"));
        out += (out.empty() ? "" : "\n") + wrapped_text(paragraph, columns_);
        text.remove_prefix(std::min(text.size(), paragraph.size() + 2));
    }
    return out;
}

std::string HelpLayout::row(std::string_view name, std::string_view text) const {
    std::string out = "  " + std::string(name);
    const std::size_t column = 2 + width_of(name);
    const bool fits = column + 2 <= second_column_;
    out += fits ? std::string(second_column_ - column, ' ') : "\n" + std::string(second_column_, ' ');
    return out + wrapped_text(text, columns_, second_column_, second_column_);
}

std::string HelpLayout::row_call(std::string_view call) const {
    return std::string(second_column_, ' ') + std::string(call) + "\n";
}

std::string HelpLayout::call(std::string_view line) const {
    std::string out(kCallIndent, ' ');
    std::size_t column = kCallIndent;
    const std::vector<std::string_view> words = shell_words(line);
    for (std::size_t i = 0; i < words.size(); ++i) {
        // All words but the last leave room for the backslash.
        const std::size_t room = i + 1 == words.size() ? 1 : 3;
        if (i > 0 && column + room + width_of(words[i]) > columns_) {
            out += " \\\n" + std::string(kContinuedIndent, ' ');
            column = kContinuedIndent;
        } else if (i > 0) {
            out += ' ';
            ++column;
        }
        out += words[i];
        column += width_of(words[i]);
    }
    return out + "\n";
}

std::string HelpLayout::calls(std::string_view lines) const {
    std::string out;
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        out += call(line);
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    }
    return out;
}

}  // namespace sator::cli
