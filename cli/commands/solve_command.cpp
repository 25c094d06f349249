#include "cli/commands/solve_command.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <thread>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/answers/conflict_cause.hpp"
#include "cli/answers/conflicting_parts.hpp"
#include "cli/answers/cross_check.hpp"
#include "cli/answers/solution_writer.hpp"
#include "cli/answers/solved_picture.hpp"
#include "cli/commands/checkpoint_options.hpp"
#include "cli/pictures/picture_file.hpp"
#include "cli/process/hard_limit.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/progress.hpp"
#include "cli/process/write_file.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/explain/repair/ambiguity.hpp"
#include "sator/render/json/recorded_outcome.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// Two solutions are enough to show that a solution is not unique, and how two differ.
constexpr std::uint64_t kDefaultSolutions = 2;
/// The maximum number of threads. A larger number is probably a mistake.
constexpr std::uint64_t kMaxThreads = 1024;

/// The time for the cause of a conflict, besides the time that the search took.
constexpr std::chrono::milliseconds kTimeForCause{500};

class SolveCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    std::expected<void, BadValue> set_search_option(const std::string& setting);

    /// The destinations of answers besides the session.
    struct Files {
        std::optional<PictureFile> pictures;
        FileOutput* answers = nullptr;  // the file of --output
    };

    std::expected<std::optional<PictureFile>, Diagnostic> picture_file() const;
    std::expected<void, Diagnostic> check_call(const std::vector<ReadPuzzle>& puzzles) const;
    ExitCode solve_into(int file, Files& files, PuzzleCall& call,
                        const std::vector<ReadPuzzle>& puzzles) const;
    ExitCode solve_all(Files& files, PuzzleCall& call, const std::vector<ReadPuzzle>& puzzles) const;
    ExitCode solve(Files& files, PuzzleCall& call, const ReadPuzzle& read) const;
    ExitCode solve_initial(Files& files, PuzzleCall& call, PuzzleSolver& solver, std::size_t initial,
                           SolvedPuzzle answer) const;
    std::string question() const;
    Outcome search(PuzzleSolver& solver, const SolveOptions& options, SolutionWriter& writer) const;
    Outcome checkpointed(FileOutput* file, PuzzleSolver& solver, const SolveOptions& options,
                         CheckpointedRun& checkpointed_run, SolutionWriter& writer) const;
    void find_cause(PuzzleCall& call, std::size_t initial, SolvedPuzzle& answer) const;
    std::optional<std::uint64_t> max_solutions() const;
    SolveOptions solve_options(std::size_t initial, SearchProgress& progress) const;

    PuzzleInput input_;
    LimitOptions limits_;
    bool all_ = false, count_ = false, json_ = false, verify_ = false;
    std::optional<std::string> output_;
    CheckpointOptions checkpoint_;
    std::optional<std::uint64_t> threads_;
    std::optional<std::uint64_t> limit_;
    std::optional<std::string> picture_;
    std::optional<std::string> cross_check_;
    SearchOptions search_options_;
    bool lists_search_options_ = false;
};

std::vector<Option> SolveCall::options() {
    std::vector<Option> options;
    input_.add_to(options);
    options.push_back(flag("--all", all_, "show all solutions, each as soon as it is found"));
    options.push_back(number("--limit", "N", limit_,
                             "show at most N solutions (default 2); with --count, stop counting at N", 1));
    options.push_back(flag("--count", count_, "count the solutions without showing them"));
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    options.push_back(
        text("--svg", "OUT", picture_,
             "also draw the answer; the extension of OUT gives the format, as for sator render"));
    options.push_back(
        flag("--verify", verify_,
             "check every solution against the definitions of the rules (default: some of them)"));
    options.push_back(
        text("--cross-check", "PROGRAM", cross_check_,
             "compare the number of solutions, up to two, with what another solver finds: cadical, clasp, "
             "gecode, clingo or z3, if it is installed")
            .suggesting(cross_checkers()));
    options.push_back(
        text("-o,--output", "OUT", output_, "write the answers to this file instead of standard output"));
    checkpoint_.add_to(options);
    options.push_back(number("--threads", "N", threads_,
                             "search with up to N threads (default: the number of cores)", 1, kMaxThreads));
    options.push_back(repeated(
        "--search", "NAME=VALUE", [this](const std::string& setting) { return set_search_option(setting); },
        "set a search option; may be repeated; --search help lists all options with their defaults"));
    limits_.add_to(options);
    return options;
}

