#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/mistakes.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/text/value_words.hpp"

namespace sator::render {

/// What the steps of an answer have besides what all have.
struct StepFields {
    /// By the number of a rule, the statement that it comes from. If there are any, the rules of steps have it, too.
    std::span<const std::size_t> statements = {};
    ValueWords words = {};
    /// The language of sentences and rules. A sentence that has no translation is English, and its step has `"lang":"en"`.
    explain::SpokenLanguage language = explain::SpokenLanguage::English;
};

/// Returns what `explain --json` prints for a puzzle: one object on a line that ends in a newline.
/// docs/explain.md lists its fields.
std::string explanation_json(const PuzzleContext& context, const Explanation& explanation,
                             std::string_view name, const StepFields& fields = {});

/// Returns what `explain --why-not --json` prints.
std::string why_not_json(const PuzzleContext& context, const WhyNot& why, Candidate candidate,
                         std::string_view name, const StepFields& fields = {});

/// Returns what `hint --json` prints; `step` may be null.
std::string hint_json(const PuzzleContext& context, const Mistakes& mistakes, const Step* step,
                      std::string_view name, const StepFields& fields = {});

}  // namespace sator::render
