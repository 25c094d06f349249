#include "cli/commands/check_command.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string_view>
#include <thread>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/answers/check_text.hpp"
#include "cli/process/hard_limit.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/progress.hpp"
#include "sator/render/json/check_json.hpp"

namespace sator::cli {

namespace {

using Clock = std::chrono::steady_clock;

class CheckCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        input_.add_to(options);
        options.push_back(number("--solutions", "N", solutions_each_,
                                 "count up to N solutions for each candidate (default 20)", 2));
        options.push_back(
            flag("--all", all_,
                 "also report rules of the kind of puzzle that are not needed, e.g. a row or a box"));
        options.push_back(flag("--json", json_, "print JSON, one object per line"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        PuzzleCall call{session, limits_.from_now(session), json_ ? AnswerFormat::Json : AnswerFormat::Text};
        call.tells_remarks = false;  // its text has them among its own
        return answer_puzzles(call, input_, [&](const ReadPuzzle& read) {
            return answer_initials(call, read, [&](std::size_t initial, const std::string& name) {
                return check_one(call, **read.puzzle, name, initial);
            });
        });
    }

  private:
    ExitCode check_one(PuzzleCall& call, const Puzzle& puzzle, const std::string& name,
                       std::size_t initial) const {
        const auto start = Clock::now();
        RuleContext context{puzzle, call.clue_cache, call.resources, input_.regex_limits(), initial};
        CheckOptions options;
        if (solutions_each_) options.ambiguity.solutions_each = *solutions_each_;
        // If the caller sets a time limit, the remarks may use all of it, too.
        if (call.limits.deadline) options.remark_time = std::chrono::hours(1);
        options.threads = std::max(1u, std::thread::hardware_concurrency());
        std::optional<Progress> progress(std::in_place, call.session, name);
        options.progress = &progress->search();
        std::optional<ScopedKnownAnswer> known;
        options.on_verdict = [&](const CheckReport& report) {
            progress.reset();
            tell_verdict(call, name, report, Clock::now() - start, known);
            progress.emplace(call.session, name);
        };
        const auto report = check(Registry::standard(), context, call.limits, options);
        progress.reset();
        if (!report) return call.refuse(name, report.error());
        call.write_answer([&] {
            if (json_) return check_json(name, *report, Clock::now() - start);
            return (known ? "" : verdict_text(name, *report, call.session)) +
                   remarks_text(*report, call.session,
                                all_ ? CheckedParts::All : CheckedParts::CluesAndGivens);
        });
        if (report->stopped) return ExitCode::Stopped;
        return report->has_flaw() ? ExitCode::None : ExitCode::Found;
    }

    /// Prints the verdict before the remarks. JSON is one object, so its verdict is told early only if a limit
    /// ends the program.
    void tell_verdict(const PuzzleCall& call, const std::string& name, const CheckReport& report,
                      std::chrono::nanoseconds seconds, std::optional<ScopedKnownAnswer>& known) const {
        HardLimit* const hard_limit = call.session.hard_limit;
        const ScopedAnswer scoped_answer(hard_limit, HardLimit::Phase::Working);
        if (!json_) {
            call.session.out.write(verdict_text(name, report, call.session));
            call.session.out.flush();
            known.emplace(hard_limit,
                          HardLimit::KnownAnswer{"\nstopped by the ",
                                                 std::string(": there may be more remarks\n") +
                                                     (report.has_flaw() ? "\nnot well made\n" : "")});
        } else if (hard_limit != nullptr) {
            std::string line = check_json(name, report, seconds);
            line.resize(line.size() - std::string_view("}\n").size());
            known.emplace(hard_limit, HardLimit::KnownAnswer{line + ",\"stopped\":\"", "\"}\n"});
        }
    }

    PuzzleInput input_;
    LimitOptions limits_;
    std::optional<std::uint64_t> solutions_each_;
    bool all_ = false, json_ = false;
};

}  // namespace

Command check_command() {
    return {
        .name = "check",
        .summary = "Check whether puzzles are well made, and if not, show how to repair them.",
        .description =
            "If a puzzle has several solutions, reports how many there are, in which cells they differ, "
            "and single changes that leave one solution. If it has none, reports single numbers and givens "
            "whose change leaves one solution, and a minimal set of rules and givens that contradict each "
            "other, the smallest one if that can be proved. If it has exactly one, reports the clues and "
            "givens that are not needed, and with --all also such rules. Also reports rules and "
            "parts of clues that have no effect, clues that another dialect reads differently, and "
            "values that no solution uses.\n\n"
            "Exit status: 0 if all puzzles are well made; 1 if one has no solution, several solutions, "
            "or a rule or value that has no effect; 2 if the input is wrong; 3 if a limit was reached "
            "before the check was complete.",
        .example =
            "sator check puzzles/sudoku/*.sator\n"
            "sator check --rows 'HE|LL|O+' '[PLEASE]+' --columns '[^SPEAK]+' 'EP|IP|E'",
        .prepare = prepare_call<CheckCall>,
    };
}

}  // namespace sator::cli
