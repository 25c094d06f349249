#pragma once

#include <optional>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::explain {

/// The words of German phrases about cells and values.
inline constexpr PhraseWords kGermanPhrases{.language = SpokenLanguage::German,
                                            .and_ = "und",
                                            .or_ = "oder",
                                            .to = "bis",
                                            .is = "ist",
                                            .is_not = "ist nicht",
                                            .is_now = "ist jetzt",
                                            .are = "sind",
                                            .are_not = "sind nicht",
                                            .are_now = "sind jetzt",
                                            .empty = "leer"};

/// Returns what `sentence` says of the step, in German: "Block 5: Nur R4C6 kann 7 sein." Returns nullopt if there is no translation of its
/// technique, or of one of its rules.
std::optional<std::string> german_sentence(const PuzzleContext& context, const Step& step);

/// Returns the sentences of the steps of a group (text/step_groups.hpp) in the language. Those without a translation are in English, after
/// "(English)".
std::string sentence_in(SpokenLanguage language, const PuzzleContext& context,
                        std::span<const Step> step_group);

}  // namespace sator::explain
