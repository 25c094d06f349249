#include "sator/text/write/metadata_text.hpp"

#include <algorithm>

#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/read/decoration_statements.hpp"
#include "sator/text/write/places_text.hpp"

namespace sator::text {

namespace {

/// Returns whether a line of prose reads back as it is.
bool is_plain(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r\f", kQuoted = "\"#\n\\";
    return !line.empty() && line.find_first_of(kQuoted) == std::string_view::npos &&
           !kBlanks.contains(line.front()) && !kBlanks.contains(line.back());
}

std::string prose(const std::string& keyword, const std::string& text) {
    if (text.empty()) return {};
    return keyword + " " + (is_plain(text) ? text : puzzle::in_quotes(text)) + "\n";
}

/// Writes the rules on indented lines, or in quotes if a line is not plain.
std::string rules_prose(const std::string& text) {
    if (!text.contains('\n')) return prose("rules", text);
    std::string lines = "rules\n";
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string line = text.substr(at, end - at);
        const bool is_paragraph = line.empty() && at > 0 && end < text.size();
        const bool fits = is_paragraph || (is_plain(line) && line.front() != '|');
        if (!fits) return prose("rules", text);
        lines += line.empty() ? "\n" : "  " + line + "\n";
        at = end + 1;
    }
    return lines;
}

}  // namespace

std::string metadata_text(const Puzzle& puzzle) {
    return prose("title", puzzle.title) + prose("author", puzzle.author) + prose("source", puzzle.source) +
           prose("difficulty", puzzle.difficulty) + prose("link", puzzle.link) +
           rules_prose(puzzle.rules_text);
}

std::string clue_texts_text(const Puzzle& puzzle) {
    std::string text;
    for (const ClueText& clue : puzzle.clue_texts)
        text += "clue " + clue.direction + " " + std::to_string(clue.number) + " " +
                puzzle::in_quotes(clue.text) + "\n";
    return text.empty() ? text : "\n" + text;
}

std::string decorations_text(const Puzzle& puzzle) {
    std::string text;
    for (const Decoration& decoration : puzzle.decorations) {
        text += keyword_of(decoration.kind);
        if (!decoration.colour.empty()) text += " " + decoration.colour;
        if (decoration.kind == Decoration::Kind::Text) text += " " + puzzle::in_quotes(decoration.text);
        const Sequence cells{"", decoration.cells};
        text += " at " + places_text(puzzle.grid, {}, {&cells, 1}) + "\n";
    }
    return text.empty() ? text : "\n" + text;
}

}  // namespace sator::text
