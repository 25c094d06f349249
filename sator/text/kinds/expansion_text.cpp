#include "sator/text/kinds/expansion_text.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/text/kinds/expand_kinds.hpp"

namespace sator::text {

namespace {

/// A line of this length is continued on the next one, after a ';'.
constexpr std::size_t kWidth = 100;

/// Breaks a line of text after some of its ';', if they are followed by a blank.
std::string wrapped(std::string_view line) {
    std::string text;
    while (line.size() > kWidth) {
        std::size_t end = line.substr(0, kWidth).rfind("; ");
        if (end == std::string_view::npos) end = line.find("; ");
        if (end == std::string_view::npos) break;
        text += std::string(line.substr(0, end + 1)) + "\n  ";
        line.remove_prefix(end + 2);
    }
    return text + std::string(line);
}

/// Whether a rule stands at the beginning of the line, so that indented lines below it would be clues.
bool is_rule_with_places(const Statement& statement) {
    return statement.is_bare && statement.clues.empty() && !statement.text.empty() &&
           to_utf8(statement.text.front().text).contains(" at ");
}

void add(const Statement& statement, std::string& text) {
    std::string line = (is_rule_with_places(statement) ? "rule " : "") + statement.keyword;
    for (std::size_t i = 0; i < statement.text.size(); ++i) {
        const std::string piece = to_utf8(statement.text[i].text);
        if (!piece.empty()) line += (i == 0 ? " " : "\n  ") + piece;
    }
    text += wrapped(line) + "\n";
    for (const LineSlice& clue : statement.clues) text += "  " + to_utf8(clue.text) + "\n";
    for (const DrawingLines& drawing : statement.drawings) {
        if (&drawing != &statement.drawings.front()) text += "\n";
        for (const LineSlice& drawn : drawing) text += "|" + to_utf8(drawn.text) + "\n";
    }
    if (!statement.drawings.empty() || statement.keyword == "words") text += "\n";
}

}  // namespace

std::string expansion_text(std::string_view puzzle, const Registry& registry) {
    const std::u32string code_points = to_code_points(puzzle);
    const StatementWords words = statement_words(registry);
    std::deque<std::u32string> texts;
    Errors errors;
    std::string text;
    const KnownKinds kinds(KindTable::standard());
    for (const Statement& statement :
         expand_kinds(read_statements(code_points, words).statements, registry, kinds, {}, texts, errors)
             .statements)
        add(statement, text);
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

}  // namespace sator::text
