#include "cli/solve.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <system_error>
#include <thread>

#include "cli/answer_text.hpp"
#include "cli/checkpointed.hpp"
#include "cli/limit_options.hpp"
#include "cli/picture_file.hpp"
#include "cli/progress.hpp"
#include "cli/puzzle_input.hpp"
#include "cli/shown_solution.hpp"
#include "sator/render/json_lines.hpp"
#include "sator/render/rule_notes.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/puzzle_solver.hpp"
#include "sator/rules/ranked_solutions.hpp"

namespace sator {

namespace {

using Clock = std::chrono::steady_clock;

/// Enough to tell unique from not, and to show how two differ.
constexpr std::uint64_t kSolutionsByDefault = 2;
/// More are a slip.
constexpr std::uint64_t kMostThreads = 1024;
/// Of the work since the last checkpoint, this much may be lost.
constexpr std::chrono::seconds kCheckpointEvery{2};

class SolveCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    /// What all puzzles of a call share.
    struct Shared {
        Session& session;
        Limits limits;
        LanguageCache languages;
        Resources resources;
        std::optional<PictureFile> pictures;
        FileOutput* file = nullptr;  // what --output names
    };

    /// How solutions are written. What is the same in many of them is made once.
    struct Pages {
        JsonLines json;
        std::optional<FilledText> drawing;
    };

    std::expected<std::optional<PictureFile>, Diagnostic> picture_file() const;
    void add_picture(Shared& shared, const PuzzleSolver& solver, std::size_t initial, const SolvedPuzzle& answer) const;
    ExitCode refuse(Session& session, const std::string& name, const Diagnostic& error) const;
    ExitCode solve(Shared& shared, const ReadPuzzle& read) const;
    ExitCode solve_initial(Shared& shared, PuzzleSolver& solver, std::size_t initial, SolvedPuzzle answer) const;
    void prepare_many(Pages& pages, const Puzzle& puzzle, const Session& session) const;
    Outcome search(Shared& shared, PuzzleSolver& solver, std::size_t initial, SolvedPuzzle& answer, Pages& pages) const;
    void show(Shared& shared, const SolvedPuzzle& answer, Pages& pages, std::uint64_t number, std::span<const Value> values,
              std::optional<std::int64_t> score) const;
    void show_ranked(Shared& shared, SolvedPuzzle& answer, Pages& pages, const RankedSolutions& ranked) const;
    std::optional<std::uint64_t> most_solutions() const;

    PuzzleInput input_;
    LimitOptions limits_;
    std::expected<void, Diagnostic> check_call(const std::vector<ReadPuzzle>& puzzles) const;
    ExitCode solve_all(Shared& shared, const std::vector<ReadPuzzle>& puzzles) const;
    ExitCode solve_into(const Session& session, int file, Shared& shared, const std::vector<ReadPuzzle>& puzzles) const;
    Outcome checkpointed(Shared& shared, PuzzleSolver& solver, std::size_t initial, Checkpointed& notes,
                         SolvedPuzzle& answer, Pages& pages) const;

