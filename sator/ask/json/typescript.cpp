// The files are laid out as prettier does it, so that the formatter leaves them as they are.
#include "sator/ask/json/typescript.hpp"

#include <algorithm>
#include <vector>

#include "sator/ask/tables/option_table.hpp"
#include "sator/ask/tables/question_table.hpp"

namespace sator::ask {

namespace {

/// The columns of a line of TypeScript; see web/.prettierrc.json.
constexpr std::size_t kColumns = 120;
/// Fields that a caller of the package never writes: a text is an argument, and the package decides who gets the answers.
constexpr std::string_view kOfThePackage[] = {"text", "stream"};

constexpr std::string_view kMade =
    "// Made of the tables in sator/ask/tables; see docs/extending.md, \"A question\".\n";

/// Returns the type of an option.
class TypeName {
  public:
    std::string operator()(std::string*) const { return "string"; }
    std::string operator()(std::optional<std::uint64_t>*) const { return "number"; }
    std::string operator()(std::uint64_t*) const { return "number"; }
    std::string operator()(bool*) const { return "boolean"; }
    std::string operator()(std::map<std::string, std::string>*) const {
        return "Record<string, string | number>";
    }
    std::string operator()(const ChoiceTarget& target) const {
        std::string names;
        for (const std::string_view name : target.names)
            names += (names.empty() ? "\"" : " | \"") + std::string(name) + "\"";
        return names;
    }
    /// Its row names the type.
    template <class Other>
    std::string operator()(Other*) const {
        return "string";
    }
};

std::string type_of(const OptionRow& row) {
    if (!row.type.empty()) return std::string(row.type);
    const OptionPlace& place = row.places.front();
    Request request{.source = {}, .question = question_table()[place.question.value_or(0)].make()};
    return std::visit(TypeName{}, place.target(request));
}

/// The name of an argument or of a fixed field: "to" of "to: string".
std::string_view field_name(std::string_view declared) {
    return declared.substr(0, declared.find(':'));
}

/// Whether an option of a question is written by its functions, not by their callers.
bool is_set_by_function(const QuestionRow& question, std::string_view option) {
    return std::ranges::any_of(question.functions, [&](const PackageFunction& function) {
        return field_name(function.argument) == option || field_name(function.fixed) == option;
    });
}

std::string member(const OptionRow& row) {
    return "  /** " + std::string(row.meaning) + " */\n  " + std::string(row.name) + "?: " + type_of(row) +
           ";\n";
}

std::string common_options() {
    std::string text =
        "/** Options of every question. The names are those of the command line. */\n"
        "export interface CommonOptions extends Asking {\n";
    for (const OptionRow& row : option_table()) {
        if (!row.places.front().question &&
            std::ranges::find(kOfThePackage, row.name) == std::end(kOfThePackage))
            text += member(row);
    }
    return text + "}\n";
}

std::string options_of(std::size_t index) {
    const QuestionRow& question = question_table()[index];
    std::string text = "\nexport interface " + std::string(question.options) + " extends CommonOptions {\n";
    for (const OptionRow& row : option_table()) {
        if (row.places.front().question && row.is_of(index) && !is_set_by_function(question, row.name))
            text += member(row);
    }
    return text + "}\n";
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

/// Returns the parameters of a function, and the arguments with which it asks.
std::vector<std::string> parameters(const QuestionRow& question, const PackageFunction& function) {
    std::vector<std::string> all;
    if (function.has_text) all.emplace_back("text: string");
    if (!function.argument.empty()) all.emplace_back(function.argument);
    all.push_back("options?: " +
                  (question.options.empty() ? "CommonOptions" : "requests." + std::string(question.options)));
    return all;
}

std::string signature(const QuestionRow& question, const PackageFunction& function) {
    const std::vector<std::string> all = parameters(question, function);
    const std::string name = "  " + std::string(function.name) + "(",
                      result = "): Promise<Reply<answers." + std::string(function.answer) + ">>;\n";
    if (const std::string line = name + joined(all) + result; line.size() <= kColumns + 1) return line;
    std::string text = name + "\n";
    for (const std::string& one : all) text += "    " + one + ",\n";
    return text + "  " + result;
}

std::string body(const QuestionRow& question, const PackageFunction& function) {
    std::vector<std::string> names, further;
    for (const std::string& parameter : parameters(question, function)) {
        const std::string_view name = field_name(parameter);
        names.emplace_back(name.substr(0, name.find('?')));
    }
    if (!function.argument.empty()) further.emplace_back(field_name(function.argument));
    if (!function.fixed.empty()) further.emplace_back(function.fixed);
    const std::string text = "    " + std::string(function.name) + ": (" + joined(names) + ") => ask(\"" +
                             std::string(question.name) + "\", " + (function.has_text ? "text" : "\"\"") +
                             ", options";
    return text + (further.empty() ? "" : ", { " + joined(further) + " }") + "),\n";
}

std::string quick_questions() {
    std::string names;
    for (const QuestionRow& row : question_table()) {
        if (row.is_quick) names += "  \"" + std::string(row.name) + "\",\n";
    }
    return names;
}

/// Returns the questions that have an option, as the README lists them.
std::string questions_with(const OptionRow& row) {
    std::string names;
    for (const OptionPlace& place : row.places) {
        if (!place.question) return "all";
        names += (names.empty() ? "`" : ", `") + std::string(question_table()[*place.question].name) + "`";
    }
    return names;
}

}  // namespace

std::string requests_typescript() {
    std::string text =
        std::string(kMade) + "import type { Asking } from \"./asking.js\";\n\n" + common_options();
    for (std::size_t i = 0; i < question_table().size(); ++i) {
        if (!question_table()[i].options.empty()) text += options_of(i);
    }
    return text;
}

std::string questions_typescript() {
    std::string declared, bodies;
    for (const QuestionRow& question : question_table()) {
        for (const PackageFunction& function : question.functions) {
            declared += "  /** " + std::string(function.summary) + " */\n" + signature(question, function);
            bodies += body(question, function);
        }
    }
    return std::string(kMade) +
           R"(import type * as answers from "./answers.js";
import type { Reply } from "./answers.js";
import type { Ask } from "./asking.js";
import type { EditOperation } from "./edit_operations.js";
import type * as requests from "./requests.js";
import type { CommonOptions } from "./requests.js";

/** The questions that a request alone answers. */
export interface Questions {
)" + declared +
           R"(}

/** Questions without a search: they need not wait until others have been answered. */
export const kQuick: ReadonlySet<string> = new Set([
)" + quick_questions() +
           "]);\n" + R"(
export function createQuestions(ask: Ask): Questions {
  return {
)" + bodies +
           "  };\n}\n";
}

std::string request_fields_markdown() {
    std::string names;
    for (const QuestionRow& row : question_table())
        names += (names.empty() ? "`" : ", `") + std::string(row.name) + "`";
    std::string text =
        "| field | of | meaning |\n|---|---|---|\n| `ask` | all | The question: " + names + ". |\n";
    for (const OptionRow& row : option_table())
        text += "| `" + std::string(row.name) + "` | " + questions_with(row) + " | " +
                std::string(row.meaning) + " |\n";
    return text;
}

}  // namespace sator::ask