std::expected<void, BadValue> SolveCall::set_search_option(const std::string& setting) {
    if (setting == "help") {
        lists_search_options_ = true;
        return {};
    }
    const auto set = sator::set_search_option(search_options_, setting);
    if (!set) return std::unexpected(BadValue{set.error().message, set.error().hint});
    return {};
}

std::optional<std::uint64_t> SolveCall::max_solutions() const {
    if (limit_) return limit_;
    return all_ ? std::nullopt : std::optional(kDefaultSolutions);
}

std::expected<std::optional<PictureFile>, Diagnostic> SolveCall::picture_file() const {
    if (!picture_) return std::nullopt;
    if (all_ || count_)
        return std::unexpected(call_error("--svg draws one answer", "leave out --all and --count"));
    auto file = PictureFile::named(*picture_);
    if (!file) return std::unexpected(std::move(file.error()));
    return std::move(*file);
}

ExitCode SolveCall::run(Session& session) {
    if (lists_search_options_) {
        session.out.write(search_options_help());
        return ExitCode::Found;
    }
    auto pictures = picture_file();
    if (!pictures) return refuse_call(session, pictures.error());
    Files files{.pictures = std::move(*pictures)};
    PuzzleCall call{session, limits_.from_now(session), json_ ? AnswerFormat::Json : AnswerFormat::Text};
    const auto puzzles = call.read(input_);
    if (!puzzles) return refuse_call(session, puzzles.error());
    if (const auto checked = check_call(*puzzles); !checked) return refuse_call(session, checked.error());
    if (!output_) return solve_all(files, call, *puzzles);
    const bool may_resume = checkpoint_ && all_;
    const int file =
        ::open(output_->c_str(), O_RDWR | O_CREAT | O_CLOEXEC | (may_resume ? 0 : O_TRUNC), 0666);
    if (file < 0) return refuse_call(session, cannot_write(*output_, errno));
    ::lseek(file, 0, SEEK_END);  // an existing listing is kept unless the run continues it
    return solve_into(file, files, call, *puzzles);
}

/// Runs `solve` with a file instead of standard output.
ExitCode SolveCall::solve_into(int file, Files& files, PuzzleCall& call,
                               const std::vector<ReadPuzzle>& puzzles) const {
    FileOutput out(file);
    const Session& session = call.session;
    Session to_file{.out = out,
                    .err = session.err,
                    .err_is_terminal = session.err_is_terminal,
                    .interrupted = session.interrupted,
                    .memory_used = session.memory_used,
                    .hard_limit = session.hard_limit};
    PuzzleCall with_file{
        to_file,        call.limits, call.answers, std::move(call.clue_cache), std::move(call.resources),
        call.is_verbose};
    files.answers = &out;
    if (session.hard_limit != nullptr) session.hard_limit->redirect_to(&out);
    const ExitCode code = solve_all(files, with_file, puzzles);
    if (session.hard_limit != nullptr) session.hard_limit->redirect_to(nullptr);
    out.flush();
    ::close(file);
    return out.error() == 0 ? code : refuse_call(session, cannot_write(*output_, out.error()));
}

