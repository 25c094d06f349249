#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::explain {

/// Begins what has no translation.
inline constexpr std::string_view kInEnglish = "(English) ";

/// Returns a line about a puzzle in German: a rule's sentence, what a sign of a picture means, a remark of `check`. Returns nullopt if it has
/// no translation.
std::optional<std::string> german_note(std::string_view line);

/// Returns the line in the language. A line without a translation is in English, after "(English)".
std::string told_in(SpokenLanguage language, std::string line);

}  // namespace sator::explain
