#include "sator/text/statements/swallowed_statements.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/statements/swallowed_lines.hpp"

namespace sator::text {

namespace {

constexpr std::array<std::string_view, 6> kProse = {"title", "author",     "source",
                                                    "rules", "difficulty", "link"};

SourceSpan span_of(const LineSlice& line) {
    return line.span(0, line.text.size());
}

void check_list_of_words(const Statement& statement, const StatementWords& names,
                         SwallowedStatements& found) {
    const auto swallowed = swallowed_by_words(statement, names);
    if (!swallowed) return;
    const std::string name = to_utf8(first_word(swallowed->line->text));
    if (swallowed->is_certain)
        found.errors.push_back(
            error_at(span_of(*swallowed->line),
                     "this line is in the list of words above it, which has no empty line after it",
                     "write an empty line before '" + name + "'"));
    else
        found.remarks.push_back(error_at(
            span_of(*swallowed->line),
            "this line is read as words of the list above it, and not as the statement '" + name + "'",
            "an empty line ends the list of words"));
}

/// Remarks on an indented line that states a rule, if the puzzle does not state it elsewhere.
void check_prose(const Statement& statement, std::span<const Statement> all, const StatementWords& names,
                 SwallowedStatements& found) {
    const auto swallowed = swallowed_by_prose(statement, names);
    if (!swallowed) return;
    const std::string line = to_utf8(swallowed->line->text);
    if (std::ranges::find(all, line, &Statement::keyword) != all.end()) return;
    found.remarks.push_back(error_at(
        span_of(*swallowed->line),
        "this indented line is a part of the text of '" + statement.keyword + "', and states no rule",
        "a line that is not indented begins a statement"));
}

}  // namespace

SwallowedStatements find_swallowed_statements(std::span<const Statement> statements,
                                              const StatementWords& names) {
    SwallowedStatements found;
    for (const Statement& statement : statements) {
        if (statement.text.size() < 2) continue;
        if (statement.keyword == "words") check_list_of_words(statement, names, found);
        if (std::ranges::find(kProse, statement.keyword) != kProse.end())
            check_prose(statement, statements, names, found);
    }
    return found;
}

}  // namespace sator::text
