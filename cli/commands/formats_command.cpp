#include <algorithm>

#include "cli/answers/language_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "sator/ask/json/answer_json.hpp"
#include "sator/exchange/format_parts.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/models/model_example.hpp"

namespace sator::cli {

namespace {

/// Returns "read, written, several puzzles in a file".
std::string abilities(const Format& format) {
    return std::string("read") + (format.write != nullptr ? ", written" : "") +
           (format.holds_many ? ", several puzzles in a file" : "");
}

std::string indented(std::string_view text) {
    std::string lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines += end == at ? "\n" : "    " + std::string(text.substr(at, end - at)) + "\n";
        at = end + 1;
    }
    return lines;
}

/// Returns "It is read and written; a file may hold several puzzles."
std::string abilities_sentence(const Format& format) {
    return std::string("It is read") + (format.write != nullptr ? " and written" : "") +
           (format.holds_many ? "; a file may hold several puzzles." : ".");
}

std::string format_list() {
    std::string text;
    for (const Format& format : standard_formats()) {
        text += (text.empty() ? "" : "\n") + std::string(format.name) + " (" + abilities(format) + ")\n  " +
                std::string(format.summary) + "\n" +
                (format.lost.empty() ? "" : "  Lost: " + std::string(format.lost) + "\n") + "\n" +
                indented(format.example);
    }
    for (const models::ModelTarget& target : models::model_targets())
        text += "\n" + std::string(target.name) + " (written)\n  " + std::string(target.summary) + "\n\n" +
                indented(models::model_example(target));
    return text;
}

/// Says which texts about a puzzle have no place in the format; empty if it has a place for all, or is not written.
std::string left_out_sentence(const Format& format) {
    std::string texts;
    for (const std::string_view name : unwritten_texts(format))
        texts += (texts.empty() ? "" : ", ") + std::string(name);
    return format.write == nullptr || texts.empty() ? "" : "\nLeft out: " + texts + ".\n";
}

std::string format_page() {
    std::string text =
        "# Formats\n\n"
        "All formats that are read, and those that are written, each with an example. A format is recognised "
        "by the content of a\n"
        "file, and `--format NAME` overrides that. A link may stand wherever a file is named: it is decoded, "
        "and nothing is fetched.\n"
        "`sator convert FILE --to NAME` writes a puzzle in another format. This page is made by `sator "
        "formats --markdown`.\n\n"
        "What a format cannot say of a puzzle is listed, and then nothing is written, unless `--lossy` is "
        "given. "
        "This is about what the\n"
        "puzzle is: its rules, known values, drawing, clue texts and the text of its rules. A title, an "
        "author, a "
        "source, a difficulty, a\n"
        "link or a solution is only about the puzzle: if a format has no place for it, it is left out, and a "
        "remark "
        "says so.\n";
    text +=
        "\nIf a reader does not understand a part of a puzzle that may be a rule, it leaves it out and says "
        "so. Then the puzzle has no "
        "verdict,\n"
        "and no solution is shown, because answers would be about another puzzle (exit status 3); only that "
        "it has no solution is said, "
        "if all\n"
        "that was left out can only take solutions away. `--ignore-unknown` answers about what was read. "
        "What is only drawn, and what "
        "somebody\n"
        "filled in, is no such part: if it is left out, a remark says so.\n\n"
        "The tables have the parts that a format may have, from the tables that its reader and writer use. A "
        "part is "
        "*read*, or it is\n"
        "*drawn* and is no rule, or it is *skipped*, because it says only how the puzzle looks or is played, "
        "or "
        "what somebody filled in.\n"
        "What is *refused*, and each part that is not in the table, is named: by an error, or as left out. "
        "`as KIND` "
        "names the kind of\n"
        "puzzle that is read (`sator rules KIND`). Several names of a kind are all read, and the first is "
        "written.\n";
    for (const Format& format : standard_formats()) {
        text += "\n## " + std::string(format.name) + "\n\n" + std::string(format.summary) + " " +
                abilities_sentence(format) + "\n" +
                (format.lost.empty() ? "" : "\n" + std::string(format.lost) + "\n") +
                left_out_sentence(format) + "\n" + indented(format.example);
        if (const auto parts = format_parts(format); !parts.empty()) text += "\n" + part_table(parts);
    }
    text +=
        "\n## Models for other solvers\n\n"
        "These are written only. A model says the rules of one puzzle with its known values; a comment says "
        "which variable is\n"
        "which value of which cell. `sator solve --cross-check NAME` runs such a solver and compares the "
        "answers. A solution of\n"
        "the puzzle may be several solutions of its model, which has further variables: count only those "
        "that "
        "differ in the variables\n"
        "of the cells. The examples are the model of two cells that differ.\n";
    for (const models::ModelTarget& target : models::model_targets())
        text += "\n### " + std::string(target.name) + "\n\n" + std::string(target.summary) + "\n\n" +
                indented(models::model_example(target));
    return text;
}

class FormatsListener final : public LanguageListener {
  public:
    enum class Form : std::uint8_t { List, Page, Json };
    FormatsListener(Session& session, Form form) : LanguageListener(session), form_(form) {}

  protected:
    void tell(const ask::Answer& answer) override {
        session().out.write(form_ == Form::Json   ? ask::answer_json(answer, SATOR_VERSION).value_or("")
                            : form_ == Form::Page ? format_page()
                                                  : format_list());
    }

  private:
    Form form_;
};

struct FormatsCall {
    bool markdown = false, json = false;

    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(flag("--json", json, "print the formats as JSON"));
        options.push_back(flag("--markdown", markdown, "print the page docs/formats.md"));
        return options;
    }

    ExitCode run(Session& session) const {
        using Form = FormatsListener::Form;
        const Form form = json ? Form::Json : markdown ? Form::Page : Form::List;
        return FormatsListener(session, form).ask({}, ask::Formats{});
    }
};

}  // namespace

Panel formats_panel() {
    return {
        .question = "formats",
        .prepare = prepare_call<FormatsCall>,
    };
}

}  // namespace sator::cli
