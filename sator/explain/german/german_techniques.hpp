#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::explain {

/// Returns the technique's name in the language: "versteckter Einer". A name without a translation is in English.
std::string technique_name_in(SpokenLanguage language, const PuzzleContext& context, const Step& step);

/// The same for the English name of a technique.
std::string technique_name_in(SpokenLanguage language, std::string english);

/// Returns the name of a grade, e.g. "tricky", in the language.
std::string grade_name_in(SpokenLanguage language, std::string_view name);

}  // namespace sator::explain
