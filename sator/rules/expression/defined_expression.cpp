#include "sator/rules/expression/defined_expression.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::rules {

namespace {

bool is_of_name(char32_t c) {
    return is_letter(c) || c == U'_' || is_digit(c);
}

/// Returns whether a bare argument is a number or a range of numbers: 3, -3, 1..4.
bool is_number_or_range(const std::string& text) {
    const std::size_t dots = text.find("..");
    const auto is_number = [](std::string_view number) {
        number.remove_prefix(number.starts_with('-') ? 1 : 0);
        return !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos;
    };
    if (dots == std::string::npos) return is_number(text);
    return is_number(std::string_view(text).substr(0, dots)) &&
           is_number(std::string_view(text).substr(dots + 2));
}

std::string argument_text(const Argument& argument) {
    return argument.kind == Argument::Kind::Quoted ? in_quotes(argument.text) : argument.text;
}

/// Returns what the use should look like: "flat n".
std::string syntax_of(const RuleDefinition& definition) {
    std::string syntax = definition.name;
    for (const std::string& parameter : definition.parameters) syntax += " " + parameter;
    return syntax;
}

std::expected<void, Diagnostic> refuse_arguments(const RuleStatement& use, const RuleDefinition& definition) {
    const std::size_t count = definition.parameters.size();
    const std::string number = count == 0   ? "no arguments"
                               : count == 1 ? "one argument"
                                            : std::to_string(count) + " arguments";
    const std::string hint = "write " + syntax_of(definition) + ", as it is defined";
    if (use.arguments.size() < count)
        return std::unexpected(error_at(use.span, "'" + use.name + "' needs " + number, hint));
    if (use.arguments.size() > count)
        return std::unexpected(
            error_at(use.arguments[count].span, "'" + use.name + "' takes " + number, hint));
    for (const Argument& argument : use.arguments) {
        const bool is_fit = argument.kind == Argument::Kind::Quoted ||
                            (argument.kind == Argument::Kind::Bare && is_number_or_range(argument.text));
        if (!is_fit)
            return std::unexpected(
                error_at(argument.span, "the arguments of '" + use.name + "' are numbers and quoted symbols",
                         "write 3, or \"x\" for a symbol"));
    }
    return {};
}

/// Copies the definition's text, and replaces its parameters.
class Replacement {
  public:
    Replacement(const RuleStatement& use, const RuleDefinition& definition)
        : use_(use),
          definition_(definition),
          text_(to_code_points(definition.text)),
          line_(definition.text_span.line),
          column_(definition.text_span.column) {}

    void add_to(DefinedExpression& expression) {
        while (at_ < text_.size()) {
            std::size_t end = at_ + 1;
            if (text_[at_] == U'"') end = find_closing_delimiter(text_, at_).value_or(at_) + 1;
            if (is_letter(text_[at_]) || text_[at_] == U'_') {
                while (end < text_.size() && is_of_name(text_[end])) ++end;
            }
            take(end, expression);
        }
        expression.statement.text = to_utf8(result_);
    }

  private:
    /// Copies the word up to `end`, or the argument in its place.
    void take(std::size_t end, DefinedExpression& expression) {
        const std::string word = to_utf8(text_.substr(at_, end - at_));
        const auto parameter = std::ranges::find(definition_.parameters, word);
        if (parameter != definition_.parameters.end()) {
            const auto index = static_cast<std::size_t>(parameter - definition_.parameters.begin());
            const std::u32string argument = to_code_points(argument_text(use_.arguments[index]));
            const SourceSpan span = {line_, column_, static_cast<std::uint32_t>(end - at_)};
            result_ += argument;
            expression.places.insert(expression.places.end(), argument.size(), span);
            column_ += span.length;
            at_ = end;
            return;
        }
        expression.is_about_line = expression.is_about_line || word == "line";
        for (; at_ < end; ++at_, ++column_) {
            expression.places.push_back({line_, column_, 1});
            result_ += text_[at_] == U'\n' ? U' ' : text_[at_];
            if (text_[at_] != U'\n') continue;
            ++line_;
            column_ = 0;
        }
    }

    const RuleStatement& use_;
    const RuleDefinition& definition_;
    std::u32string text_, result_;
    std::size_t at_ = 0;
    std::uint32_t line_, column_;  // of the next code point in the file
};

std::string filled_words(const RuleStatement& use, const RuleDefinition& definition) {
    std::string words = definition.words;
    for (std::size_t i = 0; i < definition.parameters.size(); ++i) {
        const std::string name = "{" + definition.parameters[i] + "}";
        const std::string& argument = use.arguments[i].text;
        for (std::size_t at = words.find(name); at != std::string::npos; at = words.find(name, at)) {
            words.replace(at, name.size(), argument);
            at += argument.size();
        }
    }
    return words;
}

}  // namespace

std::expected<DefinedExpression, Diagnostic> defined_expression(const RuleStatement& use,
                                                                const RuleDefinition& definition) {
    if (auto done = refuse_arguments(use, definition); !done) return failure(done);
    DefinedExpression expression;
    expression.statement.name = kExpressionRule;
    expression.statement.span = use.span;
    expression.statement.text_span = {1, 1, 1};
    Replacement(use, definition).add_to(expression);
    expression.words = filled_words(use, definition);
    expression.noun = use.name;
    std::ranges::replace(expression.noun, '_', ' ');
    for (const Argument& argument : use.arguments) expression.noun += " " + argument.text;
    return expression;
}

Diagnostic error_in_definition(Diagnostic error, const DefinedExpression& expression,
                               const RuleStatement& use, const RuleDefinition& definition) {
    std::string used = "'" + use.name;
    for (const Argument& argument : use.arguments) used += " " + argument_text(argument);
    used += "' in line " + std::to_string(use.span.line) + " uses this definition";
    error.hint += (error.hint.empty() ? "" : "; ") + used;
    if (expression.places.empty()) {
        error.span = definition.text_span;
    } else {
        const std::size_t last = expression.places.size() - 1;
        const std::size_t begin = std::min<std::size_t>(error.span.column - 1, last);
        const std::size_t end = std::min(begin + error.span.length - 1, last);
        const SourceSpan& from = expression.places[begin];
        const SourceSpan& to = expression.places[end];
        error.span = from;
        if (to.line == from.line) error.span.length = to.column + to.length - from.column;
    }
    error.file = definition.file;
    if (definition.file_text != nullptr) set_excerpt(error, *definition.file_text);
    return error;
}

}  // namespace sator::rules
