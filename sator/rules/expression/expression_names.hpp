#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/expression/expression_tokens.hpp"

namespace sator::rules {

/// Whether the name is one of the language's words, e.g. `then`, which stand for no value.
bool is_expression_word(std::string_view name);
bool is_expression_function(std::string_view name);

/// What is wrong with a name, and what to write instead.
struct NameError {
    std::string message, hint;
};

/// Returns the error of a name of several letters that no '(' follows. `following` is the token after it;
/// `is_first`: whether the name is the first token of the expression.
NameError name_without_call(const std::string& name, const ExpressionToken& following, bool is_first);
/// Returns the error of a name that is neither a letter nor a function.
NameError unknown_name(const std::string& name, const ExpressionToken& following, bool is_first);

}  // namespace sator::rules
