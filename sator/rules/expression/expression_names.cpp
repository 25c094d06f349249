#include "sator/rules/expression/expression_names.hpp"

#include <algorithm>
#include <array>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

namespace {

constexpr std::array<std::string_view, 13> kFunctions{"sum",    "product", "number",   "min",    "max",
                                                      "abs",    "count",   "distinct", "sorted", "prime",
                                                      "square", "even",    "odd"};
constexpr std::array<std::string_view, 10> kWords{"if",    "then", "and",  "or", "not",
                                                  "blank", "in",   "each", "of", "as"};

/// Returns a hint if the text looks like a rule whose first argument is a sign, e.g. `count < 3`, which must
/// be quoted; otherwise "".
std::string quoting_hint(const std::string& name, const ExpressionToken& following, bool is_first) {
    const bool is_sign =
        following.kind == ExpressionToken::Kind::Sign && following.text != "(" && following.text != ")";
    const RuleEntry* const rule = is_first && is_sign ? Registry::standard().find(name) : nullptr;
    if (rule == nullptr || !rule->syntax.contains("VALUE")) return "";
    return "for the rule " + name + ", quote its symbol: " + name + " \"" + following.text + "\"";
}

}  // namespace

bool is_expression_word(std::string_view name) {
    return std::ranges::find(kWords, name) != kWords.end();
}
bool is_expression_function(std::string_view name) {
    return std::ranges::find(kFunctions, name) != kFunctions.end();
}

NameError name_without_call(const std::string& name, const ExpressionToken& following, bool is_first) {
    if (is_expression_word(name))
        return {"a value is missing before '" + name + "'",
                "write a number, a letter of the drawing, or a function such as sum(a)"};
    if (!is_expression_function(name)) return unknown_name(name, following, is_first);
    const std::string quoting = quoting_hint(name, following, is_first);
    return {"'(' is missing after " + name,
            "write " + name + "(a)" + (quoting.empty() ? "" : "; " + quoting)};
}

NameError unknown_name(const std::string& name, const ExpressionToken& following, bool is_first) {
    const std::string_view suggestion = spelling_suggestion(name, kFunctions);
    std::string hint = quoting_hint(name, following, is_first);
    if (hint.empty() && suggestion.empty()) {
        hint = "the functions are";
        for (const std::string_view function : kFunctions) hint += " " + std::string(function);
    } else if (hint.empty()) {
        hint = "did you mean '" + std::string(suggestion) + "'?";
    }
    return {"'" + name + "' is neither a letter nor a function", std::move(hint)};
}

}  // namespace sator::rules
