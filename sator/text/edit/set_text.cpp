#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/write/metadata_text.hpp"

namespace sator::text {

namespace {

/// The fields, in the order in which a puzzle states them.
constexpr std::array<std::string_view, 6> kFields = {"title",      "author", "source",
                                                     "difficulty", "link",   "rules"};

/// Returns the statement of a field as the writer writes it, with its line end.
std::string statement_of(const SetText& operation) {
    Puzzle puzzle;
    if (operation.field == "title") puzzle.title = operation.value;
    if (operation.field == "author") puzzle.author = operation.value;
    if (operation.field == "source") puzzle.source = operation.value;
    if (operation.field == "difficulty") puzzle.difficulty = operation.value;
    if (operation.field == "link") puzzle.link = operation.value;
    if (operation.field == "rules") puzzle.rules_text = operation.value;
    return metadata_text(puzzle);
}

/// Returns the line after which a field is written: that of the last field that comes before it, or else the line above the
/// first statement.
std::uint32_t line_for(const SetText& operation, const EditDraft& draft) {
    const auto order = std::ranges::find(kFields, operation.field);
    std::uint32_t after = 0;
    for (const Statement& statement : draft.reading.list.statements) {
        const auto other = std::ranges::find(kFields, statement.keyword);
        if (other != kFields.end() && other < order) after = std::max(after, last_line(statement));
    }
    if (after > 0 || draft.reading.list.statements.empty()) return after;
    return draft.reading.list.statements.front().span.line - 1;
}

}  // namespace

std::expected<void, Diagnostic> edit(const SetText& operation, EditDraft& draft) {
    if (std::ranges::find(kFields, operation.field) == kFields.end())
        return refused("there is no text called '" + operation.field + "'",
                       "texts are title, author, source, difficulty, link and rules");
    const std::u32string text = to_code_points(statement_of(operation));
    const auto& statements = draft.reading.list.statements;
    const auto old = std::ranges::find(statements, operation.field, &Statement::keyword);
    const std::size_t begin = operation.field.size() + 1;
    const auto set_caret = [&] {
        if (text.size() > begin) draft.set_caret(begin, text.size() - begin - 1);
    };
    if (old == statements.end()) {
        if (text.empty()) return {};
        draft.insert_lines(line_for(operation, draft), text);
        set_caret();
    } else if (text.empty()) {
        draft.remove_lines(old->span.line, last_line(*old));
    } else if (last_line(*old) == old->span.line && std::ranges::count(text, U'\n') == 1) {
        // What stands before the keyword and after the text, e.g. a comment, stays.
        const LineSlice& slice = old->text.front();
        const auto length = static_cast<std::uint32_t>(slice.text.size());
        draft.replace({slice.line, slice.column, length}, text.substr(begin, text.size() - begin - 1));
        draft.set_caret(0, text.size() - begin - 1);
    } else {
        const std::size_t from = draft.offset(old->span.line, 1);
        const std::uint32_t last = last_line(*old);
        const std::size_t to = draft.offset(last, 1) + draft.line(last).size();
        draft.replace(draft.span_of(from, to), text.substr(0, text.size() - 1));
        set_caret();
    }
    return {};
}

}  // namespace sator::text
