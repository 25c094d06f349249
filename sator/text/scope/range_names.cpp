#include "sator/text/scope/range_names.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kBlank = "blank";

/// Returns whether an argument is a name: "lamp" or "lamp/lamps".
bool is_value_name(const Argument& argument) {
    if (argument.kind != Argument::Kind::Bare || argument.text == kBlank || argument.text == "at")
        return false;
    const std::u32string text = to_code_points(argument.text);
    // A word in capital letters is a parameter.
    const bool is_capital = std::ranges::none_of(argument.text, [](char c) { return c >= 'a' && c <= 'z'; });
    return !is_capital && first_word(text).size() >= 2 && puzzle::is_letter(text[1]);
}

/// Returns "lamp" and "lamps" of "lamp/lamps"; without a plural, the name is its own.
std::pair<std::string, std::string> singular_and_plural(const std::string& text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos) return {text, text};
    return {text.substr(0, slash), text.substr(slash + 1)};
}

std::string sign_text(const Argument& argument) {
    return argument.kind == Argument::Kind::Quoted ? puzzle::in_quotes(argument.text) : argument.text;
}

}  // namespace

std::expected<std::string, Diagnostic> take_value_names(const LineSlice& text,
                                                        std::vector<ValueName>& names) {
    const auto arguments = read_arguments({&text, 1}, Slash::Path);
    if (!arguments) return failure(arguments);
    std::string left;
    for (std::size_t i = 0; i < arguments->size(); ++i) {
        const Argument& argument = (*arguments)[i];
        if (argument.text == "at" && argument.kind == Argument::Kind::Bare) {  // places follow
            for (; i < arguments->size(); ++i) left += " " + sign_text((*arguments)[i]);
            break;
        }
        if (!is_value_name(argument)) {
            left += (left.empty() ? "" : " ") + sign_text(argument);
            continue;
        }
        const bool has_sign =
            i + 1 < arguments->size() &&
            ((*arguments)[i + 1].kind == Argument::Kind::Quoted || (*arguments)[i + 1].text == kBlank);
        if (!has_sign)
            return std::unexpected(
                error_at(argument.span, "the sign of '" + argument.text + "' is missing",
                         "write it in quotes after the name: " + argument.text + " \"*\""));
        ValueName& name = names.emplace_back();
        std::tie(name.name, name.plural) = singular_and_plural(argument.text);
        name.sign = sign_text((*arguments)[++i]);
        left += (left.empty() ? "" : " ") + name.sign;
        if (i + 2 < arguments->size() && (*arguments)[i + 1].text == "de") {
            std::tie(name.german, name.german_plural) = singular_and_plural((*arguments)[i + 2].text);
            i += 2;
        }
    }
    return left;
}

}  // namespace sator::text
