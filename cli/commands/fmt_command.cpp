#include "cli/commands/fmt_command.hpp"

#include "cli/process/read_file.hpp"
#include "cli/process/write_file.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/tidy_text.hpp"

namespace sator::cli {

namespace {

class FmtCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(
            texts("FILE", "", files_, "puzzle files in Sator's language; - is standard input").required());
        options.push_back(
            flag("--check", check_, "write nothing, and name the files that would change (exit status 1)"));
        return options;
    }

    ExitCode run(Session& session) const {
        ExitCode code = ExitCode::Found;
        for (const std::string& path : files_) code = std::max(code, tidy(session, path));
        return code;
    }

  private:
    ExitCode tidy(Session& session, const std::string& path) const {
        const auto text = read_file(path);
        if (!text) return refuse(session, text.error());
        if (!text::looks_like_sator(*text)) {
            return refuse(session,
                          error_in(path, "this is not a puzzle in Sator's language",
                                   "only files with a line such as 'layout' or 'sudoku' can be tidied"));
        }
        const std::string tidy = text::tidy_text(*text, Registry::standard());
        const bool changes = tidy != *text;
        if (check_) {
            if (changes) session.out.write(path + "\n");
            return changes ? ExitCode::None : ExitCode::Found;
        }
        if (path == "-") {
            session.out.write(tidy);
        } else if (changes) {
            if (auto done = write_file(path, tidy); !done) return refuse(session, done.error());
        }
        return ExitCode::Found;
    }

    static ExitCode refuse(Session& session, const Diagnostic& error) {
        session.report(error);
        return ExitCode::Wrong;
    }

    std::vector<std::string> files_;
    bool check_ = false;
};

}  // namespace

Command fmt_command() {
    return {
        .name = "fmt",
        .summary = "Write puzzle files in their tidy form.",
        .description =
            "Indents clues, items of lists and continued lines, aligns the numbers of clues, and removes "
            "blanks at the ends of "
            "lines, repeated blanks in rules and repeated empty lines. Comments, quotes, regular expressions "
            "and drawings stay as "
            "they are, and the puzzle means the same. Files are rewritten in place; standard input is "
            "written to standard "
            "output.\n\n"
            "Exit status: 0 if all files are tidy now; 1 if --check found one that is not; 2 if the input is "
            "wrong.",
        .example = "sator fmt my-killer.sator\nsator fmt --check puzzles/*/*.sator",
        .prepare = prepare_call<FmtCall>,
    };
}

}  // namespace sator::cli
