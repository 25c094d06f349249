#include "sator/rules/registry/rule_arguments.hpp"

#include <string>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::rules {

namespace {

std::string write(std::string_view syntax) {
    return "write " + std::string(syntax);
}

/// Returns an argument in the notation of messages.
std::string quoted_text(const Argument& argument) {
    if (argument.kind == Argument::Kind::Quoted) return in_quotes(argument.text);
    return argument.kind == Argument::Kind::Regex ? "/" + argument.text + "/" + argument.flags
                                                  : "'" + argument.text + "'";
}

}  // namespace

std::expected<void, Diagnostic> check_argument_count(const RuleStatement& statement, std::size_t least,
                                                     std::size_t most, std::string_view needs,
                                                     std::string_view syntax) {
    const auto& arguments = statement.arguments;
    if (arguments.size() < least) {
        return std::unexpected(
            error_at(statement.span, statement.name + " needs " + std::string(needs), write(syntax)));
    }
    if (arguments.size() <= most) return {};
    if (most == 0)
        return std::unexpected(
            error_at(arguments[0].span, statement.name + " takes no arguments", write(syntax)));
    return std::unexpected(error_at(arguments[most].span,
                                    statement.name + " takes no more than " +
                                        (most == 1 ? "one argument" : std::to_string(most) + " arguments"),
                                    write(syntax)));
}

bool take_word(std::vector<Argument>& arguments, std::string_view word) {
    return std::erase_if(arguments, [&](const Argument& argument) {
               return argument.kind == Argument::Kind::Bare && argument.text == word;
           }) > 0;
}

std::expected<std::int64_t, Diagnostic> number_argument(const Argument& argument, std::string_view syntax) {
    const auto number =
        argument.kind == Argument::Kind::Bare ? to_whole_number<std::int64_t>(argument.text) : std::nullopt;
    if (number) return *number;
    const std::string_view digits = std::string_view(argument.text).substr(argument.text.starts_with('-'));
    const bool is_large = argument.kind == Argument::Kind::Bare && !digits.empty() &&
                          digits.find_first_not_of("0123456789") == std::string_view::npos;
    return std::unexpected(error_at(
        argument.span, quoted_text(argument) + (is_large ? " is too large" : " is not a whole number"),
        is_large ? "numbers are at most 9223372036854775807" : write(syntax)));
}

std::string CountRange::to_string() const {
    if (most == 0) return "no";
    if (least == most) return "exactly " + std::to_string(least);
    if (most == kUnbounded) return "at least " + std::to_string(least);
    if (least == 0) return "at most " + std::to_string(most);
    return std::to_string(least) + (most == least + 1 ? " or " : " to ") + std::to_string(most);
}

std::expected<CountRange, Diagnostic> count_range_argument(const Argument& argument,
                                                           std::string_view syntax) {
    const std::string_view text = argument.text;
    const std::size_t dots = text.find("..");
    const std::string_view first = text.substr(0, dots);
    const std::string_view last = dots == std::string_view::npos ? first : text.substr(dots + 2);
    const auto least = first.empty() ? 0 : to_whole_number<std::uint32_t>(first);
    const auto most = last.empty() ? CountRange::kUnbounded : to_whole_number<std::uint32_t>(last);
    const bool is_bare = argument.kind == Argument::Kind::Bare && !(first.empty() && last.empty());
    if (is_bare && least && most && *least <= *most) return CountRange{*least, *most};
    return std::unexpected(
        error_at(argument.span, quoted_text(argument) + " does not say how many",
                 write(syntax) + ", with a number, 2..4, 2.. (at least) or ..4 (at most)"));
}

std::expected<std::vector<ValueId>, Diagnostic> value_arguments(const RuleStatement& statement,
                                                                std::span<const Argument> arguments,
                                                                const Puzzle& puzzle,
                                                                std::string_view syntax) {
    if (arguments.empty()) {
        return std::unexpected(error_at(statement.span, statement.name + " needs values", write(syntax)));
    }
    const auto symbols = parse_symbol_list(arguments);
    if (!symbols) return failure(symbols);
    std::vector<ValueId> values;
    for (const Symbol& symbol : *symbols) {
        const auto value = puzzle.alphabet.find(symbol);
        if (!value) {
            const bool is_comment_sign = symbol == Symbol::of_character(U'#');
            return std::unexpected(
                error_at(arguments[0].span, "no cell can hold " + to_symbol_text(symbol),
                         is_comment_sign ? "a '#' without quotes begins a comment: write 'range . \"#\"'"
                                         : "the ranges of the cells say what they can hold"));
        }
        values.emplace_back(*value);
    }
    return values;
}

}  // namespace sator::rules