    bool all_ = false, count_ = false, json_ = false, verify_ = false;
    std::optional<std::string> checkpoint_, output_;
    std::optional<std::chrono::nanoseconds> checkpoint_every_;
    std::optional<std::uint64_t> threads_;
    std::optional<std::uint64_t> limit_;
    std::optional<std::string> picture_;
};

std::vector<Option> SolveCall::options() {
    std::vector<Option> options;
    input_.add_to(options);
    options.push_back(flag("--all", all_, "show every solution as it is found"));
    options.push_back(number("--limit", "N", limit_, "look for at most N solutions and show them", 1));
    options.push_back(flag("--count", count_, "count the solutions, and show none"));
    options.push_back(flag("--json", json_, "print an object a line for each puzzle"));
    options.push_back(text("--svg", "OUT", picture_, "also draw the answer, as what OUT's ending says: see sator render"));
    options.push_back(flag("--verify", verify_, "check every solution with the rules' plain meaning"));
    options.push_back(text("-o,--output", "OUT", output_, "write the answers to this file"));
    options.push_back(text("--checkpoint", "FILE", checkpoint_,
                           "note in this file now and then how far a --count, or an --all to --output, has come; where there is "
                           "such a file, go on there"));
    options.push_back(duration("--checkpoint-every", checkpoint_every_, "the time between two notes; 2s where it is not given"));
    options.push_back(number("--threads", "N", threads_, "search with up to N threads; as many as there are cores where it is not given", 1,
                             kMostThreads));
    limits_.add_to(options);
    return options;
}

std::optional<std::uint64_t> SolveCall::most_solutions() const {
    if (limit_) return limit_;
    return all_ ? std::nullopt : std::optional(kSolutionsByDefault);
}

std::expected<std::optional<PictureFile>, Diagnostic> SolveCall::picture_file() const {
    if (!picture_) return std::nullopt;
    if (all_ || count_) return std::unexpected(call_error("--svg draws one answer", "leave out --all and --count"));
    auto file = PictureFile::named(*picture_);
    if (!file) return std::unexpected(std::move(file.error()));
    return std::move(*file);
}

ExitCode SolveCall::run(Session& session) {
    auto pictures = picture_file();
    if (!pictures) {
        session.complain(pictures.error());
        return ExitCode::Wrong;
    }
    Shared shared{session, limits_.from_now(session), {}, file_resources(), std::move(*pictures)};
    const auto puzzles = input_.read(shared.resources);
    if (!puzzles) {
        session.complain(puzzles.error());
        return ExitCode::Wrong;
    }
    if (const auto call = check_call(*puzzles); !call) {
        session.complain(call.error());
        return ExitCode::Wrong;
    }
    if (!output_) return solve_all(shared, *puzzles);
    const int file = ::open(output_->c_str(), O_RDWR | O_CREAT | O_CLOEXEC | (checkpoint_ ? 0 : O_TRUNC), 0666);
    if (file < 0) {
        session.complain(call_error("cannot write '" + *output_ + "': " + std::generic_category().message(errno), ""));
        return ExitCode::Wrong;
    }
    return solve_into(session, file, shared, *puzzles);
}

/// The same with a file in the place of standard output.
ExitCode SolveCall::solve_into(const Session& session, int file, Shared& shared, const std::vector<ReadPuzzle>& puzzles) const {
    FileOutput out(file);
    Session to_file{.out = out, .err = session.err, .err_is_terminal = session.err_is_terminal, .interrupted = session.interrupted};
    Shared with_file{to_file, shared.limits, std::move(shared.languages), std::move(shared.resources), std::move(shared.pictures), &out};
    const ExitCode code = solve_all(with_file, puzzles);
    out.flush();
    ::close(file);
    if (out.error() == 0) return code;
    session.complain(call_error("cannot write '" + *output_ + "': " + std::generic_category().message(out.error()), ""));
    return ExitCode::Wrong;
}

/// A checkpoint is of one question, and of a listing whose length is known.
std::expected<void, Diagnostic> SolveCall::check_call(const std::vector<ReadPuzzle>& puzzles) const {
    if (!checkpoint_) return {};
    const bool is_listing = all_ && output_ && !limit_ && !count_;
    if (!is_listing && !(count_ && !all_)) {
        return std::unexpected(call_error("--checkpoint goes with --count, or with --all and --output", ""));
    }
    const bool is_one = puzzles.size() == 1 && (!puzzles[0].puzzle || (*puzzles[0].puzzle)->initials.size() <= 1);
    if (!is_one) return std::unexpected(call_error("--checkpoint takes one puzzle", "ask about one puzzle at a time"));
    return {};
}

ExitCode SolveCall::solve_all(Shared& shared, const std::vector<ReadPuzzle>& puzzles) const {
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const ReadPuzzle& read = puzzles[i];
        if (i > 0 && !json_) shared.session.out.write("\n");
        code = worst(code, read.puzzle ? solve(shared, read) : refuse(shared.session, read.name, read.puzzle.error()));
    }
    if (!shared.pictures || shared.pictures->size() == 0) return code;
    const auto error = shared.pictures->write();
    if (error) shared.session.complain(*error);
    return error ? worst(code, ExitCode::Wrong) : code;
}

