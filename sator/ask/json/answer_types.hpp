#pragma once

#include <span>
#include <string_view>

#include "sator/ask/values/ask_namespace.hpp"

/// The lines of JSON that answers are, as types. docs/json.md and web/package/src/answers.ts are made of them, and a test compares them
/// with answers.
namespace sator::ask {

/// A field of an object. A '?' after its name says that it may be absent: "score?".
struct AnswerField {
    std::string_view name;
    std::string_view type;  ///< in TypeScript: "string[]", "Place | null"; it names types of the table
    std::string_view meaning = {};
};

/// An object of an answer.
struct AnswerType {
    std::string_view name;  ///< "SolveAnswer"
    std::string_view meaning;
    std::span<const AnswerField> fields;
};

/// The fields that begin each answer about a puzzle.
constexpr AnswerField kVersionField = {"sator", "1", "The version of this format"},
                      kNameField = {"puzzle", "string", "The name of the puzzle"},
                      kRemarksField = {"remarks?", "Remark[]", "What the reader noticed and did not refuse"},
                      kLeftOutField = {"left_out?", "LeftOut[]", "What the reader did not understand"};

/// The types by their subjects, each after those that it uses.
std::span<const AnswerType> solution_answer_types();
std::span<const AnswerType> check_answer_types();
std::span<const AnswerType> step_answer_types();
std::span<const AnswerType> text_answer_types();

/// Returns the type of this name, or null.
const AnswerType* find_answer_type(std::string_view name);

}  // namespace sator::ask
