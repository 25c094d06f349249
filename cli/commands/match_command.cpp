#include "cli/commands/command_rows.hpp"
#include "cli/process/clue_input.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/progress.hpp"
#include "sator/solve/clue_strings.hpp"

namespace sator::cli {

namespace {

/// The maximum length. No crossword has longer slots, and printing the count would be slow.
constexpr std::uint64_t kMaxMatchedCells = 100'000;

class MatchCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session) const;

  private:
    ExitCode count(Session& session, const ClueStrings& strings) const;
    ExitCode list(Session& session, const ClueStrings& strings, const Alphabet& alphabet) const;
    ExitCode finish(Session& session, const Outcome& outcome) const;

    ClueInput clue_;
    LimitOptions limits_;
    std::uint64_t length_ = 0;
    bool count_ = false;
    std::optional<std::uint64_t> limit_;
};

std::vector<Option> MatchCall::options() {
    std::vector<Option> options;
    clue_.add_to(options);
    options.insert(
        options.begin() + 1,
        number("N", "", length_, "length of the strings, in symbols", 0, kMaxMatchedCells).required());
    options.push_back(flag("--count", count_, "print only the number of strings"));
    options.push_back(number("--limit", "N", limit_, "print at most N strings (default: all)", 1));
    limits_.add_to(options);
    return options;
}

ExitCode refuse(Session& session, const Diagnostic& error) {
    session.report(error);
    return ExitCode::Wrong;
}

ExitCode MatchCall::run(Session& session) const {
    const auto clue = clue_.read();
    if (!clue) return refuse(session, clue.error());
    LimitWatch watch(limits_.from_now(session));
    RegexLimits limits = clue_.limits();
    limits.watch = &watch;
    const auto strings = ClueStrings::build(clue->tree, clue->alphabet, length_, limits);
    if (watch.is_over()) return finish(session, Stopped{.limit = *watch.reached(), .count = {}});
    if (!strings) return refuse(session, clue_.error_in_clue(strings.error()));
    return count_ ? count(session, *strings) : list(session, *strings, clue->alphabet);
}

ExitCode MatchCall::count(Session& session, const ClueStrings& strings) const {
    const auto outcome = [&] {
        const Progress progress(session, "counting");
        return strings.count(limits_.from_now(session));
    }();
    if (!outcome) return refuse(session, clue_.error_in_clue(outcome.error()));
    if (const auto* solved = std::get_if<Solved>(&*outcome))
        session.out.write(solved->count.to_string() + "\n");
    if (std::holds_alternative<Unsatisfiable>(*outcome)) session.out.write("0\n");
    return finish(session, *outcome);
}

ExitCode MatchCall::list(Session& session, const ClueStrings& strings, const Alphabet& alphabet) const {
    std::uint64_t printed = 0;
    std::string line;
    const Outcome outcome = strings.list(limits_.from_now(session), [&](std::span<const Value> values) {
        line.clear();
        for (const Value v : values) line += alphabet[static_cast<std::size_t>(v)].to_string();
        line += '\n';
        session.out.write(line);
        if (session.out_is_terminal) session.out.flush();
        return ++printed != limit_ && session.out.error() == 0;
    });
    return finish(session, outcome);
}

ExitCode MatchCall::finish(Session& session, const Outcome& outcome) const {
    if (std::holds_alternative<Unsatisfiable>(outcome)) return ExitCode::None;
    if (std::holds_alternative<Solved>(outcome)) return ExitCode::Found;
    const Stopped& stopped = std::get<Stopped>(outcome);
    session.report(call_error("stopped by the " + std::string(name_of(stopped.limit)) + "; " +
                                  stopped.count.to_string() + " found so far",
                              ""));
    return ExitCode::Stopped;
}

}  // namespace

Command match_command() {
    return {
        .name = "match",
        .help =
            {.summary = "List the strings of length N that a regular expression matches, one per line.",
             .description =
                 "The whole string must match, as a slot of a crossword must match its clue. The strings are "
                 "sorted.\n\n"
                 "Exit status: 0 if there is a string, 1 if there is none, 2 if the call is wrong, 3 if a "
                 "limit was reached.",
             .example = "sator match 'A(B|C)*' 3\n"
                        "sator match --count '(.)(.)(.)(W|\\1|\\2|\\3)*' 12\n"
                        "sator match --flags i --alphabet A-Za-z 'be+' 4"},
        .prepare = prepare_call<MatchCall>,
    };
}

}  // namespace sator::cli
