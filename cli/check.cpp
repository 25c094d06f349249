#include "cli/check.hpp"

#include <algorithm>
#include <chrono>
#include <memory>

#include "cli/check_json.hpp"
#include "cli/check_text.hpp"
#include "cli/limit_options.hpp"
#include "cli/progress.hpp"
#include "cli/puzzle_input.hpp"
#include "sator/render/json_lines.hpp"
#include "sator/rules/language_cache.hpp"

namespace sator {

namespace {

using Clock = std::chrono::steady_clock;

class CheckCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        input_.add_to(options);
        options.push_back(number("--solutions", "N", solutions_each_,
                                 "count the solutions of each candidate up to N; 20 where it is not given",
                                 2));
        options.push_back(flag("--json", json_, "print an object a line for each puzzle"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        Shared shared{session, limits_.from_now(session), {}, file_resources()};
        const auto puzzles = input_.read(shared.resources);
        if (!puzzles) {
            session.complain(puzzles.error());
            return ExitCode::Wrong;
        }
        ExitCode code = ExitCode::Found;
        for (std::size_t i = 0; i < puzzles->size(); ++i) {
            const ReadPuzzle& read = (*puzzles)[i];
            if (i > 0 && !json_) session.out.write("\n");
            code = worst(code, read.puzzle ? check_all(shared, read)
                                           : refuse(session, read.name, read.puzzle.error()));
        }
        return code;
    }

  private:
    /// What all puzzles of a call share.
    struct Shared {
        Session& session;
        Limits limits;
        LanguageCache languages;
        Resources resources;
    };

    ExitCode refuse(Session& session, const std::string& name, const Diagnostic& error) const {
        if (json_) session.out.write(JsonLines::error(name, error));
        session.complain(error);
        return ExitCode::Wrong;
    }

    ExitCode check_all(Shared& shared, const ReadPuzzle& read) const {
        const Puzzle& puzzle = **read.puzzle;
        ExitCode code = ExitCode::Found;
        for (std::size_t i = 0; i < std::max<std::size_t>(1, puzzle.initials.size()); ++i) {
            if (i > 0 && !json_) shared.session.out.write("\n");
            const std::string name = read.name + (i < puzzle.initials.size() ? puzzle.initials[i].name : "");
            code = worst(code, check_one(shared, puzzle, name, i));
            if (code == ExitCode::Wrong) break;
        }
        return code;
    }

    ExitCode check_one(Shared& shared, const Puzzle& puzzle, const std::string& name,
                       std::size_t initial) const {
        const auto start = Clock::now();
        RuleContext context{puzzle, shared.languages, shared.resources, input_.regex_limits(), initial};
        CheckOptions options;
        if (solutions_each_) options.ambiguity.solutions_each = *solutions_each_;
        // A time limit of the caller's is for remarks too.
        if (shared.limits.deadline) options.questions = std::chrono::hours(1);
        const auto report = [&] {
            Progress progress(shared.session, name);
            return check(Registry::standard(), context, shared.limits, options);
        }();
        if (!report) {
            for (const Diagnostic& error : report.error()) refuse(shared.session, name, error);
            return ExitCode::Wrong;
        }
        shared.session.out.write(json_ ? check_json(name, *report, Clock::now() - start)
                                       : check_text(name, *report, shared.session));
        if (report->stopped) return ExitCode::Stopped;
        return report->has_flaw() ? ExitCode::None : ExitCode::Found;
    }

    PuzzleInput input_;
    LimitOptions limits_;
    std::optional<std::uint64_t> solutions_each_;
    bool json_ = false;
};

}  // namespace

Command check_command() {
    return {
        .name = "check",
        .summary = "Say whether puzzles are well made, and if not, what is wrong and what would mend it.",
        .description =
            "Of a puzzle with several solutions: how many, where they differ, and single changes that leave "
            "one. Of a puzzle with "
            "none: a smallest set of rules and givens that clash. Of a puzzle with one: what is not needed. "
            "Of all: rules and "
            "parts of clues that do nothing, clues that another dialect reads differently, values that "
            "nothing uses.\n\n"
            "Exits with 0 where the puzzle is well made, 1 where it has no solution, several, or a rule or "
            "value that does "
            "nothing, 2 where the input is wrong, 3 where a limit kept a question from its answer.",
        .example =
            "sator check puzzles/sudoku/*.sator\n"
            "sator check --rows 'HE|LL|O+' '[PLEASE]+' --columns '[^SPEAK]+' 'EP|IP|E'",
        .prepare =
            [] {
                const auto call = std::make_shared<CheckCall>();
                return Call{call->options(), [call](Session& session) { return call->run(session); }};
            },
    };
}

}  // namespace sator
