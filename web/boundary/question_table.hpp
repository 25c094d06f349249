#pragma once

#include <span>
#include <string>
#include <string_view>

#include "web/boundary/questions.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {

/// A question that JavaScript may ask.
struct QuestionEntry {
    std::string_view name;
    void (*answer)(Question& question);
};

/// Returns the table of all questions.
std::span<const QuestionEntry> question_table();

/// Returns the reply to a request. Both are JSON.
std::string answer_request(std::string_view json);

}  // namespace sator::web
