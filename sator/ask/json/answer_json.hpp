#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/ask/values/answer.hpp"
#include "sator/ask/values/question.hpp"
#include "sator/render/text/value_words.hpp"

namespace sator::ask {

/// How answers are written.
struct AnswerForm {
    std::string_view stopped_fields = "";  ///< those of the question
    ValueWords words = {};
};

/// Returns an answer as a line of JSON that ends in a newline; of several errors, a line each. nullopt if the answer is only an
/// error, which is told beside the answers. `version` is Sator's.
std::optional<std::string> answer_json(const Answer& answer, std::string_view version,
                                       const AnswerForm& form = {});

/// Returns the fields, each after a comma, that every answer to the question has, although a limit was reached before.
std::string_view stopped_fields(const Question& question);

/// Returns the errors that an answer tells besides its line.
std::vector<Diagnostic> errors_of(const Answer& answer);

}  // namespace sator::ask