/// Checks combinations of options: e.g. a checkpoint needs a single question, and a listing needs a regular
/// file.
std::expected<void, Diagnostic> SolveCall::check_call(const std::vector<ReadPuzzle>& puzzles) const {
    if (all_ && count_)
        return std::unexpected(call_error("--count shows no solutions", "leave out --all or --count"));
    if (cross_check_) {
        const auto names = cross_checkers();
        if (std::ranges::find(names, *cross_check_) == names.end())
            return std::unexpected(call_error("'" + *cross_check_ + "' cannot check an answer",
                                              "write cadical, clasp, gecode, clingo or z3"));
        if (limit_ == 1)
            return std::unexpected(
                call_error("--cross-check compares up to two solutions", "leave out --limit 1"));
    }
    if (!checkpoint_) return {};
    if (limit_ || (all_ && !output_) || (!all_ && !count_)) {
        return std::unexpected(call_error("--checkpoint needs --count, or --all and --output", ""));
    }
    return checkpoint_.check(puzzles);
}

ExitCode SolveCall::solve_all(Files& files, PuzzleCall& call, const std::vector<ReadPuzzle>& puzzles) const {
    const ExitCode code =
        answer_puzzles(call, puzzles, [&](const ReadPuzzle& read) { return solve(files, call, read); });
    return files.pictures ? call.write(*files.pictures, code) : code;
}

ExitCode SolveCall::solve(Files& files, PuzzleCall& call, const ReadPuzzle& read) const {
    const auto start = Clock::now();
    RuleContext context{**read.puzzle, call.clue_cache, call.resources, input_.regex_limits()};
    auto solver = PuzzleSolver::build(*read.puzzle, Registry::standard(), context, call.limits);
    if (!solver) return call.refuse(read.name, solver.error());
    const auto initials = std::max<std::size_t>(1, (*read.puzzle)->initials.size());
    SolvedPuzzle answer{.puzzle = **read.puzzle};
    answer.json.read = read.seconds / initials;
    answer.json.build = (Clock::now() - start) / initials;
    return answer_initials(call, read, [&](std::size_t initial, const std::string& name) {
        answer.name = name;
        return solve_initial(files, call, *solver, initial, answer);
    });
}

/// Logs how large the model and its search were, and how long both took.
void log_statistics(const PuzzleCall& call, const PuzzleSolver& solver, const SolvedPuzzle& answer) {
    const SearchStatistics work = solver.statistics();
    const auto milliseconds = [](auto time) {
        return std::chrono::duration<double, std::milli>(time).count();
    };
    call.log_verbose(
        fmt::format("{}: {} propagators; {} nodes, {} conflicts, {} propagations; built in {:.3f} ms, solved "
                    "in {:.3f} ms",
                    answer.name, solver.model().propagators().size(), work.nodes, work.conflicts,
                    work.propagations, milliseconds(answer.json.build), milliseconds(answer.json.solve)));
}

ExitCode SolveCall::solve_initial(Files& files, PuzzleCall& call, PuzzleSolver& solver, std::size_t initial,
                                  SolvedPuzzle answer) const {
    using Delivery = SolutionWriter::Delivery;
    SolutionWriter writer(call, answer, all_ ? Delivery::Immediate : Delivery::WithAnswer, max_solutions());
    const auto start = Clock::now();
    auto opened = checkpoint_.open(solver, initial, question(), count_ ? nullptr : files.answers);
    if (!opened) return refuse_call(call.session, opened.error());
    std::optional<CheckpointedRun>& checkpointed_run = *opened;
    const Outcome outcome = [&] {
        Progress progress(call.session, answer.name);
        const SolveOptions asked = solve_options(initial, progress.search());
        return checkpointed_run ? checkpointed(files.answers, solver, asked, *checkpointed_run, writer)
                                : search(solver, asked, writer);
    }();
    answer.json.solve = Clock::now() - start;
    answer.stopped = record_outcome(outcome, solver, answer.json);
    if (std::holds_alternative<Unsatisfiable>(outcome) && !json_) {
        answer.conflicting = conflicting_parts(answer.puzzle, solver, initial, call.limits);
        find_cause(call, initial, answer);
    }
    const bool is_drawn =
        !files.pictures || add_picture(*files.pictures, call, input_.regex_limits(), solver, initial, answer);
    if (count_ || all_) answer.json.solutions.reset();
    answer.is_counted = count_ && !limit_;
    writer.show_answer();
    log_statistics(call, solver, answer);
    if (const auto failed = checkpointed_run ? checkpoint_.failure(*checkpointed_run) : std::nullopt)
        return refuse_call(call.session, *failed);
    if (answer.stopped) return ExitCode::Stopped;
    call.session.out.flush();
    if (checkpointed_run) checkpointed_run->close();
    if (!is_drawn) return ExitCode::Stopped;
    const ExitCode code = answer.json.count.is_zero() ? ExitCode::None : ExitCode::Found;
    return cross_check_ ? worst(code, cross_check(call, *cross_check_, answer, solver.rules(), initial))
                        : code;
}

