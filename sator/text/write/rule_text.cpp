#include "sator/text/write/rule_text.hpp"

#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/any_of.hpp"
#include "sator/text/read/definition_line.hpp"
#include "sator/text/statements/statement_arguments.hpp"
#include "sator/text/write/rule_places_text.hpp"

namespace sator::text {

namespace {

/// Adds a backslash before each slash without one, because the slash would end the expression.
std::string with_escaped_slashes(std::string_view clue) {
    std::string text;
    for (std::size_t i = 0; i < clue.size(); ++i) {
        if (clue[i] == '/') text += '\\';
        text += clue[i];
        if (clue[i] == '\\' && i + 1 < clue.size()) text += clue[++i];
    }
    return text;
}

std::expected<std::string, Diagnostic> block_line(const RuleStatement& clue, const Puzzle& puzzle) {
    const auto head = rule_head(clue);
    if (!head) return head;
    const auto places = rule_places_text(clue, puzzle);
    if (!places)
        return std::unexpected(error_at({}, "the language cannot write the places of '" + *head + "'"));
    const bool is_expression_rule = clue.name == kExpressionRule;
    return (is_expression_rule ? "rule " : "") + *head + " at " + *places + label_text(clue) + "\n";
}

}  // namespace

std::string label_text(const RuleStatement& rule) {
    return rule.label.empty() ? "" : " as " + puzzle::in_quotes(rule.label);
}

std::string argument_text(const Argument& argument) {
    switch (argument.kind) {
        case Argument::Kind::Bare:
            return argument.text;
        case Argument::Kind::Quoted:
            return puzzle::in_quotes(argument.text);
        case Argument::Kind::Regex:
            return "/" + with_escaped_slashes(argument.text) + "/" + argument.flags;
    }
    return {};
}

std::expected<std::string, Diagnostic> rule_head(const RuleStatement& rule) {
    if (rule.name == kExpressionRule) {
        const std::string text = on_one_line(rule.text);
        return is_expression(to_code_points(text)) ? text : rule.name + " " + text;
    }
    if (rule.name == kNotRule && rule.inner.size() == 1) {
        auto inner = rule_head(rule.inner.front());
        if (inner) *inner = "not " + *inner;
        return inner;
    }
    std::string line = rule.name, arguments_text;
    for (const Argument& argument : rule.arguments) arguments_text += " " + argument_text(argument);
    // A comma separates like a blank, and the text after it is not read as an operator after the name.
    if (is_expression(to_code_points(line + arguments_text))) line += ",";
    line += arguments_text;
    const std::u32string text = to_code_points("rule " + line);
    const StatementList list = read_statements(text);
    const bool is_rule = first_word(to_code_points(line)) == to_code_points(rule.name) &&
                         list.statements.size() == 1 && list.errors.empty() &&
                         !is_expression(to_code_points(line));
    if (is_rule) {
        LineSlice piece = list.statements.front().text.front();
        piece.text.remove_prefix(std::min(piece.text.size(), to_code_points(rule.name).size()));
        const auto arguments = read_arguments({&piece, 1}, slash_of(rule.name));
        if (arguments && *arguments == rule.arguments) return line;
    }
    return std::unexpected(error_at({}, "the language cannot write the rule '" + line + "'"));
}

std::expected<std::string, Diagnostic> rule_text(const RuleStatement& rule) {
    auto head = rule_head(rule);
    if (!head) return head;
    return "rule " + *head + label_text(rule) + "\n";
}

std::expected<std::string, Diagnostic> rule_block_text(const RuleStatement& rule, const Puzzle& puzzle) {
    std::string text = rule.name;
    for (const Argument& argument : rule.arguments) text += " " + argument_text(argument);
    text += "\n";
    for (const RuleStatement& clue : rule.inner) {
        const bool is_group = clue.name == kAlternative;
        const std::span<const RuleStatement> parts =
            is_group ? std::span<const RuleStatement>(clue.inner) : std::span(&clue, 1);
        for (const RuleStatement& part : parts) {
            const auto line = block_line(part, puzzle);
            if (!line) return line;
            text += &part == parts.data() ? "  " : "  and ";
            text += *line;
        }
    }
    return text;
}

std::string definition_text(const RuleDefinition& definition) {
    std::string text = "define " + definition.name;
    for (const std::string& parameter : definition.parameters) text += " " + parameter;
    text += " = " + on_one_line(definition.text);
    if (!definition.words.empty()) text += " as " + puzzle::in_quotes(definition.words);
    const std::string_view picture = word_of(definition.picture);
    if (!picture.empty()) text += " drawn " + std::string(picture);
    return text + "\n";
}

}  // namespace sator::text
