// A clue goes to the end of the block of its rule; if there is none, a new block is written after the other rules.

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/definitions/expand_definition.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/kinds/file_scope.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr std::u32string_view kDigits = U"0123456789";
constexpr std::size_t kClueIndent = 2;

/// Returns the length of the number that the text begins with and that a blank ends; 0 if there is none.
std::size_t leading_number(std::u32string_view text) {
    const std::size_t length = std::min(text.find_first_not_of(kDigits), text.size());
    return length < text.size() && text[length] == U' ' ? length : 0;
}

/// Returns whether the indented lines below the statement are clues of this rule, without further arguments.
bool takes_clues_of(const Statement& statement, const std::string& rule, const PuzzleDraft& draft) {
    if (!statement.is_bare || !statement.drawings.empty()) return false;
    if (const auto expansion = expansion_of(statement, draft.kinds))
        return !expansion->clue_word.empty() && is_same_rule(draft, expansion->clue_word, rule);
    const bool has_arguments =
        std::ranges::any_of(statement.text, [](const LineSlice& slice) { return !slice.text.empty(); });
    return !statement.clues.empty() && !has_arguments && is_same_rule(draft, statement.keyword, rule);
}

const Statement* block_of(const std::string& rule, const EditDraft& draft) {
    const Statement* block = nullptr;
    for (const Statement& statement : draft.reading.list.statements) {
        if (takes_clues_of(statement, rule, draft.reading.draft)) block = &statement;
    }
    return block;
}

/// Indents a clue like the one above it, and aligns its number.
std::u32string indented_like(const EditDraft& draft, const Statement& block, std::u32string clue) {
    if (block.clues.empty()) return std::u32string(kClueIndent, U' ') + clue;
    const LineSlice& above = block.clues.back();
    std::u32string indent(draft.line(above.line).substr(0, above.column - 1));
    const std::size_t number = leading_number(clue), other = leading_number(above.text);
    if (number == 0 || other == 0) return indent + clue;
    const std::size_t gap = above.text.find_first_not_of(U' ', other) - other;
    clue.insert(number, gap - 1, U' ');
    const std::size_t end = indent.size() + other;
    if (indent.find_first_not_of(U' ') == std::u32string::npos && end > number)
        indent.assign(end - number, U' ');
    return indent + clue;
}

/// Writes a rule that stands on a line of its own.
std::u32string rule_line(const AddClue& clue, const std::string& places) {
    std::string line = is_statement_keyword(clue.rule) && places.empty() ? "" : "rule ";
    if (clue.rule != kExpressionRule) line += clue.rule + (clue.arguments.empty() ? "" : " ");
    line += clue.arguments;
    if (!places.empty()) line += " at " + places;
    return to_code_points(line);
}

void add_new_block(const AddClue& clue, const std::string& places, EditDraft& draft) {
    const bool is_short = draft.reading.draft.uses_short_words && clue.rule != kExpressionRule &&
                          !is_statement_keyword(clue.rule);
    const std::string separator = clue.arguments.empty() || places.empty() ? "" : " ";
    const std::u32string text = to_code_points(clue.arguments + separator + places);
    std::u32string lines = rule_line(clue, places);
    std::size_t begin = 0, length = lines.size();
    if (is_short) {
        lines = to_code_points(clue.rule);
        lines += places.empty() ? (text.empty() ? U"" : U" ") : U"\n  ";
        begin = lines.size();
        length = text.size();
        lines += text;
    }
    draft.insert_lines(line_for_rules(draft.reading.list), lines + U"\n");
    draft.set_caret(begin, length);
}

}  // namespace

std::expected<void, Diagnostic> edit(const AddClue& operation, EditDraft& draft) {
    if (operation.rule.empty()) return refused("the clue has no rule", "name it: \"rule\": \"cage\"");
    if (operation.arguments.contains('\n')) return refused("the arguments of a clue are one line");
    const auto places = places_text_of(operation.cells, draft.reading.draft);
    if (!places) return failure(places);
    const Statement* block = places->empty() ? nullptr : block_of(operation.rule, draft);
    if (block == nullptr) {
        add_new_block(operation, *places, draft);
        return {};
    }
    const std::string separator = operation.arguments.empty() ? "" : " ";
    std::u32string clue = to_code_points(operation.arguments + separator + *places);
    const std::u32string line = indented_like(draft, *block, std::move(clue));
    const std::size_t indent = line.find_first_not_of(U" \t");
    draft.insert_lines(last_line(*block), line + U"\n");
    draft.set_caret(indent, line.size() - indent);
    return {};
}

std::unexpected<Diagnostic> refused(std::string message, std::string hint) {
    return std::unexpected(error_in("operation", std::move(message), std::move(hint)));
}

bool is_same_rule(const PuzzleDraft& draft, std::string_view a, std::string_view b) {
    if (a == b) return true;
    const RuleEntry* entry = draft.registry().find(a);
    return entry != nullptr && entry == draft.registry().find(b);
}

std::optional<KindExpansion> expansion_of(const Statement& statement, const KnownKinds& kinds) {
    if (is_of_kind_language(statement) && !statement.drawings.empty()) {
        auto drawn = expand_drawing(statement);
        return drawn ? std::optional(std::move(*drawn)) : std::nullopt;
    }
    const Kind* kind = kinds.of(statement);
    if (kind == nullptr) return std::nullopt;
    auto arguments = read_arguments(statement.text);
    if (!arguments) return std::nullopt;
    KindRequest request{.statement = statement, .arguments = std::move(*arguments)};
    request.has_grid = request.arguments.empty() && !kind->makes_grid;
    auto expansion = expand_kind(*kind, request);
    if (!expansion) return std::nullopt;
    return std::move(*expansion);
}

}  // namespace sator::text
