#include "cli/commands/new_command.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/help_layout.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/write_file.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/kinds/puzzle_beginnings.hpp"
#include "sator/text/read/definition_statements.hpp"

namespace sator::cli {

namespace {

namespace fs = std::filesystem;
using text::KnownKinds;
using text::PuzzleBeginning;

KnownKinds built_in_kinds() {
    return KnownKinds(text::KindTable::standard());
}

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (const PuzzleBeginning& kind : text::puzzle_beginnings(built_in_kinds())) names.push_back(kind.name);
    return names;
}

/// Returns what was probably meant: the kinds of whose name this is a part, or else a kind or a rule with a similar name.
std::string hint_for_kind(std::string_view name, const KnownKinds& kinds) {
    std::string parts;
    std::vector<std::string> names;
    for (PuzzleBeginning& kind : text::puzzle_beginnings(kinds)) {
        if (!name.empty() && kind.name.contains(name)) parts += (parts.empty() ? "" : " or ") + kind.name;
        names.push_back(std::move(kind.name));
    }
    for (const RuleEntry& rule : Registry::standard().entries())
        names.push_back(puzzle::hyphenated(rule.name));
    const std::vector<std::string_view> known(names.begin(), names.end());
    if (parts.empty()) parts = spelling_suggestion(name, known);
    return parts.empty() ? "sator new lists the kinds" : "did you mean " + parts + "?";
}

class NewCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session) const;

  private:
    static void list(const KnownKinds& kinds, Session& session);
    std::string with_include(const PuzzleBeginning& kind, const KnownKinds& kinds) const;
    ExitCode write(const std::string& text, Session& session) const;

    std::optional<std::string> kind_, output_, include_;
};

std::vector<Option> NewCall::options() {
    std::vector<Option> options;
    options.push_back(text("KIND", "", kind_, "the kind of puzzle; without it, all kinds are listed")
                          .suggesting(kind_names()));
    options.push_back(
        text("-o,--output", "OUT", output_, "the new file (default: print it to standard output)"));
    options.push_back(
        text("--include", "FILE", include_, "a file with definitions, whose kinds are known, too"));
    return options;
}

void NewCall::list(const KnownKinds& kinds, Session& session) {
    const HelpLayout layout(session.help_columns());
    for (const PuzzleBeginning& kind : text::puzzle_beginnings(kinds))
        session.out.write(layout.row(kind.name, kind.description));
    session.out.write("\n" +
                      layout.paragraphs("A rule that 'sator rules' lists begins a puzzle, too: sator new "
                                        "thermometer."));
}

/// Returns the text. If its kind is one of the included file, the text includes that file, as seen from the new one.
std::string NewCall::with_include(const PuzzleBeginning& kind, const KnownKinds& kinds) const {
    if (!include_ || kinds.find_own(kind.name) == nullptr) return kind.text;
    std::error_code error;
    fs::path path = *include_;
    const fs::path folder = output_ ? fs::path(*output_).parent_path() : fs::path();
    if (!folder.empty() && path.is_relative()) path = fs::proximate(path, folder, error);
    const std::size_t comments = kind.text.find("\n\n") + 2;
    return kind.text.substr(0, comments) + "include " + puzzle::in_quotes(error ? *include_ : path.string()) +
           "\n" + kind.text.substr(comments);
}

ExitCode NewCall::write(const std::string& text, Session& session) const {
    if (!output_) {
        session.out.write(text);
        return ExitCode::Found;
    }
    std::error_code error;
    if (fs::exists(*output_, error)) {
        session.report(
            error_in(*output_, "the file exists already", "name another file, or remove this one first"));
        return ExitCode::Wrong;
    }
    if (const auto done = write_file(*output_, text); !done) {
        session.report(done.error());
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
    Resources resources = file_resources();
    const auto kinds = include_ ? text::kinds_with(*include_, resources) : built_in_kinds();
    if (!kinds) {
        session.report(kinds.error());
        return ExitCode::Wrong;
    }
    if (!kind_) {
        list(*kinds, session);
        return ExitCode::Found;
    }
    const auto kind = text::find_beginning(*kind_, *kinds, Registry::standard());
    if (kind) return write(with_include(*kind, *kinds), session);
    session.report(
        call_error("there is no kind of puzzle called '" + *kind_ + "'", hint_for_kind(*kind_, *kinds)));
    return ExitCode::Wrong;
}

}  // namespace

Command new_command() {
    return {
        .name = "new",
        .summary = "Begin a puzzle: write a small one of a kind, with comments, to change.",
        .description =
            "The file has a complete puzzle. Its comments say its rules and how to make a puzzle of your own "
            "from "
            "it.",
        .example = "sator new\nsator new sudoku -o my.sator",
        .prepare = prepare_call<NewCall>,
    };
}

}  // namespace sator::cli