void SolveCall::add_picture(Shared& shared, const PuzzleSolver& solver, std::size_t initial,
                            const SolvedPuzzle& answer) const {
    RuleContext context{answer.puzzle, shared.languages, shared.resources, input_.regex_limits(), initial};
    const Told told = shared.pictures->is_text() ? Told::All : Told::Untold;
    std::vector<std::string> notes = rule_notes(answer.puzzle, Registry::standard(), context, told);
    Shown shown = shown_solution(solver, initial, *answer.json.solutions);
    notes.insert(notes.end(), shown.notes.begin(), shown.notes.end());
    shown.notes = notes;
    shared.pictures->add(answer.puzzle, answer.name, std::move(shown), notes);
}

ExitCode SolveCall::refuse(Session& session, const std::string& name, const Diagnostic& error) const {
    if (json_) session.out.write(JsonLines::error(name, error));
    session.complain(error);
    return ExitCode::Wrong;
}

ExitCode SolveCall::solve(Shared& shared, const ReadPuzzle& read) const {
    const auto start = Clock::now();
    RuleContext context{**read.puzzle, shared.languages, shared.resources, input_.regex_limits()};
    auto solver = PuzzleSolver::build(*read.puzzle, Registry::standard(), context, shared.limits);
    if (!solver) {
        for (const Diagnostic& error : solver.error()) refuse(shared.session, read.name, error);
        return ExitCode::Wrong;
    }
    solver->use_threads(threads_.value_or(std::max(1u, std::thread::hardware_concurrency())));
    const auto initials = std::max<std::size_t>(1, (*read.puzzle)->initials.size());
    SolvedPuzzle answer{.puzzle = **read.puzzle, .name = read.name};
    answer.json.read = read.seconds / initials;
    answer.json.build = (Clock::now() - start) / initials;
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < initials; ++i) {
        if (i > 0 && !json_) shared.session.out.write("\n");
        code = worst(code, solve_initial(shared, *solver, i, answer));
    }
    return code;
}

ExitCode SolveCall::solve_initial(Shared& shared, PuzzleSolver& solver, std::size_t initial, SolvedPuzzle answer) const {
    if (initial < answer.puzzle.initials.size()) answer.name += answer.puzzle.initials[initial].name;
    Pages pages{JsonLines(answer.puzzle, answer.name), {}};
    if (all_) prepare_many(pages, answer.puzzle, shared.session);
    const auto start = Clock::now();
    std::optional<Checkpointed> notes;
    if (checkpoint_) {
        notes.emplace(*checkpoint_, checkpoint_every_.value_or(kCheckpointEvery));
        const auto opened = notes->open(solver, initial, count_ ? "count" : json_ ? "list as json" : "list");
        if (!opened) return refuse(shared.session, answer.name, opened.error());
    }
    const Outcome outcome =
        notes ? checkpointed(shared, solver, initial, *notes, answer, pages) : search(shared, solver, initial, answer, pages);
    solver.show_progress(nullptr);
    answer.json.solve = Clock::now() - start;
    answer.json.nodes = solver.statistics().nodes;
    answer.json.conflicts = solver.statistics().conflicts;
    if (const auto* solved = std::get_if<Solved>(&outcome)) {
        answer.json.count = solved->count;
        answer.json.complete = solved->complete;
    } else if (const auto* stopped = std::get_if<Stopped>(&outcome)) {
        answer.json.count = stopped->count;
        answer.json.share_done = stopped->share_done;
        answer.stopped = stopped->limit;
    } else {
        answer.json.complete = true;
        for (const RuleId rule : json_ ? std::vector<RuleId>{} : solver.refuting_rules(initial)) {
            answer.clashing.push_back(solver.rules()[rule.index()]->describe(answer.puzzle));
        }
    }
    if (shared.pictures) add_picture(shared, solver, initial, answer);
    if (count_ || all_) answer.json.solutions.reset();
    shared.session.out.write(json_ ? pages.json.answer(answer.json) : answer_text(answer, shared.session));
    if (notes && notes->error() != 0) {
        shared.session.complain(call_error("cannot write '" + *checkpoint_ + "': " + std::generic_category().message(notes->error()), ""));
        return ExitCode::Wrong;
    }
    if (answer.stopped) return ExitCode::Stopped;
    shared.session.out.flush();
    if (notes) notes->close();
    return answer.json.count.is_zero() ? ExitCode::None : ExitCode::Found;
}

