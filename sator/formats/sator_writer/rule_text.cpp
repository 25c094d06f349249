#include "sator/formats/sator_writer/rule_text.hpp"

#include "sator/base/utf8.hpp"
#include "sator/formats/statements/statement_arguments.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::formats {

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

}  // namespace

std::string argument_text(const Argument& argument) {
    switch (argument.kind) {
        case Argument::Kind::Bare:
            return argument.text;
        case Argument::Kind::Quoted:
            return puzzle::quoted(argument.text);
        case Argument::Kind::Regex:
            return "/" + with_escaped_slashes(argument.text) + "/" + argument.flags;
    }
    return {};
}

std::expected<std::string, Diagnostic> rule_text(const RuleStatement& rule) {
    if (rule.name == kExpressionRule) {
        const std::string text = on_one_line(rule.text);
        return "rule " + (is_expression(to_code_points(text)) ? text : rule.name + " " + text) + "\n";
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
        if (arguments && *arguments == rule.arguments) return "rule " + line + "\n";
    }
    return std::unexpected(error_at({}, "the language cannot write the rule '" + line + "'"));
}

}  // namespace sator::formats
