#include "sator/ask/json/answer_pages.hpp"

#include <array>

#include "sator/ask/json/answer_types.hpp"

namespace sator::ask {

namespace {

/// The types of a subject, and its heading.
struct AnswerChapter {
    std::string_view heading;
    std::span<const AnswerType> (*types)();
};
constexpr std::array kChapters = {
    AnswerChapter{"Solutions and difficulty", solution_answer_types},
    AnswerChapter{"Check", check_answer_types},
    AnswerChapter{"Steps", step_answer_types},
    AnswerChapter{"Texts, and puzzles that are made", text_answer_types},
};

/// A '|' would end the cell of a table.
std::string in_table(std::string_view text) {
    std::string cell;
    for (const char c : text) cell += c == '|' ? std::string("\\|") : std::string(1, c);
    return cell;
}

std::string fields_table(const AnswerType& type) {
    std::string text = "| field | type | meaning |\n|---|---|---|\n";
    for (const AnswerField& field : type.fields)
        text += "| `" + std::string(field.name) + "` | `" + in_table(field.type) + "` | " +
                in_table(field.meaning) + " |\n";
    return text;
}

}  // namespace

std::string answers_markdown() {
    std::string text =
        R"(# JSON

With `--json`, the program prints an object a line: one for each puzzle, and for each of its initial drawings. JavaScript and the
boundary of WebAssembly get the same lines. This page has the fields of all of them. It is made of `sator/ask/json`, which also makes
the types of the npm package; a test compares it with answers. Fields keep their meaning, and new ones may be added.

    $ echo '1.....3..4....2.' | sator solve --json -
    {"sator":1,"puzzle":"stdin","status":"unique","count":"1","complete":true,"alphabet":"1..4","solutions":[{"grid":[["1","3",…

A `?` after a field's name says that it may be absent. `string[]` is a list of texts, `Record<string, string>` an object with any names,
and `[number, number]` a list of two numbers. `Status` is `"unique"`, `"multiple"`, `"none"` or `"unknown"`. The answers of `sator
status --json` and `sator merge --json` are in [scale.md](scale.md), and the data of pictures in
[web/boundary/README.md](../web/boundary/README.md). The program prints errors of the input beside the answers, on standard error; a
puzzle that cannot be read also has a line, `PuzzleError`.
)";
    for (const AnswerChapter& chapter : kChapters) {
        text += "\n## " + std::string(chapter.heading) + "\n";
        for (const AnswerType& type : chapter.types())
            text += "\n### " + std::string(type.name) + "\n\n" + std::string(type.meaning) + "\n\n" +
                    fields_table(type);
    }
    return text;
}

std::string answers_typescript() {
    std::string text =
        R"(// Made of the tables of answers in sator/ask/json; see docs/extending.md, "A question".

// The answers of the questions: the same objects as on the command line.
export type * from "./picture_answers.js";
export type * from "./reply.js";

export type Status = "unique" | "multiple" | "none" | "unknown";
/** The symbols of each row. */
export type Grid = string[][];
)";
    for (const AnswerChapter& chapter : kChapters) {
        for (const AnswerType& type : chapter.types()) {
            text += "\n/** " + std::string(type.meaning) + " */\nexport interface " + std::string(type.name) +
                    " {\n";
            for (const AnswerField& field : type.fields) {
                if (!field.meaning.empty()) text += "  /** " + std::string(field.meaning) + " */\n";
                text += "  " + std::string(field.name) + ": " + std::string(field.type) + ";\n";
            }
            text += "}\n";
        }
    }
    return text;
}

}  // namespace sator::ask