void SolveCall::prepare_many(Pages& pages, const Puzzle& puzzle, const Session& session) const {
    if (json_) {
        pages.json.expect_many();
    } else if (puzzle.message.empty()) {
        pages.drawing = filled_drawing(puzzle, session.wants_colour() ? Style::Ansi : Style::Plain);
    }
}

Outcome SolveCall::search(Shared& shared, PuzzleSolver& solver, std::size_t initial, SolvedPuzzle& answer,
                          Pages& pages) const {
    Progress progress(shared.session, answer.name);
    solver.show_progress(&progress.search());
    if (count_) return solver.count(initial);
    auto& kept = answer.json.solutions.emplace();
    std::uint64_t found = 0;
    std::optional<RankedSolutions> ranked;
    const auto sink = [&](std::span<const Value> values) {
        ++found;
        if (const auto score = found == 1 || ranked ? score_of(solver.rules(), values) : std::nullopt) {
            if (!ranked) ranked.emplace(most_solutions().value_or(SIZE_MAX));
            ranked->add(*score, values);
            return true;  // the best may come last
        }
        if (!all_) {
            kept.emplace_back(values.begin(), values.end());
        } else {
            show(shared, answer, pages, found, values, std::nullopt);
        }
        return shared.session.out.error() == 0 && found != most_solutions();
    };
    const SolutionOrder order = all_ ? SolutionOrder::Stable : SolutionOrder::Free;
    const Outcome outcome = solver.solve(initial, sink, verify_ ? Verify::All : Verify::Samples, order);
    if (ranked) show_ranked(shared, answer, pages, *ranked);
    return outcome;
}

Outcome SolveCall::checkpointed(Shared& shared, PuzzleSolver& solver, std::size_t initial, Checkpointed& notes,
                                SolvedPuzzle& answer, Pages& pages) const {
    Progress progress(shared.session, answer.name);
    solver.show_progress(&progress.search());
    if (count_) return notes.count(solver, initial);
    return notes.list(solver, initial, verify_ ? Verify::All : Verify::Samples, *shared.file,
                      [&](std::uint64_t number, std::span<const Value> values) {
                          show(shared, answer, pages, number, values, std::nullopt);
                      });
}

void SolveCall::show(Shared& shared, const SolvedPuzzle& answer, Pages& pages, std::uint64_t number,
                     std::span<const Value> values, std::optional<std::int64_t> score) const {
    shared.session.out.write(json_ ? pages.json.solution(number, values, score)
                                   : solution_text(answer, number, values, score, shared.session,
                                                   pages.drawing ? &*pages.drawing : nullptr));
}

void SolveCall::show_ranked(Shared& shared, SolvedPuzzle& answer, Pages& pages, const RankedSolutions& ranked) const {
    std::uint64_t number = 0;
    for (const auto& [score, values] : ranked.best()) {
        if (all_) {
            show(shared, answer, pages, ++number, values, score);
        } else {
            answer.json.solutions->push_back(values);
            answer.json.scores.push_back(score);
        }
    }
}

}  // namespace

Command solve_command() {
    return {
        .name = "solve",
        .summary = "Solve puzzles: draw the solution and say whether it is the only one.",
        .description = "Looks for two solutions: one alone is unique, two are shown with the cells marked in which they differ. "
                       "Exits with 0 where there is a solution, 1 where there is none, 2 where the input is wrong, 3 where a "
                       "limit kept the question from its full answer. Where a rule ranks the solutions (theme), all are looked for "
                       "and the best are shown first.",
        .example = "sator solve puzzles/regex/*.json\n"
                   "sator solve --rows 'HE|LL|O+' '[PLEASE]+' --columns '[^SPEAK]+' 'EP|IP|EF'",
        .prepare =
            [] {
                const auto call = std::make_shared<SolveCall>();
                return Call{call->options(), [call](Session& session) { return call->run(session); }};
            },
    };
}

}  // namespace sator
