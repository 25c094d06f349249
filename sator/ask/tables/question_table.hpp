#pragma once

#include <span>
#include <string_view>

#include "sator/ask/values/question.hpp"

namespace sator::ask {

/// How a function of the package asks a question: `count(text: string, options?: requests.CountOptions)`.
struct PackageFunction {
    std::string_view name;
    std::string_view summary;
    /// What it takes between the text and the options, as a field of the request: "operation: requests.EditOperation".
    std::string_view argument = "";
    std::string_view answer = "";  ///< the type of an answer
    std::string_view fixed = "";   ///< a field that it always sets: "form: \"svg\""
    bool has_text = true;          ///< whether its first argument is the text of the puzzles
};

/// What the program's help says about the command that asks a question.
struct CommandHelp {
    std::string_view summary;      ///< one sentence for the list of commands
    std::string_view description;  ///< further paragraphs, separated by empty lines; may be empty
    std::string_view example;      ///< one or more calls, one per line
};

/// A question by its name. The program's commands with their help, man page and completion, the reader of requests, and the functions
/// of the package are made from these rows.
struct QuestionRow {
    std::string_view name;  ///< in requests, and of the command that asks it
    Question (*make)();
    /// Null if no command of the program asks it.
    const CommandHelp* command = nullptr;
    bool is_quick = false;  ///< it takes no search, so that it need not wait until others are answered
    /// Its functions in the package; none if the package asks it in another way.
    std::span<const PackageFunction> functions = {};
    /// The options type of its functions: "SolveOptions"; empty: it has only the common options.
    std::string_view options = "";
};

/// All questions. Help lists those that are commands in this order.
std::span<const QuestionRow> question_table();

/// Returns the row of a name, or null.
const QuestionRow* find_question(std::string_view name);

}  // namespace sator::ask
