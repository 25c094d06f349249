// Kinds and rules that stand alone on a line: `killer`, `anti_knight`.

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::text {

namespace {

bool is_of_word(const Statement& statement, const std::string& word, const PuzzleDraft& draft) {
    if (!statement.is_bare) return false;
    const Kind* kind = draft.kinds.find(word);
    if (kind != nullptr) return draft.kinds.find(statement.keyword) == kind;
    return is_same_rule(draft, statement.keyword, word) && statement.clues.empty() &&
           statement.drawings.empty();
}

}  // namespace

std::expected<void, Diagnostic> edit(const AddWord& operation, EditDraft& draft) {
    const PuzzleDraft& read = draft.reading.draft;
    const RuleEntry* entry = read.registry().find(operation.word);
    if (read.kinds.find(operation.word) == nullptr && entry == nullptr)
        return refused("there is no kind and no rule called '" + operation.word + "'");
    if (read.kinds.find(operation.word) == nullptr && entry->default_place.empty())
        return refused("the rule '" + operation.word + "' needs cells", "add a clue of it");
    for (const Statement& statement : draft.reading.list.statements) {
        if (is_of_word(statement, operation.word, read)) return {};
    }
    const std::u32string word = to_code_points(operation.word);
    draft.insert_lines(line_for_rules(draft.reading.list), word + U"\n");
    draft.set_caret(0, word.size());
    return {};
}

std::expected<void, Diagnostic> edit(const RemoveWord& operation, EditDraft& draft) {
    bool is_found = false;
    for (const Statement& statement : draft.reading.list.statements) {
        if (!is_of_word(statement, operation.word, draft.reading.draft)) continue;
        is_found = true;
        std::uint32_t last = statement.span.line;
        for (const LineSlice& slice : statement.text) last = std::max(last, slice.line);
        draft.remove_lines(statement.span.line, last);
        for (const LineSlice& clue : statement.clues) draft.remove_lines(clue.line, clue.line);
        for (const DrawingLines& drawing : statement.drawings)
            draft.remove_lines(drawing.front().line, drawing.back().line);
    }
    if (is_found) return {};
    return refused("the text has no line '" + operation.word + "'");
}

}  // namespace sator::text
