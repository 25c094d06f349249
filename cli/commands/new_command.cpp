#include "cli/commands/new_command.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/help_layout.hpp"
#include "cli/commands/puzzle_templates.hpp"
#include "cli/process/write_file.hpp"
#include "sator/base/spelling_suggestion.hpp"

namespace sator::cli {

namespace {

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (const PuzzleTemplate& kind : puzzle_templates()) names.emplace_back(kind.name);
    return names;
}

/// Returns what was probably meant: the kinds of whose name this is a part, or else one with a similar name.
std::string hint_for_kind(std::string_view name) {
    std::string parts;
    std::vector<std::string_view> names;
    for (const PuzzleTemplate& kind : puzzle_templates()) {
        names.push_back(kind.name);
        if (name.empty() || !kind.name.contains(name)) continue;
        parts += (parts.empty() ? "" : " or ") + std::string(kind.name);
    }
    if (parts.empty()) parts = spelling_suggestion(name, names);
    return parts.empty() ? "sator new lists the kinds" : "did you mean " + parts + "?";
}

class NewCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session) const;

  private:
    static void list(Session& session);
    ExitCode write(const PuzzleTemplate& kind, Session& session) const;

    std::optional<std::string> kind_, output_;
};

std::vector<Option> NewCall::options() {
    std::vector<Option> options;
    options.push_back(text("KIND", "", kind_, "the kind of puzzle; without it, all kinds are listed")
                          .suggesting(kind_names()));
    options.push_back(
        text("-o,--output", "OUT", output_, "the new file (default: print it to standard output)"));
    return options;
}

void NewCall::list(Session& session) {
    const HelpLayout layout(session.help_columns());
    for (const PuzzleTemplate& kind : puzzle_templates())
        session.out.write(layout.row(kind.name, kind.description));
}

ExitCode NewCall::write(const PuzzleTemplate& kind, Session& session) const {
    if (!output_) {
        session.out.write(kind.text);
        return ExitCode::Found;
    }
    std::error_code error;
    if (std::filesystem::exists(*output_, error)) {
        session.report(
            error_in(*output_, "the file exists already", "name another file, or remove this one first"));
        return ExitCode::Wrong;
    }
    if (const auto failed = write_file(*output_, kind.text)) {
        session.report(*failed);
        return ExitCode::Wrong;
    }
    session.out.write(*output_ + " is written; try: sator solve " + *output_ + "\n");
    return ExitCode::Found;
}

ExitCode NewCall::run(Session& session) const {
    if (!kind_ && output_) {
        session.report(call_error("the kind of the new puzzle is missing", "sator new lists the kinds"));
        return ExitCode::Wrong;
    }
    if (!kind_) {
        list(session);
        return ExitCode::Found;
    }
    const auto kind = std::ranges::find(puzzle_templates(), *kind_, &PuzzleTemplate::name);
    if (kind != puzzle_templates().end()) return write(*kind, session);
    session.report(call_error("there is no kind of puzzle called '" + *kind_ + "'", hint_for_kind(*kind_)));
    return ExitCode::Wrong;
}

}  // namespace

Command new_command() {
    return {
        .name = "new",
        .summary = "Begin a puzzle: write a small one of a kind, with comments, to change.",
        .description =
            "The file has a complete puzzle with exactly one solution. Its comments say what each part means "
            "and how to make a puzzle of your own from it.",
        .example = "sator new\nsator new sudoku -o my.sator",
        .prepare = prepare_call<NewCall>,
    };
}

}  // namespace sator::cli