/// Returns the question for the checkpoint. Other search options may list or count in another order.
std::string SolveCall::question() const {
    const std::string asked = count_ ? "count" : json_ ? "list as json" : "list";
    return asked + changed_search_options(search_options_);
}

SolveOptions SolveCall::solve_options(std::size_t initial, SearchProgress& progress) const {
    return {.limit = count_ ? limit_ : std::nullopt,  // a writer counts for itself: the best may come last
            .initial = initial,
            .order = all_ ? SolutionOrder::Stable : SolutionOrder::Free,
            .verify = verify_ ? Verify::All : Verify::Samples,
            .threads = threads_.value_or(std::max(1u, std::thread::hardware_concurrency())),
            .seed = input_.seed(),
            .search = search_options_,
            .progress = &progress};
}

Outcome SolveCall::search(PuzzleSolver& solver, const SolveOptions& options, SolutionWriter& writer) const {
    if (count_ && limit_) return solver.solve(options, [](const SolutionView&) { return true; });
    if (count_)
        return solver.count({.initial = options.initial,
                             .threads = options.threads,
                             .search = options.search,
                             .progress = options.progress});
    const auto& rules = solver.rules();
    const Outcome outcome = solver.solve(
        options, [&](const SolutionView& solution) { return writer.add(rules, solution.values()); });
    writer.finish();
    return outcome;
}

Outcome SolveCall::checkpointed(FileOutput* file, PuzzleSolver& solver, const SolveOptions& options,
                                CheckpointedRun& checkpointed_run, SolutionWriter& writer) const {
    if (count_)
        return checkpointed_run.count(
            solver, {.initial = options.initial, .search = options.search, .progress = options.progress});
    return checkpointed_run.list(
        solver,
        {.initial = options.initial,
         .verify = options.verify,
         .search = options.search,
         .progress = options.progress},
        *file, [&](std::uint64_t number, std::span<const Value> values) { writer.show(number, values); });
}

/// Looks for the cause of a conflict for as long as the search took, and a little longer.
void SolveCall::find_cause(PuzzleCall& call, std::size_t initial, SolvedPuzzle& answer) const {
    Progress progress(call.session, answer.name);
    RuleContext context{answer.puzzle, call.clue_cache, call.resources, input_.regex_limits(), initial};
    const Limits limits = limited_to(call.limits, answer.json.solve + kTimeForCause);
    answer.cause = conflict_cause(context, limits);
}

}  // namespace

Command solve_command() {
    return {
        .name = "solve",
        .summary = "Solve puzzles: show the solution and tell whether it is unique.",
        .description =
            "Searches for two solutions. If there is only one, it is unique. If there are two, both are "
            "shown, and the cells in which they differ are marked. If a rule ranks the solutions "
            "(theme), all solutions are found and the best are shown first.\n\n"
            "Exit status: 0 if there is a solution, 1 if there is none, 2 if the input is wrong, 3 if a "
            "limit was reached before the answer was complete.",
        .example =
            "sator solve puzzles/regex/*.json\n"
            "sator solve --rows 'HE|LL|O+' '[PLEASE]+' --columns '[^SPEAK]+' 'EP|IP|EF'",
        .prepare = prepare_call<SolveCall>,
    };
}

}  // namespace sator::cli
