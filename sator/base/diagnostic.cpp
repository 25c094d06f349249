#include "sator/base/diagnostic.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/base/utf8.hpp"

namespace sator {

using namespace base;

namespace {

/// The most code points of an excerpt that are shown. A longer line is cut around its caret.
constexpr std::size_t kWindow = 100;
constexpr std::string_view kIndent = "    ";

struct Excerpt {
    std::u32string text;
    std::size_t caret;  // from 0
};

Excerpt window(std::u32string text, std::size_t caret) {
    for (char32_t& c : text) c = c == U'\t' ? U' ' : printable(c);
    if (text.size() <= kWindow) return {std::move(text), caret};
    const std::size_t begin = std::min(caret > kWindow / 2 ? caret - kWindow / 2 : 0, text.size() - kWindow);
    std::u32string shown = text.substr(begin, kWindow);
    if (begin > 0) shown.front() = U'…';
    if (begin + kWindow < text.size()) shown.back() = U'…';
    return {std::move(shown), caret - begin};
}

std::string place(const Diagnostic& diagnostic) {
    std::string text = diagnostic.file;
    if (diagnostic.span.line != 0) {
        text += (text.empty() ? "" : ":") + std::to_string(diagnostic.span.line) + ":" +
                std::to_string(diagnostic.span.column);
    }
    return text.empty() ? text : text + ": ";
}

}  // namespace

Diagnostic error_at(SourceSpan span, std::string message, std::string hint) {
    Diagnostic error;
    error.span = span;
    error.message = std::move(message);
    error.hint = std::move(hint);
    return error;
}

Diagnostic error_in(std::string_view file, std::string message, std::string hint) {
    Diagnostic error = error_at({}, std::move(message), std::move(hint));
    error.file = file;
    return error;
}

std::string to_text(const Diagnostic& diagnostic) {
    std::string text = printable_text(place(diagnostic) + "error: " + diagnostic.message) + "\n";
    if (!diagnostic.excerpt.empty() && diagnostic.caret > 0) {
        const auto [shown, caret] = window(to_code_points(diagnostic.excerpt), diagnostic.caret - 1);
        const std::size_t room = shown.size() > caret ? shown.size() - caret : 1;
        const std::size_t marks = std::clamp<std::size_t>(diagnostic.marked, 1, room);
        text += std::string(kIndent) + to_utf8(shown) + "\n";
        text += std::string(kIndent) + std::string(caret, ' ') + std::string(marks, '^') + "\n";
    }
    if (!diagnostic.hint.empty()) text += "hint: " + printable_text(diagnostic.hint) + "\n";
    for (const Diagnostic& further : diagnostic.also) text += to_text(further);
    return text;
}

void set_excerpt(Diagnostic& diagnostic, std::string_view text) {
    for (std::uint32_t line = 1; line < diagnostic.span.line; ++line) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
    std::string_view line = text.substr(0, text.find('\n'));
    if (line.ends_with('\r')) line.remove_suffix(1);
    diagnostic.excerpt = line;
    diagnostic.caret = diagnostic.span.column;
    diagnostic.marked = diagnostic.span.length;
}

void set_excerpt_at(Diagnostic& diagnostic, std::string_view text, std::size_t offset) {
    // Twice the window on either side, in bytes of the longest characters, so that to_text sees that the line
    // continues.
    constexpr std::size_t kReach = 2 * kWindow * 4;
    const auto is_within_character = [&](std::size_t at) {
        return at < offset && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
    };
    std::size_t begin = offset, end = offset;
    while (begin > 0 && offset - begin < kReach && text[begin - 1] != '\n') --begin;
    while (is_within_character(begin)) ++begin;
    while (end < text.size() && end - offset < kReach && text[end] != '\n') ++end;
    if (end > begin && text[end - 1] == '\r') --end;
    diagnostic.excerpt = text.substr(begin, end - begin);
    diagnostic.caret =
        static_cast<std::uint32_t>(to_code_points(text.substr(begin, offset - begin)).size()) + 1;
    diagnostic.marked = diagnostic.span.length;
}

}  // namespace sator
